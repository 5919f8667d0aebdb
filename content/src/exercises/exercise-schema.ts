import { item } from '@ordklar/exercise-kinds/grade';
import { z } from 'zod';

/**
 * A step of a test: its next `items` items under a title of its own, with a page that begins it. `seconds` is the most a
 * pupil may take; as long as they like when left out.
 */
export const testStep = z.strictObject({
  title: z.string().trim().min(3).max(70),
  intro: z.string().trim().min(5).max(400),
  items: z.int().positive(),
  seconds: z.int().min(30).max(3600).optional(),
});
export type TestStep = z.output<typeof testStep>;

/**
 * An exercise of the bank. `version` counts up with every edit of an item (PD-17), so that an answered attempt keeps
 * what was answered; `id` and `slug` are made by `exerciseGroup` and never change. Instruction, title and summary are
 * Danish in every course. `trains` are ids of the correction taxonomy.
 */
export const exerciseSchema = z
  .strictObject({
    id: z.int().positive(),
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    version: z.int().positive(),
    productId: z.string().regex(/^[a-z]{4}$/),
    levelId: z.int().positive(),
    categoryId: z.int().positive(),
    title: z.string().trim().min(3).max(70),
    summary: z.string().trim().min(10).max(160),
    instruction: z.string().trim().min(5).max(300),
    trains: z.array(z.string()),
    /** There where it is being tried out, and not in the bank for everybody yet. */
    isUnpublished: z.literal(true).optional(),
    items: z.array(item).min(1),
    /** There where the exercise is a test: its steps, which hold all its items in order. */
    steps: z.array(testStep).min(1).max(12).optional(),
  })
  .refine(
    ({ items, steps }) => !steps || steps.reduce((sum, step) => sum + step.items, 0) === items.length,
    'the steps do not hold all items',
  );
export type Exercise = z.output<typeof exerciseSchema>;

/** What is wrong with the shape of an exercise; null when nothing is. */
export const exerciseFault = (exercise: Exercise): string | null =>
  exerciseSchema.safeParse(exercise).error?.message ?? null;
