import { z } from 'zod';

/** A level of a course: for middleschool a class level (Klassetrin). `grade` is 3–10, `id` stable and unique over all courses. */
export const levelSchema = z.strictObject({
  id: z.int().positive(),
  productId: z.string().regex(/^[a-z]{4}$/),
  title: z.string().min(3),
  grade: z.int().min(0).max(10),
  order: z.int().positive(),
});
export type Level = z.infer<typeof levelSchema>;

/** A category of a course's exercises; it may hold exercises of several levels. `id` is unique over all courses. */
export const categorySchema = z.strictObject({
  id: z.int().positive(),
  productId: z.string().regex(/^[a-z]{4}$/),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(3),
  order: z.int().positive(),
});
export type Category = z.infer<typeof categorySchema>;

/**
 * Levels and categories of a course whose exercises are made of items. A level's number is its class (0–10), or 11 and on
 * where classes do not tell enough (`grade` is then 0 by default); a category's number is 1–99. Numbers never change meaning: ids are made of them.
 */
export interface CourseStructure {
  productId: string;
  levels: readonly (readonly [number: number, title: string, grade?: number])[];
  categories: readonly (readonly [number: number, slug: string, title: string])[];
}
