import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { textOf, textsOf } from '../answer-values.ts';
import { playerText as text } from '../player.text.ts';
import { Emphasised } from '../../../ui/emphasised.tsx';
import { type ItemProps, toggled } from './item-props.ts';
import { MarkSign, markClass } from './mark-sign.tsx';

/** One question with options to choose among: one, or several. */
function Options({
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
    <fieldset className="pl-options">
      <legend>
        <Emphasised text={question} />
      </legend>
      {type === 'checkbox' && <p className="pl-small">{text.several}</p>}
      {options.map((option, at) => {
        const isChosen = chosen.includes(option);
        const isRight = right === null || (!isChosen && !right.includes(option)) ? null : right.includes(option);
        return (
          <label key={option} className={classNames('pl-option', isChosen && 'is-chosen', markClass(isRight))}>
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

/** One right option. */
export function ChoiceView({ item, value, onChange, feedback, isChecked }: ItemProps<'choice'>) {
  return (
    <Options
      question={item.question}
      options={item.options}
      chosen={[textOf(value)]}
      type="radio"
      right={feedback && [textOf(feedback.rightAnswer)]}
      isChecked={isChecked}
      onPick={onChange}
    />
  );
}

/** Several right options. */
export function SeveralChoiceView({ item, value, onChange, feedback, isChecked }: ItemProps<'several-choice'>) {
  return (
    <Options
      question={item.question}
      options={item.options}
      chosen={textsOf(value)}
      type="checkbox"
      right={feedback && textsOf(feedback.rightAnswer)}
      isChecked={isChecked}
      onPick={(option) => onChange(toggled(textsOf(value), option))}
    />
  );
}
