import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useMatch, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../features/accounts/index.ts';
import { exerciseQuery } from '../../features/exercises/index.ts';
import { taskQuery } from '../../features/homework/index.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { loadFrame, loadPlayer } from '../around-screens.ts';

const Frame = lazy(async () => ({ default: (await loadFrame()).Frame }));
const PlayerPage = lazy(async () => ({ default: (await loadPlayer()).PlayerPage }));
const TestPage = lazy(async () => ({ default: (await loadPlayer()).TestPage }));
const TryPlayer = lazy(async () => ({ default: (await loadPlayer()).TryPlayer }));

/**
 * Around a task and around what a teacher tries: an exercise made of items takes the whole window, a text is written
 * within the frame.
 */
export function TaskFrame() {
  const { isTeacher } = useCurrentUser();
  const [params] = useSearchParams();
  const exerciseId = Number(useMatch('/minitest/:exerciseId')?.params.exerciseId ?? 0) || 0;
  const homeworkId = exerciseId > 0 ? 0 : Number(params.get('homeworkId') ?? 0) || 0;
  const task = useQuery({ ...taskQuery(homeworkId), enabled: homeworkId > 0 });
  const tried = useQuery({ ...exerciseQuery(exerciseId), enabled: isTeacher && exerciseId > 0 });
  const kind = (task.data?.exercise ?? tried.data)?.kind;
  // The page within the frame asks again when it appears: taken away meanwhile, it would do so for ever.
  const isFirstLoad = [task, tried].some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0);
  if (kind === undefined && isFirstLoad) return <LoadingRows rows={5} />;
  return (
    <Suspense fallback={<LoadingRows rows={5} />}>
      {kind === undefined || kind === 'free-text' ? (
        <Frame />
      ) : homeworkId === 0 ? (
        <TryPlayer key={exerciseId} exerciseId={exerciseId} exit="/opgaver" />
      ) : kind === 'test' && isTeacher ? (
        <Navigate to={`/resultater/proeve/${homeworkId}`} replace />
      ) : kind === 'test' ? (
        <TestPage key={homeworkId} homeworkId={homeworkId} />
      ) : (
        <PlayerPage key={homeworkId} homeworkId={homeworkId} />
      )}
    </Suspense>
  );
}
