import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useCurrentUser } from '../../features/accounts/index.ts';
import { exerciseQuery } from '../../features/exercises/index.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { Frame } from '../shell/frame.tsx';

const TryPlayer = lazy(async () => ({ default: (await import('../../features/player/index.ts')).TryPlayer }));
const MinitestPage = lazy(() => import('../../features/exercises/screens/minitest-page.tsx'));

/** /minitest/{id}: a teacher tries an exercise made of items as a pupil, or looks at a text's task within the frame. */
export default function TryPage() {
  const { isTeacher } = useCurrentUser();
  const exerciseId = Number(useParams().exerciseId) || 0;
  const { data } = useQuery({ ...exerciseQuery(exerciseId), enabled: isTeacher && exerciseId > 0 });
  if (data && data.kind !== 'free-text')
    return (
      <Suspense fallback={<LoadingRows rows={5} />}>
        <TryPlayer key={exerciseId} exerciseId={exerciseId} exit="/opgaver" />
      </Suspense>
    );
  return (
    <Frame>
      <MinitestPage />
    </Frame>
  );
}
