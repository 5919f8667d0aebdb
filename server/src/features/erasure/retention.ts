import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import type { Context } from '../../platform/http/context.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { eraseForGood, eraseWork, removeFiles } from './erase-pupil.ts';
import { findInactive, findLeftBefore } from './erasure.repo.ts';

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

/** Deletes, with all that they did, pupils who left their school `months` ago (PD-32). */
export async function expireLeavers(context: Context, months: number): Promise<void> {
  const before = new Date(context.clock.now());
  before.setMonth(before.getMonth() - months);
  for (;;) {
    const pupils = await findLeftBefore(context.db, before, BATCH);
    if (pupils.length === 0) return;
    for (const pupil of pupils)
      await eraseForGood(context, pupil, { userId: null, action: 'leaver-erased', details: `${months} months` });
  }
}

/** Deletes what is older than the settings say, now and every day. The answer stops it. */
export const startRetention = (context: Context): Promise<() => void> =>
  repeat(context.log, SWEEP_MS, 'what is too old could not be deleted', async () => {
    await expireLeavers(context, context.config.leftRetentionMonths);
    if (context.config.retentionYears !== undefined) await expireWork(context, context.config.retentionYears);
  });
