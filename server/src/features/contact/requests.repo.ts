import type { RequestKind } from '@ordklar/contract';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../platform/db/index.ts';

const { contactRequest, feedback, users } = tables;

/** Which of them are asked for. */
export interface Wanted {
  state?: 'open' | 'handled' | undefined;
  subject?: string | undefined;
  search?: string | undefined;
}

/** The two tables of what visitors write; both keep who has seen to it. */
const REQUESTS = { contact: contactRequest, feedback } as const;

const WORDS = {
  contact: sql`${contactRequest.name} || ' ' || ${contactRequest.company} || ' ' || ${contactRequest.email} || ' ' || ${contactRequest.comment}`,
  feedback: sql`${feedback.email} || ' ' || ${feedback.subject} || ' ' || ${feedback.message}`,
} as const;

function isWanted(kind: RequestKind, { state, subject, search }: Wanted): SQL | undefined {
  const { handledAt } = REQUESTS[kind];
  return and(
    state && (state === 'open' ? isNull(handledAt) : isNotNull(handledAt)),
    kind === 'feedback' && subject ? eq(feedback.subject, subject) : undefined,
    search ? sql`strpos(lower(${WORDS[kind]}), lower(${search})) > 0` : undefined,
  );
}

/** How many requests there are. */
export const countRequests = (db: Db, kind: RequestKind, wanted: Wanted): Promise<number> =>
  db.$count(REQUESTS[kind], isWanted(kind, wanted));

interface Slice {
  limit: number;
  offset: number;
}

const latest = <Query extends PgSelect>(query: Query, kind: RequestKind, wanted: Wanted, { limit, offset }: Slice) =>
  query
    .where(isWanted(kind, wanted))
    .orderBy(desc(REQUESTS[kind].sentAt), desc(REQUESTS[kind].id))
    .limit(limit)
    .offset(offset);

const handledByName = users.name;

/** Contact and demo requests, the latest first. */
export const findContacts = (db: Db, wanted: Wanted, slice: Slice) => {
  const rows = db.select({ row: contactRequest, handledByName }).from(contactRequest);
  return latest(rows.leftJoin(users, eq(users.id, contactRequest.handledBy)).$dynamic(), 'contact', wanted, slice);
};

/** Feedback, the latest first. */
export const findFeedback = (db: Db, wanted: Wanted, slice: Slice) => {
  const rows = db.select({ row: feedback, handledByName }).from(feedback);
  return latest(rows.leftJoin(users, eq(users.id, feedback.handledBy)).$dynamic(), 'feedback', wanted, slice);
};

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
