import type { AnswerResult } from '@ordklar/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../../lib/dates/use-now.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { IconArrowRight } from '../../../../ui/icons.ts';
import { DateText } from '../../../../ui/text-parts.tsx';
import { taskAddress } from '../../task-words.ts';
import { resultsText } from '../../results.text.ts';
import s from './self-correction.module.css';

const text = resultsText.text;

/** 'Ret din opgave', where the teacher has asked for it and it is not done (ANS-17). */
export function SelfCorrection({ homework }: { homework: AnswerResult['selfCorrectionHomework'] }) {
  const id = useId();
  const now = useNow();
  if (!homework) return null;
  if (homework.completed !== null) return <p className={s.corrected}>{text.corrected}</p>;
  const isPast = homework.deadline !== null && homework.deadline + 60 <= now;
  return (
    <section className={s.turn} aria-labelledby={id}>
      <div>
        <h2 id={id}>{text.turn}</h2>
        <p>{text.turnText}</p>
        {homework.deadline !== null && (
          <p>
            {isPast ? text.turnWasDue : text.turnDue}{' '}
            <b>
              <DateText at={homework.deadline} form="deadline" />
            </b>
            {isPast && `. ${text.turnLate}`}
          </p>
        )}
      </div>
      <Link
        className={buttonClass('primary', true, s.correct)}
        to={taskAddress({ exerciseId: homework.exerciseId, homeworkId: homework.id })}
      >
        {text.correct}
        <IconArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}
