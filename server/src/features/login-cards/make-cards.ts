import type { LoginCard, Role } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { givePassword } from '../accounts/index.ts';
import { requireOwnClass, requireStudents } from '../classes/index.ts';
import { mayGetFromSchool, mayGetFromTeacher } from './card.policy.ts';
import { easyPassword } from './easy-password.ts';
import { findHolders } from './login-cards.repo.ts';

/** Gives each of the people a new password and answers the cards; 404, and nobody gets one, where one of them may not. */
async function makeCards(
  context: Context,
  actor: Actor,
  userIds: number[],
  mayGet: (roles: readonly Role[]) => boolean,
): Promise<LoginCard[]> {
  const wanted = new Set(userIds);
  const holders = await findHolders(context.db, actor.institutionId, [...wanted]);
  if (holders.length !== wanted.size || !holders.every(({ roles }) => mayGet(roles))) throw notFound();
  const cards: LoginCard[] = [];
  for (const { id, name, username, isByUniLogin } of holders) {
    const password = isByUniLogin ? null : easyPassword();
    if (password !== null) await givePassword(context, id, password);
    cards.push({ id, name, username, password });
  }
  context.log.info({ userId: actor.id, subjects: [...wanted] }, 'new passwords were given');
  return cards;
}

/** Cards for pupils of an own class. A class that is only shared is not the colleague's to give passwords in. */
export async function cardsOfClass(
  context: Context,
  actor: Actor,
  squadId: number,
  userIds: number[],
): Promise<LoginCard[]> {
  await requireOwnClass(context, actor, squadId);
  await requireStudents(context, squadId, userIds);
  return makeCards(context, actor, userIds, mayGetFromTeacher);
}

/** Cards for pupils and teachers of the school. */
export const cardsOfSchool = (context: Context, actor: Actor, userIds: number[]): Promise<LoginCard[]> =>
  makeCards(context, actor, userIds, mayGetFromSchool);
