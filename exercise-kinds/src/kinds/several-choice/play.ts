import { z } from 'zod';
import { shuffled } from '../../answers/shuffled.ts';
import type { Play } from '../../item-kind.ts';
import type { SeveralChoice } from './shape.ts';

export const playableSeveralChoice = z.object({
  kind: z.literal('several-choice'),
  question: z.string(),
  options: z.array(z.string()),
});
export type PlayableSeveralChoice = z.output<typeof playableSeveralChoice>;

export const playSeveralChoice: Play<SeveralChoice, PlayableSeveralChoice> = ({ kind, question, options }, seed) => ({
  kind,
  question,
  options: shuffled(options, seed),
});
