import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../platform/db/index.ts';
import { isTaughtBy } from './teaching.repo.ts';

const { squad, squadMember, users, institution } = tables;

const countStudents = sql<number>`(
  select count(*)::int from ${squadMember} counted where counted.squad_id = ${squad.id} and counted.role = 'student'
)`;

/** What everybody may know of a class or group. */
export const squadColumns = {
  id: squad.id,
  name: squad.name,
  kind: squad.kind,
  grade: squad.grade,
  year: squad.year,
  studentCount: countStudents,
  startkomma: squad.startkomma,
  freeExercises: squad.freeExercises,
};

/** Whether a class has ended. Of a group it is never asked: a deleted one is not found. */
export const hasEnded = sql<boolean>`${squad.archivedAt} is not null`;

/** The classes and groups that a person is in (as pupil or teacher) or that a colleague shares with them. */
export async function findSquadsOf(db: Db, userId: number) {
  const isMemberOf = db.select({ id: squadMember.squadId }).from(squadMember).where(eq(squadMember.userId, userId));
  const areTaught = db.select({ id: squad.id }).from(squad).where(isTaughtBy(userId));
  return (
    db
      .select({ ...squadColumns, hasEnded })
      .from(squad)
      // one set of ids: by two conditions with »or« between them every squad would be looked at
      .where(and(isKept, inArray(squad.id, union(isMemberOf, areTaught))))
      .orderBy(sql`${squad.year} desc`, squad.kind, squad.grade, squad.name)
  );
}

/** A deleted group is gone; a class that has ended stays in its school year, for its results (PD-06). */
const isKept = or(isNull(squad.archivedAt), eq(squad.kind, 'class'));

/** Whether the person teaches the squad, as its own or by an accepted share, and may still see it. */
export const isReachable = (userId: number) => and(isKept, isTaughtBy(userId));

/** Those of the squads that the person teaches or an accepted share reaches. */
export const findTaughtSquads = (db: Db, userId: number, squadIds: number[]) =>
  db
    .select({ ...squadColumns, institutionId: squad.institutionId, hasEnded })
    .from(squad)
    .where(and(inArray(squad.id, squadIds), isReachable(userId)));

/** Classes and groups of a school year that the person teaches or an accepted share reaches, classes first. */
export const findTaughtInYear = (db: Db, userId: number, year: number) =>
  db
    .select(squadColumns)
    .from(squad)
    .where(and(eq(squad.year, year), isNull(squad.archivedAt), isReachable(userId)))
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
        isReachable(teacherId),
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
type Settings =
  | Pick<typeof squad.$inferInsert, 'startkomma'>
  | Pick<typeof squad.$inferInsert, 'hints'>
  | Pick<typeof squad.$inferInsert, 'freeExercises'>
  | Pick<typeof squad.$inferInsert, 'chatOpen'>;

/** Changes a squad. Ask for it first. */
export async function updateSquad(db: Db, squadId: number, set: Settings): Promise<void> {
  await db.update(squad).set(set).where(eq(squad.id, squadId));
}

/** Locks a class of the school that has not ended. False when there is none. */
export async function lockClass(tx: Db, institutionId: number, classId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: squad.id })
    .from(squad)
    .where(
      and(
        eq(squad.id, classId),
        eq(squad.institutionId, institutionId),
        eq(squad.kind, 'class'),
        isNull(squad.archivedAt),
      ),
    )
    .for('update');
  return rows.length > 0;
}

/** Makes people members; who is one already stays so. */
export async function insertMembers(
  db: Db,
  squadId: number,
  role: 'teacher' | 'student',
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insert(squadMember)
    .values(userIds.map((userId) => ({ squadId, userId, role })))
    .onConflictDoNothing();
}

/** Takes people off a class or group. Answers how many there were. */
export async function deleteMembers(
  db: Db,
  squadId: number,
  role: 'teacher' | 'student',
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const rows = await db
    .delete(squadMember)
    .where(and(eq(squadMember.squadId, squadId), eq(squadMember.role, role), inArray(squadMember.userId, [...userIds])))
    .returning({ userId: squadMember.userId });
  return rows.length;
}
