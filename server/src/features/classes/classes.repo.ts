import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { squad, squadMember, squadShare, users, institution } = tables;

const countStudents = sql<number>`(
  select count(*)::int from ${squadMember} counted where counted.squad_id = ${squad.id} and counted.role = 'student'
)`;

const columns = {
  id: squad.id,
  name: squad.name,
  kind: squad.kind,
  grade: squad.grade,
  year: squad.year,
  studentCount: countStudents,
  startkomma: squad.startkomma,
  freeExercises: squad.freeExercises,
};

/** The classes and groups that a person is in (as pupil or teacher) or that a colleague shares with them. */
export async function findSquadsOf(db: Db, userId: number) {
  const isMember = exists(
    db
      .select({ one: sql`1` })
      .from(squadMember)
      .where(and(eq(squadMember.squadId, squad.id), eq(squadMember.userId, userId))),
  );
  return db
    .select(columns)
    .from(squad)
    .where(and(isNull(squad.archivedAt), or(isMember, isSharedWith(db, userId))))
    .orderBy(sql`${squad.year} desc`, squad.kind, squad.grade, squad.name);
}

const isSharedWith = (db: Db, userId: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(squadShare)
      .where(
        and(eq(squadShare.squadId, squad.id), eq(squadShare.recipientId, userId), eq(squadShare.state, 'accepted')),
      ),
  );

const isTaughtBy = (db: Db, userId: number) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(squadMember)
        .where(and(eq(squadMember.squadId, squad.id), eq(squadMember.userId, userId), eq(squadMember.role, 'teacher'))),
    ),
    isSharedWith(db, userId),
  );

/** Those of the squads that the person teaches or an accepted share reaches. */
export const findTaughtSquads = (db: Db, userId: number, squadIds: number[]) =>
  db
    .select({ ...columns, institutionId: squad.institutionId })
    .from(squad)
    .where(and(inArray(squad.id, squadIds), isTaughtBy(db, userId)));

/** Classes and groups of a school year that the person teaches or an accepted share reaches, classes first. */
export const findTaughtInYear = (db: Db, userId: number, year: number) =>
  db
    .select(columns)
    .from(squad)
    .where(and(eq(squad.year, year), isNull(squad.archivedAt), isTaughtBy(db, userId)))
    .orderBy(squad.kind, squad.grade, squad.name);

/** Whether the teacher teaches the pupil in a squad that is not archived, as its own or by an accepted share. */
export async function isTeacherOf(db: Db, teacherId: number, studentId: number): Promise<boolean> {
  const rows = await db
    .select({ id: squad.id })
    .from(squad)
    .innerJoin(squadMember, eq(squadMember.squadId, squad.id))
    .where(
      and(
        eq(squadMember.userId, studentId),
        eq(squadMember.role, 'student'),
        isNull(squad.archivedAt),
        isTaughtBy(db, teacherId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Pupils of a squad in the order of the Danish alphabet. */
export async function findStudents(db: Db, squadId: number) {
  return db
    .select({ id: users.id, name: users.name, institution: institution.name })
    .from(squadMember)
    .innerJoin(users, eq(users.id, squadMember.userId))
    .innerJoin(institution, eq(institution.id, users.institutionId))
    .where(and(eq(squadMember.squadId, squadId), eq(squadMember.role, 'student')))
    .orderBy(sql`${users.name} collate "da-x-icu"`);
}

/** The pupils of every one of these squads. */
export const findStudentsOfAll = (db: Db, squadIds: number[]) =>
  db
    .select({ squadId: squadMember.squadId, userId: squadMember.userId })
    .from(squadMember)
    .where(and(inArray(squadMember.squadId, squadIds), eq(squadMember.role, 'student')));

/** Which of these people are pupils of the squad. */
export async function findStudentIds(db: Db, squadId: number, userIds: number[]): Promise<number[]> {
  const rows = await db
    .select({ userId: squadMember.userId })
    .from(squadMember)
    .where(
      and(eq(squadMember.squadId, squadId), eq(squadMember.role, 'student'), inArray(squadMember.userId, userIds)),
    );
  return rows.map((row) => row.userId);
}

/** What the teachers of a squad settle for all its pupils. */
type Settings = Pick<typeof squad.$inferInsert, 'startkomma'> | Pick<typeof squad.$inferInsert, 'freeExercises'>;

/** Changes a squad. Ask for it first. */
export async function updateSquad(db: Db, squadId: number, set: Settings): Promise<void> {
  await db.update(squad).set(set).where(eq(squad.id, squadId));
}
