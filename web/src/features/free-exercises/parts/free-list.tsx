import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { freeCategoryQuery } from '../free-exercises.queries.ts';
import { freeText as text } from '../free-exercises.text.ts';
import { useTake } from '../use-take.ts';
import { FreeRow } from './free-row.tsx';

/** The exercises of a category at a level. */
export function FreeList({
  category,
  level,
}: {
  category: { id: number; title: string };
  level: { id: number; title: string };
}) {
  const list = useInfiniteQuery(freeCategoryQuery(category.id, level.id));
  const take = useTake();
  const shown = list.data?.pages.flatMap(({ exercises }) => exercises);
  const total = list.data?.pages[0]?.total;
  return (
    <section className="free-list" aria-labelledby="frie-opgaver">
      <h2 id="frie-opgaver">
        {category.title}, {level.title} {total !== undefined && <small>{text.count(total)}</small>}
      </h2>
      {list.isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
      {!shown && !list.isError && <LoadingRows rows={4} label={text.loading} />}
      {shown && (
        <ul aria-busy={list.isPlaceholderData}>
          {shown.map((exercise) => (
            <FreeRow
              key={exercise.id}
              exercise={exercise}
              isBusy={take.isPending && take.variables === exercise.id}
              onTake={() => !take.isPending && take.mutate(exercise.id)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button className="free-more" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </section>
  );
}
