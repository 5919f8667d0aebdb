import type { Correction } from '../src/api.ts';

/** A text's corrections for people: line and column, what to write instead, and why. */
export function printReport(text: string, corrections: readonly Correction[], colours: boolean): string {
  if (corrections.length === 0) return 'Ingen fejl fundet.';
  const paint = (code: number, words: string): string => (colours ? `\u001b[${code}m${words}\u001b[0m` : words);
  const lineStarts = startsOfLines(text);
  const marks = corrections.map((mark) => {
    const line = lineOf(lineStarts, mark.offset);
    const place = `${line + 1}:${mark.offset - lineStarts[line]! + 1}`;
    const replacement = mark.replacements[0];
    const change =
      replacement === undefined
        ? paint(31, mark.token)
        : replacement === ''
          ? `${paint(31, mark.token)} → (slet)`
          : `${paint(31, mark.token)} → ${paint(32, mark.replacements.slice(0, 3).join(' / '))}`;
    const kinds = mark.categories.map((c) => `${c.category.title}: ${c.subcategory.title}`).join(' + ');
    return `${paint(2, place)}  ${change}  ${paint(2, `[${kinds}]`)}\n    ${mark.explanation}`;
  });
  const count = corrections.length === 1 ? '1 fejl fundet.' : `${corrections.length} fejl fundet.`;
  return `${marks.join('\n')}\n${count}`;
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  return starts;
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
