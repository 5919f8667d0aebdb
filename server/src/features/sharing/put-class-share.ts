import type { Share } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { acceptShare, rejectShare } from './answer-share.ts';
import { offerShares } from './offer-shares.ts';
import { isOwnSquad } from './sharing.repo.ts';

/**
 * The one documented PUT for class shares: without a state the class's own teacher offers it to `userId`, and whoever
 * was offered it accepts. Null where there is nothing to accept any more, or the state was 'rejected'.
 */
export async function putClassShare(
  context: Context,
  actor: Actor,
  squadId: number,
  userId: number,
  state?: 'accepted' | 'rejected',
): Promise<Share | null> {
  const key = { kind: 'class' as const, squadId, userId };
  if (state === 'rejected') {
    await rejectShare(context, actor, key);
    return null;
  }
  const offers = state === undefined && (await isOwnSquad(context.db, 'class', squadId, actor.id));
  if (!offers) return acceptShare(context, actor, key);
  const shares = await offerShares(context, actor, 'class', squadId, [userId]);
  return shares.find(({ recipient }) => recipient.id === userId) ?? null;
}
