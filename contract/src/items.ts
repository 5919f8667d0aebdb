import { z } from 'zod';
import { taskBlock } from './courses.ts';

/** Which item of an exercise, from 1. */
export const itemNumber = z.coerce.number().int().min(1).max(200);

/** A gap of a text: what may help (»at løbe«), and how many letters there is room for. */
const gap = z.object({ hint: z.string().nullable(), room: z.number().int() });
const choice = z.object({ kind: z.literal('choice'), question: z.string(), options: z.array(z.string()) });
const severalChoice = z.object({
  kind: z.literal('several-choice'),
  question: z.string(),
  options: z.array(z.string()),
});
const gapText = z.object({ kind: z.literal('gap-text'), parts: z.array(z.union([z.string(), gap])) });
const gapList = z.object({
  kind: z.literal('gap-list'),
  parts: z.array(z.union([z.string(), z.object({ options: z.array(z.string()) })])),
});

/** What an exercise's course teaches; its instructions are Danish in any case. */
export const courseLanguage = z.enum(['da', 'en', 'de', 'fr', 'es']);
export type CourseLanguage = z.output<typeof courseLanguage>;

/** An item of an exercise as the pupil's page gets it: never with its answer key (exercise-kinds makes it). */
export const playableItem = z
  .discriminatedUnion('kind', [
    choice,
    severalChoice,
    gapText,
    gapList,
    z.object({ kind: z.literal('mark-words'), task: z.string(), words: z.array(z.string()) }),
    z.object({ kind: z.literal('order'), task: z.string(), pieces: z.array(z.string()) }),
    z.object({
      kind: z.literal('sort-into-columns'),
      task: z.string(),
      columns: z.array(z.string()),
      members: z.array(z.string()),
    }),
    z.object({ kind: z.literal('set-commas'), words: z.array(z.string()) }),
    z.object({ kind: z.literal('dictation'), before: z.string(), after: z.string() }),
    z.object({
      kind: z.literal('read-and-answer'),
      title: z.string(),
      byline: z.string().nullable(),
      text: z.array(taskBlock),
      mayLookBack: z.boolean(),
      questions: z.array(z.discriminatedUnion('kind', [choice, severalChoice, gapText, gapList])),
    }),
  ])
  .meta({ id: 'PlayableItem' });
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

/** What the page is told of an answer: how it went, the right one in the kind's own form, and why. */
export const itemFeedback = z
  .object({ grade: itemGrade, rightAnswer: z.unknown(), because: z.string().nullable() })
  .meta({ id: 'ItemFeedback' });
export type ItemFeedback = z.output<typeof itemFeedback>;
