import type { ExerciseSummary } from '@ordklar/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { exercisesText as text } from '../exercises.text.ts';
import type { ExerciseSearch } from '../use-exercise-search.ts';
import { ChooseAll } from './choose-all.tsx';
import { RowsAcrossCourses } from './exercise-row.tsx';
import assign from '../assign.module.css';
import s from './search-results.module.css';

/** After 'Vis flere' the focus goes on with the first of the new rows. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    list.current?.children[from.current]?.querySelector('button')?.focus();
    from.current = null;
  }, [count]);
  const remember = () => {
    from.current = count;
  };
  return { list, remember };
}

/** What was found, each with its course. */
function Found({
  list,
  exercises,
  isWaiting,
}: {
  list: RefObject<HTMLUListElement | null>;
  exercises: readonly ExerciseSummary[];
  /** What was found before stands there until the new answer has come. */
  isWaiting: boolean;
}) {
  return (
    <ul
      ref={list}
      className={classNames(assign.exl, isWaiting && assign.isWaiting)}
      data-part="exercises"
      aria-busy={isWaiting}
    >
      <RowsAcrossCourses exercises={exercises} />
    </ul>
  );
}

/** What a search finds across the courses, the best first; more on demand. Who asked with Enter comes to it at once. */
export function SearchResults({ search, wanted }: { search: ExerciseSearch; wanted: { q: string } | null }) {
  const { q, found, count, group, level } = search;
  const shown = found.data?.pages.flat() ?? [];
  const { list, remember } = useFocusOnMore(shown.length);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted?.q === q) heading.current?.focus();
  }, [wanted, q]);
  const more = () => {
    remember();
    void found.fetchNextPage();
  };
  return (
    <section aria-labelledby="opgaveliste">
      <div className={assign.listHead}>
        <h2 id="opgaveliste" ref={heading} tabIndex={-1}>
          {text.found.heading(q)}
        </h2>
        <ChooseAll exercises={shown} label={text.found.chooseAll} />
      </div>
      <p className={s.foundCount} role="status">
        {count !== undefined && found.data && text.found.count(count)}
      </p>
      {found.isError ? (
        <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <LoadingRows rows={6} label={text.found.loading} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={text.empty.noResult}
          action={(group ?? level) && <Button onClick={search.widen}>{text.found.widen}</Button>}
        >
          {group || level ? text.found.noneHere : text.found.none}
        </EmptyState>
      ) : (
        <Found list={list} exercises={shown} isWaiting={found.isPlaceholderData} />
      )}
      {found.hasNextPage && count !== undefined && shown.length < count && (
        <Button className={s.foundMore} busy={found.isFetchingNextPage} onClick={more}>
          {text.found.more}
        </Button>
      )}
    </section>
  );
}
