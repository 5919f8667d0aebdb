import type { Context } from '../../../platform/http/context.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import * as repo from './hand-in.repo.ts';

/** How often is looked for files that nobody can fetch any more. */
const SWEEP_MS = 24 * 60 * 60_000;
/** How long they stay, so that a mishap can be undone from the disk. */
const KEEP_MS = 7 * 24 * 60 * 60_000;
/** Files that are looked up at once. */
const BATCH = 100;

/**
 * Deletes files that were replaced or taken away before they were handed in, a week after, and what a crash left half
 * written. What was handed in stays.
 */
export async function forgetReplaced({ db, files, clock }: Pick<Context, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_MS);
  await files.removeHalves(before);
  for (;;) {
    const replaced = await repo.findReplaced(db, before, BATCH);
    // the bytes first: whatever stops in between is found again by its row
    for (const { storageKey } of replaced) await files.remove(storageKey);
    if (replaced.length > 0)
      await repo.deleteFiles(
        db,
        replaced.map(({ id }) => id),
      );
    if (replaced.length < BATCH) return;
  }
}

/** Does so now and every day. The answer stops it. */
export const startForgettingReplaced = (context: Context): Promise<() => void> =>
  repeat(context.log, SWEEP_MS, 'replaced files could not be deleted', () => forgetReplaced(context));
