import { wordsOf } from '@ordklar/school';
import { z } from 'zod';
import { because, line } from '../../texts.ts';

/** A mistake in a text: what stands there, what it may be corrected to, the best first, and why. */
const mistake = z
  .strictObject({
    wrong: z.string().trim().min(1).max(80),
    answers: z.array(z.string().trim().min(1).max(80)).min(1).max(6),
    because,
  })
  .refine(({ wrong, answers }) => !answers.includes(wrong), 'a mistake is right as it stands');
export type Mistake = z.output<typeof mistake>;

/** Words that a text to proofread has at least, and at most. */
const [SHORTEST, LONGEST] = [80, 200];

/** A running text with mistakes to find and correct, as one proofreads a text of one's own. */
export const proofreadShape = z
  .strictObject({
    kind: z.literal('proofread'),
    title: line,
    parts: z
      .array(z.union([z.string().min(1), mistake]))
      .min(1)
      .max(80),
    because,
  })
  .refine(({ parts }) => parts.some((part) => typeof part !== 'string'), 'there is no mistake')
  .refine(({ parts }) => {
    const words = wordsOf(textWith({ parts }, ({ wrong }) => wrong)).length;
    return words >= SHORTEST && words <= LONGEST;
  }, `the text does not have ${SHORTEST} to ${LONGEST} words`);
export type Proofread = z.output<typeof proofreadShape>;

/** The whole text as the pupil left it. */
export const proofreadAnswer = z.string().max(3000);

/** The text with something in the place of each mistake. */
export const textWith = (
  { parts }: { parts: readonly (string | Mistake)[] },
  put: (mistake: Mistake) => string,
): string => parts.map((part) => (typeof part === 'string' ? part : put(part))).join('');
