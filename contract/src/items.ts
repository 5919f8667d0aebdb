import { playableItem as anyPlayableItem } from '@ordklar/exercise-kinds/play';
import { z } from 'zod';

/** Which item of an exercise, from 1. */
export const itemNumber = z.coerce.number().int().min(1).max(200);

/** What an exercise's course teaches; its instructions are Danish in any case. */
export const courseLanguage = z.enum(['da', 'en', 'de', 'fr', 'es']);
export type CourseLanguage = z.output<typeof courseLanguage>;

/** An item of an exercise as the pupil's page gets it: never with its answer key. Each kind states its own form. */
export const playableItem = anyPlayableItem.meta({ id: 'PlayableItem' });
export type PlayableItem = z.output<typeof playableItem>;

const grade = z.object({
  right: z.number().int(),
  of: z.number().int(),
  parts: z.array(
    z.object({
      isRight: z.boolean(),
      /** '' when nothing was answered. */
      given: z.string(),
      right: z.string(),
      /** Why this is right, where the part has a reason of its own. */
      because: z.string().optional(),
      /** Where it stands in the answered text, in characters; empty where something is missing. */
      at: z.object({ from: z.number().int(), to: z.number().int() }).optional(),
      /** What was right before it was changed. */
      isNeedless: z.boolean().optional(),
    }),
  ),
});

/** How an answer went: `right` of `of` count, the parts in the order of the page. */
export const itemGrade = grade
  .extend({
    /** One by one, where the item is a text with questions. */
    questions: z.array(grade).optional(),
  })
  .meta({ id: 'ItemGrade' });

/** What the page gets to know of an answer: how it went, the right one in the kind's own form, and why. */
export const itemFeedback = z
  .object({ grade: itemGrade, rightAnswer: z.unknown(), because: z.string().nullable() })
  .meta({ id: 'ItemFeedback' });
export type ItemFeedback = z.output<typeof itemFeedback>;
