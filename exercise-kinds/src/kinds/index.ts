import { z } from 'zod';
import type { ItemGrade, PartGrade } from '../answers/item-grade.ts';
import type { Examples, Graded, Grading, ItemText, Play, Say, WrongAnswer } from '../item-kind.ts';
import { choiceExamples } from './choice/examples.ts';
import { choiceGrading } from './choice/grade.ts';
import { playableChoice, playChoice } from './choice/play.ts';
import { sayChoice } from './choice/say.ts';
import { choiceAnswer, choiceShape } from './choice/shape.ts';
import { dictationExamples } from './dictation/examples.ts';
import { dictationGrading } from './dictation/grade.ts';
import { playableDictation, playDictation } from './dictation/play.ts';
import { sayDictation } from './dictation/say.ts';
import { dictationAnswer, dictationShape } from './dictation/shape.ts';
import { gapListExamples } from './gap-list/examples.ts';
import { gapListGrading } from './gap-list/grade.ts';
import { playableGapList, playGapList } from './gap-list/play.ts';
import { sayGapList } from './gap-list/say.ts';
import { gapListAnswer, gapListShape } from './gap-list/shape.ts';
import { gapTextExamples } from './gap-text/examples.ts';
import { gapTextGrading } from './gap-text/grade.ts';
import { playableGapText, playGapText } from './gap-text/play.ts';
import { sayGapText } from './gap-text/say.ts';
import { gapTextAnswer, gapTextShape } from './gap-text/shape.ts';
import { markWordsExamples } from './mark-words/examples.ts';
import { markWordsGrading } from './mark-words/grade.ts';
import { playableMarkWords, playMarkWords } from './mark-words/play.ts';
import { sayMarkWords } from './mark-words/say.ts';
import { markWordsAnswer, markWordsShape } from './mark-words/shape.ts';
import { orderExamples } from './order/examples.ts';
import { orderGrading } from './order/grade.ts';
import { playableOrder, playOrder } from './order/play.ts';
import { sayOrder } from './order/say.ts';
import { orderAnswer, orderShape } from './order/shape.ts';
import { proofreadExamples } from './proofread/examples.ts';
import { proofreadGrading } from './proofread/grade.ts';
import { playableProofread, playProofread } from './proofread/play.ts';
import { sayProofread } from './proofread/say.ts';
import { proofreadAnswer, proofreadShape } from './proofread/shape.ts';
import { readAndAnswerExamples } from './read-and-answer/examples.ts';
import { readAndAnswerGrading } from './read-and-answer/grade.ts';
import { playableReadAndAnswer, playReadAndAnswer } from './read-and-answer/play.ts';
import { sayReadAndAnswer } from './read-and-answer/say.ts';
import { readAndAnswerAnswer, readAndAnswerShape } from './read-and-answer/shape.ts';
import { setCommasExamples } from './set-commas/examples.ts';
import { setCommasGrading } from './set-commas/grade.ts';
import { playableSetCommas, playSetCommas } from './set-commas/play.ts';
import { saySetCommas } from './set-commas/say.ts';
import { setCommasAnswer, setCommasShape } from './set-commas/shape.ts';
import { severalChoiceExamples } from './several-choice/examples.ts';
import { severalChoiceGrading } from './several-choice/grade.ts';
import { playableSeveralChoice, playSeveralChoice } from './several-choice/play.ts';
import { saySeveralChoice } from './several-choice/say.ts';
import { severalChoiceAnswer, severalChoiceShape } from './several-choice/shape.ts';
import { sortIntoColumnsExamples } from './sort-into-columns/examples.ts';
import { sortIntoColumnsGrading } from './sort-into-columns/grade.ts';
import { playableSortIntoColumns, playSortIntoColumns } from './sort-into-columns/play.ts';
import { saySortIntoColumns } from './sort-into-columns/say.ts';
import { sortIntoColumnsAnswer, sortIntoColumnsShape } from './sort-into-columns/shape.ts';

// Every kind by its name, part by part. The parts stand in lists of their own so that the browser's bundle holds those
// that a page asks for and no others: no shape, no grading. For that the calls of zod are marked as pure.

/** An item as its author wrote it, with the answer key. */
export const item = /* @__PURE__ */ z.union([
  choiceShape,
  severalChoiceShape,
  gapTextShape,
  gapListShape,
  markWordsShape,
  orderShape,
  sortIntoColumnsShape,
  setCommasShape,
  dictationShape,
  proofreadShape,
  readAndAnswerShape,
]);
export type Item = z.output<typeof item>;

/** An item as the pupil's page gets it: never with its answer key. */
export const playableItem = /* @__PURE__ */ z.discriminatedUnion('kind', [
  playableChoice,
  playableSeveralChoice,
  playableGapText,
  playableGapList,
  playableMarkWords,
  playableOrder,
  playableSortIntoColumns,
  playableSetCommas,
  playableDictation,
  playableProofread,
  playableReadAndAnswer,
]);
export type PlayableItem = z.output<typeof playableItem>;

export type ItemKindName = Item['kind'];
type ItemOf<Name extends ItemKindName> = Extract<Item, { kind: Name }>;
type PlayableOf<Name extends ItemKindName> = Extract<PlayableItem, { kind: Name }>;

const ANSWERS = {
  choice: choiceAnswer,
  'several-choice': severalChoiceAnswer,
  'gap-text': gapTextAnswer,
  'gap-list': gapListAnswer,
  'mark-words': markWordsAnswer,
  order: orderAnswer,
  'sort-into-columns': sortIntoColumnsAnswer,
  'set-commas': setCommasAnswer,
  dictation: dictationAnswer,
  proofread: proofreadAnswer,
  'read-and-answer': readAndAnswerAnswer,
} satisfies Record<ItemKindName, z.ZodType>;

