import { ApiProblem } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { exerciseQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';
import { ExercisePreview } from '../parts/exercise-preview.tsx';
import s from './minitest-page.module.css';

const text = exercisesText.preview;

/** /minitest/{id}: an exercise for a teacher to look at before it is assigned; opened in a new tab (HW-18). */
export default function MinitestPage() {
  const { isTeacher } = useCurrentUser();
  const exerciseId = Number(useParams().exerciseId) || 0;
  const { data, error, isError, refetch } = useQuery({
    ...exerciseQuery(exerciseId),
    enabled: isTeacher && exerciseId > 0,
  });
  useTitle(data?.title ?? text.page);
  if (!isTeacher) return <Navigate to="/" replace />;
  const isGone = exerciseId <= 0 || (error instanceof ApiProblem && error.status === 404);
  return (
    <PageColumn className={s.minitest}>
      <h1>{data?.title ?? text.page}</h1>
      <h2 className="sr">{text.task}</h2>
      {data && <ExercisePreview exercise={data} />}
      {isGone && <ErrorState message={text.gone} />}
      {isError && !isGone && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && !isGone && <LoadingRows rows={6} label={text.loading} />}
    </PageColumn>
  );
}
