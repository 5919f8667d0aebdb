import { useRef } from 'react';
import { textOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import { AnswerField, Gap } from '../../parts/gap.tsx';
import type { ItemProps } from '../../parts/item-props.ts';
import { SoundPlayer } from './sound-player.tsx';

/** A word or a sentence that is heard and written. Whoever plays it can write at once. */
export function DictationView({ item, sound = '', value, onChange, feedback, isChecked }: ItemProps<'dictation'>) {
  const field = useRef<HTMLInputElement>(null);
  const isRight = feedback?.grade.parts[0]?.isRight ?? null;
  return (
    <>
      <SoundPlayer
        address={sound}
        onPlay={() => {
          if (!isChecked) field.current?.focus();
        }}
      />
      <p data-part="sentence">
        {item.before}
        <Gap isRight={isRight} isWide={item.before === '' && item.after === ''}>
          <AnswerField
            ref={field}
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
    </>
  );
}
