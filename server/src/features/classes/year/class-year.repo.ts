import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../../platform/db/index.ts';
import { squadColumns } from '../classes.repo.ts';
import { isOwnOf } from '../teaching.repo.ts';

const { homework, squad, squadMember } = tables;

/** Whose classes: those of a school, and of them only what one teacher has as own ones. */
export interface Owner {
  institutionId: number;
  /** Null for all classes of the school. */
  teacherId: number | null;
}

const isOf = ({ institutionId, teacherId }: Owner) =>
  and(
    eq(squad.institutionId, institutionId),
    eq(squad.kind, 'class'),
    teacherId === null ? undefined : isOwnOf(teacherId),
  );

/** Classes of school years before `year` that have not ended. */
export const findOpenBefore = (db: Db, owner: Owner, year: number) =>
  db
    .select(squadColumns)
    .from(squad)
    .where(and(isOf(owner), isNull(squad.archivedAt), lt(squad.year, year)))
    .orderBy(squad.grade, sql`${squad.name} collate "da-x-icu"`, squad.id);

/** Locks those of the classes that are open and before `year`, so that nobody else moves them meanwhile. */
export const lockOpenBefore = (tx: Db, owner: Owner, classIds: number[], year: number) =>
  tx
    .select()
    .from(squad)
    .where(and(inArray(squad.id, classIds), isOf(owner), isNull(squad.archivedAt), lt(squad.year, year)))
    .orderBy(squad.id)
    .for('update');

/** The open classes of a school. */
export const isOpenClassOf = (institutionId: number) =>
  and(eq(squad.institutionId, institutionId), eq(squad.kind, 'class'), isNull(squad.archivedAt));

/** Those of the names that an open class of the school has in the year already. */
export async function findTakenNames(db: Db, institutionId: number, year: number, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ name: squad.name })
    .from(squad)
    .where(and(isOpenClassOf(institutionId), eq(squad.year, year), inArray(sql`lower(${squad.name})`, names)));
  return rows.map(({ name }) => name);
}

/** Makes the class of the next year with the same teachers and pupils and what they have settled; answers its id. */
export async function insertNext(
  tx: Db,
  before: typeof squad.$inferSelect,
  next: { name: string; grade: number | null; year: number },
): Promise<number> {
  const { institutionId, startkomma, hints, freeExercises, chatOpen } = before;
  const [made] = await tx
    .insert(squad)
    .values({
      institutionId,
      kind: 'class',
      startkomma,
      hints,
      freeExercises,
      chatOpen,
      previousId: before.id,
      ...next,
    })
    .returning({ id: squad.id });
  const nextId = made?.id ?? 0;
  const members = await tx.select().from(squadMember).where(eq(squadMember.squadId, before.id));
  if (members.length > 0)
    await tx.insert(squadMember).values(members.map(({ userId, role }) => ({ squadId: nextId, userId, role })));
  return nextId;
}

/** Ends classes; their tasks and results stay in their year. */
export async function endClasses(tx: Db, classIds: number[], at: Date): Promise<void> {
  await tx.update(squad).set({ archivedAt: at }).where(inArray(squad.id, classIds));
}

/** Locks those of the classes that ended since `since`. */
export const lockEnded = (tx: Db, owner: Owner, classIds: number[], since: Date) =>
  tx
    .select({ id: squad.id })
    .from(squad)
    .where(and(inArray(squad.id, classIds), isOf(owner), isNotNull(squad.archivedAt), gte(squad.archivedAt, since)))
    .orderBy(squad.id)
    .for('update');

/** Those that ended since `since` and whose next class has no tasks, the newest first, each with the name of that class. */
export async function findEndedSince(db: Db, owner: Owner, since: Date) {
  const next = alias(squad, 'next');
  const isUsed = db.select({ one: sql`1` }).from(homework).where(eq(homework.squadId, next.id));
  const rows = await db
    .select({ classId: squad.id, name: squad.name, nextName: next.name, endedAt: squad.archivedAt })
    .from(squad)
    .leftJoin(next, eq(next.previousId, squad.id))
    .where(and(isOf(owner), gte(squad.archivedAt, since), notExists(isUsed)))
    .orderBy(desc(squad.archivedAt), squad.grade, sql`${squad.name} collate "da-x-icu"`, squad.id);
  return rows.flatMap(({ endedAt, ...row }) => (endedAt === null ? [] : [{ ...row, endedAt }]));
}

/** Whether something has been assigned in one of the classes that follow these. */
export async function isNextInUse(db: Db, classIds: number[]): Promise<boolean> {
  const [row] = await db
    .select({ id: homework.id })
    .from(homework)
    .innerJoin(squad, eq(squad.id, homework.squadId))
    .where(inArray(squad.previousId, classIds))
    .limit(1);
  return row !== undefined;
}

/** Deletes the classes that follow these, and opens these again. */
export async function reopenClasses(tx: Db, classIds: number[]): Promise<void> {
  await tx.delete(squad).where(inArray(squad.previousId, classIds));
  await tx.update(squad).set({ archivedAt: null }).where(inArray(squad.id, classIds));
}
