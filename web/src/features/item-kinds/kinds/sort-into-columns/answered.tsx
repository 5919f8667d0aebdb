import { columnsOf } from '@ordklar/exercise-kinds/play';
import { itemText } from '../../item-kinds.text.ts';
import { AnswerSign } from '../../parts/answer.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import s from '../../parts/answered.module.css';

const text = itemText.answered;

/** Each column with what belongs in it; of what was laid elsewhere, where. */
export function AnsweredSort({ item, feedback }: AnsweredProps<'sort-into-columns'>) {
  const columns = columnsOf(feedback.rightAnswer);
  let at = 0;
  return (
    <dl className={s.sorted}>
      {item.columns.map((title, column) => (
        <div key={title}>
          <dt>{title}</dt>
          {columns[column]?.map((member) => {
            const part = feedback.grade.parts[at++];
            const isRight = part?.isRight ?? false;
            return (
              <dd key={member}>
                {member}
                <AnswerSign isRight={isRight} />
                {!isRight && <small lang="da">{part?.given ? text.sortedAs(part.given) : text.notSorted}</small>}
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}
