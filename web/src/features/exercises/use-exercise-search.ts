import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useCourses } from '../accounts/index.ts';
import { courseGroupsQuery, filledLevelsQuery, foundCountQuery, foundExercisesQuery } from './exercises.queries.ts';
import { withParams } from '../../lib/address/with-params.ts';

/** Fewer letters are no search (PD-03). */
const FEWEST_LETTERS = 2;

/** Which class a level is for; what is for no class comes behind them. */
const classOf = (title: string): number => (title === 'Børnehaveklassen' ? 0 : Number.parseInt(title, 10) || 99);

/** What is searched for across the courses, narrowed by subject and level: kept in the address. */
export function useExerciseSearch(squadId: number | undefined) {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const isSearching = q.length >= FEWEST_LETTERS;

  const licensed = new Set(useCourses().data?.map(({ groupId }) => groupId));
  const groups = useQuery({ ...courseGroupsQuery, enabled: isSearching }).data?.filter(({ id }) => licensed.has(id));
  const group = groups?.find(({ id }) => id === params.get('fag'));
  const levels = useQuery({ ...filledLevelsQuery(group?.id), enabled: isSearching }).data ?? [];
  const level = params.get('trin') ?? undefined;

  const search = { q, courseGroups: group?.id, levelName: level };
  const isReady = isSearching && groups !== undefined;
  const found = useInfiniteQuery({ ...foundExercisesQuery(search, squadId), enabled: isReady });
  const count = useQuery({ ...foundCountQuery(search), enabled: isReady }).data?.count;

  const change = (next: Partial<Record<'q' | 'fag' | 'trin', string>>) =>
    setParams(withParams(next), { replace: true, preventScrollReset: true });

  return {
    q,
    isSearching,
    groups: groups ?? [],
    group,
    levels: [...new Set(levels.map(({ title }) => title))].toSorted(
      (a, b) => classOf(a) - classOf(b) || a.localeCompare(b, 'da'),
    ),
    level,
    found,
    count,
    search: (words: string) => change(words === '' ? { q: '', fag: '', trin: '' } : { q: words }),
    chooseGroup: (id: string | undefined) => change({ fag: id ?? '', trin: '' }),
    chooseLevel: (title: string | undefined) => change({ trin: title ?? '' }),
    widen: () => change({ fag: '', trin: '' }),
  };
}

/** What {@link useExerciseSearch} answers. */
export type ExerciseSearch = ReturnType<typeof useExerciseSearch>;
