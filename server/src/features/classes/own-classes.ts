import type { OwnSquad } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../platform/problems/index.ts';
import { forgetClassList } from './class-list.ts';
import { deleteMembers, insertMembers, lockClass } from './classes.repo.ts';
import { findOwnSquad, findOwnSquads } from './own-squads.repo.ts';
import { requireSquad } from './reach-squad.ts';

/** More than anybody teaches. */
const MOST_CLASSES = 500;

/** Own classes and those that colleagues share, newest school year first. */
export const ownClasses = (context: Context, actor: Actor): Promise<OwnSquad[]> =>
  findOwnSquads(context.db, actor.id, { kind: 'class', limit: MOST_CLASSES, offset: 0 });

/** Makes a class of the own school an own one. Twice is harmless; one that is gone or another school's is `class-gone`. */
export async function addClass(context: Context, actor: Actor, classId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await lockClass(tx, actor.institutionId, classId))) throw new ProblemError('class-gone');
    await insertMembers(tx, classId, 'teacher', [actor.id]);
  });
  forgetClassList(context, actor.institutionId);
}

/** Takes a class off the own ones. Pupils, tasks and results stay; one that is only shared is ended by its share. */
export async function removeClass(context: Context, actor: Actor, classId: number): Promise<void> {
  const { kind } = await requireSquad(context, actor, classId);
  if (kind !== 'class' || (await deleteMembers(context.db, classId, 'teacher', [actor.id])) === 0) throw notFound();
  forgetClassList(context, actor.institutionId);
}

/** A class that the person teaches as an own one and that has not ended; else 404, also where it is only shared. */
export async function requireOwnClass(context: Context, actor: Actor, classId: number) {
  const row = found(await findOwnSquad(context.db, actor.id, classId));
  if (row.kind !== 'class' || row.sharedBy !== null || row.hasEnded) throw notFound();
  return row;
}
