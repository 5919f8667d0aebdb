import { IconCheck, IconX } from '../../../ui/icons.ts';
import { itemText as text } from '../item-kinds.text.ts';

/** A tick or a cross, with its word for those who do not see it. */
export function MarkSign({ isRight }: { isRight: boolean }) {
  return (
    <span className="pl-sign">
      {isRight ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
      <span className="sr">{isRight ? text.isRight : text.isWrong}</span>
    </span>
  );
}

/** The class of a part that is checked. */
export const markClass = (isRight: boolean | null): string =>
  isRight === null ? '' : isRight ? 'is-right' : 'is-wrong';
