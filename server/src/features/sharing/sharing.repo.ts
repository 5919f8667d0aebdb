import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../platform/db/index.ts';

const { squad, squadMember, squadShare, userRole, users } = tables;
const creator = alias(users, 'creator');
const recipient = alias(users, 'recipient');

export type SquadKind = 'class' | 'group';
export type ShareRow = Awaited<ReturnType<typeof findShares>>[number];

/** Shares with both people's names, unanswered ones first, then the newest. */
const findShares = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      id: squadShare.id,
      squadId: squadShare.squadId,
      squadName: squad.name,
      kind: squad.kind,
      creatorId: squadShare.creatorId,
      creatorName: creator.name,
      recipientId: squadShare.recipientId,
      recipientName: recipient.name,
      state: squadShare.state,
      readAt: squadShare.readAt,
      acceptedAt: squadShare.acceptedAt,
    })
    .from(squadShare)
    .innerJoin(squad, eq(squad.id, squadShare.squadId))
    .innerJoin(creator, eq(creator.id, squadShare.creatorId))
    .innerJoin(recipient, eq(recipient.id, squadShare.recipientId))
    .where(condition)
    .orderBy(asc(sql`${squadShare.state} <> 'pending'`), desc(squadShare.createdAt), desc(squadShare.id));

/** Everything of a kind that the person has offered or been offered. */
export const findSharesOf = (db: Db, userId: number, kind: SquadKind) =>
  findShares(db, and(eq(squad.kind, kind), or(eq(squadShare.creatorId, userId), eq(squadShare.recipientId, userId))));

/** A page of the groups that wait for the person's answer. */
export const findPendingGroupShares = (db: Db, userId: number, page: number, limit: number) =>
  findShares(
    db,
    and(
      eq(squad.kind, 'group'),
      eq(squadShare.recipientId, userId),
      eq(squadShare.state, 'pending'),
      isNull(squad.archivedAt),
    ),
  )
    .limit(limit)
    .offset((page - 1) * limit);

/** With whom a class or group is or was shared. */
export const findSharesOfSquad = (db: Db, squadId: number) => findShares(db, eq(squadShare.squadId, squadId));

/**
 * The share of a squad between the person and `otherId`: the one that the person was offered (otherId is the offerer, or
 * the person's own id), or the one that the person offered to otherId. Null when there is none.
 */
export async function findShareBetween(db: Db, kind: SquadKind, squadId: number, userId: number, otherId: number) {
  const offered = and(eq(squadShare.recipientId, userId), eq(squadShare.creatorId, otherId));
  const made = and(eq(squadShare.creatorId, userId), eq(squadShare.recipientId, otherId));
  const between = otherId === userId ? eq(squadShare.recipientId, userId) : or(offered, made);
  const [row] = await findShares(db, and(eq(squadShare.squadId, squadId), eq(squad.kind, kind), between));
  return row ?? null;
}

/** Whether the person teaches the class or group as their own, not by a share. */
export async function isOwnSquad(db: Db, kind: SquadKind, squadId: number, teacherId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: squad.id })
    .from(squad)
    .innerJoin(squadMember, eq(squadMember.squadId, squad.id))
    .where(
      and(
        eq(squad.id, squadId),
        eq(squad.kind, kind),
        eq(squadMember.userId, teacherId),
        eq(squadMember.role, 'teacher'),
      ),
    );
  return row !== undefined;
}

/** Which of these people are teachers of the institution who do not teach the squad themselves. */
export async function findColleagues(
  db: Db,
  institutionId: number,
  squadId: number,
  userIds: number[],
): Promise<number[]> {
  const isTeacher = db
    .select({ one: sql`1` })
    .from(userRole)
    .where(and(eq(userRole.userId, users.id), eq(userRole.role, 'teacher')));
  const teachesIt = db
    .select({ one: sql`1` })
    .from(squadMember)
    .where(and(eq(squadMember.squadId, squadId), eq(squadMember.userId, users.id)));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, userIds), eq(users.institutionId, institutionId), exists(isTeacher), notExists(teachesIt)),
    );
  return rows.map((row) => row.id);
}

/** Writes offers; one that was declined or taken back before is offered again, others stay as they are. */
export async function insertOffers(
  db: Db,
  offers: { squadId: number; creatorId: number; recipientId: number; createdAt: Date }[],
): Promise<void> {
  await db
    .insert(squadShare)
    .values(offers.map((offer) => ({ ...offer, state: 'pending' as const })))
    .onConflictDoUpdate({
      target: [squadShare.squadId, squadShare.recipientId],
      set: {
        creatorId: sql`excluded.creator_id`,
        createdAt: sql`excluded.created_at`,
        state: 'pending',
        readAt: null,
        acceptedAt: null,
      },
      setWhere: eq(squadShare.state, 'rejected'),
    });
}

/** Marks a waiting offer accepted. False when it no longer waits. */
export async function acceptPending(db: Db, shareId: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(squadShare)
    .set({ state: 'accepted', readAt: at, acceptedAt: at })
    .where(and(eq(squadShare.id, shareId), eq(squadShare.state, 'pending')))
    .returning({ id: squadShare.id });
  return rows.length > 0;
}

/** Marks shares rejected; those that are so already keep their time. */
export async function reject(db: Db, shareIds: number[], at: Date): Promise<void> {
  if (shareIds.length === 0) return;
  await db
    .update(squadShare)
    .set({ state: 'rejected', readAt: at })
    .where(and(inArray(squadShare.id, shareIds), ne(squadShare.state, 'rejected')));
}

/** Ends everything that the person has offered or been offered. */
export async function endSharesOf(tx: Db, userId: number, at: Date): Promise<void> {
  await tx
    .update(squadShare)
    .set({ state: 'rejected', readAt: at })
    .where(
      and(or(eq(squadShare.creatorId, userId), eq(squadShare.recipientId, userId)), ne(squadShare.state, 'rejected')),
    );
}

/** Lets those who have accepted a share of one squad at another as well. */
export async function carryShares(tx: Db, fromId: number, toId: number): Promise<void> {
  const { squadId: _from, id: _id, ...kept } = getTableColumns(squadShare);
  const accepted = await tx
    .select(kept)
    .from(squadShare)
    .where(and(eq(squadShare.squadId, fromId), eq(squadShare.state, 'accepted')));
  if (accepted.length === 0) return;
  await tx.insert(squadShare).values(accepted.map((share) => ({ ...share, squadId: toId })));
}
