import { z } from 'zod';
import type { Play } from '../../item-kind.ts';
import type { GapList } from './shape.ts';

export const playableGapList = z.object({
  kind: z.literal('gap-list'),
  parts: z.array(z.union([z.string(), z.object({ options: z.array(z.string()) })])),
});
export type PlayableGapList = z.output<typeof playableGapList>;

export const playGapList: Play<GapList, PlayableGapList> = ({ kind, parts }) => ({
  kind,
  parts: parts.map((part) => (typeof part === 'string' ? part : { options: part.options })),
});