const PLAY: { [Name in ItemKindName]: Play<ItemOf<Name>, PlayableOf<Name>> } = {
  choice: playChoice,
  'several-choice': playSeveralChoice,
  'gap-text': playGapText,
  'gap-list': playGapList,
  'mark-words': playMarkWords,
  order: playOrder,
  'sort-into-columns': playSortIntoColumns,
  'set-commas': playSetCommas,
  dictation: playDictation,
  proofread: playProofread,
  'read-and-answer': playReadAndAnswer,
};

const GRADING: { [Name in ItemKindName]: Grading<ItemOf<Name>, z.output<(typeof ANSWERS)[Name]>> } = {
  choice: choiceGrading,
  'several-choice': severalChoiceGrading,
  'gap-text': gapTextGrading,
  'gap-list': gapListGrading,
  'mark-words': markWordsGrading,
  order: orderGrading,
  'sort-into-columns': sortIntoColumnsGrading,
  'set-commas': setCommasGrading,
  dictation: dictationGrading,
  proofread: proofreadGrading,
  'read-and-answer': readAndAnswerGrading,
};

const SAY: { [Name in ItemKindName]: Say<PlayableOf<Name>> } = {
  choice: sayChoice,
  'several-choice': saySeveralChoice,
  'gap-text': sayGapText,
  'gap-list': sayGapList,
  'mark-words': sayMarkWords,
  order: sayOrder,
  'sort-into-columns': saySortIntoColumns,
  'set-commas': saySetCommas,
  dictation: sayDictation,
  proofread: sayProofread,
  'read-and-answer': sayReadAndAnswer,
};

const EXAMPLES_OF: { [Name in ItemKindName]: Examples<ItemOf<Name>> } = {
  choice: choiceExamples,
  'several-choice': severalChoiceExamples,
  'gap-text': gapTextExamples,
  'gap-list': gapListExamples,
  'mark-words': markWordsExamples,
  order: orderExamples,
  'sort-into-columns': sortIntoColumnsExamples,
  'set-commas': setCommasExamples,
  dictation: dictationExamples,
  proofread: proofreadExamples,
  'read-and-answer': readAndAnswerExamples,
};

// An item and the part of its own kind fit together, which the compiler cannot see through a list.
const playOf = ({ kind }: Item) => PLAY[kind] as Play<Item, PlayableItem>;
const gradingOf = ({ kind }: Item) => GRADING[kind] as Grading<Item, unknown>;
const sayOf = ({ kind }: PlayableItem) => SAY[kind] as Say<PlayableItem>;
const examplesOf = ({ kind }: Item) => EXAMPLES_OF[kind] as Examples<Item>;

/** The playable form. @param seed of the attempt; see {@link Play}. */
export const playItem = (one: Item, seed: number): PlayableItem => playOf(one)(one, seed);

/** Grades what a page sent. Null when the answer does not have the kind's shape. */
export function gradeItem(one: Item, given: unknown): ItemGrade | null {
  const answer = ANSWERS[one.kind].safeParse(given);
  return answer.success ? gradingOf(one).grade(one, answer.data) : null;
}

/** The answer that gets everything right; after a wrong answer the page shows it. */
export const rightAnswer = (one: Item): unknown => gradingOf(one).rightAnswer(one);

/** How many answers an item counts. */
export const answerCount = (one: Item): number => gradeItem(one, rightAnswer(one))!.of;

/** Nothing answered, in the kind's own form. */
export const emptyAnswer = (one: PlayableItem): unknown => sayOf(one).emptyAnswer(one);

/** Whether there is enough to check. */
export const isAnswered = (one: PlayableItem, value: unknown): boolean => sayOf(one).isAnswered(one, value);

/** How many questions an item asks, and how many of them are answered: what a result counts as answers. */
export const answeredQuestions = (one: PlayableItem, value: unknown): { count: number; of: number } =>
  sayOf(one).questions?.(one, value) ?? { count: isAnswered(one, value) ? 1 : 0, of: 1 };

/** What a voice reads of an item; '' where hearing it would tell the answer. */
export const spokenOf = (one: PlayableItem): string => sayOf(one).spoken(one);

/** What differs from the right answer, shown beside the item; nothing where all was right. */
export function differingIn(one: PlayableItem, graded: Graded): PartGrade[] {
  const { grade } = graded;
  if (grade.right === grade.of) return [];
  const parts = sayOf(one).differing?.(graded) ?? grade.parts.filter(({ isRight }) => !isRight);
  return parts.filter(({ given, right }) => given !== '' || right !== '');
}

/** What was wrong of a graded item. */
export const wrongOf = (one: PlayableItem, graded: Graded): WrongAnswer[] => sayOf(one).wrong(one, graded);

/** The names of all kinds. */
export const itemKinds = (): ItemKindName[] => Object.keys(PLAY) as ItemKindName[];

/** An item of the kind as an author writes it. */
export const exampleOf = <Name extends ItemKindName>(kind: Name): ItemOf<Name> => EXAMPLES_OF[kind].example;

/** Answers of the right shape that must not get full marks. */
export const wrongAnswersTo = (one: Item): unknown[] => examplesOf(one).wrongAnswers(one);

/** What makes two items the same one to a pupil: the task with its answer, whatever the other options. */
export const likenessOf = (one: Item): string => JSON.stringify(examplesOf(one).likeness(one)).toLowerCase();

/** The Danish of an item with each of its right answers put in, without its own reason. */
export const textsOfItem = (one: Item): ItemText[] => examplesOf(one).texts(one);
