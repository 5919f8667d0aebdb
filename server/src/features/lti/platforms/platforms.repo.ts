import type { LtiPlatformFields } from '@ordklar/contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { ltiLink, ltiPlatform, ltiTask } = tables;

export type PlatformRow = typeof ltiPlatform.$inferSelect;

/** Platforms of a school by name, each with how many people have linked their account. */
export const findPlatforms = (db: Db, institutionId: number) =>
  db
    .select({ platform: ltiPlatform, linked: count(ltiLink.id) })
    .from(ltiPlatform)
    .leftJoin(ltiLink, eq(ltiLink.platformId, ltiPlatform.id))
    .where(eq(ltiPlatform.institutionId, institutionId))
    .groupBy(ltiPlatform.id)
    .orderBy(asc(sql`lower(${ltiPlatform.name})`), asc(ltiPlatform.id));

/** What waits to be sent to a platform, what was given up, and why the newest did not arrive. */
export async function countTasks(db: Db, platformId: number) {
  const ofPlatform = and(eq(ltiLink.platformId, platformId), sql`${ltiTask.wanted} > ${ltiTask.sent}`);
  const [numbers] = await db
    .select({
      waiting: sql<number>`count(*) filter (where not ${ltiTask.givenUp})::int`,
      givenUp: sql<number>`count(*) filter (where ${ltiTask.givenUp})::int`,
    })
    .from(ltiTask)
    .innerJoin(ltiLink, eq(ltiLink.id, ltiTask.linkId))
    .where(ofPlatform);
  const [failed] = await db
    .select({ lastError: ltiTask.lastError })
    .from(ltiTask)
    .innerJoin(ltiLink, eq(ltiLink.id, ltiTask.linkId))
    .where(and(ofPlatform, sql`${ltiTask.lastError} is not null`))
    .orderBy(desc(ltiTask.wantedAt), desc(ltiTask.id))
    .limit(1);
  return { waiting: numbers?.waiting ?? 0, givenUp: numbers?.givenUp ?? 0, lastError: failed?.lastError ?? null };
}

/** Registrations under an issuer, as far as the platform names client and deployment. */
export const findByIssuer = (
  db: Db,
  of: { issuer: string; clientId: string | undefined; deploymentId: string | undefined },
): Promise<PlatformRow[]> =>
  db
    .select()
    .from(ltiPlatform)
    .where(
      and(
        eq(ltiPlatform.issuer, of.issuer),
        of.clientId === undefined ? undefined : eq(ltiPlatform.clientId, of.clientId),
        of.deploymentId === undefined ? undefined : eq(ltiPlatform.deploymentId, of.deploymentId),
      ),
    )
    .limit(2);

export async function findPlatform(db: Db, id: number): Promise<PlatformRow | null> {
  const [row] = await db.select().from(ltiPlatform).where(eq(ltiPlatform.id, id));
  return row ?? null;
}

/** Registers a platform; null where there is one with the same issuer, client and deployment. */
export async function insertPlatform(
  db: Db,
  row: LtiPlatformFields & { institutionId: number; createdAt: Date },
): Promise<number | null> {
  const [made] = await db.insert(ltiPlatform).values(row).onConflictDoNothing().returning({ id: ltiPlatform.id });
  return made?.id ?? null;
}

const ofSchool = (institutionId: number, id: number) =>
  and(eq(ltiPlatform.id, id), eq(ltiPlatform.institutionId, institutionId));

/** Whether another registration than this one has the same issuer, client and deployment. */
export const isTaken = async (db: Db, fields: LtiPlatformFields, id: number): Promise<boolean> =>
  (await findByIssuer(db, fields)).some((row) => row.id !== id);

/** Changes a platform of the school; false where there is none. */
export async function updatePlatform(
  db: Db,
  institutionId: number,
  id: number,
  fields: LtiPlatformFields,
): Promise<boolean> {
  const rows = await db
    .update(ltiPlatform)
    .set(fields)
    .where(ofSchool(institutionId, id))
    .returning({ id: ltiPlatform.id });
  return rows.length > 0;
}

/** Forgets a platform of the school with all that hangs on it; false where there is none. */
export async function deletePlatform(db: Db, institutionId: number, id: number): Promise<boolean> {
  const rows = await db.delete(ltiPlatform).where(ofSchool(institutionId, id)).returning({ id: ltiPlatform.id });
  return rows.length > 0;
}
