import { z } from 'zod';
import type { Play } from '../../item-kind.ts';
import type { Dictation } from './shape.ts';

export const playableDictation = z.object({ kind: z.literal('dictation'), before: z.string(), after: z.string() });
export type PlayableDictation = z.output<typeof playableDictation>;

export const playDictation: Play<Dictation, PlayableDictation> = ({ kind, before = '', after = '' }) => ({
  kind,
  before,
  after,
});
