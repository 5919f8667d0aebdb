import { useSearchParams } from 'react-router';
import type { Place } from './squad-results.queries.ts';
import { useSettings } from '../user-settings/index.ts';
import { BY_NAME, type Sorting, sortingOf } from './model/sort-rows.ts';
import { withParams } from '../../lib/address/with-params.ts';

export const VIEWS = ['opgaver', 'proever', 'fejltyper'] as const;
export type View = (typeof VIEWS)[number];

/** Names in the address. */
type Param =
  | 'fane'
  | 'sted'
  | 'elev'
  | 'celle'
  | 'sorter'
  | 'seneste'
  | 'alle'
  | 'tekster'
  | 'side'
  | 'forsoeg'
  | 'orden';

const idOf = (written: string | undefined): number | undefined => {
  const id = Number(written);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** In `sted` behind the course: all levels together, or beside each other. */
export const ALL_LEVELS = 'alle';
const COMPARED = 'trin';

/** course/level/category/exercise, as far as one has come; what is of another course than the top bar's does not count. */
function placeOf(written: string | null, courseId: string | undefined) {
  const [course, level, category, exercise] = (written ?? '').split('/');
  if (courseId === undefined || course !== courseId) return { place: { courseId }, level: undefined };
  const place: Place = { courseId, levelId: idOf(level), categoryId: idOf(category), exerciseId: idOf(exercise) };
  return { place, level: level === ALL_LEVELS || level === COMPARED ? level : undefined };
}

/** Written into `sted`. */
const writtenPlace = ({ courseId, levelId, categoryId, exerciseId }: Place, level?: string): string =>
  [courseId, levelId ?? level ?? ALL_LEVELS, categoryId ?? (exerciseId && 0), exerciseId]
    .filter((part) => part !== undefined)
    .join('/');

/** By name is how it stands anyway. */
const writtenSorting = (by: string, reverse: boolean): string | undefined =>
  by === BY_NAME && !reverse ? undefined : `${reverse ? '-' : ''}${by}`;

/** Which of the choices of texts is chosen. */
export const chosenTexts = ({ latest }: Pick<Explorer, 'latest'>): 'alle' | 1 | 3 =>
  latest === undefined ? 'alle' : latest === 1 ? 1 : 3;

/** Where in the results a teacher stands, and how they are shown; all of it in the address. */
export function useExplorer(courseId: string | undefined) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('fane') as View | null;
  const view: View = asked && VIEWS.includes(asked) ? asked : 'opgaver';
  const { place, level } = placeOf(params.get('sted'), courseId);
  const [student, ...column] = (params.get('celle') ?? '').split('.');
  const texts = params.get('tekster');
  const settings = useSettings().data;
  const usual = { seneste: settings?.showOnlyLastTry ?? false, alle: settings?.showAllStudentsResults ?? false };
  /** The teacher's setting, unless the address says otherwise. */
  const isOn = (name: keyof typeof usual): boolean => (params.has(name) ? params.get(name) === '1' : usual[name]);

  const asWritten = (name: keyof typeof usual, on: boolean) => (on === usual[name] ? undefined : on ? '1' : '0');

  const change = (values: Partial<Record<Param, string | undefined>>, replace = false) =>
    setParams(withParams(values), { preventScrollReset: true, replace });
  const elsewhere = { celle: undefined, sorter: undefined, side: undefined, forsoeg: undefined, orden: undefined };
  return {
    view,
    place,
    /** The levels stand beside each other though there is only one. */
    isComparing: level === COMPARED,
    isAllLevels: level === ALL_LEVELS,
    studentId: idOf(params.get('elev') ?? undefined),
    cell: idOf(student) && column.length > 0 ? { studentId: Number(student), column: column.join('.') } : undefined,
    sorting: sortingOf(params.get('sorter')),
    onlyLastTry: isOn('seneste'),
    showAll: isOn('alle'),
    /** Of one exercise: every try of a pupil, and the column that they stand by. */
    everyTry: params.get('forsoeg') === 'alle',
    triesBy: sortingOf(params.get('orden')),
    latest: texts === 'alle' ? undefined : (idOf(texts ?? undefined) ?? 3),
    page: idOf(params.get('side') ?? undefined) ?? 1,
    setView: (to: View) => change({ ...elsewhere, elev: undefined, fane: to === 'opgaver' ? undefined : to }),
    goTo: (to: Place, how?: { compared: boolean }) =>
      change({ ...elsewhere, elev: undefined, sted: writtenPlace(to, how?.compared ? COMPARED : undefined) }),
    openPupil: (id: number | undefined) =>
      change({ celle: undefined, elev: id === undefined ? undefined : String(id) }),
    openCell: (to: { studentId: number; column: string } | undefined) =>
      change({ celle: to && `${to.studentId}.${to.column}` }, true),
    sortBy: ({ by, reverse }: Sorting) => change({ sorter: writtenSorting(by, reverse) }, true),
    showErrors: (type: string) => change({ ...elsewhere, elev: undefined, fane: 'fejltyper', sorter: type }),
    setOnlyLastTry: (on: boolean) => change({ seneste: asWritten('seneste', on) }, true),
    setShowAll: (on: boolean) => change({ alle: asWritten('alle', on) }, true),
    setEveryTry: (on: boolean) => change({ forsoeg: on ? 'alle' : undefined }, true),
    sortTries: ({ by, reverse }: Sorting) => change({ orden: writtenSorting(by, reverse) }, true),
    setLatest: (to: string) => change({ celle: undefined, tekster: to === '3' ? undefined : to }, true),
    setPage: (to: number) => change({ celle: undefined, side: to === 1 ? undefined : String(to) }),
  };
}

/** What {@link useExplorer} answers. */
export type Explorer = ReturnType<typeof useExplorer>;
