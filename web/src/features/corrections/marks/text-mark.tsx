import { classNames } from '../../../ui/class-names.ts';
import { memo } from 'react';
import type { LaidMark, Piece } from './lay-out-marks.ts';
import { markLabel } from './mark-label.ts';
import { markClasses } from './mark-place.ts';
import { mainCategory } from './mark-type.ts';

/** The first part of a mark is its button; a real button element could not break across lines. */
const buttonOf = (mark: LaidMark, pressed: boolean) => ({
  role: 'button',
  tabIndex: 0,
  'aria-pressed': pressed,
  'aria-label': markLabel(mark),
  'data-number': mark.number,
});

/** One piece of a mark in the text. Presses are handled by the sheet, which finds the mark by `data-mark`. */
export const TextMark = memo(function TextMark({
  piece,
  pressed,
}: {
  piece: Exclude<Piece, { kind: 'text' }>;
  pressed: boolean;
}) {
  const { correction, place, hidden } = piece.mark;
  const attributes = {
    className: markClasses(correction, place, hidden),
    'data-mark': correction.id,
    title: mainCategory(correction)?.subcategory.title,
  };
  if (piece.kind === 'mark')
    return (
      <span
        {...attributes}
        {...(piece.button ? buttonOf(piece.mark, pressed) : { 'data-pressed': pressed || undefined })}
      >
        {piece.text}
      </span>
    );
  if (piece.kind === 'sign')
    return (
      <span {...attributes} {...buttonOf(piece.mark, pressed)} data-inserted="">
        {place.sign}
      </span>
    );
  return (
    <span
      {...attributes}
      {...buttonOf(piece.mark, pressed)}
      className={classNames(attributes.className, 'mark--also')}
      data-inserted=""
    >
      {piece.mark.number}
    </span>
  );
}, samePiece);

type Props = { piece: Exclude<Piece, { kind: 'text' }>; pressed: boolean };

/** Laying out makes new pieces each time; only what shows decides whether one is redrawn. */
function samePiece(a: Props, b: Props): boolean {
  return (
    a.pressed === b.pressed &&
    a.piece.kind === b.piece.kind &&
    a.piece.mark.correction === b.piece.mark.correction &&
    a.piece.mark.hidden === b.piece.mark.hidden &&
    a.piece.mark.number === b.piece.mark.number &&
    (a.piece.kind !== 'mark' ||
      b.piece.kind !== 'mark' ||
      (a.piece.text === b.piece.text && a.piece.button === b.piece.button))
  );
}
