import { courseOf, courses } from '@ordklar/content';

/** A word that is looked for. */
export interface SearchWord {
  text: string;
  /** Courses that are named so: »tysk« finds also what no exercise says of itself. */
  productIds: string[];
  /** So common that it says nothing beside other words: »bøjning af navneord«. */
  isSmall: boolean;
  /** What it was meant as, where nothing is found for it as it is written (slips.ts). */
  meant?: string[];
}

/** The verb of a noun that is made from one, none for other words: what is asked for as »bøjning« says »bøj«. */
export const verbOf = (word: string): string[] => {
  const stem = /^(\p{L}{3,})(?:ning|else)(?:r|er|n|en|rne|erne)?$/u.exec(word)?.[1];
  return stem === undefined ? [] : [stem];
};

const SMALL = new Set('af at de den der det eller en er et for fra i med og om på som til'.split(' '));

/** More words than anybody searches for. */
const MOST_WORDS = 8;

const lower = (text: string): string => text.toLocaleLowerCase('da');
const wordsIn = (text: string): string[] => lower(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a search, each with the courses that have it in their title. */
export const searchWordsOf = (q: string): SearchWord[] =>
  [...new Set(wordsIn(q))].slice(0, MOST_WORDS).map((text) => ({
    text,
    isSmall: SMALL.has(text),
    productIds: courses
      .map(({ productId }) => productId)
      .filter((productId) => wordsIn(courseOf(productId).title).some((word) => word.startsWith(text))),
  }));
