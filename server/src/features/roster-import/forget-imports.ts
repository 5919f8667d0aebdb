import type { Context } from '../../platform/http/context.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { UNDO_MS } from './import-roster.ts';
import { forgetChanges } from './roster-import.repo.ts';

/** How often the changes of old imports are forgotten. */
const SWEEP_MS = 60 * 60_000;

/** Forgets, now and every hour, what imports changed that can no longer be taken back. The answer stops it. */
export const startForgettingImports = ({
  clock,
  db,
  log,
}: Pick<Context, 'clock' | 'db' | 'log'>): Promise<() => void> =>
  repeat(log, SWEEP_MS, 'changes of old imports could not be forgotten', () =>
    forgetChanges(db, new Date(clock.now().getTime() - UNDO_MS)),
  );
