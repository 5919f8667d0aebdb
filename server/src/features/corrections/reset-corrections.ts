import type { CorrectionSet } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, ProblemError } from '../../platform/problems/index.ts';
import { findEngineResult, findText, replaceMarks } from './corrections.repo.ts';
import { requireText } from './reach-text.ts';
import { correctionSetOf } from './read-corrections.ts';
import { rowsOfEngine } from './stored-correction.ts';

/** Back to the marks that the engine made (TC-18). Whether the text is ready for the pupil stays as it is. */
export async function resetCorrections(context: Context, actor: Actor, answerTextId: number): Promise<CorrectionSet> {
  const text = await requireText(context, actor, answerTextId);
  if (text.marking === 'queued') throw new ProblemError('still-marking');
  const engineMarks = await findEngineResult(context.db, answerTextId);
  await replaceMarks(context.db, answerTextId, {
    rows: rowsOfEngine(answerTextId, engineMarks),
    version: undefined,
    editedBy: actor.id,
    editedAt: context.clock.now(),
  });
  return correctionSetOf(context, found(await findText(context.db, answerTextId)));
}
