import { z } from 'zod';
import { because, different, line } from '../../texts.ts';

/** Pieces to put in order; `alternatives` are other right orders, as places in `pieces`. */
export const orderShape = z
  .strictObject({
    kind: z.literal('order'),
    task: line,
    pieces: different(3, 12),
    alternatives: z
      .array(z.array(z.int().min(0)))
      .max(6)
      .optional(),
    because,
  })
  .refine(
    ({ pieces, alternatives = [] }) =>
      alternatives.every((one) => one.toSorted((a, b) => a - b).join() === pieces.map((_, i) => i).join()),
    'an alternative does not have every piece once',
  );
export type Order = z.output<typeof orderShape>;

/** The pieces in the order in which they were put. */
export const orderAnswer = z.array(z.string().max(400)).max(12);

/** Every right order, the best first. */
export const ordersOf = ({ pieces, alternatives = [] }: Pick<Order, 'pieces' | 'alternatives'>): string[][] => [
  pieces,
  ...alternatives.map((places) => places.map((place) => pieces[place])),
];
