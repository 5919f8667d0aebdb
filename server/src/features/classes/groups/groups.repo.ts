import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isOwnOf, isOwnOfAnother } from '../teaching.repo.ts';

const { squad, squadMember, userRole, users } = tables;

/** Makes an empty group and answers its id. */
export async function insertGroup(
  tx: Db,
  row: { institutionId: number; name: string; year: number; changedAt: Date; changedBy: number },
): Promise<number> {
  const [made] = await tx
    .insert(squad)
    .values({ ...row, kind: 'group' })
    .returning({ id: squad.id });
  return made?.id ?? 0;
}

/** Names a group again, when nobody has changed it since `version`, if that is given. False when somebody has. */
export async function renameGroup(
  tx: Db,
  groupId: number,
  version: number | undefined,
  set: { name: string; changedAt: Date; changedBy: number },
): Promise<boolean> {
  const rows = await tx
    .update(squad)
    .set({ ...set, version: sql`${squad.version} + 1` })
    .where(
      and(
        eq(squad.id, groupId),
        version === undefined ? undefined : eq(squad.version, version),
        isNull(squad.archivedAt),
      ),
    )
    .returning({ id: squad.id });
  return rows.length > 0;
}

/** Everybody who learns in a group. */
export async function findMemberIds(db: Db, groupId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: squadMember.userId })
    .from(squadMember)
    .where(and(eq(squadMember.squadId, groupId), eq(squadMember.role, 'student')));
  return rows.map(({ userId }) => userId);
}

/** How many of these people are pupils of the school. */
export async function countPupils(db: Db, institutionId: number, userIds: number[]): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .innerJoin(userRole, and(eq(userRole.userId, users.id), eq(userRole.role, 'student')))
    .where(and(inArray(users.id, userIds), eq(users.institutionId, institutionId)));
  return row?.count ?? 0;
}

/** Deletes a group that the person teaches, or takes that back (`at` null). False when there is none to. */
export async function setGroupDeleted(db: Db, teacherId: number, groupId: number, at: Date | null): Promise<boolean> {
  const rows = await db
    .update(squad)
    .set({ archivedAt: at })
    .where(
      and(
        eq(squad.id, groupId),
        eq(squad.kind, 'group'),
        at ? isNull(squad.archivedAt) : isNotNull(squad.archivedAt),
        isOwnOf(teacherId),
      ),
    )
    .returning({ id: squad.id });
  return rows.length > 0;
}

/** Takes the person off all classes and groups that the person teaches; groups that nobody else teaches are deleted. */
export async function leaveTaughtSquads(tx: Db, userId: number, at: Date): Promise<void> {
  await tx
    .update(squad)
    .set({ archivedAt: at })
    .where(and(eq(squad.kind, 'group'), isNull(squad.archivedAt), isOwnOf(userId), not(isOwnOfAnother(userId))));
  await tx.delete(squadMember).where(and(eq(squadMember.userId, userId), eq(squadMember.role, 'teacher')));
}
