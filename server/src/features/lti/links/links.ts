import type { OwnLtiLink } from '@ordklar/contract';
import { noteInAuditLog, noteReading } from '../../../platform/audit/audit-log.ts';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/paging/page-of.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { endSessions } from '../../../platform/sessions/own-sessions.ts';
import { findPlatform } from '../platforms/platforms.repo.ts';
import * as repo from './links.repo.ts';

/** Learning platforms that log the person in. */
export async function readOwnLinks({ db }: Context, { id }: Actor): Promise<OwnLtiLink[]> {
  const rows = await repo.findLinksOf(db, id);
  return rows.map(({ id: linkId, platform, linkedAt }) => ({ id: linkId, platform, linkedAt: toUnix(linkedAt) }));
}

/** A page of the people who are linked to a platform of the administrator's school; the audit log tells who read it. */
export async function listLinks(
  { db, clock }: Context,
  { id: userId, institutionId }: Actor,
  platformId: number,
  { search, page }: { search?: string | undefined; page: number },
) {
  if ((await findPlatform(db, platformId))?.institutionId !== institutionId) throw notFound();
  const reading = { userId, action: 'people-read', subjectUserId: null, details: `platform ${platformId}` } as const;
  await noteReading(db, reading, clock.now());
  const list = await pageOf(page, repo.countLinks(db, platformId, search), (slice) =>
    repo.findLinks(db, platformId, search, slice),
  );
  return { ...list, rows: list.rows.map(({ linkedAt, ...row }) => ({ ...row, linkedAt: toUnix(linkedAt) })) };
}

/** Ends a link that `isTheirs` lets end. Whoever came in by it is logged out, but for the session that asks. */
async function end(
  context: Context,
  actor: Actor,
  linkId: number,
  isTheirs: (link: { userId: number; institutionId: number }) => boolean,
  keptSid: string | null,
): Promise<void> {
  const { clock } = context;
  await context.db.transaction(async (tx) => {
    const link = await repo.findLinkById(tx, linkId);
    if (!link || !isTheirs(link) || !(await repo.deleteLink(tx, linkId))) throw notFound();
    await endSessions(tx, link.userId, keptSid);
    const entry = { userId: actor.id, action: 'lti-unlinked' as const, subjectUserId: link.userId };
    await noteInAuditLog(tx, [{ ...entry, details: `platform ${link.platformId}` }], clock.now());
  });
}

/** Ends the person's own link to a platform. */
export const endOwnLink = (context: Context, actor: Actor, linkId: number, sid: string): Promise<void> =>
  end(context, actor, linkId, ({ userId }) => userId === actor.id, sid);

/** Ends a link of somebody to a platform of the administrator's school. */
export const endLink = (context: Context, actor: Actor, linkId: number): Promise<void> =>
  end(context, actor, linkId, ({ institutionId }) => institutionId === actor.institutionId, null);
