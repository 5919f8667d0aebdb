import { type Correction, VISITOR_TEXT_LENGTH, VISITOR_TEXT_WORDS } from '@ordklar/contract';
import { countWords } from '@ordklar/school';
import { signOf } from '../../platform/config/sign-of.ts';
import type { Context } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { TextTooHardError } from '../../platform/text-engine/index.ts';
import { isAnyQueued } from '../attempts/index.ts';
import { correctionToWire, rowsOfEngine } from '../corrections/index.ts';
import { detectLanguage } from '../languagetool/index.ts';
import { countTry } from './visitor-text.repo.ts';

/** Texts that one sender may try in a minute: a person, or a visitor's address. */
export const TRIES_A_MINUTE = 20;
/** Texts of visitors that wait at once: whoever comes after them would wait too long. */
export const MOST_WAITING = 8;
/** How long a visitor waits for pupils' texts, and how often it is looked whether they are marked. */
const PATIENCE = { tries: 12, everyMs: 500 };
/** The minute. */
export const TRIES_SPAN_MS = 60_000;
/** How sure it must be that a text is in another language: Danish and Norwegian share most of their small words. */
const SURE = 0.55;
/** So many words of Danish hold at least one of its small words; letters typed at random hold none. */
const ENOUGH = 12;
/** The text has no row, and so no id. */
const NO_ROW = 0;

/** Counts a try of a sender, over all servers on one database. @throws ProblemError too-many-requests */
async function requireTriesLeft({ db, clock, config }: Context, sender: string): Promise<void> {
  const tries = await countTry(db, signOf(config, `try of ${sender}`), clock.now(), TRIES_SPAN_MS);
  if (tries > TRIES_A_MINUTE) throw new ProblemError('too-many-requests');
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
  // of the workers of this process, not of the database: each server has its own
  let waiting = 0;
  return async (sender: string, text: string): Promise<Correction[]> => {
    requireTriable(text);
    await requireTriesLeft(context, sender);
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
