import { type Db, tables } from '../db/index.ts';

const { auditLog } = tables;

/** Who did what to whose account or work: never a code and never a word of what somebody wrote (PD-32). */
export interface AuditEntry {
  /** Who did it; null where Ordklar did, by its settings. */
  userId: number | null;
  action: 'chat-report-read' | 'login-code-made' | 'pupil-erased' | 'work-expired';
  /** Whose account or work it is. */
  subjectUserId: number;
  /** Where, by ids only: 'class 3'. */
  details: string;
}

/** Adds to the audit log, best in the transaction of what it tells of. */
export async function noteInAuditLog(db: Db, entries: readonly AuditEntry[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(auditLog).values(entries.map((entry) => ({ ...entry, at })));
}
