import { asc, eq, or, sql } from 'drizzle-orm';
import { type Db, tables } from '../db/index.ts';

const { mail } = tables;

/** A mail as its writer hands it over: plain text. */
export interface NewMail {
  to: string;
  /** Whom an answer goes to; the sender when null. */
  replyTo: string | null;
  subject: string;
  text: string;
  /** Where a mail program can end the subscription by itself (RFC 8058); absent where there is none. */
  unsubscribeUrl?: string | null;
}

/** A mail on its way. */
export interface Letter extends NewMail {
  id: number;
  writtenAt: Date;
}

/** Puts a mail into the outbox, best in the transaction of what it tells of; answers its id, for {@link postMail}. */
export async function writeMail(db: Db, letter: NewMail, writtenAt: Date): Promise<number> {
  const [row] = await db
    .insert(mail)
    .values({ ...letter, writtenAt })
    .returning({ id: mail.id });
  if (!row) throw new Error('the mail was not stored');
  return row.id;
}

/** Mails that have not gone out, oldest first. */
export async function findWaiting(db: Db): Promise<number[]> {
  const rows = await db.select({ id: mail.id }).from(mail).where(eq(mail.state, 'waiting')).orderBy(asc(mail.id));
  return rows.map((row) => row.id);
}

/** What came of a mail that a worker had. */
export type Outcome =
  | { state: 'sent' | 'kept'; sentAt: Date | null }
  | { state: 'failed'; failedBecause: 'refused' | 'expired'; lastError: string };

/**
 * Hands a waiting mail to `deliver` and keeps what came of it. While one worker has the mail no other gets it; one that
 * is gone or out already is passed over. Throws what `deliver` throws, and the mail stays waiting.
 */
export const takeWaiting = (db: Db, id: number, deliver: (letter: Letter) => Promise<Outcome>): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(mail).where(eq(mail.id, id)).for('update', { skipLocked: true });
    if (row?.state !== 'waiting') return;
    const outcome = await deliver(row);
    await tx
      .update(mail)
      .set({ lastError: null, ...outcome })
      .where(eq(mail.id, id));
  });

/** Lets a mail wait to be sent once more. False where there is none. */
export async function sendAgain(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(mail)
    .set({ state: 'waiting', sentAt: null, lastError: null, failedBecause: null })
    .where(eq(mail.id, id))
    .returning({ id: mail.id });
  return rows.length > 0;
}

/** Keeps why a mail could not be sent, for whoever looks after the server. */
export async function noteFailure(db: Db, id: number, lastError: string): Promise<void> {
  await db.update(mail).set({ lastError }).where(eq(mail.id, id));
}

/** What tells which mails are about a person. */
export interface AboutPerson {
  /** The person's own address. */
  address: string | null;
  /** What stands in mails that the person caused, and in no other. */
  mark: string;
  /** Words that name the person inside mails to others, and what stands there instead. */
  words: readonly (readonly [named: string, unnamed: string])[];
}

/** Deletes mails to and from a person, and takes the name out of those to others. */
export async function eraseMailsOf(tx: Db, { address, mark, words }: AboutPerson): Promise<void> {
  await tx
    .delete(mail)
    .where(
      or(
        sql`strpos(${mail.text}, ${mark}) > 0`,
        address === null ? undefined : or(eq(mail.to, address), eq(mail.replyTo, address)),
      ),
    );
  for (const [named, unnamed] of words)
    await tx
      .update(mail)
      .set({
        subject: sql`replace(${mail.subject}, ${named}, ${unnamed})`,
        text: sql`replace(${mail.text}, ${named}, ${unnamed})`,
      })
      .where(sql`strpos(${mail.subject} || ' ' || ${mail.text}, ${named}) > 0`);
}
