import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSquads } from '../accounts/index.ts';
import { freeCategoriesQuery, freeCoursesQuery, freeLevelsQuery } from './free-exercises.queries.ts';
import { withParams } from '../../lib/address/with-params.ts';

/** In the address in place of an id: all levels, or all categories. */
const ALL = 'alle';

/** Fewer letters are no search (PD-03). */
const FEWEST_LETTERS = 2;

/** The pupil's own class level, where a class says one. */
function useOwnLevel(): string | undefined {
  const grade = useSquads().data?.find((squad) => squad.grade !== null)?.grade;
  return grade === undefined || grade === null ? undefined : `${grade}. klasse`;
}

/**
 * Course, level and category, kept in the address. What the address does not name is chosen for the pupil: the first
 * course, the class's own level or else the first, and all its categories. A search goes across them all.
 */
export function useFreeChoice() {
  const [params, setParams] = useSearchParams();
  const ownLevel = useOwnLevel();
  const q = params.get('q') ?? '';
  const courses = useQuery(freeCoursesQuery);
  const course = courses.data?.find(({ productId }) => productId === params.get('kursus')) ?? courses.data?.[0];

  const levels = useQuery({ ...freeLevelsQuery(course?.productId ?? ''), enabled: course !== undefined });
  const level =
    params.get('trin') === ALL
      ? undefined
      : (levels.data?.find(({ id }) => String(id) === params.get('trin')) ??
        levels.data?.find(({ title }) => title === ownLevel) ??
        levels.data?.[0]);

  const categories = useQuery({
    ...freeCategoriesQuery(course?.productId ?? '', level?.id),
    enabled: levels.data !== undefined,
  });
  const category = categories.data?.find(({ id }) => String(id) === params.get('emne'));

  const change = (next: Record<'kursus' | 'trin' | 'emne', string | number | undefined>) =>
    setParams(
      Object.entries(next).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
      { preventScrollReset: true },
    );
  const queries = [courses, levels, categories];
  return {
    courses: courses.data,
    course,
    levels: levels.data ?? [],
    /** Undefined: all of them. */
    level,
    categories: categories.data ?? [],
    category,
    isReady: categories.isSuccess,
    q,
    isSearching: q.length >= FEWEST_LETTERS,
    failed: queries.some(({ isError }) => isError),
    retry: () => void Promise.all(queries.filter(({ isError }) => isError).map((query) => query.refetch())),
    chooseCourse: (productId: string) => change({ kursus: productId, trin: undefined, emne: undefined }),
    /** Undefined: all of them. */
    chooseLevel: (id: number | undefined) => change({ kursus: course?.productId, trin: id ?? ALL, emne: undefined }),
    /** Undefined: all of them. */
    chooseCategory: (id: number | undefined) =>
      change({ kursus: course?.productId, trin: level?.id ?? ALL, emne: id ?? ALL }),
    search: (words: string) => setParams(withParams({ q: words }), { replace: true, preventScrollReset: true }),
  };
}
