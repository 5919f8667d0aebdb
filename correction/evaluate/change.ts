import type { Correction } from '../src/index.ts';

/** Where a mark changes the text. `start === end` puts `inserted` in at that place. */
export interface Change {
  start: number;
  end: number;
  /** What stands in the span after the first replacement; undefined when the mark has no replacement. */
  inserted: string | undefined;
}

type Mark = Pick<Correction, 'offset' | 'length' | 'token' | 'replacements'>;

/**
 * A mark is anchored on words, but one that only adds or removes punctuation, spaces or whole words (`år` → `år,`,
 * `lov` → `lov til`) changes the text at a single place; it is judged there and not on the word.
 */
export function changeOf({ offset, length, token, replacements }: Mark): Change {
  const replacement = replacements[0];
  const whole: Change = { start: offset, end: offset + length, inserted: replacement };
  if (replacement === undefined || replacement === '') return whole;
  const narrow = narrowed(token, replacement);
  const addsWords = narrow.removed === '' && /^\s|\s$/.test(narrow.added) && /[\p{L}\p{N}]/u.test(narrow.added);
  if (!addsWords && lettersOf(token) !== lettersOf(replacement)) return whole;
  const start = offset + narrow.from;
  return { start, end: start + narrow.removed.length, inserted: narrow.added };
}

/** The letters and digits of a text: what punctuation and spaces leave. */
export function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function narrowed(before: string, after: string): { from: number; removed: string; added: string } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return {
    from: head,
    removed: before.slice(head, before.length - tail),
    added: after.slice(head, after.length - tail),
  };
}
