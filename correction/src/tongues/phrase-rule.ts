import type { TongueFinding } from './tongue-finding.ts';
import type { TongueRule } from './tongue-rule.ts';
import type { TongueText } from './tongue-text.ts';

/** Words that are wrong in a row, and what is right. */
interface Phrase {
  left: readonly ReadonlySet<string>[];
  right: readonly string[];
}

/** A rule that is a list of phrases. */
interface PhraseRule extends Omit<TongueRule, 'match' | 'on'> {
  /**
   * A phrase a line, »good/better in english > $1 at $3«: alternatives with strokes between, `$1` for the first word as it is written.
   */
  phrases: string;
  confidence?: number;
  /** What else must hold where the phrase was found, from its first place to its last. */
  unless?(t: TongueText, from: number, to: number): boolean;
}

/** Makes a rule of a list of phrases; only the words that change are marked. */
export function phraseRule({ phrases, confidence, unless, ...rule }: PhraseRule): TongueRule {
  const table = new Map<string, Phrase[]>();
  for (const line of phrases.split('\n')) {
    const [left = '', right = ''] = line.trim().split(' > ');
    if (left === '') continue;
    const phrase: Phrase = {
      left: left.split(' ').map((words) => new Set(words.split('/').map((word) => word.replaceAll('_', ' ')))),
      right: right.split(' '),
    };
    for (const word of phrase.left[0]!) table.set(word, [...(table.get(word) ?? []), phrase]);
  }
  return {
    ...rule,
    on: [...table.keys()].join(' '),
    match(t, at) {
      for (const phrase of table.get(t.lower(at)) ?? []) {
        if (!phrase.left.every((words, k) => k === 0 || words.has(t.lower(t.after(at, k))))) continue;
        if (unless?.(t, at, at + phrase.left.length - 1)) continue;
        const finding = changed(t, at, phrase);
        return confidence === undefined ? finding : { ...finding, confidence };
      }
      return null;
    },
  };
}

/** The finding without the words that stay as they are, of which one is kept where nothing else would be marked. */
function changed(t: TongueText, from: number, { left, right }: Phrase): TongueFinding {
  const written = left.map((_, k) => t.lower(from + k));
  const wanted = right.map((word) => (word.startsWith('$') ? written[Number(word.slice(1)) - 1]! : word));
  let head = 0;
  while (head < written.length && head < wanted.length && written[head] === wanted[head]) head++;
  let tail = 0;
  while (
    tail < written.length - head &&
    tail < wanted.length - head &&
    written[written.length - 1 - tail] === wanted[wanted.length - 1 - tail]
  )
    tail++;
  const isBare = head + tail === written.length || head + tail === wanted.length;
  if (isBare && head > 0) head--;
  else if (isBare) tail--;
  const replacement = wanted
    .slice(head, wanted.length - tail)
    .map((word, k) => ownSpelling(t, from + head + k, written[head + k], word))
    .join(' ');
  return t.span(from + head, from + written.length - 1 - tail, replacement);
}

/** A word that stays keeps its capitals. */
const ownSpelling = (t: TongueText, at: number, written: string | undefined, word: string): string =>
  written === word && !t.isFirst(at) ? t.written(at) : word;
