import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { taskQuery } from '../../features/homework/index.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { Frame } from '../shell/frame.tsx';

const PlayerPage = lazy(() => import('../../features/player/screens/player-page.tsx'));
const TaskPage = lazy(() => import('../../features/homework/screens/task-page.tsx'));

/** A task at its address: an exercise made of items takes the whole window, a text is written within the frame. */
export default function ExercisePage() {
  const [params] = useSearchParams();
  const homeworkId = Number(params.get('homeworkId') ?? 0) || 0;
  const { data, isPending } = useQuery({ ...taskQuery(homeworkId), enabled: homeworkId > 0 });
  if (isPending && homeworkId > 0) return <LoadingRows rows={5} />;
  if (data && data.exercise.kind !== 'free-text')
    return (
      <Suspense fallback={<LoadingRows rows={5} />}>
        <PlayerPage key={homeworkId} homeworkId={homeworkId} />
      </Suspense>
    );
  return (
    <Frame>
      <TaskPage />
    </Frame>
  );
}
