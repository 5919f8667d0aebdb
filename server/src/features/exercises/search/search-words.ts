import { courseOf, courses } from '@ordklar/content';

/** A word that is looked for. */
export interface SearchWord {
  text: string;
  /** Courses that are named so: »tysk« finds also what no exercise says of itself. */
  productIds: string[];
  /** What it was meant as, where nothing is found for it as it is written (slips.ts). */
  meant?: string[];
}

/** More words than anybody searches for. */
const MOST_WORDS = 8;

const lower = (text: string): string => text.toLocaleLowerCase('da');
const wordsIn = (text: string): string[] => lower(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a search, each with the courses that have it in their title. */
export const searchWordsOf = (q: string): SearchWord[] =>
  [...new Set(wordsIn(q))].slice(0, MOST_WORDS).map((text) => ({
    text,
    productIds: courses
      .map(({ productId }) => productId)
      .filter((productId) => wordsIn(courseOf(productId).title).some((word) => word.startsWith(text))),
  }));
