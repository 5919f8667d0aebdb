import { z } from 'zod';
import type { Play } from '../../item-kind.ts';
import type { GapText } from './shape.ts';

/** A gap: what may help (»at løbe«), and how many letters there is room for. */
const playableGap = z.object({ hint: z.string().nullable(), room: z.number().int() });

export const playableGapText = z.object({
  kind: z.literal('gap-text'),
  parts: z.array(z.union([z.string(), playableGap])),
});
export type PlayableGapText = z.output<typeof playableGapText>;

export const playGapText: Play<GapText, PlayableGapText> = ({ kind, parts }) => ({
  kind,
  parts: parts.map((part) => (typeof part === 'string' ? part : { hint: part.hint ?? null, room: room(part.answers) })),
});

/** Letters that a gap has room for, in steps of four so that its width does not tell the answer. */
const room = (answers: readonly string[]): number =>
  Math.ceil((Math.max(...answers.map((answer) => answer.length)) + 1) / 4) * 4;
