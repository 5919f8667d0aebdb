import type { Context } from '../../../platform/http/context.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { deleteUnused } from './images.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Forgets uploaded pictures that have been in no post for a day, now and every day. The answer stops it. */
export const startSweepingImages = ({ clock, db, files, log }: Pick<Context, 'clock' | 'db' | 'files' | 'log'>) =>
  repeat(log, DAY_MS, 'pictures that nothing shows could not be forgotten', async () => {
    const before = new Date(clock.now().getTime() - DAY_MS);
    // with a picture goes what was kept for it alone
    const keys = [...(await deleteUnused(db, before)), ...(await deleteUnused(db, before))];
    // their rows are gone: a file that cannot be removed is only bytes that nobody reaches
    for (const key of keys)
      await files.remove(key).catch((error: unknown) => log.error({ err: error, key }, 'a file could not be removed'));
  });
