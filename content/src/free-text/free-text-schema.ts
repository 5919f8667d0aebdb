import type { TextBlock } from '@ordklar/school';
import { z } from 'zod';
import { textCorrectionProducts } from '../catalogue/course-classes.ts';

/** A piece of a task's text: plain text without markup, to be rendered as its kind says. */
export const blockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text: z.string().min(1) }),
  z.strictObject({ type: z.literal('heading'), text: z.string().min(1) }),
  z.strictObject({ type: z.literal('list'), items: z.array(z.string().min(1)).min(2) }),
  /** One stanza; lines are kept as they are. */
  z.strictObject({ type: z.literal('verse'), lines: z.array(z.string().min(1)).min(1) }),
]) satisfies z.ZodType<TextBlock>;
export type Block = z.infer<typeof blockSchema>;

/** A text that the pupil reads before writing; all are written for Ordklar. `genre` is in Danish: »Novelle«, »Digt« … */
export const sourceTextSchema = z.strictObject({
  genre: z.string().min(3),
  title: z.string().min(2),
  /** Line under the title, such as an invented author or newspaper. */
  byline: z.string().min(3).optional(),
  blocks: z.array(blockSchema).min(1),
});
export type SourceText = z.infer<typeof sourceTextSchema>;

/**
 * A free-text task of the bank. `version` counts up with every edit of what the pupil reads (PD-17).
 * `prompt` is in the language of the course; `instructions` (Danish) stands above it in English, German and French tasks.
 * `requiredWordCount` is the recommended minimum, `estimatedMinutes` the time to read and write.
 */
export const freeTextTaskSchema = z.strictObject({
  id: z.int().positive(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  version: z.int().positive(),
  productId: z.enum(textCorrectionProducts),
  levelId: z.int().positive(),
  categoryId: z.int().positive(),
  title: z.string().min(3).max(70),
  /** One sentence for lists and cards, in Danish. */
  summary: z.string().min(10).max(160),
  instructions: z.array(blockSchema).min(1).optional(),
  prompt: z.array(blockSchema).min(1),
  source: sourceTextSchema.optional(),
  requiredWordCount: z.int().min(40).max(1000),
  estimatedMinutes: z.int().min(15).max(240),
});
export type FreeTextTask = z.infer<typeof freeTextTaskSchema>;

/** The fixed text a teacher gets when trying a text-correction course as a pupil (HW-11). `text` holds typical errors on purpose. */
export const tryTextSchema = z.strictObject({
  productId: z.enum(textCorrectionProducts),
  grade: z.int().min(3).max(10),
  title: z.string().min(3),
  text: z.string().min(100),
});
export type TryText = z.infer<typeof tryTextSchema>;
