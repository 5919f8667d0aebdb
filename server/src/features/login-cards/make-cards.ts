import { type LoginCard, mayGetFromSchool, type Role } from '@ordklar/contract';
import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { toUnix } from '../../platform/clock/clock.ts';
import { notFound } from '../../platform/problems/index.ts';
import { firstPasswordEnds, givePassword } from '../accounts/index.ts';
import { requireOwnClass, requireStudents } from '../classes/index.ts';
import { mayGetFromTeacher, mustChoose } from './card.policy.ts';
import { easyPassword } from './easy-password.ts';
import { findHolders } from './login-cards.repo.ts';

/** Gives a person a new password and notes in the audit log who gave whom one and where: both or neither. */
async function giveNoted(
  context: Context,
  actor: Actor,
  { id, where, ...given }: { id: number; where: string; password: string; until: Date; isForFirstLogin: boolean },
): Promise<void> {
  const note = { userId: actor.id, action: 'login-code-made' as const, subjectUserId: id, details: where };
  await context.db.transaction(async (tx) => {
    const first = { until: given.until, mustChoose: given.isForFirstLogin };
    await givePassword({ ...context, db: tx }, id, given.password, first);
    await noteInAuditLog(tx, [note], context.clock.now());
  });
}

/** For whom cards are made: who may have one, where that is, for the audit log, and whether it is for the first login only. */
interface Holding {
  mayGet: (roles: readonly Role[]) => boolean;
  where: string;
  forFirstLogin: boolean | undefined;
}

/** Whose cards are asked for. */
export interface WantedCards {
  userIds: number[];
  /** Whether pupils choose another at the first login; unsaid, their class decides. */
  forFirstLogin?: boolean | undefined;
}

/** Gives each of the people a new password and answers the cards; 404, and nobody gets one, where one of them may not. */
async function makeCards(
  context: Context,
  actor: Actor,
  userIds: number[],
  { mayGet, where, forFirstLogin }: Holding,
): Promise<LoginCard[]> {
  const wanted = new Set(userIds);
  const holders = await findHolders(context.db, actor.institutionId, [...wanted]);
  if (holders.length !== wanted.size || !holders.every(({ roles }) => mayGet(roles))) throw notFound();
  const cards: LoginCard[] = [];
  const until = firstPasswordEnds(context);
  const { pupilsKeepCards } = context.config;
  for (const { id, name, username, isByUniLogin, roles, grade } of holders) {
    const isForFirstLogin = !isByUniLogin && mustChoose(roles, { pupilsKeepCards, forFirstLogin, grade });
    const password = isByUniLogin ? null : easyPassword();
    if (password !== null) await giveNoted(context, actor, { id, password, where, until, isForFirstLogin });
    cards.push({ id, name, username, password, until: password === null ? null : toUnix(until), isForFirstLogin });
  }
  return cards;
}

/** Cards for pupils of an own class. A class that is only shared is not the colleague's to give passwords in. */
export async function cardsOfClass(
  context: Context,
  actor: Actor,
  squadId: number,
  { userIds, forFirstLogin }: WantedCards,
): Promise<LoginCard[]> {
  await requireOwnClass(context, actor, squadId);
  await requireStudents(context, squadId, userIds);
  return makeCards(context, actor, userIds, { mayGet: mayGetFromTeacher, where: `class ${squadId}`, forFirstLogin });
}

/** Cards for pupils and teachers of the school. */
export const cardsOfSchool = (
  context: Context,
  actor: Actor,
  { userIds, forFirstLogin }: WantedCards,
): Promise<LoginCard[]> =>
  makeCards(context, actor, userIds, {
    mayGet: mayGetFromSchool,
    where: `school ${actor.institutionId}`,
    forFirstLogin,
  });
