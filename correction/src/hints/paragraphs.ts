import type { Analysis } from '../analysis/analysis.ts';
import { LINE, QUOTED, UNCHECKED } from '../analysis/hold-back.ts';
import type { Stretch } from '../api.ts';

/** A line of a text as the sentences in it, [from, to). */
export interface Paragraph {
  from: number;
  to: number;
}

/** The paragraphs of running text: headings, lists and verse are none. Asked for with `a.once`. */
export function paragraphsOf(a: Analysis): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | null = null;
  for (let s = 0; s + 1 < a.sentences.length; s++) {
    const first = a.sentences[s]!;
    const isNewLine = first > 0 && /[\n\r]/.test(a.text.slice(a.ends[first - 1], a.starts[first]));
    if (isNewLine) open = null;
    if (a.held[first]! & LINE) continue;
    if (open) open.to = s + 1;
    else paragraphs.push((open = { from: s, to: s + 1 }));
  }
  return paragraphs;
}

/** Words of the sentences [from, to), marks not counted. */
export function countWords(a: Analysis, { from, to }: Paragraph): number {
  let words = 0;
  for (let k = a.sentences[from]!; k < a.sentences[to]!; k++) if (!a.isMark(k)) words++;
  return words;
}

/** The writer's own words, not somebody's that are quoted, and not struck through. */
export const isOwn = (a: Analysis, at: number): boolean => (a.held[at]! & (QUOTED | UNCHECKED)) === 0;

/** Where a word stands in the text. */
export const stretchOf = (a: Analysis, at: number, last = at): Stretch => [a.starts[at]!, a.ends[last]!];

/** »en«, »en« og »en« */
export const quoted = (words: readonly string[]): string =>
  words
    .map((word) => `»${word}«`)
    .reduce((all, word, k) => (k === words.length - 1 ? `${all} og ${word}` : `${all}, ${word}`));
