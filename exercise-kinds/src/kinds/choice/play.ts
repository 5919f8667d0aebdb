import { z } from 'zod';
import { shuffled } from '../../answers/shuffled.ts';
import type { Play } from '../../item-kind.ts';
import type { Choice } from './shape.ts';

export const playableChoice = z.object({
  kind: z.literal('choice'),
  question: z.string(),
  options: z.array(z.string()),
});
export type PlayableChoice = z.output<typeof playableChoice>;

export const playChoice: Play<Choice, PlayableChoice> = ({ kind, question, options }, seed) => ({
  kind,
  question,
  options: shuffled(options, seed),
});
