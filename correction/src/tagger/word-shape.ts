export const CAPITAL = 1;
export const ALL_CAPITALS = 2;
export const HAS_DIGIT = 4;
export const HAS_HYPHEN = 8;
export const NO_LETTER = 16;
export const HAS_STOP = 32;

/** How a word looks, as bits. */
export function wordShape(word: string): number {
  let shape = 0;
  if (/^\p{Lu}/u.test(word)) shape |= CAPITAL;
  if (word.length > 1 && /^\p{Lu}+$/u.test(word)) shape |= ALL_CAPITALS;
  if (/\d/.test(word)) shape |= HAS_DIGIT;
  if (word.includes('-')) shape |= HAS_HYPHEN;
  if (/^\P{L}+$/u.test(word)) shape |= NO_LETTER;
  if (word.length > 1 && word.includes('.')) shape |= HAS_STOP;
  return shape;
}
