import { z } from 'zod';
import type { ItemGrade } from './answers/item-grade.ts';
import type { ItemKind } from './item-kind.ts';
import { choice } from './kinds/choice/choice.ts';
import { dictation } from './kinds/dictation/dictation.ts';
import { gapList } from './kinds/gap-list/gap-list.ts';
import { gapText } from './kinds/gap-text/gap-text.ts';
import { markWords } from './kinds/mark-words/mark-words.ts';
import { order } from './kinds/order/order.ts';
import { readAndAnswer } from './kinds/read-and-answer/read-and-answer.ts';
import { setCommas } from './kinds/set-commas/set-commas.ts';
import { severalChoice } from './kinds/several-choice/several-choice.ts';
import { sortIntoColumns } from './kinds/sort-into-columns/sort-into-columns.ts';

/** Every kind of item by its name. Another kind is one folder and one line here. */
const KINDS = {
  choice,
  'several-choice': severalChoice,
  'gap-text': gapText,
  'gap-list': gapList,
  'mark-words': markWords,
  order,
  'sort-into-columns': sortIntoColumns,
  'set-commas': setCommas,
  dictation,
  'read-and-answer': readAndAnswer,
};
export type ItemKindName = keyof typeof KINDS;
export const ITEM_KINDS = Object.keys(KINDS) as ItemKindName[];

/** An item as its author wrote it, with the answer key. */
export const item = z.union([
  choice.shape,
  severalChoice.shape,
  gapText.shape,
  gapList.shape,
  markWords.shape,
  order.shape,
  sortIntoColumns.shape,
  setCommas.shape,
  dictation.shape,
  readAndAnswer.shape,
]);
export type Item = z.output<typeof item>;

/** An item as the pupil's page gets it, without the answer key. */
export type PlayableItem = { [Name in ItemKindName]: ReturnType<(typeof KINDS)[Name]['play']> }[ItemKindName];

type AnyKind = ItemKind<z.ZodType, PlayableItem, z.ZodType>;
const kindOf = ({ kind }: Item): AnyKind => KINDS[kind];

/** The playable form. @param seed of the attempt; see ItemKind. */
export const playItem = (one: Item, seed: number): PlayableItem => kindOf(one).play(one, seed);

/** Grades what a page sent. Null when the answer does not have the kind's shape. */
export function gradeItem(one: Item, given: unknown): ItemGrade | null {
  const answer = kindOf(one).answer.safeParse(given);
  return answer.success ? kindOf(one).grade(one, answer.data) : null;
}

/** The answer that gets everything right; after a wrong answer the page shows it. */
export const rightAnswer = (one: Item): unknown => kindOf(one).rightAnswer(one);

/** How many answers an item counts. */
export const answerCount = (one: Item): number => gradeItem(one, rightAnswer(one))!.of;
