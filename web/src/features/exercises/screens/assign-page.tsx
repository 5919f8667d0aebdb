import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { setActiveCourse } from '../../../lib/storage/active.ts';
import type { ActiveSquad } from '../../../lib/storage/active-choice.ts';
import { useActiveCourse, useActiveSquad } from '../../../lib/storage/use-active.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { currentUserQuery, useAddressedChoices, useSquads } from '../../accounts/index.ts';
import { BasketPlace } from '../basket/basket-place.tsx';
import { exercisesText as text } from '../exercises.text.ts';
import { rememberSubject } from '../remember-subject.ts';
import { CourseTiles } from '../parts/course-tiles.tsx';
import { ExerciseFilters } from '../parts/exercise-filters.tsx';
import { ExerciseList } from '../parts/exercise-list.tsx';
import { FoldedFilters } from '../parts/folded-filters.tsx';
import { OwnExerciseWays } from '../parts/own-exercise-ways.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { SearchFilters } from '../parts/search-filters.tsx';
import { SearchResults } from '../parts/search-results.tsx';
import { TrainingList } from '../parts/training-list.tsx';
import { type CourseTile, useCourseTiles } from '../use-course-tiles.ts';
import { useExerciseFilter } from '../use-exercise-filter.ts';
import { useExerciseSearch } from '../use-exercise-search.ts';
import s from './assign-page.module.css';
import { withParams } from '../../../lib/address/with-params.ts';

/** The course that the list shows: the top bar's when it holds exercises, the first one while all are chosen. */
function useShownCourse(tiles: readonly CourseTile[] | undefined) {
  const active = useActiveCourse();
  // the frame has fetched it; where it has not, the first subject is as good
  const me = useQueryClient().getQueryData(currentUserQuery.queryKey);
  const first = tiles?.find(({ groupId }) => groupId === me?.selectedCourseGroupId) ?? tiles?.[0];
  const shown = active ? tiles?.find(({ productId }) => productId === active.productId) : first;
  return { active, shown };
}

const setOf = (...filters: unknown[]): number => filters.filter((one) => one !== undefined).length;

/** The error type (`fejltype`) that the address asks for exercises to; a search goes before it. */
function useTrainedType(isSearching: boolean) {
  const [params, setParams] = useSearchParams();
  const leave = () => setParams(withParams({ fejltype: null }), { preventScrollReset: true });
  return { type: isSearching ? null : params.get('fejltype'), leave };
}

/** What of the bank is shown: what was searched for, what trains an error type, or a course. */
function useShownExercises() {
  const courses = useCourseTiles();
  const { active, shown } = useShownCourse(courses.tiles);
  const squad = useActiveSquad();
  const squads = useSquads().data;
  const grade = squads?.find(({ id }) => id === squad?.id)?.grade ?? null;
  const filter = useExerciseFilter(shown?.productId, grade);
  const search = useExerciseSearch(squad?.id);
  const trained = useTrainedType(search.isSearching);
  const isBrowsing = !search.isSearching && trained.type === null;
  /** What the field says while more is typed. */
  const [wanted, setWanted] = useState<{ q: string } | null>(null);
  return { ...courses, active, shown, squad, squads, filter, search, trained, isBrowsing, wanted, setWanted };
}
type ShownExercises = ReturnType<typeof useShownExercises>;

/** The courses to choose among, or why there are none. */
function Courses({ of, tiles }: { of: ShownExercises; tiles: readonly CourseTile[] }) {
  const { shown, squads, isBrowsing } = of;
  if (tiles.length === 0)
    return (
      <EmptyState className={s.wide} title={text.empty.noCourses}>
        {text.empty.noCoursesText}
      </EmptyState>
    );
  return (
    <>
      {isBrowsing && (
        <CourseTiles
          className={s.wide}
          tiles={tiles}
          chosen={shown}
          onChoose={({ productId, title, groupId }) => {
            setActiveCourse({ productId, title });
            if (groupId !== shown?.groupId) rememberSubject(groupId);
          }}
        />
      )}
      {squads?.length === 0 && (
        <EmptyState className={s.wide} title={text.empty.noSquads}>
          {text.empty.noSquadsText}
        </EmptyState>
      )}
    </>
  );
}

/** The exercises, for the class that is chosen. */
function Exercises({ of, squad }: { of: ShownExercises; squad: ActiveSquad }) {
  const { active, shown, filter, search, trained, tiles = [] } = of;
  if (search.isSearching)
    return (
      <>
        <FoldedFilters set={setOf(search.group, search.level)}>
          <SearchFilters search={search} />
        </FoldedFilters>
        <SearchResults search={search} wanted={of.wanted} />
      </>
    );
  if (trained.type !== null) return <TrainingList type={trained.type} squadId={squad.id} onShowAll={trained.leave} />;
  if (shown)
    return (
      <>
        <FoldedFilters set={setOf(filter.level, filter.category)}>
          <ExerciseFilters filter={filter} />
        </FoldedFilters>
        <ExerciseList productId={shown.productId} squadId={squad.id} filter={filter} />
      </>
    );
  if (!active || tiles.length === 0) return null;
  return (
    <EmptyState className={s.wide} title={text.empty.course(active.title)}>
      {text.empty.courseText}
    </EmptyState>
  );
}

/** 'Tildel opgaver': choose exercises of a course, choose pupils and dates, assign. */
export default function AssignPage() {
  useTitle(text.title);
  useAddressedChoices();
  const of = useShownExercises();
  const { tiles, failed, squad, squads, search } = of;
  return (
    <main className={s.assign} id="indhold">
      <div className={s.head}>
        <h1>{text.title}</h1>
        <OwnExerciseWays productId={of.shown?.productId} />
        <SearchField
          className={s.search}
          q={search.q}
          onSearch={(q, goesOn) => {
            search.search(q);
            of.setWanted(goesOn ? { q } : null);
          }}
        />
      </div>
      {failed && <ErrorState className={s.wide} message={text.failed} onRetry={of.retry} />}
      {!failed && !(tiles && squads) && <LoadingRows className={s.wide} rows={6} label={text.list.loading} />}
      {tiles && squads && (
        <>
          <Courses of={of} tiles={tiles} />
          {squad && <Exercises of={of} squad={squad} />}
          {squad && <BasketPlace squad={squad} />}
        </>
      )}
    </main>
  );
}
