import type { RequestKind } from '@ordklar/contract';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { contactRequest, feedback, users } = tables;

/** Which of them are asked for. */
export interface Wanted {
  state?: 'open' | 'handled' | undefined;
  subject?: string | undefined;
  search?: string | undefined;
}

const holds = (words: SQL, search: string | undefined) =>
  search ? sql`strpos(lower(${words}), lower(${search})) > 0` : undefined;

const isWantedContact = ({ state, search }: Wanted) =>
  and(
    state && (state === 'open' ? isNull(contactRequest.handledAt) : isNotNull(contactRequest.handledAt)),
    holds(
      sql`${contactRequest.name} || ' ' || ${contactRequest.company} || ' ' || ${contactRequest.email} || ' ' || ${contactRequest.comment}`,
      search,
    ),
  );
const isWantedFeedback = ({ state, search, subject }: Wanted) =>
  and(
    state && (state === 'open' ? isNull(feedback.handledAt) : isNotNull(feedback.handledAt)),
    subject ? eq(feedback.subject, subject) : undefined,
    holds(sql`${feedback.email} || ' ' || ${feedback.subject} || ' ' || ${feedback.message}`, search),
  );

/** How many requests there are. */
export const countRequests = (db: Db, kind: RequestKind, wanted: Wanted): Promise<number> =>
  kind === 'contact'
    ? db.$count(contactRequest, isWantedContact(wanted))
    : db.$count(feedback, isWantedFeedback(wanted));

interface Slice {
  limit: number;
  offset: number;
}

/** Contact and demo requests, the latest first. */
export const findContacts = (db: Db, wanted: Wanted, { limit, offset }: Slice) =>
  db
    .select({ row: contactRequest, handledByName: users.name })
    .from(contactRequest)
    .leftJoin(users, eq(users.id, contactRequest.handledBy))
    .where(isWantedContact(wanted))
    .orderBy(desc(contactRequest.sentAt), desc(contactRequest.id))
    .limit(limit)
    .offset(offset);

/** Feedback, the latest first. */
export const findFeedback = (db: Db, wanted: Wanted, { limit, offset }: Slice) =>
  db
    .select({ row: feedback, handledByName: users.name })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.handledBy))
    .where(isWantedFeedback(wanted))
    .orderBy(desc(feedback.sentAt), desc(feedback.id))
    .limit(limit)
    .offset(offset);

/** False where there is none. */
export async function changeRequest(
  db: Db,
  kind: RequestKind,
  id: number,
  changes: { handledAt: Date | null; handledBy: number | null; note: string },
): Promise<boolean> {
  const rows =
    kind === 'contact'
      ? await db
          .update(contactRequest)
          .set(changes)
          .where(eq(contactRequest.id, id))
          .returning({ id: contactRequest.id })
      : await db.update(feedback).set(changes).where(eq(feedback.id, id)).returning({ id: feedback.id });
  return rows.length > 0;
}
