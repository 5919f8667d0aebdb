import type { AuditAction } from '@ordklar/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../db/index.ts';

const { auditLog, users } = tables;

/** Who did what to whose account or work: never a code and never a word of what somebody wrote (PD-32). */
export interface AuditEntry {
  /** Who did it; null where Ordklar did, by its settings. */
  userId: number | null;
  action: AuditAction;
  /** Whose account or work it is; null where it is of nobody in particular. */
  subjectUserId: number | null;
  /** Where, by ids only: 'class 3'. */
  details: string;
}

/** Who reads the same thing again within this time is not noted again. */
const SAME_READING_MS = 60 * 60_000;

/** Adds to the audit log, best in the transaction of what it tells of. It lies in the school of who did it, else of whose it is. */
export async function noteInAuditLog(db: Db, entries: readonly AuditEntry[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  const schoolOf = ({ userId, subjectUserId }: AuditEntry) =>
    sql`(select ${users.institutionId} from ${users} where ${users.id} = ${userId ?? subjectUserId}::integer)`;
  await db.insert(auditLog).values(entries.map((entry) => ({ ...entry, institutionId: schoolOf(entry), at })));
}

/** Adds that somebody has read something; what the person has read within the hour is not added again. */
export async function noteReading(db: Db, entry: AuditEntry & { userId: number }, at: Date): Promise<void> {
  const { userId, action, subjectUserId, details } = entry;
  const [noted] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        subjectUserId === null ? isNull(auditLog.subjectUserId) : eq(auditLog.subjectUserId, subjectUserId),
        gt(auditLog.at, new Date(at.getTime() - SAME_READING_MS)),
        eq(auditLog.userId, userId),
        eq(auditLog.action, action),
        eq(auditLog.details, details),
      ),
    )
    .limit(1);
  if (!noted) await noteInAuditLog(db, [entry], at);
}
