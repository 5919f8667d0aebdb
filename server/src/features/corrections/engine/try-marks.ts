import type { CommaSystem, TriedText } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { acceptedWordsOf, withoutAccepted } from '../school-words/accepted-words.ts';
import { engineMarksNow, isUncorrected, notesWith } from './engine-marks.ts';
import type { TextRow } from '../../attempts/index.ts';
import { correctionToWire, rowsOfEngine } from '../stored-correction.ts';

/** The text that is tried has no row, and so no id. */
const NO_ROW = 0;

/**
 * What the engine would mark in a text that nobody has handed in, by the word list of the person's school, and what it has to
 * say of the whole text. Keeps nothing.
 */
export async function tryMarks(
  context: Context,
  actor: Actor,
  text: Pick<TextRow, 'text' | 'language' | 'uncheckedRanges' | 'notes'> & { startkomma: CommaSystem },
): Promise<Pick<TriedText, 'corrections' | 'notes' | 'isCorrected'>> {
  const result = await engineMarksNow(context, text);
  const rows = rowsOfEngine(NO_ROW, result.corrections);
  const shown = withoutAccepted(rows, await acceptedWordsOf(context, actor.institutionId));
  return {
    corrections: shown.map((row) => correctionToWire(row, text.language, result.drawings)),
    notes: notesWith(text.notes, result.notice),
    isCorrected: !isUncorrected(result),
  };
}
