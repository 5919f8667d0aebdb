import type { sharingApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { acceptShare, rejectShare } from './answer-share.ts';
import { ownClassShares, pendingGroupShares, sharesOfSquad } from './list-shares.ts';
import { offerShares, stopSharing } from './offer-shares.ts';
import { putClassShare } from './put-class-share.ts';

/** Class and group shares (DEC-03, DEC-04). */
export const sharingRoutes: Routes<typeof sharingApi> = (context) => ({
  putClassShare: ({ actor, params, body }) => putClassShare(context, actor, params.class, params.user, body?.state),
  classShares: ({ actor, params }) => sharesOfSquad(context, actor, 'class', params.id),
  async deleteClassShare({ actor, params }) {
    await rejectShare(context, actor, { kind: 'class', squadId: params.class, userId: params.user });
    return null;
  },
  currentShares: ({ actor }) => ownClassShares(context, actor),
  groupShares: ({ actor, params }) => sharesOfSquad(context, actor, 'group', params.id),
  putGroupShares: ({ actor, params, body }) => offerShares(context, actor, 'group', params.id, body.userIds),
  async deleteGroupShares({ actor, params }) {
    await stopSharing(context, actor, 'group', params.id);
    return null;
  },
  pendingGroupShares: ({ actor, query }) => pendingGroupShares(context, actor, query),
  acceptGroupShare: ({ actor, params }) =>
    acceptShare(context, actor, { kind: 'group', squadId: params.id, userId: actor.id }),
  async deleteGroupShare({ actor, params }) {
    await rejectShare(context, actor, { kind: 'group', squadId: params.id, userId: params.user });
    return null;
  },
});
