import type { AnswerResult, Homework } from '@ordklar/contract';
import { Link, useSearchParams } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { IconPrinter } from '../../../ui/icons.ts';
import { useCurrentUser } from '../../accounts/index.ts';
import { ReassignTools } from '../../corrections/index.ts';
import { taskAddress } from '../task-words.ts';
import { testText as text } from '../test-results.text.ts';
import { useDeleteAttempt } from '../use-delete-attempt.ts';
import { ATTEMPT_PARAM, AttemptChooser } from './attempt-chooser.tsx';
import { AttemptResult } from './attempt-result.tsx';
import { AttemptsTable } from './attempts-table.tsx';
import s from '../test-results.module.css';

/** When it was handed in, and what it came to where that may be seen. */
function Outcome({ attempt }: { attempt: AnswerResult }) {
  const { completed, resultPercentage, correctAnswers, answerCount } = attempt;
  return (
    <p className={s.outcome}>
      {resultPercentage !== null && correctAnswers !== null && answerCount !== null && (
        <b>{text.result(resultPercentage, correctAnswers, answerCount)}</b>
      )}
      <span>{text.handedIn(longDate(completed, { time: true }))}</span>
      <Button
        look="quiet"
        className="no-print"
        icon={<IconPrinter aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {text.print}
      </Button>
    </p>
  );
}

/** One attempt at a task, the others to choose among, and what a teacher can do about it. */
export function TaskResult({ task, attempts }: { task: Homework; attempts: readonly AnswerResult[] }) {
  const { isTeacher } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const chosen = Number(params.get(ATTEMPT_PARAM)) || null;
  const attempt = attempts.find(({ exerciseProgressId }) => exerciseProgressId === chosen) ?? attempts[0];
  const kind = task.kind === 'test' ? 'test' : 'exercise';
  const remove = useDeleteAttempt(kind, attempts[0]);
  const isOpen = task.exerciseProgressId === null || !attempt;
  const select = (id: number) =>
    setParams({ [ATTEMPT_PARAM]: String(id) }, { replace: true, preventScrollReset: true });
  return (
    <>
      {isOpen && (
        <div className={s.open}>
          <p>{!attempt ? text.notHandedIn[kind] : text.openAgain[isTeacher ? 'teacher' : 'pupil']}</p>
          {!isTeacher && (
            <Link className={buttonClass('line')} to={taskAddress(task)}>
              {text.toTask}
            </Link>
          )}
        </div>
      )}
      <AttemptChooser attempts={attempts} current={attempt?.exerciseProgressId ?? 0} />
      {attempt && chosen !== null && chosen !== attempt.exerciseProgressId && (
        <p className={s.open} role="status">
          {text.goneAttempt}
        </p>
      )}
      {attempt && <Outcome attempt={attempt} />}
      {attempt && attempt.hideResults && !isTeacher ? (
        <p>{text.hidden}</p>
      ) : (
        attempt && <AttemptResult key={attempt.exerciseProgressId} task={task} attempt={attempt} />
      )}
      {isTeacher && attempt && (
        <div className={s.again}>
          <ReassignTools key={attempt.exerciseProgressId} answer={attempt} />
        </div>
      )}
      {attempts.length > 0 && (
        <AttemptsTable
          attempts={attempts}
          current={attempt?.exerciseProgressId ?? 0}
          onSelect={select}
          heading={text.attempts}
          forTeacher={isTeacher}
          {...(isTeacher && { onDelete: (gone: AnswerResult) => void remove(gone) })}
        />
      )}
    </>
  );
}
