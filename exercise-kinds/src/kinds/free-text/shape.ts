import { z } from 'zod';
import { block } from '../../texts.ts';

export { block };

/** A free-text task: the pupil writes a text of their own, which the engine marks and the teacher grades. */
export const freeText = z.object({
  /** Danish help above a task in another language. */
  instructions: z.array(block),
  task: z.array(block),
  /** What the pupil reads before writing. */
  sourceText: z
    .object({ genre: z.string(), title: z.string(), byline: z.string().nullable(), blocks: z.array(block) })
    .nullable(),
  /** What a teacher has attached to an own task. */
  files: z.array(z.object({ id: z.int(), name: z.string(), size: z.int() })).default([]),
  links: z.array(z.string()).default([]),
});
export type Block = z.output<typeof block>;
export type FreeText = z.output<typeof freeText>;
