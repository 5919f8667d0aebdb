import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { categoriesQuery, overviewQuery } from './exercises.queries.ts';
import { withParams } from '../../lib/address/with-params.ts';

/** In place of a level id: every level, where the class's own would be chosen. */
const ALL = 'alle';

/**
 * Level, category and page of the list, kept in the address. A level that the address does not name is the
 * class's own; ids of another course do not count.
 */
export function useExerciseFilter(productId: string | undefined, squadGrade: number | null) {
  const [params, setParams] = useSearchParams();
  const overview = useQuery({ ...overviewQuery(productId ?? ''), enabled: productId !== undefined });
  const levels = overview.data ?? [];

  const askedLevel = params.get('klassetrin');
  const ownLevel = squadGrade === null ? undefined : levels.find(({ title }) => title === `${squadGrade}. klasse`);
  const level = askedLevel === ALL ? undefined : (levels.find(({ id }) => String(id) === askedLevel) ?? ownLevel);

  const categories = useQuery({
    ...categoriesQuery(productId ?? '', level?.title),
    enabled: productId !== undefined && overview.isSuccess,
  });
  const withExercises = categories.data?.filter(({ exerciseCount = 0 }) => exerciseCount > 0) ?? [];
  const category = withExercises.find(({ id }) => String(id) === params.get('kategori'));

  const page = Math.max(1, Math.floor(Number(params.get('side'))) || 1);

  /** Sets some of the filter; the list begins at its first page again unless the page is what is set. */
  const change = (filter: Partial<Record<'klassetrin' | 'kategori' | 'side', string>>) =>
    setParams(withParams({ side: undefined, ...filter }), { preventScrollReset: true });

  return {
    levels,
    level,
    categories: withExercises,
    category,
    page,
    isReady: overview.isSuccess && categories.isSuccess,
    failed: overview.isError || categories.isError,
    retry: () => void Promise.all([overview.refetch(), categories.refetch()]),
    chooseLevel: (id: number | undefined) => change({ klassetrin: id === undefined ? ALL : String(id), kategori: '' }),
    chooseCategory: (id: number | undefined) => change({ kategori: id === undefined ? '' : String(id) }),
    goToPage: (to: number) => change({ side: to === 1 ? '' : String(to) }),
    showAll: () => change({ klassetrin: ALL, kategori: '' }),
  };
}

/** What {@link useExerciseFilter} answers. */
export type ExerciseFilter = ReturnType<typeof useExerciseFilter>;
