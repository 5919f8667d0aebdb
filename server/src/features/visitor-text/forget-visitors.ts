import type { Context } from '../../platform/http/context.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { TRIES_SPAN_MS } from './mark-visitor-text.ts';
import { forgetTriesBefore } from './visitor-text.repo.ts';

/** How often it is forgotten who has tried a text. */
const SWEEP_MS = 10 * 60_000;

/** Forgets who tried a text more than a minute ago, now and every ten minutes. The answer stops it. */
export const startForgettingVisitors = ({ clock, db, log }: Pick<Context, 'clock' | 'db' | 'log'>) =>
  repeat(log, SWEEP_MS, 'who has tried a text could not be forgotten', () =>
    forgetTriesBefore(db, new Date(clock.now().getTime() - TRIES_SPAN_MS)),
  );
