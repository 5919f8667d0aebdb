import type { CommaSystem, CorrectionSet } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, ProblemError } from '../../../platform/problems/index.ts';
import { claimAnew, findText } from '../../attempts/index.ts';
import { acceptedWordsOf, withoutAccepted } from '../school-words/accepted-words.ts';
import { findCorrections, findEngineResult, keepEngineResult, replaceMarks } from '../corrections.repo.ts';
import { engineMarksNow, notesWith } from './engine-marks.ts';
import { keepDecisions } from '../saving/keep-decisions.ts';
import { requireText } from '../reach-text.ts';
import { correctionSetOf } from '../read-corrections.ts';
import { staleSave } from '../saving/stale-save.ts';
import { rowsOfEngine } from '../stored-correction.ts';

/**
 * Re-marks a text by another comma system (PD-22). What the teacher has made and decided stays. A text that
 * somebody has saved since `version` is left as it is (409), and so is one that still waits for the engine.
 */
export async function markBySystem(
  context: Context,
  actor: Actor,
  answerTextId: number,
  { startkomma, version }: { startkomma: CommaSystem; version?: number | undefined },
): Promise<CorrectionSet> {
  const text = await requireText(context, actor, answerTextId);
  if (text.marking === 'queued') throw new ProblemError('still-marking');
  const result = await engineMarksNow(context, { ...text, startkomma });
  const { corrections: marks, notice } = result;
  const before = rowsOfEngine(text.id, await findEngineResult(context.db, text.id));
  const words = await acceptedWordsOf(context, text.institutionId);
  const accepted = withoutAccepted(rowsOfEngine(text.id, marks), words);
  const rows = keepDecisions(accepted, await findCorrections(context.db, [text.id]), before);
  const save = {
    notes: notesWith(text.notes, notice),
    startkomma,
    engineVersion: context.textEngine.version,
    version: version ?? text.version,
    editedBy: actor.id,
    editedAt: context.clock.now(),
  };
  const stored = await context.db.transaction(async (tx) => {
    if (!(await claimAnew(tx, text.id, save))) return false;
    await keepEngineResult(tx, text.id, result);
    await replaceMarks(tx, text.id, rows);
    return true;
  });
  if (!stored) throw await staleSave(context, text.id);
  return correctionSetOf(context, found(await findText(context.db, text.id)));
}
