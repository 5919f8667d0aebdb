import type { AuditAction } from '@ordklar/contract';
import { aliasedTable, and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { auditLog, users } = tables;
const doer = aliasedTable(users, 'doer');
const subject = aliasedTable(users, 'subject');

/** Which lines are asked for; days as 2026-11-23, both included. */
export interface Wanted {
  action?: AuditAction | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const midnight = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Europe/Copenhagen')`;

function isWanted(db: Db, institutionId: number, { action, person, from, to }: Wanted): SQL | undefined {
  const named =
    person &&
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.institutionId, institutionId),
          sql`strpos(lower(${users.name} || ' ' || ${users.username}), lower(${person})) > 0`,
        ),
      );
  return and(
    eq(auditLog.institutionId, institutionId),
    action && eq(auditLog.action, action),
    named ? or(inArray(auditLog.userId, named), inArray(auditLog.subjectUserId, named)) : undefined,
    from ? gte(auditLog.at, midnight(from)) : undefined,
    to ? lt(auditLog.at, midnight(to, 1)) : undefined,
  );
}

export const countLines = (db: Db, institutionId: number, wanted: Wanted): Promise<number> =>
  db.$count(auditLog, isWanted(db, institutionId, wanted));

/** Lines of a school, the latest first. */
export const findLines = (
  db: Db,
  institutionId: number,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      details: auditLog.details,
      by: { id: doer.id, name: doer.name, username: doer.username },
      subject: { id: subject.id, name: subject.name, username: subject.username },
    })
    .from(auditLog)
    .leftJoin(doer, eq(doer.id, auditLog.userId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectUserId))
    .where(isWanted(db, institutionId, wanted))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
