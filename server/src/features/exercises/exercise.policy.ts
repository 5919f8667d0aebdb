import type { Actor } from '../../platform/http/context.ts';

/** Whether everybody who may try exercises may read this one: of the bank, or the person's own. Another's is reached through a class. */
export const isOfBankOrOwn = (actor: Pick<Actor, 'id'>, { ownerId }: { ownerId: number | null }): boolean =>
  ownerId === null || ownerId === actor.id;
