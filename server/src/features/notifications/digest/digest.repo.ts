import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { digest } = tables;

export type Digest = typeof digest.$inferSelect;

export async function findDigest(db: Db, userId: number): Promise<Digest | undefined> {
  const [row] = await db.select().from(digest).where(eq(digest.userId, userId));
  return row;
}

/** The one that a link belongs to. */
export async function findByToken(db: Db, kind: 'confirmToken' | 'leaveToken', token: string) {
  const [row] = await db.select().from(digest).where(eq(digest[kind], token));
  return row;
}

export async function keepDigest(db: Db, row: typeof digest.$inferInsert): Promise<void> {
  await db.insert(digest).values(row).onConflictDoUpdate({ target: digest.userId, set: row });
}

export async function confirmDigest(db: Db, userId: number, confirmedAt: Date): Promise<void> {
  await db.update(digest).set({ confirmedAt, lookedAt: confirmedAt }).where(eq(digest.userId, userId));
}

/** Ends the mails: address and links are forgotten, and the rest when its hour is over. */
export async function endDigest(db: Db, userId: number, tokens: { confirmToken: string; leaveToken: string }) {
  const ended = { ...tokens, frequency: 'never', email: '', confirmedAt: null, lookedAt: null } as const;
  await db.update(digest).set(ended).where(eq(digest.userId, userId));
}

/** Forgets those who ended the mails, of whom addresses were last asked before `askedBefore`. */
export async function forgetEnded(db: Db, askedBefore: Date): Promise<void> {
  await db.delete(digest).where(and(eq(digest.frequency, 'never'), lt(digest.askedAt, askedBefore)));
}

const isDue = (frequency: Digest['frequency'], slot: Date) =>
  and(
    eq(digest.frequency, frequency),
    isNotNull(digest.confirmedAt),
    or(isNull(digest.lookedAt), lt(digest.lookedAt, slot)),
  );

/** Whose notifications are to be looked through since the last time that mails of the frequency went out. */
export async function findDue(db: Db, frequency: Digest['frequency'], slot: Date): Promise<number[]> {
  const rows = await db.select({ userId: digest.userId }).from(digest).where(isDue(frequency, slot));
  return rows.map(({ userId }) => userId);
}

/** Takes one that is still due, for this transaction alone: another server passes it over. */
export async function takeDue(tx: Db, userId: number, frequency: Digest['frequency'], slot: Date) {
  const [row] = await tx
    .select()
    .from(digest)
    .where(and(eq(digest.userId, userId), isDue(frequency, slot)))
    .for('update', { skipLocked: true });
  return row;
}

export async function markLooked(tx: Db, userId: number, lookedAt: Date): Promise<void> {
  await tx.update(digest).set({ lookedAt }).where(eq(digest.userId, userId));
}

/** Where a person's mails of news go; null without any. */
export async function addressOfDigest(db: Db, userId: number): Promise<string | null> {
  return (await findDigest(db, userId))?.email || null;
}
