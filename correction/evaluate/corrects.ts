import type { Correction } from '../src/index.ts';
import type { GoldError } from './passage.ts';

/** More neighbours than this in one mark's stretch are corrected all or none. */
const MOST_NEIGHBOURS = 5;

/**
 * Whether the first replacement, put in, gives the right text over the mark and the error together. Other errors in
 * that stretch may be corrected by it or left: they are judged on their own.
 */
export function corrects(
  text: string,
  mark: Pick<Correction, 'offset' | 'length' | 'replacements'>,
  gold: GoldError,
  golds: readonly GoldError[],
): boolean {
  const [replacement] = mark.replacements;
  if (replacement === undefined) return false;
  let from = Math.min(mark.offset, gold.start);
  let to = Math.max(mark.offset + mark.length, gold.end);
  const neighbours = golds.filter((other) => other !== gold && other.start <= to && other.end >= from);
  for (const { start, end } of neighbours) {
    from = Math.min(from, start);
    to = Math.max(to, end);
  }
  const result = text.slice(from, mark.offset) + replacement + text.slice(mark.offset + mark.length, to);
  return expectations(text, from, to, gold, neighbours).has(spaced(result));
}

/** Every text that the stretch may become with the gold error corrected. */
function expectations(
  text: string,
  from: number,
  to: number,
  gold: GoldError,
  neighbours: readonly GoldError[],
): Set<string> {
  const chosen = neighbours.slice(0, MOST_NEIGHBOURS);
  const parts = [...chosen, gold].toSorted((one, other) => one.start - other.start || one.end - other.end);
  let texts = [''];
  let read = from;
  for (const part of parts) {
    const between = text.slice(read, part.start);
    const choices = part === gold ? part.rights : [part.wrong, ...part.rights];
    texts = texts.flatMap((before) => choices.map((choice) => before + between + choice));
    read = part.end;
  }
  return new Set(texts.map((before) => spaced(before + text.slice(read, to))));
}

/**
 * Striking a word leaves two spaces or one, by where the mark is anchored; the reader sees the same text. A comma before a closing quotation mark
 * is as right as one after it.
 */
function spaced(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,([«"”“])(?= |$)/g, '$1,')
    .trim();
}
