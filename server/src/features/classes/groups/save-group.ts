import type { Group } from '@ordklar/contract';
import { schoolYear } from '@ordklar/school';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound, ProblemError, problemTexts } from '../../../platform/problems/index.ts';
import { deleteMembers, insertMembers } from '../classes.repo.ts';
import { readGroup, requireGroup } from './read-groups.ts';
import * as repo from './groups.repo.ts';

interface Written {
  name: string;
  userIds: number[];
}

const refuse = (code: 'empty-group' | 'pupil-twice' | 'not-our-pupils') =>
  new ProblemError(code, { errors: { userIds: [problemTexts[code]] } });

/** Refuses a group of nobody, of somebody twice, and of pupils who are not at the own school. */
async function requirePupils(context: Context, actor: Actor, userIds: number[]): Promise<void> {
  if (userIds.length === 0) throw refuse('empty-group');
  if (new Set(userIds).size !== userIds.length) throw refuse('pupil-twice');
  if ((await repo.countPupils(context.db, actor.institutionId, userIds)) !== userIds.length)
    throw refuse('not-our-pupils');
}

/** Makes a group that the person teaches. */
export async function createGroup(context: Context, actor: Actor, { name, userIds }: Written): Promise<Group> {
  await requirePupils(context, actor, userIds);
  const now = context.clock.now();
  const id = await context.db.transaction(async (tx) => {
    const groupId = await repo.insertGroup(tx, {
      institutionId: actor.institutionId,
      name,
      year: schoolYear(now),
      changedAt: now,
      changedBy: actor.id,
    });
    await insertMembers(tx, groupId, 'teacher', [actor.id]);
    await insertMembers(tx, groupId, 'student', userIds);
    return groupId;
  });
  return readGroup(context, actor, id);
}

/**
 * Changes name and pupils of a group; whoever names a version and has not seen another's change gets 409 with who made it,
 * and changes nothing.
 */
export async function saveGroup(
  context: Context,
  actor: Actor,
  groupId: number,
  { name, userIds, version }: Written & { version?: number | undefined },
): Promise<Group> {
  await requireGroup(context, actor, groupId);
  await requirePupils(context, actor, userIds);
  const saved = await context.db.transaction(async (tx) => {
    const changedAt = context.clock.now();
    if (!(await repo.renameGroup(tx, groupId, version, { name, changedAt, changedBy: actor.id }))) return false;
    const wanted = new Set(userIds);
    const before = await repo.findMemberIds(tx, groupId);
    await deleteMembers(
      tx,
      groupId,
      'student',
      before.filter((id) => !wanted.has(id)),
    );
    await insertMembers(tx, groupId, 'student', userIds);
    return true;
  });
  if (!saved) {
    const { changedAt, changedByName } = await requireGroup(context, actor, groupId);
    throw new ProblemError('stale-group', { details: { savedBy: changedByName, savedAt: toUnix(changedAt) } });
  }
  return readGroup(context, actor, groupId);
}

/** Deletes an own group. Tasks and results of its pupils stay. */
export async function deleteGroup(context: Context, actor: Actor, groupId: number): Promise<void> {
  if (!(await repo.setGroupDeleted(context.db, actor.id, groupId, context.clock.now()))) throw notFound();
}

/** Takes back the deletion of an own group. */
export async function restoreGroup(context: Context, actor: Actor, groupId: number): Promise<void> {
  if (!(await repo.setGroupDeleted(context.db, actor.id, groupId, null))) throw notFound();
}
