import { toUnix } from '../../../platform/clock/clock.ts';
import type { Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { findText } from '../../attempts/index.ts';

/** The 409 of a save that does not know the newest version, with who saved and when (PD-21). */
export async function staleSave(context: Context, answerTextId: number): Promise<ProblemError> {
  const now = await findText(context.db, answerTextId);
  return new ProblemError('stale-save', {
    details: {
      savedByName: now?.editedByName ?? null,
      savedAt: toUnix(now?.editedAt ?? null),
      version: now?.version,
    },
  });
}
