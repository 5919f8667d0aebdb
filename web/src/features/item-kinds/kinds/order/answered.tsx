import { textsOf } from '@ordklar/exercise-kinds/play';
import { Answer } from '../../parts/answer.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import s from '../../parts/answered.module.css';

/** The whole line, since pieces in the wrong order say little one by one. */
export function AnsweredOrder({ answer, feedback: { grade, rightAnswer } }: AnsweredProps<'order'>) {
  return (
    <p className={s.text}>
      <Answer
        given={textsOf(answer).join(' ')}
        right={textsOf(rightAnswer).join(' ')}
        isRight={grade.right === grade.of}
      />
    </p>
  );
}
