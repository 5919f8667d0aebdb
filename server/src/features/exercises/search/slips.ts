import { type SearchWord, verbOf } from './search-words.ts';

/** How many slips a word of this length may have: short words are too like each other. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** The most words that one with a slip is taken for. */
const MOST_MEANT = 4;

/** Letters to put in, leave out, change or swap with the next one; anything over `most` is `most + 1`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

/** The words of texts, each with what finds it: »nutids-r« is known as »nutids«, »r« and »nutidsr«. */
export function vocabularyOf(texts: Iterable<string>): Map<string, string> {
  const known = new Map<string, string>();
  for (const text of texts)
    for (const joined of text.toLocaleLowerCase('da').match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []) {
      const parts = joined.split('-');
      for (const part of parts) known.set(part, part);
      const [first = ''] = parts;
      if (parts.length > 1 && !known.has(parts.join(''))) known.set(parts.join(''), first);
    }
  return known;
}

function meantBy(text: string, known: Map<string, string>): string[] {
  const exact = known.get(text);
  if (exact !== undefined) return [exact];
  const beginnings = [text, ...verbOf(text)];
  if ([...known.keys()].some((word) => beginnings.some((begin) => word.startsWith(begin)))) return [text];
  const most = slipsIn(text);
  const near = [...known]
    .map(([word, finds]) => ({
      finds,
      slips: word[0] === text[0] ? slipsBetween(text, word, most) : most + 1,
      isShorter: word.length < text.length,
    }))
    .filter(({ slips }) => slips <= most);
  const least = Math.min(...near.map(({ slips }) => slips));
  const nearest = near.filter(({ slips }) => slips === least);
  // a letter is left out more often than put in: »koma« is »komma« and not »kom«
  const whole = nearest.filter(({ isShorter }) => !isShorter);
  return [...new Set((whole.length > 0 ? whole : nearest).map(({ finds }) => finds))].slice(0, MOST_MEANT);
}

/** What was meant by a search that found nothing; null where a word is like none that there is. */
export function withoutSlips(words: readonly SearchWord[], known: Map<string, string>): SearchWord[] | null {
  const meant = words.map((word) => ({ ...word, meant: meantBy(word.text, known) }));
  return meant.every((word) => word.meant.length > 0 || word.productIds.length > 0) ? meant : null;
}
