import type { CommentContent } from '@ordklar/contract';
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { bankComment, users } = tables;

const columns = {
  id: bankComment.id,
  ownerId: bankComment.ownerId,
  institutionId: bankComment.institutionId,
  text: bankComment.text,
  subcategoryId: bankComment.subcategoryId,
  replacement: bankComment.replacement,
  isShared: bankComment.isShared,
  uses: bankComment.uses,
  removedAt: bankComment.removedAt,
  ownerName: users.publicName,
};
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

const select = (db: Db) => db.select(columns).from(bankComment).innerJoin(users, eq(users.id, bankComment.ownerId));
const isOwn = (ownerId: number) => and(eq(bankComment.ownerId, ownerId), isNull(bankComment.removedAt));

/** The teacher's own comments and the school's shared ones: the own first where they are too many, used-most first. */
export async function findComments(db: Db, { id, institutionId }: { id: number; institutionId: number }, most: number) {
  const shared = and(
    eq(bankComment.institutionId, institutionId),
    eq(bankComment.isShared, true),
    isNull(bankComment.removedAt),
  );
  const rows = await select(db)
    .where(or(isOwn(id), shared))
    .orderBy(desc(eq(bankComment.ownerId, id)), desc(bankComment.uses), desc(bankComment.id))
    .limit(most);
  return rows.toSorted((a, b) => b.uses - a.uses || b.id - a.id);
}

/** A comment by its id, also one that was taken out. */
export async function findComment(db: Db, commentId: number): Promise<CommentRow | undefined> {
  const [row] = await select(db).where(eq(bankComment.id, commentId));
  return row;
}

/** What the teacher keeps already, to know what is new. */
export const findOwn = (db: Db, ownerId: number) =>
  db
    .select({
      id: bankComment.id,
      text: bankComment.text,
      subcategoryId: bankComment.subcategoryId,
      replacement: bankComment.replacement,
    })
    .from(bankComment)
    .where(isOwn(ownerId));

/** How many the teacher keeps. */
export async function countOwn(db: Db, ownerId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(bankComment).where(isOwn(ownerId));
  return row?.count ?? 0;
}

/** One teacher's changes of the bank wait for each other until the transaction ends. */
export const holdBank = (db: Db, ownerId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('comment-bank'), ${ownerId})`);

export async function addComments(
  db: Db,
  rows: readonly (CommentContent & { isShared: boolean; ownerId: number; institutionId: number; savedAt: Date })[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(bankComment)
    .values([...rows])
    .returning({ id: bankComment.id });
  return added.map(({ id }) => id);
}

export const changeComment = (
  db: Db,
  commentId: number,
  change: Partial<CommentContent & { isShared: boolean; savedAt: Date; removedAt: Date | null }>,
) => db.update(bankComment).set(change).where(eq(bankComment.id, commentId));

export const countUse = (db: Db, commentId: number) =>
  db
    .update(bankComment)
    .set({ uses: sql`${bankComment.uses} + 1` })
    .where(eq(bankComment.id, commentId));

/** Forgets a teacher's comments that were taken out before a moment. */
export const forgetRemoved = (db: Db, ownerId: number, before: Date) =>
  db.delete(bankComment).where(and(eq(bankComment.ownerId, ownerId), lt(bankComment.removedAt, before)));
