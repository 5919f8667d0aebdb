import { z } from 'zod';
import { shuffled } from '../../answers/shuffled.ts';
import type { Play } from '../../item-kind.ts';
import type { Order } from './shape.ts';

export const playableOrder = z.object({ kind: z.literal('order'), task: z.string(), pieces: z.array(z.string()) });
export type PlayableOrder = z.output<typeof playableOrder>;

export const playOrder: Play<Order, PlayableOrder> = ({ kind, task, pieces }, seed) => ({
  kind,
  task,
  pieces: inAnotherOrder(pieces, seed),
});

/** Never the right order itself. */
function inAnotherOrder(pieces: string[], seed: number): string[] {
  const mixed = shuffled(pieces, seed);
  return mixed.every((piece, i) => piece === pieces[i]) ? [...mixed.slice(1), mixed[0]] : mixed;
}
