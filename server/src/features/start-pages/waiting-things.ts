import type { WaitingThing } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { SquadTasks, SquadTexts } from '../homework/index.ts';
import type { unansweredOf } from '../mark-questions/index.ts';

type Question = Awaited<ReturnType<typeof unansweredOf>>[number];
type Thing = Omit<WaitingThing, 'squadName'>;

/** Names that are listed with a thing, and words that are asked about. */
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

const danish = new Intl.Collator('da');

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
  names: [...new Set(names)].toSorted(danish.compare).slice(0, MOST_NAMES),
  pupils: new Set(names).size,
  returned: 0,
  deadline: null,
  studentId: null,
  words: [],
  ...more,
});

const oldestFirst =
  <T>(pick: (row: T) => Date | null) =>
  (a: T, b: T) =>
    (pick(a)?.getTime() ?? Infinity) - (pick(b)?.getTime() ?? Infinity);

/** Texts of one kind that wait, one thing for each task, the longest waiting first. */
const textThings = (texts: readonly SquadTexts[], isCorrecting: boolean) =>
  texts
    .filter((row) => row.isCorrecting === isCorrecting)
    .toSorted(oldestFirst((row) => row.waitingSince))
    .map((row) => () => thing(row, isCorrecting ? 'corrected' : 'texts', row.waitingNames, { returned: row.returned }));

/**
 * What waits for the teacher in some squads, one thing for each task: texts, questions, overdue tasks and corrected texts, the
 * longest waiting of each first, `most` in all. Only theirs are made: the names of a whole year's texts take long to sort.
 */
export function waitingThings(
  { tasks, texts }: { tasks: readonly SquadTasks[]; texts: readonly SquadTexts[] },
  questions: readonly Question[],
  most: number,
): Thing[] {
  const overdue = tasks.filter((row) => row.overdue > 0).toSorted(oldestFirst((row) => row.deadline));
  return [
    ...textThings(texts, false),
    ...groupsOf(questions).map(
      (rows) => () =>
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
    ...groupsOf(overdue).map(
      (rows) => () =>
        thing(
          rows[0],
          'overdue',
          rows.flatMap((row) => row.overdueNames),
          { deadline: toUnix(rows[0].deadline) },
        ),
    ),
    ...textThings(texts, true),
  ]
    .slice(0, most)
    .map((make) => make());
}
