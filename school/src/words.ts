const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ‐‑-][\p{L}\p{N}\p{M}]+)*/gu;

/** Number of words: runs of letters or digits, an inner apostrophe or hyphen not parting them (PD-19). */
export function countWords(text: string): number {
  let count = 0;
  WORD.lastIndex = 0;
  while (WORD.test(text)) count++;
  return count;
}

/** What white space parts, each with the marks that stand at it: ['Da', 'klokken', 'ringede,']; [''] of an empty text. */
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
