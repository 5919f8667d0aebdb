import { CONVERSATION_BATCH } from '@ordklar/contract';
import { and, asc, desc, eq, isNull, lte, min, or, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce, type Db, tables } from '../../platform/db/index.ts';

const { chatMessage, users } = tables;
const sender = alias(users, 'sender');
const recipient = alias(users, 'recipient');

const columns = {
  id: chatMessage.id,
  fromUser: chatMessage.fromUser,
  toUser: chatMessage.toUser,
  message: chatMessage.message,
  created: chatMessage.created,
  readAt: chatMessage.readAt,
};
export type MessageRow = Awaited<ReturnType<typeof findUnread>>[number];

/** What is between two people, whoever wrote it. */
const isBetween = (one: number, other: number) =>
  sql`least(${chatMessage.fromUser}, ${chatMessage.toUser}) = ${Math.min(one, other)}
    and greatest(${chatMessage.fromUser}, ${chatMessage.toUser}) = ${Math.max(one, other)}`;

const isUnread = (toUser: number | Placeholder, fromUser: number | Placeholder) =>
  and(eq(chatMessage.toUser, toUser), eq(chatMessage.fromUser, fromUser), isNull(chatMessage.readAt));

const unreadSenders = builtOnce((db) =>
  db
    .selectDistinct({ id: chatMessage.fromUser })
    .from(chatMessage)
    .where(and(eq(chatMessage.toUser, sql.placeholder('userId')), isNull(chatMessage.readAt)))
    .orderBy(chatMessage.fromUser)
    .prepare('unread_senders'),
);

/** Ids of those whose messages the person has not read: one look into the index of what is unread. */
export async function findUnreadSenders(db: Db, userId: number): Promise<number[]> {
  const rows = await unreadSenders(db).execute({ userId });
  return rows.map((row) => row.id);
}

/** The first message from the other that the person has not read; null where all are. */
export async function findOldestUnread(db: Db, userId: number, otherId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: min(chatMessage.id) })
    .from(chatMessage)
    .where(isUnread(userId, otherId));
  return row?.id ?? null;
}

const unreadFrom = builtOnce((db) =>
  db
    .select(columns)
    .from(chatMessage)
    .where(isUnread(sql.placeholder('userId'), sql.placeholder('otherId')))
    .orderBy(asc(chatMessage.id))
    .prepare('unread_from'),
);

/** What the other has written and the person has not read, oldest first. */
export const findUnread = (db: Db, userId: number, otherId: number) => unreadFrom(db).execute({ userId, otherId });

/** A batch of a conversation, the newest first. */
export const findConversation = (db: Db, userId: number, otherId: number, offset: number) =>
  db
    .select(columns)
    .from(chatMessage)
    .where(isBetween(userId, otherId))
    .orderBy(desc(chatMessage.id))
    .limit(CONVERSATION_BATCH)
    .offset(offset);

/** Everything that the person has written or been written, oldest first. */
export const findAllOf = (db: Db, userId: number) =>
  db
    .select({ ...columns, fromName: sender.publicName, toName: recipient.publicName })
    .from(chatMessage)
    .innerJoin(sender, eq(sender.id, chatMessage.fromUser))
    .innerJoin(recipient, eq(recipient.id, chatMessage.toUser))
    .where(or(eq(chatMessage.fromUser, userId), eq(chatMessage.toUser, userId)))
    .orderBy(asc(chatMessage.id));

/** Whether the two have ever written to each other. */
export async function haveWritten(db: Db, userId: number, otherId: number): Promise<boolean> {
  const rows = await db.select({ id: chatMessage.id }).from(chatMessage).where(isBetween(userId, otherId)).limit(1);
  return rows.length > 0;
}

/** Keeps a message; one that is sent again with its key is the one that is there already. */
export async function insertMessage(
  db: Db,
  row: { fromUser: number; toUser: number; message: string; created: Date; key: string | null },
): Promise<MessageRow> {
  const [made] = await db.insert(chatMessage).values(row).onConflictDoNothing().returning(columns);
  if (made) return made;
  const [sent] = await db
    .select(columns)
    .from(chatMessage)
    .where(and(eq(chatMessage.fromUser, row.fromUser), eq(chatMessage.key, row.key ?? '')));
  if (!sent) throw new Error('the message was not stored');
  return sent;
}

/** Marks what the other has written as read, up to and with a message. */
export async function markRead(db: Db, userId: number, otherId: number, upTo: number, readAt: Date): Promise<void> {
  await db
    .update(chatMessage)
    .set({ readAt })
    .where(and(isUnread(userId, otherId), lte(chatMessage.id, upTo)));
}
