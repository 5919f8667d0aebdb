import { SPELLING_TYPE_CODES } from '@ordklar/school';
import { z } from 'zod';
import { because } from '../../texts.ts';

/**
 * A word or a sentence that is heard and written. `before` and `after` are the rest of the sentence on the page; the
 * sound is named by the item's place in the bank, since its text would tell the answer.
 */
export const dictationShape = z.strictObject({
  kind: z.literal('dictation'),
  before: z.string().max(400).optional(),
  answers: z.array(z.string().trim().min(1).max(200)).min(1).max(6),
  after: z.string().max(400).optional(),
  caseMatters: z.boolean().optional(),
  marksMatter: z.boolean().optional(),
  /** Spelling error types (S01–S15, CON-42) that a word of a spelling test tries. */
  types: z.array(z.enum(SPELLING_TYPE_CODES)).min(1).max(6).optional(),
  because,
});
export type Dictation = z.output<typeof dictationShape>;

/** What was written. */
export const dictationAnswer = z.string().max(400);
