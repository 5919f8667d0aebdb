import { z } from 'zod';
import type { Play } from '../../item-kind.ts';
import type { MarkWords } from './shape.ts';

export const playableMarkWords = z.object({
  kind: z.literal('mark-words'),
  task: z.string(),
  words: z.array(z.string()),
});
export type PlayableMarkWords = z.output<typeof playableMarkWords>;

export const playMarkWords: Play<MarkWords, PlayableMarkWords> = ({ kind, task, words }) => ({ kind, task, words });
