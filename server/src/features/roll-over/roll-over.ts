import type { ClassToMove } from '@ordklar/contract';
import { schoolYear } from '@ordklar/school';
import { toUnix } from '../../platform/clock/clock.ts';
import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { notFound, ProblemError, problemTexts } from '../../platform/problems/index.ts';
import { classYear, forgetClassList } from '../classes/index.ts';
import { carryShares } from '../sharing/index.ts';
import { nextGrade, nextName } from './next-name.ts';

const UNDO_MS = 24 * 60 * 60 * 1000;

/** A school administrator has all classes of the school, a teacher the own ones. */
const ownerOf = ({ id, institutionId, roles }: Actor): classYear.Owner => ({
  institutionId,
  teacherId: roles.includes('school-admin') || !isTeacher({ roles }) ? null : id,
});

/** Classes of earlier school years that are still open, with what they would be called this year. */
export async function classesToMove(context: Context, actor: Actor): Promise<ClassToMove[]> {
  const year = schoolYear(context.clock.now());
  const rows = await classYear.findOpenBefore(context.db, ownerOf(actor), year);
  return rows.map((row) => ({
    classId: row.id,
    name: row.name,
    year: row.year,
    studentCount: row.studentCount,
    nextName: nextName(row.name, row.grade, year - row.year),
  }));
}

interface Move {
  classId: number;
  /** Null ends the class. */
  name: string | null;
}

const nameTaken = (name: string) =>
  new ProblemError('class-name-taken', { errors: { name: [problemTexts['class-name-taken']] }, details: { name } });

/**
 * Moves classes into this school year, or ends them: all of them or, where one is gone, moved already or has a name that is
 * taken, none. Pupils, teachers, accepted shares and what the class has settled come along; results stay in their year.
 */
export async function rollOver(context: Context, actor: Actor, moves: readonly Move[]) {
  const now = context.clock.now();
  const year = schoolYear(now);
  const byId = new Map(moves.map((move) => [move.classId, move]));
  const names = [...byId.values()].flatMap(({ name }) => name?.toLowerCase() ?? []);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw nameTaken(twice);
  const moved = await context.db.transaction(async (tx) => {
    const classes = await classYear.lockOpenBefore(tx, ownerOf(actor), [...byId.keys()], year);
    if (classes.length !== byId.size) throw notFound();
    const [taken] = await classYear.findTakenNames(tx, actor.institutionId, year, names);
    if (taken !== undefined) throw nameTaken(taken);
    const done: { classId: number; nextId: number | null }[] = [];
    for (const before of classes) {
      const name = byId.get(before.id)?.name ?? null;
      const grade = nextGrade(before.grade, year - before.year);
      const nextId = name === null ? null : await classYear.insertNext(tx, before, { name, grade, year });
      if (nextId !== null) await carryShares(tx, before.id, nextId);
      done.push({ classId: before.id, nextId });
    }
    await classYear.endClasses(tx, [...byId.keys()], now);
    return done;
  });
  forgetClassList(context, actor.institutionId);
  return moved;
}

/** What was moved up or ended within a day, roll-over by roll-over, but for classes whose next one has tasks already. */
export async function recentRollOvers(context: Context, actor: Actor) {
  const since = new Date(context.clock.now().getTime() - UNDO_MS);
  const rows = await classYear.findEndedSince(context.db, ownerOf(actor), since);
  const moments = [...new Set(rows.map(({ endedAt }) => endedAt.getTime()))];
  return moments.map((at) => ({
    at: toUnix(new Date(at)),
    classes: rows
      .filter(({ endedAt }) => endedAt.getTime() === at)
      .map(({ classId, name, ...of }) => ({ classId, name, nextName: of.nextName })),
  }));
}

/** Takes back, within a day, that classes were moved up or ended; not once something is assigned in a new one. */
export async function undoRollOver(context: Context, actor: Actor, classIds: readonly number[]): Promise<number> {
  const wanted = [...new Set(classIds)];
  const since = new Date(context.clock.now().getTime() - UNDO_MS);
  await context.db.transaction(async (tx) => {
    const ended = await classYear.lockEnded(tx, ownerOf(actor), wanted, since);
    if (ended.length !== wanted.length) throw notFound();
    if (await classYear.isNextInUse(tx, wanted)) throw new ProblemError('next-class-in-use');
    await classYear.reopenClasses(tx, wanted);
  });
  forgetClassList(context, actor.institutionId);
  return wanted.length;
}
