import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { type Db, inBatches, tables } from '../../../platform/db/index.ts';

const { homework, squad, squadMember } = tables;

/** A person in a class or group. */
export interface Membership {
  squadId: number;
  userId: number;
  role: 'student' | 'teacher';
}

/** Makes classes of a school year; answers their ids by name. */
export async function insertClasses(
  tx: Db,
  institutionId: number,
  year: number,
  classes: readonly { name: string; grade: number | null }[],
): Promise<Map<string, number>> {
  if (classes.length === 0) return new Map();
  const rows = await tx
    .insert(squad)
    .values(classes.map(({ name, grade }) => ({ institutionId, kind: 'class' as const, name, grade, year })))
    .returning({ id: squad.id, name: squad.name });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Takes people into classes and groups; who is there already stays so. */
export const insertMemberships = (tx: Db, memberships: readonly Membership[]): Promise<void> =>
  inBatches(memberships, async (batch) => {
    await tx.insert(squadMember).values(batch).onConflictDoNothing();
  });

/** Takes people out of classes and groups. */
export const deleteMemberships = (tx: Db, memberships: readonly Membership[]): Promise<void> =>
  inBatches(memberships, async (batch) => {
    const rows = sql.join(
      batch.map(({ squadId, userId, role }) => sql`(${squadId}::int, ${userId}::int, ${role}::text)`),
      sql`, `,
    );
    await tx
      .delete(squadMember)
      .where(sql`(${squadMember.squadId}, ${squadMember.userId}, ${squadMember.role}) in (${rows})`);
  });

/** Takes people out of all their open classes and groups; answers where they were. */
export async function leaveSquads(tx: Db, userIds: readonly number[]): Promise<Membership[]> {
  const open = tx.select({ id: squad.id }).from(squad).where(isNull(squad.archivedAt));
  const left: Membership[] = [];
  await inBatches(userIds, async (batch) => {
    const rows = await tx
      .delete(squadMember)
      .where(and(inArray(squadMember.userId, batch), inArray(squadMember.squadId, open)))
      .returning();
    left.push(...rows);
  });
  return left;
}

/** Those of the classes that are still open. */
export async function openAmong(tx: Db, squadIds: readonly number[]): Promise<Set<number>> {
  const wanted = [...new Set(squadIds)];
  if (wanted.length === 0) return new Set();
  const ended = await tx
    .select({ id: squad.id })
    .from(squad)
    .where(and(inArray(squad.id, wanted), isNotNull(squad.archivedAt)));
  const gone = new Set(ended.map(({ id }) => id));
  return new Set(wanted.filter((id) => !gone.has(id)));
}

/** Deletes those of the classes that have neither people nor tasks. Answers how many stay. */
export async function deleteEmptyClasses(tx: Db, squadIds: readonly number[]): Promise<number> {
  if (squadIds.length === 0) return 0;
  const people = tx.select({ one: sql`1` }).from(squadMember).where(eq(squadMember.squadId, squad.id));
  const tasks = tx.select({ one: sql`1` }).from(homework).where(eq(homework.squadId, squad.id));
  const gone = await tx
    .delete(squad)
    .where(and(inArray(squad.id, [...squadIds]), notExists(people), notExists(tasks)))
    .returning({ id: squad.id });
  return squadIds.length - gone.length;
}
