import type { Share } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { forgetClassList } from '../classes/index.ts';
import { tellAccepted, tellRejected } from '../notifications/index.ts';
import { mayAccept } from './share.policy.ts';
import { shareToWire } from './share-to-wire.ts';
import * as repo from './sharing.repo.ts';

/** Which share is meant: that of a class or group between the actor and `userId`. */
export interface ShareKey {
  kind: repo.SquadKind;
  squadId: number;
  userId: number;
}

const findShare = (context: Context, actor: Actor, { kind, squadId, userId }: ShareKey) =>
  repo.findShareBetween(context.db, kind, squadId, actor.id, userId);

/**
 * Accepts an offer made to the person (SHARE-03). Null when it has been declined or taken back meanwhile; 404 when it
 * never was made. Accepting twice is harmless.
 */
export async function acceptShare(context: Context, actor: Actor, key: ShareKey): Promise<Share | null> {
  const share = found(await findShare(context, actor, key));
  if (!mayAccept(actor, share)) throw notFound();
  const isNew = await repo.acceptPending(context.db, share.id, context.clock.now());
  if (isNew) await tellAccepted(context, shareToWire(share, actor.id));
  forgetClassList(context, actor.institutionId);
  const answered = await findShare(context, actor, key);
  return answered?.state === 'accepted' ? shareToWire(answered, actor.id) : null;
}

/** Declines an offer, or stops a share: either of its two people may (SHARE-04, SHARE-05). */
export async function rejectShare(context: Context, actor: Actor, key: ShareKey): Promise<void> {
  const share = found(await findShare(context, actor, key));
  await repo.reject(context.db, [share.id], context.clock.now());
  if (share.state !== 'rejected')
    await tellRejected(context, shareToWire(share, actor.id), { by: actor.id, wasPending: share.state === 'pending' });
  forgetClassList(context, actor.institutionId);
}
