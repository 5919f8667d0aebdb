import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../platform/db/index.ts';

const { chatMessage, chatReport, userRole, users } = tables;
const author = alias(users, 'author');
const reader = alias(users, 'reader');
const handler = alias(users, 'handler');

/** As many as a school sees at once: those not handled come first. */
const MOST = 200;

/** Reports a message. False where it was reported already. */
export async function insertReport(db: Db, messageId: number, reportedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(chatReport)
    .values({ messageId, reportedAt })
    .onConflictDoNothing()
    .returning({ id: chatReport.messageId });
  return rows.length > 0;
}

/** A message that the person has got; null for any other. */
export async function findReceived(db: Db, messageId: number, toUser: number) {
  const [row] = await db
    .select({ id: chatMessage.id, institutionId: users.institutionId })
    .from(chatMessage)
    .innerJoin(users, eq(users.id, chatMessage.toUser))
    .where(and(eq(chatMessage.id, messageId), eq(chatMessage.toUser, toUser)));
  return row ?? null;
}

/** The school administrators of a school. */
export async function findSchoolAdmins(db: Db, institutionId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRole, and(eq(userRole.userId, users.id), eq(userRole.role, 'school-admin')))
    .where(eq(users.institutionId, institutionId));
  return rows.map((row) => row.id);
}

/** Reported messages of a school, those not handled first, then the latest. */
export const findReports = (db: Db, institutionId: number) =>
  db
    .select({
      id: chatMessage.id,
      message: chatMessage.message,
      created: chatMessage.created,
      from: { id: author.id, name: author.name },
      to: { id: reader.id, name: reader.name },
      reportedAt: chatReport.reportedAt,
      handledAt: chatReport.handledAt,
      handledByName: handler.name,
    })
    .from(chatReport)
    .innerJoin(chatMessage, eq(chatMessage.id, chatReport.messageId))
    .innerJoin(author, eq(author.id, chatMessage.fromUser))
    .innerJoin(reader, eq(reader.id, chatMessage.toUser))
    .leftJoin(handler, eq(handler.id, chatReport.handledBy))
    .where(eq(reader.institutionId, institutionId))
    .orderBy(isNotNull(chatReport.handledAt), desc(chatReport.reportedAt), desc(chatReport.messageId))
    .limit(MOST);

/** Whether a reported message belongs to the school. */
export async function isReportOf(db: Db, messageId: number, institutionId: number): Promise<boolean> {
  const rows = await db
    .select({ id: chatReport.messageId })
    .from(chatReport)
    .innerJoin(chatMessage, eq(chatMessage.id, chatReport.messageId))
    .innerJoin(users, eq(users.id, chatMessage.toUser))
    .where(and(eq(chatReport.messageId, messageId), eq(users.institutionId, institutionId)));
  return rows.length > 0;
}

export async function setHandled(
  db: Db,
  messageId: number,
  set: { handledAt: Date | null; handledBy: number | null },
): Promise<void> {
  await db.update(chatReport).set(set).where(eq(chatReport.messageId, messageId));
}
