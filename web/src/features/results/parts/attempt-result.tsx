import type { AnswerResult, Homework } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { LoadingRows } from '../../../ui/states.tsx';
import { isSpellingTest } from '../task-words.ts';
import { attemptQuery, errorTypesQuery, testStepsQuery } from '../test-results.queries.ts';
import { testText as text } from '../test-results.text.ts';
import { AnsweredItems } from './answered-items.tsx';
import { ResultFailed } from './result-failed.tsx';
import { SpellingTypes } from './spelling-types.tsx';
import { TestSteps } from './test-steps.tsx';

/** One attempt: of a test its parts and its error types, and what was answered. */
export function AttemptResult({ task, attempt }: { task: Homework; attempt: AnswerResult }) {
  const { homeworkId, exerciseProgressId, studentId } = attempt;
  const isTest = task.kind === 'test';
  const steps = useQuery({ ...testStepsQuery(task.squadId, homeworkId), enabled: isTest });
  const types = useQuery({ ...errorTypesQuery({ studentId, homeworkId, exerciseProgressId }), enabled: isTest });
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
  if (work.data === undefined || (isTest && (!steps.data || !types.data)))
    return <LoadingRows rows={4} label={text.loading} />;
  return (
    <>
      <TestSteps steps={(steps.data ?? []).filter((step) => step.exerciseProgressId === exerciseProgressId)} />
      <SpellingTypes exerciseProgressId={exerciseProgressId} types={types.data ?? []} />
      {work.data && <AnsweredItems work={work.data} isHiddenAtFirst={isSpellingTest(task.productId)} />}
    </>
  );
}
