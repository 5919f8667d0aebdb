import { TextBlocks } from '../../../../ui/text-blocks.tsx';
import { itemText } from '../../item-kinds.text.ts';
import { Chosen } from '../../parts/chosen.tsx';
import { Filled } from '../../parts/filled.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { questionNumbers } from '../../parts/question-numbers.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from '../../parts/answered.module.css';

/** A text to open, and its questions one by one. */
export function AnsweredReading({ item, feedback }: AnsweredProps<'read-and-answer'>) {
  const numbers = questionNumbers(item.questions);
  return (
    <>
      <details className={classNames(s.read, 'no-print')}>
        <summary>
          <span lang="da">{itemText.answered.toText}</span>: {item.title}
        </summary>
        {item.byline !== null && <p>{item.byline}</p>}
        <TextBlocks blocks={item.text} />
      </details>
      <ol className={s.questions}>
        {item.questions.map((question, at) => {
          const parts = feedback.grade.questions?.[at]?.parts ?? [];
          return (
            <li key={at} data-number={`${numbers[at]}.`}>
              {'question' in question ? (
                <Chosen question={question.question} parts={parts} mayMiss={question.kind === 'several-choice'} />
              ) : (
                <Filled parts={question.parts} answers={parts} />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
