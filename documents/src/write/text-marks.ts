/** A mark in a text. */
export interface TextMark {
  offset: number;
  length: number;
  /** What should stand there; '' where it goes; null where nothing is proposed. */
  replacement: string | null;
  /** '' for none. */
  comment: string;
  author: string;
}

/** Ends at its line's end, and then proposes nothing: a paragraph is not changed across its end. */
function withinLine(text: string, mark: TextMark): TextMark {
  const lineEnd = text.indexOf('\n', mark.offset);
  const end = Math.min(mark.offset + mark.length, text.length);
  if (lineEnd < 0 || end <= lineEnd) return { ...mark, length: end - mark.offset };
  return { ...mark, length: lineEnd - mark.offset, replacement: null };
}

/** The marks in their order, none over another: what covers an earlier one adds its comment to that one. */
export function separateMarks(text: string, marks: readonly TextMark[]): TextMark[] {
  const separate: TextMark[] = [];
  const inOrder = marks
    .filter(({ offset, length }) => offset >= 0 && length >= 0 && offset <= text.length)
    .toSorted((a, b) => a.offset - b.offset || a.length - b.length);
  for (const mark of inOrder.map((each) => withinLine(text, each))) {
    const last = separate.at(-1);
    if (!last || mark.offset >= last.offset + last.length) separate.push(mark);
    else
      separate[separate.length - 1] = {
        ...last,
        comment: [last.comment, mark.comment].filter((comment) => comment !== '').join('\n'),
      };
  }
  return separate;
}
