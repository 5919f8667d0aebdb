import type { TextBlock } from '@ordklar/school';
import { z } from 'zod';

/** One line of text that the pupil reads; *stars* make a word stand out. */
export const line = z.string().trim().min(1).max(400);

/** Why the right answer is right, shown after the answer. */
export const because = z.string().trim().min(1).max(400).optional();

/** Options of which no two are the same. */
export const different = (least: number, most: number) =>
  z
    .array(line)
    .min(least)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'two options are the same');

/** Numbers of places in a list, ascending, each once. */
export const places = z
  .array(z.int().min(0))
  .refine((list) => list.every((place, i) => i === 0 || place > list[i - 1]), 'places must ascend');

/** A piece of a text: plain text, shown as its type says. */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({ type: z.literal('verse'), lines: z.array(z.string()) }),
]) satisfies z.ZodType<TextBlock>;
