import type { FreeExercise } from '@ordklar/contract';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { freeText as text } from '../free-exercises.text.ts';
import { useTake } from '../../results/index.ts';
import { FreeRow } from './free-row.tsx';
import s from '../free-exercises.module.css';

interface Page {
  exercises: FreeExercise[];
  total: number;
}

/** A list of exercises that comes in pages. */
export type FreePages = Pick<
  UseInfiniteQueryResult<{ pages: Page[] }>,
  'data' | 'isError' | 'isPlaceholderData' | 'hasNextPage' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>;

/** The rows of a list, more of them on demand. `placeOf` says where an exercise belongs, where the heading does not. */
export function FreeRows({
  list,
  loading,
  placeOf,
}: {
  list: FreePages;
  loading: string;
  placeOf?: ((exercise: FreeExercise) => string) | undefined;
}) {
  const take = useTake();
  if (list.isError) return <ErrorState message={text.failed} onRetry={() => void list.refetch()} />;
  if (!list.data) return <LoadingRows rows={4} label={loading} />;
  return (
    <>
      <ul aria-busy={list.isPlaceholderData}>
        {list.data.pages
          .flatMap(({ exercises }) => exercises)
          .map((exercise) => (
            <FreeRow
              key={exercise.id}
              exercise={exercise}
              place={placeOf?.(exercise)}
              isBusy={take.isPending && take.variables === exercise.id}
              onTake={() => !take.isPending && take.mutate(exercise.id)}
            />
          ))}
      </ul>
      {list.hasNextPage && (
        <Button className={s.freeMore} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  );
}
