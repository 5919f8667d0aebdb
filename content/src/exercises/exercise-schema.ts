import { item } from '@ordklar/exercise-kinds/grade';
import { z } from 'zod';

/**
 * An exercise of the bank. `version` counts up with every edit of an item (decision 17), so that an answered attempt keeps
 * what was answered; `id` and `slug` are made by `exerciseGroup` and never change. Instruction, title and summary are
 * Danish in every course. `trains` are ids of the correction taxonomy.
 */
export const exerciseSchema = z.strictObject({
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
  items: z.array(item).min(1),
});
export type Exercise = z.output<typeof exerciseSchema>;
