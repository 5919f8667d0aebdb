import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { hashString } from '../tagger/hash.ts';
import { WordList } from '../words/word-list.ts';

/** What opens a phrase, and how many of them and of adjectives may stand before its head. */
const OPENERS = new WordList(
  'en et den det de min mit mine din dit dine sin sit sine hans hendes vores deres jeres denne dette disse hele samme',
);
const MOST = 2;

/** The head of the phrase after a preposition: how many words on it stands, and whether something opens the phrase. */
export interface Head {
  readonly steps: number;
  readonly isOpened: boolean;
}

/**
 * Finds it by the words alone, so that one counts in bare text what one asks of an analysed one.
 * @param wordAfter the word so many steps on in lower case; '' of a mark and beyond the clause
 */
export function headOfPhrase(wordAfter: (steps: number) => string, lexicon: Lexicon): Head {
  let steps = 1;
  while (steps <= MOST && OPENERS.test(wordAfter(steps))) steps++;
  const isOpened = steps > 1;
  const first = steps;
  while (steps - first < MOST && wordAfter(steps + 1) !== '' && isOnlyAdjective(wordAfter(steps), lexicon)) steps++;
  return { steps, isOpened };
}

const OTHER_KIND = r.NOUN | r.VERB | r.OTHER;
function isOnlyAdjective(word: string, lexicon: Lexicon): boolean {
  const listed = lexicon.find(word);
  if (listed < 0) return false;
  const union = lexicon.union(listed);
  return r.hasAny(union, r.ADJECTIVE) && !r.hasAny(union, OTHER_KIND);
}

/** What the table knows the head by. */
export const headKey = (word: string, isOpened: boolean): number => hashString(word, isOpened ? 501 : 502);
/** What it knows the word before a preposition by. */
export const governorKey = (word: string): number => hashString(word, 503);
