import type { Context } from '../../platform/http/context.ts';
import { acceptedWordsOf, withoutAccepted } from './accepted-words.ts';
import { findQueued, findText, markFailed, storeMarks } from './corrections.repo.ts';
import { engineMarks } from './engine-marks.ts';
import { rowsOfEngine } from './stored-correction.ts';

/**
 * Lets the engine mark a handed-in text. Safe to run twice, at once or after a crash: the text is marked once
 * (decision 20). A text that is gone, or marked already, is passed over.
 */
export async function markText(context: Context, answerTextId: number): Promise<void> {
  const text = await findText(context.db, answerTextId);
  if (text?.marking !== 'queued') return;
  const found = await engineMarks(context, text);
  const words = await acceptedWordsOf(context, text.institutionId);
  const stored = await storeMarks(context.db, answerTextId, {
    found,
    rows: withoutAccepted(rowsOfEngine(answerTextId, found), words),
    engineVersion: context.textEngine.version,
    markedAt: context.clock.now(),
  });
  if (stored) await context.events.emit('text-marked', { answerTextId });
}

/** Works the queue of texts, and takes up again what a crash left behind. */
export async function startMarking(context: Context, workers: number): Promise<void> {
  await context.jobs.work(
    'correct-text',
    workers,
    ({ answerTextId }) => markText(context, answerTextId),
    async ({ answerTextId }, error) => {
      context.log.error({ err: error, answerTextId }, 'a text could not be marked');
      await markFailed(context.db, answerTextId);
    },
  );
  for (const answerTextId of await findQueued(context.db))
    await context.jobs.send('correct-text', { answerTextId }, String(answerTextId));
}
