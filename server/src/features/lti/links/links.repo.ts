import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { ltiLink, ltiPlatform, users } = tables;

/** Platforms to which a person's account is linked, by name. */
export const findLinksOf = (db: Db, userId: number) =>
  db
    .select({
      id: ltiLink.id,
      platform: ltiPlatform.name,
      subject: ltiLink.subject,
      linkedAt: ltiLink.linkedAt,
    })
    .from(ltiLink)
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiLink.platformId))
    .where(eq(ltiLink.userId, userId))
    .orderBy(asc(sql`lower(${ltiPlatform.name})`), asc(ltiLink.id));

const isWanted = (platformId: number, search: string | undefined) =>
  and(
    eq(ltiLink.platformId, platformId),
    search ? sql`strpos(lower(${users.name} || ' ' || ${users.username}), lower(${search})) > 0` : undefined,
  );

/** How many people are linked to a platform. */
export async function countLinks(db: Db, platformId: number, search: string | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(ltiLink)
    .innerJoin(users, eq(users.id, ltiLink.userId))
    .where(isWanted(platformId, search));
  return row?.count ?? 0;
}

/** People who are linked to a platform, by the Danish alphabet. */
export const findLinks = (
  db: Db,
  platformId: number,
  search: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ id: ltiLink.id, name: users.name, username: users.username, linkedAt: ltiLink.linkedAt })
    .from(ltiLink)
    .innerJoin(users, eq(users.id, ltiLink.userId))
    .where(isWanted(platformId, search))
    .orderBy(sql`${users.name} collate "da-x-icu"`, asc(ltiLink.id))
    .limit(limit)
    .offset(offset);

/** Whose link it is, and to which platform of which school; null where there is none. */
export async function findLinkById(db: Db, id: number) {
  const [row] = await db
    .select({ userId: ltiLink.userId, platformId: ltiPlatform.id, institutionId: ltiPlatform.institutionId })
    .from(ltiLink)
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiLink.platformId))
    .where(eq(ltiLink.id, id));
  return row ?? null;
}

/** Forgets a link with the results that wait by it; false where somebody has already. */
export async function deleteLink(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(ltiLink).where(eq(ltiLink.id, id)).returning({ id: ltiLink.id });
  return rows.length > 0;
}
