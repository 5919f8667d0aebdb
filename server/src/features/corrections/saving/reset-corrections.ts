import type { CorrectionSet } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, ProblemError } from '../../../platform/problems/index.ts';
import { findText } from '../../attempts/index.ts';
import { acceptedWordsOf, withoutAccepted } from '../school-words/accepted-words.ts';
import { findEngineResult } from '../corrections.repo.ts';
import { requireText } from '../reach-text.ts';
import { correctionSetOf } from '../read-corrections.ts';
import { replaceSavedMarks } from './replace-saved-marks.ts';
import { rowsOfEngine } from '../stored-correction.ts';
import { staleSave } from './stale-save.ts';

/**
 * Back to the marks that the engine made (TC-18), without words that the school accepts by now. Whether the text is ready for the
 * pupil stays as it is. Where others have come since `version`, they stay: 409 (PD-21).
 */
export async function resetCorrections(
  context: Context,
  actor: Actor,
  answerTextId: number,
  version?: number,
): Promise<CorrectionSet> {
  const text = await requireText(context, actor, answerTextId);
  if (text.marking === 'queued') throw new ProblemError('still-marking');
  const engineMarks = await findEngineResult(context.db, answerTextId);
  const words = await acceptedWordsOf(context, text.institutionId);
  const rows = withoutAccepted(rowsOfEngine(answerTextId, engineMarks), words);
  const saved = await replaceSavedMarks(context, actor, answerTextId, { rows, version });
  if (saved === null) throw await staleSave(context, answerTextId);
  return correctionSetOf(context, found(await findText(context.db, answerTextId)));
}
