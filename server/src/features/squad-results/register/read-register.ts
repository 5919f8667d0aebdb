import type { RegisterBy, ResultsRegister } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { studentsOf } from '../../classes/index.ts';
import { type Asked, reachScope } from '../read-averages.ts';
import { findFigures, findNames } from './register.repo.ts';

/** Rows behind a register at most; it is grouped in SQL, so that this bounds nothing but a mistake. */
const MOST_ATTEMPTS = 1_000_000;

/** Which attempts of a register or a chart count. */
export const countedAs = (counted: 'best' | 'last', openToo = false) => ({
  counted,
  everyAttempt: false,
  openToo,
  limit: MOST_ATTEMPTS,
});

/** Everybody in the class, and who has left it but has work that counts; by Danish alphabet, who has left last. */
export async function pupilsWith(context: Context, squadId: number, worked: Iterable<number>) {
  const members = (await studentsOf(context, squadId)).map(({ id, name }) => ({ id, name, isMember: true }));
  const known = new Set(members.map(({ id }) => id));
  const gone = [...new Set(worked)].filter((id) => !known.has(id));
  if (gone.length === 0) return members;
  const left = (await findNames(context.db, gone)).map((person) => ({ ...person, isMember: false }));
  return [...members, ...left];
}

const NOTHING = { percent: null, done: 0, open: 0 };

/** Pupils by courses, levels, categories or exercises (RES-01). Averages as PD-16. */
export async function readRegister(
  context: Context,
  actor: Actor,
  asked: Asked,
  { by, showAll }: { by: RegisterBy; showAll: boolean },
): Promise<ResultsRegister> {
  const { scope, counted } = await reachScope(context, actor, asked);
  const rows = await findFigures(context.db, scope, by, countedAs(counted, showAll));
  const figures = rows.map(({ percent, done, open }) => ({ percent, done, open }));
  const of = (at: number) => figures[at] ?? NOTHING;
  const people = await pupilsWith(
    context,
    scope.squadId,
    rows.flatMap(({ studentId }) => studentId ?? []),
  );
  const own = new Map(
    rows.flatMap(({ studentId, column }, at) => (studentId !== null && column === null ? [[studentId, of(at)]] : [])),
  );
  return {
    total: of(rows.findIndex(({ studentId, column }) => studentId === null && column === null)),
    columns: rows.flatMap(({ studentId, column, title }, at) =>
      studentId === null && column !== null ? [{ id: column, title: title ?? column, ...of(at) }] : [],
    ),
    pupils: people.map((person) => ({ ...person, ...(own.get(person.id) ?? NOTHING) })),
    cells: rows.flatMap(({ studentId, column }, at) =>
      studentId !== null && column !== null ? [{ studentId, column, ...of(at) }] : [],
    ),
  };
}
