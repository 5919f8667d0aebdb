import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useBasket } from '../basket/basket-store.ts';
import { exercisesQuery } from '../exercises.queries.ts';
import { exercisesText as text } from '../exercises.text.ts';
import type { ExerciseFilter } from '../use-exercise-filter.ts';
import { ChooseAll } from './choose-all.tsx';
import { ExerciseRow } from './exercise-row.tsx';
import assign from '../assign.module.css';

/** A page of the course's exercises, each of which can be looked at and put into the basket. */
export function ExerciseList({
  productId,
  squadId,
  filter,
}: {
  productId: string;
  squadId: number;
  filter: ExerciseFilter;
}) {
  const { level, category, page } = filter;
  const { data, isError, error, refetch, isPlaceholderData } = useQuery({
    ...exercisesQuery({ productId, levelId: level?.id, categoryId: category?.id, page, squadId }),
    enabled: filter.isReady,
  });
  const chosen = new Set(useBasket().exercises.map(({ id }) => id));

  // an address from before, when the list was longer
  const { goToPage } = filter;
  const pages = data?.pages ?? page;
  useEffect(() => {
    if (!isPlaceholderData && pages > 0 && page > pages) goToPage(pages);
  }, [isPlaceholderData, page, pages, goToPage]);

  const shown = data?.exercises ?? [];
  return (
    <section aria-labelledby="opgaveliste">
      <div className={assign.listHead}>
        <h2 id="opgaveliste">{text.list.heading(category?.title, level?.title)}</h2>
        <ChooseAll exercises={shown} label={(n) => text.list.chooseAll(n, pages > 1)} />
      </div>
      {isError || filter.failed ? (
        <ErrorState
          message={error?.message ?? text.failed}
          onRetry={() => (filter.failed ? filter.retry() : void refetch())}
        />
      ) : !data ? (
        <LoadingRows rows={6} label={text.list.loading} />
      ) : shown.length === 0 ? (
        <EmptyState title={text.empty.none} action={<Button onClick={filter.showAll}>{text.empty.showAll}</Button>}>
          {text.empty.noneText}
        </EmptyState>
      ) : (
        <ul
          className={classNames(assign.exl, isPlaceholderData && assign.isWaiting)}
          data-part="exercises"
          aria-busy={isPlaceholderData}
        >
          {shown.map((exercise) => (
            <ExerciseRow key={exercise.id} exercise={exercise} chosen={chosen.has(exercise.id)} withLevel={!level} />
          ))}
        </ul>
      )}
      {data && <Pager label={text.pager} page={page} pages={data.pages} onGo={goToPage} />}
    </section>
  );
}
