import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { setActiveCourse } from '../../../lib/storage/active.ts';
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

/** 'Tildel opgaver': choose exercises of a course, choose pupils and dates, assign. */
export default function AssignPage() {
  useTitle(text.title);
  useAddressedChoices();
  const { tiles, failed, retry } = useCourseTiles();
  const { active, shown } = useShownCourse(tiles);
  const squad = useActiveSquad();
  const squads = useSquads().data;
  const grade = squads?.find(({ id }) => id === squad?.id)?.grade ?? null;
  const filter = useExerciseFilter(shown?.productId, grade);
  const search = useExerciseSearch(squad?.id);
  const { isSearching } = search;
  const trained = useTrainedType(isSearching);
  const isBrowsing = !isSearching && trained.type === null;
  const [wanted, setWanted] = useState<{ q: string } | null>(null);

  return (
    <main className={s.assign} id="indhold">
      <div className={s.head}>
        <h1>{text.title}</h1>
        <OwnExerciseWays productId={shown?.productId} />
        <SearchField
          q={search.q}
          onSearch={(q, goesOn) => {
            search.search(q);
            setWanted(goesOn ? { q } : null);
          }}
        />
      </div>
      {failed && <ErrorState message={text.failed} onRetry={retry} />}
      {!failed && !(tiles && squads) && <LoadingRows rows={6} label={text.list.loading} />}
      {tiles && squads && (
        <>
          {tiles.length === 0 && <EmptyState title={text.empty.noCourses}>{text.empty.noCoursesText}</EmptyState>}
          {tiles.length > 0 && isBrowsing && (
            <CourseTiles
              tiles={tiles}
              chosen={shown}
              onChoose={({ productId, title, groupId }) => {
                setActiveCourse({ productId, title });
                if (groupId !== shown?.groupId) rememberSubject(groupId);
              }}
            />
          )}
          {tiles.length > 0 && squads.length === 0 && (
            <EmptyState title={text.empty.noSquads}>{text.empty.noSquadsText}</EmptyState>
          )}
          {squad && isSearching && (
            <>
              <FoldedFilters set={setOf(search.group, search.level)}>
                <SearchFilters search={search} />
              </FoldedFilters>
              <SearchResults search={search} wanted={wanted} />
            </>
          )}
          {squad && trained.type !== null && (
            <TrainingList type={trained.type} squadId={squad.id} onShowAll={trained.leave} />
          )}
          {squad && shown && isBrowsing && (
            <>
              <FoldedFilters set={setOf(filter.level, filter.category)}>
                <ExerciseFilters filter={filter} />
              </FoldedFilters>
              <ExerciseList productId={shown.productId} squadId={squad.id} filter={filter} />
            </>
          )}
          {squad && active && !shown && isBrowsing && tiles.length > 0 && (
            <EmptyState title={text.empty.course(active.title)}>{text.empty.courseText}</EmptyState>
          )}
          {squad && <BasketPlace squad={squad} />}
        </>
      )}
    </main>
  );
}
