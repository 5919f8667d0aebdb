import { IconCheck, IconX } from '../../../ui/icons.ts';
import { classNames } from '../../../ui/class-names.ts';
import { itemText as text } from '../item-kinds.text.ts';
import s from '../items.module.css';

/** A tick or a cross, with its word for those who do not see it. */
export function MarkSign({ isRight, className }: { isRight: boolean; className?: string | undefined }) {
  return (
    <span className={classNames(s.sign, className)}>
      {isRight ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
      <span className="sr">{isRight ? text.isRight : text.isWrong}</span>
    </span>
  );
}

/** How a part that is checked went: its `data-went`, which its styles read. */
export const wentOf = (isRight: boolean | null, isMissed = false): 'right' | 'wrong' | 'missed' | undefined =>
  isMissed ? 'missed' : isRight === null ? undefined : isRight ? 'right' : 'wrong';
