import { type Correction, VISITOR_TEXT_LENGTH, VISITOR_TEXT_WORDS } from '@ordklar/contract';
import { countWords } from '@ordklar/school';
import type { Context } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { TextTooHardError } from '../../platform/text-engine/index.ts';
import { isAnyQueued } from '../attempts/index.ts';
import { correctionToWire, rowsOfEngine } from '../corrections/index.ts';
import { detectLanguage } from '../languagetool/index.ts';

/** Texts that one sender may try in a minute. */
export const TRIES_A_MINUTE = 20;
/** Texts of visitors that wait at once: whoever comes after them would wait too long. */
const MOST_WAITING = 8;
/** How long a visitor waits for pupils' texts, and how often it is looked whether they are marked. */
const PATIENCE = { tries: 12, everyMs: 500 };
const MINUTE_MS = 60_000;
/** How sure it must be that a text is in another language: Danish and Norwegian share most of their small words. */
const SURE = 0.55;
/** So many words of Danish hold at least one of its small words; letters typed at random hold none. */
const ENOUGH = 12;
/** The text has no row, and so no id. */
const NO_ROW = 0;

/** Counts tries by sender in this process alone: it is this process's workers that are protected. */
function tryLimit(clock: Context['clock']) {
  let minute = 0;
  let counts = new Map<string, number>();
  return (sender: string): void => {
    const now = Math.floor(clock.now().getTime() / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count);
    if (count > TRIES_A_MINUTE) throw new ProblemError('too-many-requests');
  };
}

/** @throws ProblemError try-empty, try-too-long, try-not-danish */
function requireTriable(text: string): void {
  const words = countWords(text);
  if (words === 0) throw new ProblemError('try-empty');
  if (words > VISITOR_TEXT_WORDS || text.length > VISITOR_TEXT_LENGTH) throw new ProblemError('try-too-long');
  const { language, confidence } = detectLanguage(text);
  const isOther = language.code !== 'da' && confidence >= SURE;
  if (isOther || (words >= ENOUGH && confidence === 0)) throw new ProblemError('try-not-danish');
}

/** Waits while pupils' texts are in the queue or being marked. @throws ProblemError try-busy */
async function afterPupils({ db, config }: Context): Promise<void> {
  // where others mark the texts, nothing waits for the workers of this process
  if (!config.runJobs) return;
  for (let tries = 0; await isAnyQueued(db); tries++) {
    if (tries === PATIENCE.tries) throw new ProblemError('try-busy');
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.everyMs));
  }
}

/**
 * Makes the use case behind 'Prøv selv': the marks of a visitor's text. The text is neither kept nor logged; pupils' texts
 * are marked before it, those that are handed in while it waits too.
 */
export function visitorTextMarker(context: Context) {
  const count = tryLimit(context.clock);
  let waiting = 0;
  return async (sender: string, text: string): Promise<Correction[]> => {
    requireTriable(text);
    count(sender);
    if (waiting >= MOST_WAITING) throw new ProblemError('try-busy');
    waiting++;
    try {
      await afterPupils(context);
      const { corrections, notice, drawings } = await context.textEngine.correct(text, { language: 'da' }, 'last');
      if (notice === 'mostly-not-danish') throw new ProblemError('try-not-danish');
      return rowsOfEngine(NO_ROW, corrections).map((row) => correctionToWire(row, 'da', drawings));
    } catch (error) {
      throw error instanceof TextTooHardError ? new ProblemError('text-too-hard') : error;
    } finally {
      waiting--;
    }
  };
}
