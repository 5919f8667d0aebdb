import type { CommaSystem, Correction } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { acceptedWordsOf, withoutAccepted } from '../school-words/accepted-words.ts';
import { engineMarksNow } from './engine-marks.ts';
import type { TextRow } from '../../attempts/index.ts';
import { correctionToWire, rowsOfEngine } from '../stored-correction.ts';

/** The text that is tried has no row, and so no id. */
const NO_ROW = 0;

/** What the engine would mark in a text that nobody has handed in, by the word list of the person's school. Keeps nothing. */
export async function tryMarks(
  context: Context,
  actor: Actor,
  text: Pick<TextRow, 'text' | 'language' | 'uncheckedRanges'> & { startkomma: CommaSystem },
): Promise<Correction[]> {
  const { corrections, drawings } = await engineMarksNow(context, text);
  const rows = rowsOfEngine(NO_ROW, corrections);
  const shown = withoutAccepted(rows, await acceptedWordsOf(context, actor.institutionId));
  return shown.map((row) => correctionToWire(row, text.language, drawings));
}
