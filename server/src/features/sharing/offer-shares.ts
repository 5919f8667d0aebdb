import type { Share } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound, ProblemError } from '../../platform/problems/index.ts';
import { forgetClassList } from '../classes/index.ts';
import { tellOffered, tellRejected } from '../notifications/index.ts';
import { shareToWire } from './share-to-wire.ts';
import * as repo from './sharing.repo.ts';

async function requireOwnSquad(context: Context, actor: Actor, kind: repo.SquadKind, squadId: number): Promise<void> {
  if (!(await repo.isOwnSquad(context.db, kind, squadId, actor.id))) throw notFound();
}

/** Offers an own class or group to colleagues of the same school; whoever is not one gives 404 (PD-03). */
export async function offerShares(
  context: Context,
  actor: Actor,
  kind: repo.SquadKind,
  squadId: number,
  userIds: number[],
): Promise<Share[]> {
  await requireOwnSquad(context, actor, kind, squadId);
  const wanted = [...new Set(userIds)];
  if (wanted.includes(actor.id)) throw new ProblemError('share-with-self');
  const colleagues = await repo.findColleagues(context.db, actor.institutionId, squadId, wanted);
  if (colleagues.length !== wanted.length) throw new ProblemError('not-colleague');
  const before = await repo.findSharesOfSquad(context.db, squadId);
  const isOpen = (recipientId: number) =>
    before.some((share) => share.recipientId === recipientId && share.state !== 'rejected');
  const createdAt = context.clock.now();
  await repo.insertOffers(
    context.db,
    colleagues.map((recipientId) => ({ squadId, creatorId: actor.id, recipientId, createdAt })),
  );
  forgetClassList(context, actor.institutionId);
  const rows = await repo.findSharesOfSquad(context.db, squadId);
  const shares = rows.map((row) => shareToWire(row, actor.id));
  const isNew = ({ recipient }: Share) => colleagues.includes(recipient.id) && !isOpen(recipient.id);
  await tellOffered(context, shares.filter(isNew));
  return shares;
}

/** Stops sharing an own class or group with everybody. */
export async function stopSharing(
  context: Context,
  actor: Actor,
  kind: repo.SquadKind,
  squadId: number,
): Promise<void> {
  await requireOwnSquad(context, actor, kind, squadId);
  const shares = await repo.findSharesOfSquad(context.db, squadId);
  await repo.reject(
    context.db,
    shares.map((share) => share.id),
    context.clock.now(),
  );
  for (const share of shares.filter(({ state }) => state !== 'rejected'))
    await tellRejected(context, shareToWire(share, actor.id), { by: actor.id, wasPending: share.state === 'pending' });
  forgetClassList(context, actor.institutionId);
}
