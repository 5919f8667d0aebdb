import type { Context } from '../../platform/http/context.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { deleteOld } from './notifications.repo.ts';

/** How often notifications that are older than a year are forgotten. */
const SWEEP_MS = 24 * 60 * 60_000;

/** Forgets what is older than a year, now and every day. The answer stops it. */
export const startForgetting = ({ clock, db, log }: Pick<Context, 'clock' | 'db' | 'log'>): Promise<() => void> =>
  repeat(log, SWEEP_MS, 'old notifications could not be forgotten', () => deleteOld(db, clock.now()));
