import type { AnswerResult, Homework } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { ReassignTools } from '../../corrections/index.ts';
import { ReferenceLinks } from '../../courses/index.ts';
import { AnsweredItems } from '../parts/answered-items.tsx';
import { AttemptsTable } from '../parts/attempts-table.tsx';
import { PrintHead } from '../parts/print-head.tsx';
import { ResultFailed } from '../parts/result-failed.tsx';
import { SpellingTypes } from '../parts/spelling-types.tsx';

import { TestSteps } from '../parts/test-steps.tsx';
import { attemptsOf, attemptsQuery } from '../results.queries.ts';
import { resultsText } from '../results.text.ts';
import { isSpellingTest } from '../task-words.ts';
import { attemptQuery, errorTypesQuery, testStepsQuery, testTaskQuery } from '../test-results.queries.ts';
import { testText as text } from '../test-results.text.ts';
import { useDeleteAttempt } from '../use-delete-attempt.ts';
import '../results.css';
import '../test-results.css';

/**
 * How a pupil's test or exercise went, for the pupil and for the teacher (ANS-11 … ANS-14): /resultater/proeve/{homeworkId}
 * and, of an exercise, /resultater/opgave/{homeworkId}.
 */
export default function TestResultPage() {
  const homeworkId = Number(useParams().homeworkId) || 0;
  const { isTeacher, name } = useCurrentUser();
  const task = useQuery(testTaskQuery(homeworkId));
  const attempts = useQuery({
    ...attemptsQuery(attemptsOf(task.data ?? { squadId: 0, exerciseId: 0, studentId: 0, assigned: 0 })),
    enabled: task.data !== undefined,
  });
  const retry = () => void (task.isError ? task.refetch() : attempts.refetch());
  return (
    <main className="page rs-page" id="indhold" tabIndex={-1}>
      <BackLink to={isTeacher ? '/status' : '/resultater'}>{isTeacher ? text.back.teacher : text.back.pupil}</BackLink>
      {task.isError || attempts.isError ? (
        <ResultFailed student={name} task={task.data?.title ?? resultsText.unknownTask(homeworkId)} onRetry={retry} />
      ) : task.data && attempts.data ? (
        <TestResult task={task.data} attempts={attempts.data} isTeacher={isTeacher} />
      ) : (
        <LoadingRows rows={5} label={text.loading} />
      )}
    </main>
  );
}

function TestResult({
  task,
  attempts,
  isTeacher,
}: {
  task: Homework;
  attempts: readonly AnswerResult[];
  isTeacher: boolean;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  useTitle(task.title);
  const attempt = attempts.find(({ exerciseProgressId }) => exerciseProgressId === chosen) ?? attempts[0];
  const kind = task.kind === 'test' ? 'test' : 'exercise';
  const remove = useDeleteAttempt(kind, attempts[0]);
  const facts = [
    isTeacher && attempt?.studentName,
    isTeacher && `${task.level}, ${task.category}`,
    attempt && text.handedIn(longDate(attempt.completed, { time: true })),
  ].filter(Boolean);
  return (
    <div className="rs">
      <PrintHead />
      <header className="rs-head">
        <h1>{task.title}</h1>
        <p>{facts.join(' · ')}</p>
        {isTeacher && <ReferenceLinks courseId={task.productId} />}
      </header>
      {!attempt ? (
        <p>{text.notHandedIn[kind]}</p>
      ) : attempt.hideResults && !isTeacher ? (
        <p>{text.hidden}</p>
      ) : (
        <Attempt key={attempt.exerciseProgressId} task={task} attempt={attempt} />
      )}
      {isTeacher && attempt && (
        <div className="rs-again">
          <ReassignTools key={attempt.exerciseProgressId} answer={attempt} />
        </div>
      )}
      {attempts.length > 0 && (
        <AttemptsTable
          attempts={attempts}
          current={attempt?.exerciseProgressId ?? 0}
          onSelect={setChosen}
          heading={text.attempts}
          forTeacher={isTeacher}
          {...(isTeacher && { onDelete: (gone: AnswerResult) => void remove(gone) })}
        />
      )}
    </div>
  );
}

/** One attempt: its parts, its error types, and what was answered. */
function Attempt({ task, attempt }: { task: Homework; attempt: AnswerResult }) {
  const { homeworkId, exerciseProgressId, studentId } = attempt;
  const steps = useQuery(testStepsQuery(task.squadId, homeworkId));
  const types = useQuery(errorTypesQuery({ studentId, homeworkId, exerciseProgressId }));
  const work = useQuery(attemptQuery(exerciseProgressId));
  const failed = [steps, types, work].filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <ResultFailed
        student={attempt.studentName}
        task={task.title}
        onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
      />
    );
  // the parts come at once: nothing jumps when the last of them is there
  if (!steps.data || !types.data || work.data === undefined) return <LoadingRows rows={4} label={text.loading} />;
  return (
    <>
      <TestSteps steps={steps.data.filter((step) => step.exerciseProgressId === exerciseProgressId)} />
      <SpellingTypes exerciseProgressId={exerciseProgressId} types={types.data} />
      {work.data && <AnsweredItems work={work.data} isHiddenAtFirst={isSpellingTest(task.productId)} />}
    </>
  );
}
