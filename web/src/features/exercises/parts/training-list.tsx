import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '@ordklar/contract';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { trainingQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';
import { ChooseAll } from './choose-all.tsx';
import { RowsAcrossCourses } from './exercise-row.tsx';
import assign from '../assign.module.css';

const text = exercisesText.training;

/** The exercises that train an error type, across the courses; `onShowAll` leaves them for the whole bank. */
export function TrainingList({ type, squadId, onShowAll }: { type: string; squadId: number; onShowAll: () => void }) {
  const { data, error, refetch } = useQuery(trainingQuery(type, squadId));
  const showAll = <Button onClick={onShowAll}>{text.showAll}</Button>;
  const isUnknown = error instanceof ApiProblem && error.status === 404;
  return (
    <section aria-labelledby="opgaveliste">
      <div className={assign.listHead}>
        <h2 id="opgaveliste">{text.heading(data?.title)}</h2>
        <ChooseAll exercises={data?.exercises ?? []} label={text.chooseAll} />
      </div>
      {isUnknown ? (
        <EmptyState title={text.none} action={showAll}>
          {text.unknown}
        </EmptyState>
      ) : error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows rows={6} label={exercisesText.list.loading} />
      ) : data.exercises.length === 0 ? (
        <EmptyState title={text.none} action={showAll}>
          {text.noneText}
        </EmptyState>
      ) : (
        <>
          <ul className={assign.exl} data-part="exercises">
            <RowsAcrossCourses exercises={data.exercises} />
          </ul>
          {showAll}
        </>
      )}
    </section>
  );
}
