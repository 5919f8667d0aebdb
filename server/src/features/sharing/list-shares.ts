import type { Share } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import { shareToWire } from './share-to-wire.ts';
import * as repo from './sharing.repo.ts';

const toWire = (rows: repo.ShareRow[], actor: Actor): Share[] => rows.map((row) => shareToWire(row, actor.id));

/** Class shares that the person has made or been offered, in every state. */
export const ownClassShares = async (context: Context, actor: Actor): Promise<Share[]> =>
  toWire(await repo.findSharesOf(context.db, actor.id, 'class'), actor);

/** Group offers that wait for the person. */
export const pendingGroupShares = async (
  context: Context,
  actor: Actor,
  page: { page: number; limit: number },
): Promise<Share[]> => toWire(await repo.findPendingGroupShares(context.db, actor.id, page.page, page.limit), actor);

/** With whom a class or group is shared, for whoever reaches it as a teacher. */
export async function sharesOfSquad(
  context: Context,
  actor: Actor,
  kind: repo.SquadKind,
  squadId: number,
): Promise<Share[]> {
  const squad = await requireSquad(context, actor, squadId);
  if (squad.kind !== kind) throw notFound();
  return toWire(await repo.findSharesOfSquad(context.db, squadId), actor);
}
