/** What stands between two sentences. Searched as strings: a long text may have thousands of marks. */
const BETWEEN = ['. ', '! ', '? ', '\n'];

/**
 * The sentence around a place of a text, without spaces at its ends; a place that reaches into the next ones has them too.
 * Offset and length are UTF-16 code units.
 */
export function sentenceAround(text: string, offset: number, length = 1): string {
  if (offset >= text.length) return '';
  const before = BETWEEN.map((mark) => (offset === 0 ? -1 : text.lastIndexOf(mark, offset - mark.length)));
  const last = offset + Math.max(length, 1) - 1;
  const after = BETWEEN.map((mark) => text.indexOf(mark, last)).filter((at) => at >= 0);
  return text.slice(Math.max(...before) + 1, Math.min(text.length, ...after.map((at) => at + 1))).trim();
}
