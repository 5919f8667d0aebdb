import type { CorrectionSet } from '@ordklar/contract';
import { noteReading } from '../../platform/audit/audit-log.ts';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { isOwn, markOpened, stateOfText, type TextRow } from '../attempts/index.ts';
import { type CorrectionRow, findCorrections, findDrawings, findMarksWithLanguage } from './corrections.repo.ts';
import { reachText } from './reach-text.ts';
import { activeOnly, correctionToWire } from './stored-correction.ts';

/** A text with its marks as its teacher sees them, or those that `visible` leaves. */
export async function correctionSetOf(
  context: Context,
  text: TextRow,
  visible: (rows: CorrectionRow[]) => CorrectionRow[] = (rows) => rows,
): Promise<CorrectionSet> {
  const rows = visible(await findCorrections(context.db, [text.id]));
  const drawings = (await findDrawings(context.db, [text.id])).get(text.id);
  return {
    exerciseAnswerTextId: text.id,
    exerciseProgressId: text.exerciseProgressId,
    text: text.text,
    wordCount: text.wordCount,
    state: stateOfText(text),
    corrections: rows.map((row) => correctionToWire(row, text.language, drawings)),
    isReadyForStudent: text.readyAt !== null,
    selfCorrectionEnabled: text.selfCorrectionEnabled,
    version: text.version,
    savedAt: toUnix(text.editedAt),
    savedByName: text.editedByName,
    notes: text.notes,
    startkomma: text.startkomma,
    startkommaBy: text.startkommaBy,
  };
}

/**
 * A text with its marks. The teacher sees all of them; the pupil only when the teacher has said ready, and then only
 * the active ones (ROLE-04). Before that the pupil gets a 404, as if there were nothing. What is fetched `ahead` does not
 * count as opened, so that sending a whole class back still asks about texts that nobody has looked at.
 */
export async function readCorrections(
  context: Context,
  actor: Actor,
  answerTextId: number,
  { ahead = false }: { ahead?: boolean } = {},
): Promise<CorrectionSet> {
  const text = await reachText(context, actor, answerTextId);
  if (isOwn(actor, text)) return correctionSetOf(context, text, activeOnly);
  if (!ahead) {
    await noteOpened(context, actor, text);
    await countAsOpened(context, [answerTextId]);
  }
  return correctionSetOf(context, text);
}

/** Who looks at another's text stands in the audit log. */
export const noteOpened = (context: Context, actor: Actor, text: TextRow): Promise<void> =>
  noteReading(
    context.db,
    { userId: actor.id, action: 'text-opened', subjectUserId: text.studentId, details: `text ${text.id}` },
    context.clock.now(),
  );

/** A teacher has seen these texts; those who were seen before stay as they were. Ask first who asks. */
export const countAsOpened = (context: Context, answerTextIds: number[]): Promise<void> =>
  markOpened(context.db, answerTextIds, context.clock.now());

/** The marks of a ready text as its pupil may see them; of any text as its teacher does. Ask first who asks. */
export async function marksOfTexts(context: Context, answerTextIds: number[], forStudent: boolean) {
  const found = answerTextIds.length === 0 ? [] : await findMarksWithLanguage(context.db, answerTextIds);
  const drawings = await findDrawings(context.db, answerTextIds);
  const languages = new Map(found.map(({ mark, language }) => [mark.answerTextId, language]));
  const rows = found.map(({ mark }) => mark);
  const marks = new Map<number, ReturnType<typeof correctionToWire>[]>();
  for (const row of forStudent ? activeOnly(rows) : rows) {
    const { answerTextId } = row;
    const ofText = marks.get(answerTextId) ?? [];
    ofText.push(correctionToWire(row, languages.get(answerTextId) ?? 'da', drawings.get(answerTextId)));
    marks.set(answerTextId, ofText);
  }
  return marks;
}
