import type { Group, OwnSquad, SquadPupil } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound } from '../../../platform/problems/index.ts';
import { findOwnSquad, findOwnSquads, findPupils } from '../own-squads.repo.ts';
import { requireSquad } from '../reach-squad.ts';

/** Own groups and those that colleagues share, a page by name. */
export const listGroups = (
  context: Context,
  actor: Actor,
  page: { limit: number; offset: number; search?: string },
): Promise<OwnSquad[]> => findOwnSquads(context.db, actor.id, { ...page, kind: 'group' });

/** Pupils of a class or group that the person reaches, with their classes and groups. */
export async function pupilsOf(context: Context, actor: Actor, squadId: number): Promise<SquadPupil[]> {
  await requireSquad(context, actor, squadId);
  return findPupils(context.db, squadId, actor.id);
}

/** A group that the person reaches, as it stands now, with who changed it last. */
export async function requireGroup(context: Context, actor: Actor, groupId: number) {
  const group = found(await findOwnSquad(context.db, actor.id, groupId));
  if (group.kind !== 'group') throw notFound();
  return group;
}

/** A group with its pupils. */
export async function readGroup(context: Context, actor: Actor, groupId: number): Promise<Group> {
  const {
    changedAt: _at,
    changedByName: _by,
    hasEnded: _ended,
    ...group
  } = await requireGroup(context, actor, groupId);
  return { ...group, pupils: await findPupils(context.db, groupId, actor.id) };
}
