import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import type { Context } from '../../platform/http/context.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { eraseWork, removeFiles } from './erase-pupil.ts';
import { findInactive } from './erasure.repo.ts';

/** How often is looked for work that is too old. */
const SWEEP_MS = 24 * 60 * 60_000;
/** Pupils that are looked up at once. */
const BATCH = 100;

/** Deletes the work of pupils who have done nothing for `years`; they and their classes stay. */
export async function expireWork(context: Context, years: number): Promise<void> {
  const now = context.clock.now();
  const before = new Date(now);
  before.setFullYear(before.getFullYear() - years);
  for (;;) {
    const pupils = await findInactive(context.db, before, BATCH);
    if (pupils.length === 0) return;
    for (const subjectUserId of pupils) {
      const keys = await context.db.transaction(async (tx) => {
        const details = `${years} years`;
        await noteInAuditLog(tx, [{ userId: null, action: 'work-expired', subjectUserId, details }], now);
        return eraseWork(tx, subjectUserId);
      });
      await removeFiles(context, keys);
    }
  }
}

/** Deletes what is older than the setting says, now and every day; nothing without the setting. The answer stops it. */
export async function startRetention(context: Context): Promise<() => void> {
  const years = context.config.retentionYears;
  if (years === undefined) return () => {};
  return repeat(context.log, SWEEP_MS, 'old work could not be deleted', () => expireWork(context, years));
}
