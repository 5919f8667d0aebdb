import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useMatch, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../features/accounts/index.ts';
import { exerciseQuery } from '../../features/exercises/index.ts';
import { taskQuery } from '../../features/homework/index.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { Frame } from './frame.tsx';

const PlayerPage = lazy(() => import('../../features/player/screens/player-page.tsx'));
const TestPage = lazy(() => import('../../features/player/screens/test-page.tsx'));
const TryPlayer = lazy(async () => ({ default: (await import('../../features/player/index.ts')).TryPlayer }));

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
  if (kind === undefined || kind === 'free-text') return <Frame />;
  return (
    <Suspense fallback={<LoadingRows rows={5} />}>
      {homeworkId > 0 ? (
        kind === 'test' && isTeacher ? (
          <Navigate to={`/resultater/proeve/${homeworkId}`} replace />
        ) : kind === 'test' ? (
          <TestPage key={homeworkId} homeworkId={homeworkId} />
        ) : (
          <PlayerPage key={homeworkId} homeworkId={homeworkId} />
        )
      ) : (
        <TryPlayer key={exerciseId} exerciseId={exerciseId} exit="/opgaver" />
      )}
    </Suspense>
  );
}
