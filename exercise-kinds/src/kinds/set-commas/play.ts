import { z } from 'zod';
import type { Play } from '../../item-kind.ts';
import type { SetCommas } from './shape.ts';

export const playableSetCommas = z.object({ kind: z.literal('set-commas'), words: z.array(z.string()) });
export type PlayableSetCommas = z.output<typeof playableSetCommas>;

export const playSetCommas: Play<SetCommas, PlayableSetCommas> = ({ kind, words }) => ({ kind, words });
