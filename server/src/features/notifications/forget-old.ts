import type { Context } from '../../platform/http/context.ts';
import { deleteOld } from './notifications.repo.ts';

/** How often notifications that are older than a year are forgotten. */
const SWEEP_MS = 24 * 60 * 60_000;

/** Forgets what is older than a year, now and every day. The answer stops it. */
export async function startForgetting(context: Pick<Context, 'clock' | 'db' | 'log'>): Promise<() => void> {
  const sweep = () =>
    deleteOld(context.db, context.clock.now()).catch((error: unknown) =>
      context.log.error({ err: error }, 'old notifications could not be forgotten'),
    );
  await sweep();
  const timer = setInterval(() => void sweep(), SWEEP_MS).unref();
  return () => clearInterval(timer);
}
