import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCourses } from '../accounts/index.ts';
import { percentRegister, type Register, rateRegister } from './model/register-model.ts';
import { type OfClass, type Place, registerQuery, textErrorsQuery } from './squad-results.queries.ts';
import type { Explorer } from './use-explorer.ts';

/** What stands across, and what a press on a column opens. */
function acrossOf({ view, place, isAllLevels }: Explorer, levelId: number | undefined) {
  if (place.courseId === undefined) return 'course' as const;
  if (levelId === undefined && !isAllLevels) return 'level' as const;
  return place.categoryId === undefined && view === 'opgaver' ? ('category' as const) : ('exercise' as const);
}

/** Levels of the course that hold results; where there is but one it is not asked for. */
function useLevels(ofClass: OfClass, { view, place, ...explorer }: Explorer) {
  const { courseId } = place;
  const isAsked = courseId !== undefined && view !== 'fejltyper';
  const levels = useQuery({
    ...registerQuery(ofClass, { by: 'level', courseId, onlyTests: view === 'proever' }, explorer),
    enabled: isAsked,
  });
  const only = levels.data?.columns.length === 1 ? levels.data.columns[0] : undefined;
  const isOpen = place.levelId === undefined && !explorer.isAllLevels;
  const levelId = place.levelId ?? (isOpen && !explorer.isComparing && only ? Number(only.id) : undefined);
  return { levels, levelId, mustWait: isAsked && isOpen && levels.isPending };
}

/** The register of percents at the place where the teacher stands. */
function usePercents(ofClass: OfClass, explorer: Explorer, isEnabled: boolean) {
  const courses = useCourses().data;
  const { levels, levelId, mustWait } = useLevels(ofClass, explorer);
  const by = acrossOf(explorer, levelId);
  const place: Place = { ...explorer.place, levelId };
  const query = useQuery({
    ...registerQuery(
      ofClass,
      { by, ...place, exerciseId: undefined, onlyTests: explorer.view === 'proever' },
      explorer,
    ),
    enabled: isEnabled && !mustWait,
    placeholderData: keepPreviousData,
  });
  const titleOf = (id: string, title: string) =>
    by === 'course' ? (courses?.find(({ productId }) => productId === id)?.title ?? title) : title;
  const register: Register | undefined = query.data && percentRegister(query.data, titleOf);
  return { by, place, levels: levels.data?.columns ?? [], register, query, mustWait };
}

/** Pupils down, and across what the view and the place ask for. */
export function useRegister(ofClass: OfClass, explorer: Explorer) {
  const isErrors = explorer.view === 'fejltyper';
  const percents = usePercents(ofClass, explorer, !isErrors);
  const texts = useQuery(
    // beside the percents of a course stand the errors of all texts
    textErrorsQuery(
      ofClass,
      isErrors
        ? { courseId: explorer.place.courseId, latest: explorer.latest }
        : { courseId: undefined, latest: undefined },
    ),
  );
  const query = isErrors ? texts : percents.query;
  return {
    by: isErrors ? ('type' as const) : percents.by,
    place: percents.place,
    levels: percents.levels,
    register: isErrors ? texts.data && rateRegister(texts.data) : percents.register,
    texts,
    /** What is shown is of another place still. */
    isOld: query.isPlaceholderData || percents.mustWait,
    isPending: query.isPending,
    isError: query.isError,
    refetch: () => void query.refetch(),
  };
}

/** What {@link useRegister} answers. */
export type ShownRegister = ReturnType<typeof useRegister>;

/** What every part of the explorer is given. */
export interface RoomProps {
  squad: { id: number; name: string; year: number };
  /** The top bar's; undefined for all. */
  course: { productId: string; title: string } | undefined;
  explorer: Explorer;
  shown: ShownRegister;
}

/** What a column narrows the place to. */
export function placeOfColumn(by: ShownRegister['by'], place: Place, column: string): Place {
  if (by === 'course') return { courseId: column };
  if (by === 'level') return { ...place, levelId: Number(column) };
  if (by === 'category') return { ...place, categoryId: Number(column) };
  if (by === 'exercise') return { ...place, exerciseId: Number(column) };
  return place;
}
