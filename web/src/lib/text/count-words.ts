/** The same runs as the server counts, so that both say the same number (PD-19). */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ‐‑-][\p{L}\p{N}\p{M}]+)*/gu;

/** Number of words: runs of letters or digits, an inner apostrophe or hyphen not parting them. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
