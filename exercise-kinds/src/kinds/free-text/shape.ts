import { z } from 'zod';

/** A piece of a task's text: plain text, shown as its type says. */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({ type: z.literal('verse'), lines: z.array(z.string()) }),
]);

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
