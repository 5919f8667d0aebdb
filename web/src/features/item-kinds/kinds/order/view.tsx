import { textsOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import type { ItemProps } from '../../parts/item-props.ts';
import { MarkSign, wentOf } from '../../parts/mark-sign.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import items from '../../items.module.css';
import s from './order-view.module.css';

/** Which of the pieces are not placed yet; a piece that is there twice can be placed twice. */
function leftOf(pieces: readonly string[], placed: readonly string[]): { piece: string; at: number }[] {
  const used = [...placed];
  return pieces.flatMap((piece, at) => {
    const place = used.indexOf(piece);
    if (place < 0) return [{ piece, at }];
    used.splice(place, 1);
    return [];
  });
}

/** Pieces that are pressed in the right order; a placed one goes back by a press. */
export function OrderView({ item, value, onChange, feedback, isChecked }: ItemProps<'order'>) {
  const placed = textsOf(value);
  return (
    <div>
      <div className={classNames(items.line, s.placed)} role="group" aria-label={text.placed}>
        {placed.length === 0 && <span className={items.small}>{text.emptyOrder}</span>}
        {placed.map((piece, at) => {
          const isRight = feedback?.grade.parts[at]?.isRight ?? null;
          return (
            <button
              key={at}
              type="button"
              className={items.piece}
              data-part="piece"
              data-went={wentOf(isRight)}
              aria-label={isChecked ? piece : text.takeBack(piece)}
              disabled={isChecked}
              onClick={() => onChange(placed.filter((_, other) => other !== at))}
            >
              {piece}
              {isRight !== null && <MarkSign isRight={isRight} />}
            </button>
          );
        })}
      </div>
      {!isChecked && (
        <div
          className={classNames(items.line, items.lineLeft)}
          data-part="left"
          role="group"
          aria-label={text.notPlaced}
        >
          {leftOf(item.pieces, placed).map(({ piece, at }) => (
            <button
              key={at}
              type="button"
              className={items.piece}
              data-part="piece"
              onClick={() => onChange([...placed, piece])}
            >
              {piece}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
