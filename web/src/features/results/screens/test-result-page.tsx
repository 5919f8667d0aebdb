import { ApiProblem } from '@ordklar/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useEffect } from 'react';
import { setActiveStudent } from '../../../lib/storage/active.ts';
import { useActiveStudent } from '../../../lib/storage/use-active.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { ResultFailed } from '../parts/result-failed.tsx';
import { ResultGone } from '../parts/result-gone.tsx';
import { ResultHead } from '../parts/result-head.tsx';
import { ResultPupils } from '../parts/result-pupils.tsx';
import { TaskResult } from '../parts/task-result.tsx';
import { attemptsOf, attemptsQuery } from '../results.queries.ts';
import { resultsText } from '../results.text.ts';
import { resultAddress, type TaskState } from '../task-words.ts';
import { testTaskQuery } from '../test-results.queries.ts';
import { testText as text } from '../test-results.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../results.module.css';

/**
 * How a pupil's test or exercise went, for the pupil and for the teacher (ANS-11 … ANS-14): /resultater/proeve/{homeworkId}
 * and, of an exercise, /resultater/opgave/{homeworkId}; with ?forsoeg={exerciseProgressId} an attempt that is not the last.
 */
export default function TestResultPage() {
  const homeworkId = Number(useParams().homeworkId) || 0;
  const { isTeacher, name } = useCurrentUser();
  const navigate = useNavigate();
  const from = useLocation().state as TaskState | null;
  // the head stands, with the focus in it, while the next pupil's task is fetched
  const task = useQuery({ ...testTaskQuery(homeworkId), placeholderData: keepPreviousData });
  const isHere = task.data !== undefined && !task.isPlaceholderData;
  const attempts = useQuery({
    ...attemptsQuery(attemptsOf(task.data ?? { squadId: 0, exerciseId: 0, studentId: 0, assigned: 0 })),
    enabled: isHere,
  });
  const { studentId } = task.data ?? {};
  const looked = useActiveStudent();
  const pupil = attempts.data?.[0]?.studentName ?? (looked && looked.id === studentId ? looked.name : undefined);
  useEffect(() => {
    if (isTeacher && isHere && studentId !== undefined && pupil) setActiveStudent({ id: studentId, name: pupil });
  }, [isTeacher, isHere, studentId, pupil]);
  const failed = [task, attempts].find(({ isError }) => isError);
  const isGone = failed?.error instanceof ApiProblem && failed.error.status === 404;
  const whose = isTeacher ? 'teacher' : 'pupil';
  return (
    <main className={classNames('page', s.page)} id="indhold" tabIndex={-1}>
      <BackLink to={isTeacher ? '/status' : '/resultater'}>{text.back[whose]}</BackLink>
      {isGone ? (
        <ResultGone title={text.gone.title}>{text.gone[whose]}</ResultGone>
      ) : failed ? (
        <ResultFailed
          student={isTeacher ? (pupil ?? from?.student ?? text.thePupil) : name}
          task={task.data?.title ?? from?.title ?? resultsText.unknownTask(homeworkId)}
          onRetry={() => void failed.refetch()}
        />
      ) : task.data ? (
        <div className={s.rs}>
          <ResultHead task={task.data} attempts={isHere ? attempts.data : undefined}>
            {isTeacher && (
              <ResultPupils
                task={task.data}
                // pupils replace each other in the history, so that going back leads to where one came from
                onHomework={(id) =>
                  void navigate(resultAddress({ homeworkId: id, kind: task.data.kind }), { replace: true })
                }
              />
            )}
          </ResultHead>
          {isHere && attempts.data ? (
            <TaskResult key={homeworkId} task={task.data} attempts={attempts.data} />
          ) : (
            <LoadingRows rows={5} label={text.loading} />
          )}
        </div>
      ) : (
        <LoadingRows rows={5} label={text.loading} />
      )}
    </main>
  );
}
