import type { ItemGrade, PartGrade } from './answers/item-grade.ts';

// What a kind of item is made of: each part is a file in the kind's folder. A kind that lacks one does not compile
// (kinds/index.ts).

/**
 * Makes what the pupil's page gets: never with the answer key.
 * @param seed the same for one attempt: options keep their order when the page is loaded again.
 */
export type Play<Item, Playable> = (item: Item, seed: number) => Playable;

/** How an answer goes. An answer of the kind's shape never makes `grade` throw. */
export interface Grading<Item, Answer> {
  grade(item: Item, answer: Answer): ItemGrade;
  /** The answer that gets everything right. */
  rightAnswer(item: Item): Answer;
}

/** What was wrong of one item, or of one question of a text: what was asked, and each answer beside the right one. */
export interface WrongAnswer {
  /** '' where the right answer is the whole of it, as in a sentence that is put in order. */
  prompt: string;
  parts: { given: string; right: string }[];
}

/** How an answer went, and the right one in the kind's own form. */
export interface Graded {
  grade: ItemGrade;
  rightAnswer: unknown;
}

/** What a page can say of an item that it shows, and of what stands in it so far, without knowing what is right. */
export interface Say<Playable> {
  /** Nothing answered, in the kind's own form. */
  emptyAnswer(item: Playable): unknown;
  /** Whether there is enough to check. */
  isAnswered(item: Playable, value: unknown): boolean;
  /** How many questions it asks, each gap being one, and how many are answered. Without it: one. */
  questions?(item: Playable, value: unknown): { count: number; of: number };
  /** What a voice reads; '' where hearing it would tell the answer. */
  spoken(item: Playable): string;
  /**
   * What differs from the right answer, shown at once beside the item. Without it: the parts that were wrong.
   */
  differing?(graded: Graded): PartGrade[];
  /** What was wrong, shown at the end without the item. */
  wrong(item: Playable, graded: Graded): WrongAnswer[];
}

/** A text of an item as a reader sees it. In one that speaks about words, those in »…« are left alone. */
export interface ItemText {
  text: string;
  speaksOfWords: boolean;
}

/** What tests and the checks of the bank ask of a kind. */
export interface Examples<Item> {
  /** An item as an author writes it: to copy from, and what the tests of all kinds run on. */
  example: Item;
  /** Answers of the right shape that must not get full marks. */
  wrongAnswers(item: Item): unknown[];
  /** What makes two items the same one to a pupil: the task with its answer, whatever the other options. */
  likeness(item: Item): unknown;
  /** Its texts with each of its right answers put in; its own reason (`because`) is not among them. */
  texts(item: Item): ItemText[];
}
