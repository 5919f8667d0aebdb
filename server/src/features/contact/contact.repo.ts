import { eq, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { contactRequest, feedback } = tables;

/**
 * Runs `store` in the transaction, unless `sender` has had `limit` messages stored after `since`: then null. Messages of
 * one sender wait for each other, so that many at once are counted too.
 */
export async function storeWithinLimit<T>(
  tx: Db,
  { sender, since, limit }: { sender: string; since: Date; limit: number },
  store: (tx: Db) => Promise<T>,
): Promise<T | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sender}))`);
  const requests = await tx.$count(
    contactRequest,
    sql`${contactRequest.sender} = ${sender} and ${contactRequest.sentAt} > ${since.toISOString()}`,
  );
  const messages = await tx.$count(
    feedback,
    sql`${feedback.sender} = ${sender} and ${feedback.sentAt} > ${since.toISOString()}`,
  );
  return requests + messages < limit ? store(tx) : null;
}

export async function insertContactRequest(db: Db, row: typeof contactRequest.$inferInsert): Promise<void> {
  await db.insert(contactRequest).values(row);
}

export async function insertFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(row);
}

/** Deletes for good what a person has sent by the forms; the mails of it are another's. */
export async function eraseMessagesOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(feedback).where(eq(feedback.userId, userId));
  await tx.delete(contactRequest).where(eq(contactRequest.userId, userId));
}
