import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { noteInAuditLog } from '../../../platform/audit/audit-log.ts';
import { actorById } from '../../../platform/sessions/current-actor.ts';
import type { LtiLaunch } from '../../../platform/db/schema/lti.ts';
import { beginSession } from '../../accounts/index.ts';
import { wantScore } from '../scores/scores.repo.ts';
import { mayEnterByPlatform } from './enter.policy.ts';
import * as repo from './launch.repo.ts';
import { targetOf } from './target-of.ts';

/** Leads a person of whom the platform spoke to what was meant, and keeps where its result is to go. */
async function goOn(context: Context, actor: Actor, linkId: number, launch: LtiLaunch): Promise<string> {
  const { address, homeworkId } = await targetOf(context, actor, launch.target);
  if (homeworkId !== null && launch.lineitem !== null)
    await wantScore(context.db, { linkId, homeworkId, lineitem: launch.lineitem, now: context.clock.now() });
  return address;
}

/** The linked person whom the platform's word logs in; null where nobody is linked, or the person must log in here. */
export async function linkedPerson(
  { config, db }: Context,
  platform: { id: number; institutionId: number },
  launch: LtiLaunch,
): Promise<{ linkId: number; person: Actor } | null> {
  const link = await repo.findLink(db, platform.id, launch.subject);
  const person = link && (await actorById(db, link.userId));
  if (!link || !person || person.institutionId !== platform.institutionId || !mayEnterByPlatform(config, person.roles))
    return null;
  return { linkId: link.id, person };
}

/** Whom what waits in a browser would log in, and on which platform's word; null where nothing waits, or not for such a person. */
export async function waitingPerson(context: Context, browser: string | null) {
  const waiting = browser === null ? null : await repo.findWaiting(context.db, browser, context.clock.now());
  const linked = waiting && (await linkedPerson(context, waiting.platform, waiting.launch));
  return waiting && linked ? { ...waiting, ...linked } : null;
}

/** One that waits. */
export type WaitingPerson = NonNullable<Awaited<ReturnType<typeof waitingPerson>>>;

/** Takes what waits, once, and answers where the person goes on, who is logged in already; null where it was taken before. */
export async function goOnWaiting(context: Context, { id, linkId, person, launch }: WaitingPerson) {
  return (await repo.endLaunch(context.db, id)) ? goOn(context, person, linkId, launch) : null;
}

/** The same for one who is not: logs the person in. A session of somebody else in the same browser ends. */
export async function enterWaiting(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  waiting: WaitingPerson,
): Promise<string | null> {
  const { person, linkId, launch } = waiting;
  if (!(await repo.endLaunch(context.db, waiting.id))) return null;
  const actor = await beginSession(context, request, reply, person.id);
  context.log.info({ userId: actor.id, by: 'LTI' }, 'logged in');
  return goOn(context, actor, linkId, launch);
}

/** What waits in this browser for the person to link the own account. */
export async function readPending(context: Context, actor: Actor, browser: string | null) {
  const waiting = browser === null ? null : await repo.findWaiting(context.db, browser, context.clock.now());
  const logsIn = mayEnterByPlatform(context.config, actor.roles);
  if (!waiting) return { state: 'none' as const, platform: '', logsIn };
  const isOwn = waiting.platform.institutionId === actor.institutionId;
  return { state: isOwn ? ('ready' as const) : ('other-school' as const), platform: waiting.platform.name, logsIn };
}

/** Links the account of the person who is logged in to whom the platform spoke of in this browser, and answers where to go on. */
export async function linkAccount(context: Context, actor: Actor, browser: string | null): Promise<string> {
  const { db, clock } = context;
  const waiting = browser === null ? null : await repo.findWaiting(db, browser, clock.now());
  if (!waiting || waiting.platform.institutionId !== actor.institutionId) throw notFound();
  const { platform, launch } = waiting;
  const linkId = await db.transaction(async (tx) => {
    if (!(await repo.endLaunch(tx, waiting.id))) throw notFound();
    const kept = await repo.keepLink(tx, {
      platformId: platform.id,
      subject: launch.subject,
      userId: actor.id,
      linkedAt: clock.now(),
    });
    if (kept === null) throw notFound();
    const entry = { userId: actor.id, action: 'lti-linked' as const, subjectUserId: actor.id };
    await noteInAuditLog(tx, [{ ...entry, details: `platform ${platform.id}` }], clock.now());
    return kept;
  });
  return goOn(context, actor, linkId, launch);
}
