import type { Actor } from '../../platform/http/context.ts';

/** Whether the person may accept a share: whom it was offered to (SHARE-03). Either of its two people may end it. */
export const mayAccept = (actor: Pick<Actor, 'id'>, { recipientId }: { recipientId: number }): boolean =>
  recipientId === actor.id;
