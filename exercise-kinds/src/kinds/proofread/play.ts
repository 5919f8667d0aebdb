import { z } from 'zod';
import type { Play } from '../../item-kind.ts';
import { type Proofread, textWith } from './shape.ts';

export const playableProofread = z.object({
  kind: z.literal('proofread'),
  title: z.string(),
  /** With its mistakes. */
  text: z.string(),
  /** How many there are. */
  mistakes: z.number().int(),
});
export type PlayableProofread = z.output<typeof playableProofread>;

export const playProofread: Play<Proofread, PlayableProofread> = (item) => ({
  kind: item.kind,
  title: item.title,
  text: textWith(item, ({ wrong }) => wrong),
  mistakes: item.parts.filter((part) => typeof part !== 'string').length,
});
