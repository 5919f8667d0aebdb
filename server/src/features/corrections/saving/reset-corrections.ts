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

/** Back to the marks that the engine made (TC-18), without words that the school accepts by now. Whether the text is ready for the pupil stays as it is. */
export async function resetCorrections(context: Context, actor: Actor, answerTextId: number): Promise<CorrectionSet> {
  const text = await requireText(context, actor, answerTextId);
  if (text.marking === 'queued') throw new ProblemError('still-marking');
  const engineMarks = await findEngineResult(context.db, answerTextId);
  const words = await acceptedWordsOf(context, text.institutionId);
  const rows = withoutAccepted(rowsOfEngine(answerTextId, engineMarks), words);
  await replaceSavedMarks(context, actor, answerTextId, { rows });
  return correctionSetOf(context, found(await findText(context.db, answerTextId)));
}
