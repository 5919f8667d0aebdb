import { textOf } from '../answer-values.ts';
import { playerText as text } from '../player.text.ts';
import { AnswerField, Gap } from './gap.tsx';
import type { ItemProps } from './item-props.ts';

/** A word or a sentence that is heard and written. */
export function DictationView({ item, value, onChange, feedback, isChecked }: ItemProps<'dictation'>) {
  const isRight = feedback?.grade.parts[0]?.isRight ?? null;
  return (
    <p className="pl-text">
      {item.before}
      <Gap isRight={isRight} isWide={item.before === '' && item.after === ''}>
        <AnswerField
          aria-label={text.yourWord}
          value={textOf(value)}
          readOnly={isChecked}
          isRight={isRight}
          maxLength={400}
          onWrite={onChange}
        />
      </Gap>
      {item.after}
    </p>
  );
}
