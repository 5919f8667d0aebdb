import { classNames } from '../../../ui/class-names.ts';
import { textOf } from '../answer-values.ts';
import { playerText as text } from '../player.text.ts';
import type { ItemProps } from './item-props.ts';
import { MarkSign, markClass } from './mark-sign.tsx';

/** A word or a sentence that is heard and written. */
export function DictationView({ item, value, onChange, feedback, isChecked }: ItemProps<'dictation'>) {
  const isRight = feedback?.grade.parts[0]?.isRight ?? null;
  const isSentence = item.before === '' && item.after === '';
  return (
    <p className="pl-text">
      {item.before}
      <span className={classNames('pl-gap', isSentence && 'pl-gap--wide', markClass(isRight))}>
        <input
          type="text"
          aria-label={text.yourWord}
          value={textOf(value)}
          readOnly={isChecked}
          aria-invalid={isRight === false || undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={400}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {isRight !== null && <MarkSign isRight={isRight} />}
      </span>
      {item.after}
    </p>
  );
}
