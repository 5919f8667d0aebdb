import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Emphasised } from '../../../ui/emphasised.tsx';
import { itemText as text } from '../item-kinds.text.ts';
import { MarkSign, wentOf } from './mark-sign.tsx';
import items from '../items.module.css';
import s from './options.module.css';

/** One question with options to choose among: one, or several. */
export function Options({
  question,
  options,
  chosen,
  type,
  right,
  isChecked,
  onPick,
}: {
  question: string;
  options: readonly string[];
  chosen: readonly string[];
  type: 'radio' | 'checkbox';
  /** The right options, once the answer is checked. */
  right: readonly string[] | null;
  isChecked: boolean;
  onPick: (option: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className={s.options} data-part="options">
      <legend>
        <Emphasised text={question} />
      </legend>
      {type === 'checkbox' && <p className={items.small}>{text.several}</p>}
      {options.map((option, at) => {
        const isChosen = chosen.includes(option);
        const isRight = right === null || (!isChosen && !right.includes(option)) ? null : right.includes(option);
        return (
          <label
            key={option}
            className={classNames(s.option, isChosen && s.isChosen)}
            data-part="option"
            data-went={wentOf(isRight)}
          >
            <input
              type={type}
              name={name}
              checked={isChosen}
              disabled={isChecked && !isChosen}
              onChange={() => !isChecked && onPick(option)}
            />
            <span>{option}</span>
            {isRight !== null ? (
              <MarkSign isRight={isRight} />
            ) : (
              at < 9 && !isChecked && <kbd aria-hidden="true">{at + 1}</kbd>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
