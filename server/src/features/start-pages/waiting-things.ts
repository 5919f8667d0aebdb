import type { WaitingThing } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { SquadTasks } from '../homework/index.ts';
import type { unansweredOf } from '../mark-questions/index.ts';

type Question = Awaited<ReturnType<typeof unansweredOf>>[number];
type Thing = Omit<WaitingThing, 'squadName'>;

const ORDER: readonly Thing['kind'][] = ['texts', 'questions', 'overdue', 'corrected'];
/** Names that are told of a thing, and words that are asked about. */
const MOST_NAMES = 3;
const MOST_WORDS = 3;

const groupsOf = <T extends { squadId: number; exerciseId: number }>(rows: readonly T[]): [T, ...T[]][] => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const key = `${row.squadId} ${row.exerciseId}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
};

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
const byName = (a: string, b: string) => a.localeCompare(b, 'da');

const thing = (
  { squadId, exerciseId, title, productId }: Pick<Thing, 'squadId' | 'exerciseId' | 'title' | 'productId'>,
  kind: Thing['kind'],
  names: string[],
  more: Partial<Thing> = {},
): Thing => ({
  squadId,
  exerciseId,
  title,
  productId,
  kind,
  count: names.length,
  names: [...new Set(names)].toSorted(byName).slice(0, MOST_NAMES),
  pupils: new Set(names).size,
  returned: 0,
  deadline: null,
  studentId: null,
  words: [],
  ...more,
});

const oldestFirst = (pick: (row: SquadTasks) => Date | null) => (a: SquadTasks, b: SquadTasks) =>
  (pick(a)?.getTime() ?? Infinity) - (pick(b)?.getTime() ?? Infinity);

/** Texts of one kind that wait, one thing for each task, the longest waiting first. */
const textThings = (tasks: readonly SquadTasks[], isCorrecting: boolean): Thing[] =>
  groupsOf(
    tasks
      .filter((row) => row.isCorrecting === isCorrecting && row.waiting > 0)
      .toSorted(oldestFirst((row) => row.waitingSince)),
  ).map((rows) =>
    thing(
      rows[0],
      isCorrecting ? 'corrected' : 'texts',
      rows.flatMap((row) => row.waitingNames),
      {
        returned: sum(
          tasks.filter((row) => isSameTask(row, rows[0], isCorrecting)),
          (row) => row.returned,
        ),
      },
    ),
  );

const isSameTask = (row: SquadTasks, as: SquadTasks, isCorrecting: boolean) =>
  row.squadId === as.squadId && row.exerciseId === as.exerciseId && row.isCorrecting === isCorrecting;

/** What waits for the teacher in some squads, one thing for each task: the longest waiting of each kind first. */
export function waitingThings(tasks: readonly SquadTasks[], questions: readonly Question[]): Thing[] {
  const overdue = tasks.filter((row) => row.overdue > 0).toSorted(oldestFirst((row) => row.deadline));
  return [
    ...textThings(tasks, false),
    ...groupsOf(questions).map((rows) =>
      thing(
        rows[0],
        'questions',
        rows.map(({ studentName }) => studentName),
        {
          studentId: rows[0].studentId,
          words: [...new Set(rows.map(({ token }) => token))].slice(0, MOST_WORDS),
        },
      ),
    ),
    ...groupsOf(overdue).map((rows) =>
      thing(
        rows[0],
        'overdue',
        rows.flatMap((row) => row.overdueNames),
        { deadline: toUnix(rows[0].deadline) },
      ),
    ),
    ...textThings(tasks, true),
  ].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
