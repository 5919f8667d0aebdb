import { ApiProblem } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useActiveCourse } from '../../../lib/storage/use-active.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCourses, useCurrentUser } from '../../accounts/index.ts';
import { exerciseQuery } from '../../exercises/index.ts';
import { ownText as text } from '../own-exercises.text.ts';
import { exerciseUseQuery } from '../own-exercises.queries.ts';
import { OwnExerciseEditor } from '../parts/own-exercise-editor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from '../own-exercises.module.css';

/** Courses that are tests have items of their own, and take no text of a teacher's. */
const TESTS: readonly string[] = ['grsp', 'grlp', 'grrp', 'gret', 'grgt'];

function NewExercise() {
  const courses = useCourses();
  const asked = useSearchParams()[0].get('kursus');
  const active = useActiveCourse()?.productId;
  if (courses.isError) return <ErrorState message={text.failed} onRetry={() => void courses.refetch()} />;
  if (courses.isPending) return <LoadingRows rows={6} label={text.loading} />;
  const possible = courses.data.filter(({ productId }) => !TESTS.includes(productId));
  const first = [asked, active, 'teco'].find((wanted) => possible.some(({ productId }) => productId === wanted));
  const chosen = first ?? possible[0]?.productId;
  if (!chosen) return <EmptyState title={text.noCourses} />;
  return <OwnExerciseEditor exercise={null} courses={possible} firstCourse={chosen} />;
}

function ExistingExercise({ exerciseId }: { exerciseId: number }) {
  const courses = useCourses();
  // sent to its owner only, and always again: what is edited must be what there is
  const use = useQuery({ ...exerciseUseQuery(exerciseId), enabled: exerciseId > 0 });
  const exercise = useQuery({ ...exerciseQuery(exerciseId), staleTime: 0, enabled: use.isSuccess });
  const error = use.error ?? exercise.error;
  if (exerciseId <= 0 || (error instanceof ApiProblem && error.status === 404))
    return <ErrorState message={text.gone} />;
  if (error) return <ErrorState message={text.failed} onRetry={() => void (use.isError ? use : exercise).refetch()} />;
  if (!use.data || !exercise.data || !exercise.isFetchedAfterMount)
    return <LoadingRows rows={6} label={text.loading} />;
  const inUse = text.use(use.data.open, use.data.handedIn);
  return (
    <>
      {inUse && <p className={s.use}>{inUse}</p>}
      <OwnExerciseEditor exercise={exercise.data} courses={courses.data ?? []} firstCourse={exercise.data.productId} />
    </>
  );
}

/** Making or editing a teacher's own exercise (HW-14). */
export default function OwnExercisePage() {
  const { isTeacher } = useCurrentUser();
  const { exerciseId = '' } = useParams();
  const isNew = exerciseId === 'ny';
  const title = isNew ? text.create : text.edit;
  useTitle(title);
  if (!isTeacher) return <Navigate to="/" replace />;
  return (
    <main className={classNames('page', s.page)} id="indhold" tabIndex={-1}>
      <BackLink to="/opgaver">{text.back}</BackLink>
      <h1>{title}</h1>
      {isNew && <p className={s.lead}>{text.lead}</p>}
      {isNew ? <NewExercise /> : <ExistingExercise key={exerciseId} exerciseId={Number(exerciseId) || 0} />}
    </main>
  );
}
