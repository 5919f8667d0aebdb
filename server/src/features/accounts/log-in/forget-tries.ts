import type { Context } from '../../../platform/http/context.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { forgetTries } from './tries.repo.ts';

/** How often tries that are older than a day are forgotten. */
const SWEEP_MS = 60 * 60_000;

/** Forgets old tries to log in, now and every hour. The answer stops it. */
export const startForgettingTries = ({ clock, db, log }: Pick<Context, 'clock' | 'db' | 'log'>): Promise<() => void> =>
  repeat(log, SWEEP_MS, 'old tries to log in could not be forgotten', () => forgetTries(db, clock.now()));
