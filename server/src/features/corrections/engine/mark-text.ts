import type { Context } from '../../../platform/http/context.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { TextTooHardError } from '../../../platform/text-engine/index.ts';
import { claimQueued, failQueued, findQueued, findText } from '../../attempts/index.ts';
import { acceptedWordsOf, withoutAccepted } from '../school-words/accepted-words.ts';
import { keepEngineResult, replaceMarks } from '../corrections.repo.ts';
import { engineMarks, notesWith } from './engine-marks.ts';
import { rowsOfEngine } from '../stored-correction.ts';

/** How often texts are looked for whose job was never made or got lost (decision record 3). */
const SWEEP_MS = 15_000;
/** At most so many texts are looked at in a sweep, those handed in first; as they are marked, later ones come into it. */
const SWEEP_MOST = 500;

/**
 * Lets the engine mark a handed-in text. Safe to run twice, at once or after a crash: the text is marked once
 * (PD-20). A text that is gone, or marked already, is passed over; one that takes more than one text may is failed
 * at once, for another try would hold the others up as long again.
 */
export async function markText(context: Context, answerTextId: number): Promise<void> {
  const text = await findText(context.db, answerTextId);
  if (text?.marking !== 'queued') return;
  const result = await engineMarks(context, text).catch((error: unknown) => {
    if (error instanceof TextTooHardError) return error;
    throw error;
  });
  if (result instanceof TextTooHardError) return giveUp(context, answerTextId, result);
  const { corrections: found, notice } = result;
  const words = await acceptedWordsOf(context, text.institutionId);
  const notes = notesWith(text.notes, notice);
  await context.db.transaction(async (tx) => {
    const marked = { notes, engineVersion: context.textEngine.version, markedAt: context.clock.now() };
    if (!(await claimQueued(tx, answerTextId, marked))) return;
    await keepEngineResult(tx, answerTextId, result);
    await replaceMarks(tx, answerTextId, withoutAccepted(rowsOfEngine(answerTextId, found), words));
  });
}

async function giveUp(context: Context, answerTextId: number, error: unknown): Promise<void> {
  context.log.error({ err: error, answerTextId }, 'a text could not be marked');
  await failQueued(context.db, answerTextId);
}

/** Has a text marked that waits for it: the call returns at once, the queue does the work. */
export const sendText = (context: Pick<Context, 'jobs'>, answerTextId: number): Promise<void> =>
  context.jobs.send('correct-text', { answerTextId }, String(answerTextId));

/** Makes a job for each text that waits and has none: its server died between the two, or its job was lost. */
export async function sendForgotten(context: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const waiting = await findQueued(context.db, SWEEP_MOST);
  if (waiting.length === 0) return;
  const known = await context.jobs.keysOf('correct-text', waiting.map(String));
  for (const answerTextId of waiting) if (!known.has(String(answerTextId))) await sendText(context, answerTextId);
}

/** Works the queue of texts, and takes up again what a crash left behind. Answers how to stop looking for forgotten ones. */
export async function startMarking(context: Context, workers: number): Promise<() => void> {
  await context.jobs.work(
    'correct-text',
    workers,
    ({ answerTextId }) => markText(context, answerTextId),
    ({ answerTextId }, error) => giveUp(context, answerTextId, error),
  );
  for (const answerTextId of await findQueued(context.db, SWEEP_MOST)) await sendText(context, answerTextId);
  return repeat(context.log, SWEEP_MS, 'waiting texts were not looked for', () => sendForgotten(context));
}
