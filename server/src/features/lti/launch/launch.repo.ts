import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import type { LtiLaunch } from '../../../platform/db/schema/lti.ts';

const { ltiLaunch, ltiLink, ltiPlatform, users } = tables;

/** Keeps that a launch has begun. */
export async function beginLaunch(
  db: Db,
  row: { id: string; platformId: number; browser: string; nonce: string; expiresAt: Date },
): Promise<void> {
  await db.insert(ltiLaunch).values(row);
}

/** Takes the platform's answer to a launch of this browser; null where there is none such, it is too old or was answered before. */
export async function takeAnswer(db: Db, of: { id: string; browser: string; now: Date }) {
  const [row] = await db
    .update(ltiLaunch)
    .set({ answeredAt: of.now })
    .where(
      and(
        eq(ltiLaunch.id, of.id),
        eq(ltiLaunch.browser, of.browser),
        isNull(ltiLaunch.answeredAt),
        gt(ltiLaunch.expiresAt, of.now),
      ),
    )
    .returning({ id: ltiLaunch.id, platformId: ltiLaunch.platformId, nonce: ltiLaunch.nonce });
  return row ?? null;
}

/** Keeps a proved answer until its person has linked the own account; what the browser was asked before is forgotten. */
export async function keepAnswer(
  db: Db,
  of: { id: string; browser: string; launch: LtiLaunch; expiresAt: Date },
): Promise<void> {
  await db.delete(ltiLaunch).where(and(eq(ltiLaunch.browser, of.browser), ne(ltiLaunch.id, of.id)));
  await db.update(ltiLaunch).set({ launch: of.launch, expiresAt: of.expiresAt }).where(eq(ltiLaunch.id, of.id));
}

/** What waits in a browser for its person to link the own account; null where nothing does. */
export async function findWaiting(db: Db, browser: string, now: Date) {
  const [row] = await db
    .select({
      id: ltiLaunch.id,
      launch: ltiLaunch.launch,
      platform: { id: ltiPlatform.id, name: ltiPlatform.name, institutionId: ltiPlatform.institutionId },
    })
    .from(ltiLaunch)
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiLaunch.platformId))
    .where(and(eq(ltiLaunch.browser, browser), isNotNull(ltiLaunch.launch), gt(ltiLaunch.expiresAt, now)))
    .orderBy(desc(ltiLaunch.expiresAt))
    .limit(1);
  return row?.launch ? { ...row, launch: row.launch } : null;
}

/** Takes a launch that is done with away; false where somebody has already. */
export async function endLaunch(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(ltiLaunch).where(eq(ltiLaunch.id, id)).returning({ id: ltiLaunch.id });
  return rows.length > 0;
}

/** Forgets launches that nobody has gone on with. */
export async function forgetLaunches(db: Db, now: Date): Promise<void> {
  await db.delete(ltiLaunch).where(lt(ltiLaunch.expiresAt, now));
}

/** Whose account somebody of a platform has; null where none is linked, or the person has left the school. */
export async function findLink(db: Db, platformId: number, subject: string) {
  const [row] = await db
    .select({ id: ltiLink.id, userId: ltiLink.userId })
    .from(ltiLink)
    .innerJoin(users, eq(users.id, ltiLink.userId))
    .where(and(eq(ltiLink.platformId, platformId), eq(ltiLink.subject, subject), isNull(users.leftAt)));
  return row ?? null;
}

/**
 * Links an account. What either of them was linked to before on the platform is no more, so that a wrong link ends when its
 * rightful person links. Answers the link; null where somebody else has linked at the same moment.
 */
export async function keepLink(
  tx: Db,
  row: { platformId: number; subject: string; userId: number; linkedAt: Date },
): Promise<number | null> {
  const isThis = and(eq(ltiLink.subject, row.subject), eq(ltiLink.userId, row.userId));
  const ofPlatform = eq(ltiLink.platformId, row.platformId);
  const ofEither = or(eq(ltiLink.subject, row.subject), eq(ltiLink.userId, row.userId));
  await tx.delete(ltiLink).where(and(ofPlatform, ofEither, sql`not (${isThis})`));
  await tx.insert(ltiLink).values(row).onConflictDoNothing();
  const [kept] = await tx.select({ id: ltiLink.id }).from(ltiLink).where(and(ofPlatform, isThis));
  return kept?.id ?? null;
}
