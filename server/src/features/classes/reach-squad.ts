import type { Squad } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../platform/problems/index.ts';
import {
  findSquadsOf,
  findStudentIds,
  findStudents,
  findStudentsOfAll,
  findTaughtInYear,
  findTaughtSquads,
  isTeacherOf,
} from './classes.repo.ts';
import { findTeacherIds } from './teaching.repo.ts';
import { mayReachOthers } from './squad.policy.ts';

/** Classes and groups of the person: own, and those shared with them. */
export const squadsOf = (context: Context, actor: Actor): Promise<Squad[]> => findSquadsOf(context.db, actor.id);

/** Classes and groups of a school year that the teacher teaches, own and shared ones, in the order of the pickers. */
export const taughtIn = (context: Context, actor: Actor, year: number) => findTaughtInYear(context.db, actor.id, year);

/** The squad, when the person teaches it or it is shared with them; else 404 (PD-03). */
export const requireSquad = async (context: Context, actor: Actor, squadId: number) =>
  found((await findTaughtSquads(context.db, actor.id, [squadId]))[0]);

/** The squads, when each of them can be reached like that; else 404. */
export async function requireSquads(context: Context, actor: Actor, squadIds: Iterable<number>) {
  const wanted = [...new Set(squadIds)];
  const squads = await findTaughtSquads(context.db, actor.id, wanted);
  if (squads.length !== wanted.length) throw notFound();
  return squads;
}

/** The same of squads that are to get tasks, dates or reminders: `class-ended` where one of them is a class that has ended. */
export async function requireOpenSquads(context: Context, actor: Actor, squadIds: Iterable<number>) {
  const squads = await requireSquads(context, actor, squadIds);
  if (squads.some(({ hasEnded }) => hasEnded)) throw new ProblemError('class-ended');
  return squads;
}

/** The same as `requireSquads` for a person who may be no teacher at all, and asks for what is another's. */
export async function requireTaught(context: Context, actor: Actor, squadIds: Iterable<number>): Promise<void> {
  const wanted = new Set(squadIds);
  if (wanted.size === 0) return;
  if (!mayReachOthers(actor)) throw notFound();
  await requireSquads(context, actor, wanted);
}

/** Refuses with 404 where the person is not taught by `teacherId`. */
export async function requireTeacherOf(context: Context, actor: Actor, teacherId: number): Promise<void> {
  if (!(await isTeacherOf(context.db, teacherId, actor.id))) throw notFound();
}

/** Pupils of a squad, by Danish alphabet. Ask for the squad first. */
export const studentsOf = (context: Context, squadId: number) => findStudents(context.db, squadId);

/** Refuses with 404 where one of the people is not a pupil of the squad. */
export async function requireStudents(context: Context, squadId: number, userIds: number[]): Promise<void> {
  const wanted = new Set(userIds);
  const present = await findStudentIds(context.db, squadId, [...wanted]);
  if (present.length !== wanted.size) throw notFound();
}

/** Everybody who teaches a squad, as its own or by an accepted share. */
export const teacherIdsOf = (context: Context, squadId: number): Promise<number[]> =>
  findTeacherIds(context.db, squadId);

/** Ids of the pupils of each of these squads. Ask for the squads first. */
export async function studentIdsOf(context: Context, squadIds: number[]): Promise<Map<number, number[]>> {
  const pupils = new Map<number, number[]>(squadIds.map((squadId) => [squadId, []]));
  for (const { squadId, userId } of await findStudentsOfAll(context.db, squadIds)) pupils.get(squadId)?.push(userId);
  return pupils;
}
