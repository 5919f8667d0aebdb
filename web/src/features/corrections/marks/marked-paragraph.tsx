import { memo } from 'react';
import type { Paragraph } from './lay-out-marks.ts';
import { TextMark } from './text-mark.tsx';
import type { MarginRow } from './use-margin-numbers.ts';
import s from './marked-text.module.css';

/** Characters that fit into the margin of a wide sheet; more numbers than that are drawn as a span, '18–22'. */
const ROOM = 9;

function MarginNumbers({ row, selected }: { row: MarginRow; selected: number | null }) {
  const [first = 0] = row.numbers;
  const last = row.numbers.at(-1) ?? first;
  const tight = row.numbers.join(' ').length > ROOM;
  return (
    <span
      className={s.marginRow}
      data-part="margin-row"
      style={{ top: row.top }}
      data-many={row.numbers.length > 2 || undefined}
      data-tight={tight || undefined}
    >
      {row.numbers.map((number) => (
        <i key={number} className={number === selected ? s.on : undefined}>
          {number}
        </i>
      ))}
      <b>{`${first}–${last}`}</b>
    </span>
  );
}

/** One line of the pupil's text with its marks and their numbers in the margin; redrawn only when one of them changes. */
export const MarkedParagraph = memo(function MarkedParagraph({
  paragraph,
  rows,
  selectedId,
  selectedNumber,
}: {
  paragraph: Paragraph;
  rows: MarginRow[] | undefined;
  /** Only when the chosen mark stands in this paragraph. */
  selectedId: string | null;
  selectedNumber: number | null;
}) {
  const Line = paragraph.isTitle ? 'h2' : 'p';
  return (
    <Line className={s.markedLine} data-start={paragraph.start}>
      {rows && rows.length > 0 && (
        <span className={s.margin} aria-hidden="true" data-inserted="">
          {rows.map((row) => (
            <MarginNumbers key={row.top} row={row} selected={selectedNumber} />
          ))}
        </span>
      )}
      {paragraph.pieces.map((piece, index) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          <TextMark key={index} piece={piece} pressed={piece.mark.correction.id === selectedId} />
        ),
      )}
    </Line>
  );
});
