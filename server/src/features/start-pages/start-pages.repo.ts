import { and, countDistinct, eq, isNull, max, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { contactRequest, exercise, feedback, institution, licence, mail, squad, squadMember, userRole, users } = tables;

/** Name of the school, and how many have each role there. */
export async function findSchool(db: Db, institutionId: number) {
  const rows = await db
    .select({ name: institution.name, role: userRole.role, people: countDistinct(userRole.userId) })
    .from(institution)
    .leftJoin(users, and(eq(users.institutionId, institution.id), isNull(users.leftAt)))
    .leftJoin(userRole, eq(userRole.userId, users.id))
    .where(eq(institution.id, institutionId))
    .groupBy(institution.name, userRole.role);
  const of = (role: string) => rows.find((row) => row.role === role)?.people ?? 0;
  return { name: rows[0]?.name ?? '', students: of('student'), teachers: of('teacher') };
}

/** Classes and groups of the school that are not archived, newest school year first. */
export const findSquadsOfSchool = (db: Db, institutionId: number) =>
  db
    .select({
      id: squad.id,
      name: squad.name,
      kind: squad.kind,
      year: squad.year,
      studentCount: sql<number>`count(*) filter (where ${squadMember.role} = 'student')::int`,
      teachers: sql<string[]>`coalesce(
        array_agg(${users.name} order by ${users.name} collate "da-x-icu")
          filter (where ${squadMember.role} = 'teacher'), '{}')`,
    })
    .from(squad)
    .leftJoin(squadMember, eq(squadMember.squadId, squad.id))
    .leftJoin(users, eq(users.id, squadMember.userId))
    .where(and(eq(squad.institutionId, institutionId), isNull(squad.archivedAt)))
    .groupBy(squad.id)
    .orderBy(sql`${squad.year} desc`, squad.kind, squad.grade, sql`${squad.name} collate "da-x-icu"`);

/** All licences that the school has or has had; the days are 'YYYY-MM-DD'. */
export const findLicences = (db: Db, institutionId: number) =>
  db
    .select({ productId: licence.productId, from: licence.validFrom, to: licence.validTo })
    .from(licence)
    .where(eq(licence.institutionId, institutionId))
    .orderBy(licence.validFrom);

export async function countContactRequests(db: Db) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, last: max(contactRequest.sentAt) })
    .from(contactRequest);
  return { total: row?.total ?? 0, last: row?.last ?? null };
}

/** Feedback by subject, most first. */
export const countFeedback = (db: Db) =>
  db
    .select({ subject: feedback.subject, count: sql<number>`count(*)::int`, last: max(feedback.sentAt) })
    .from(feedback)
    .groupBy(feedback.subject)
    .orderBy(sql`count(*) desc`, feedback.subject);

export const countMails = (db: Db) =>
  db.select({ state: mail.state, count: sql<number>`count(*)::int` }).from(mail).groupBy(mail.state);

/** Exercises of the bank, teachers' own left out, by product. */
export const countBank = (db: Db) =>
  db
    .select({ productId: exercise.productId, exercises: sql<number>`count(*)::int` })
    .from(exercise)
    .where(isNull(exercise.ownerId))
    .groupBy(exercise.productId);
