import { pluralOnly } from '../clauses/misplaced.ts';
import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { EN_ET } from '../words/articles.ts';
import { WordList } from '../words/word-list.ts';
import { isMassNoun, isStuff } from './counted-noun.ts';

const AMOUNTS = new WordList('flere færre mere mindre');
const LINKS = new WordList('og eller som');

/** »større en en bold«, »flere piger en drenge«, »mere saft en vand«: an »en« before what has none, after a comparative, is »end«. */
export function comparesAmounts(a: Analysis, at: number): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (a.lower(at) !== 'en' || next < 0 || a.commaAfter(before) || a.commaAfter(at) || LINKS.test(a.lower(before)))
    return false;
  if (EN_ET.test(a.lower(next))) return a.canBe(before, r.ADJECTIVE | r.COMPARATIVE);
  if (!pluralOnly(a, next) && !isMassNoun(a, next) && !isStuff(a.lower(next))) return false;
  return a.is(before, r.NOUN) && [2, 3].some((steps) => AMOUNTS.test(a.lower(a.before(at, steps))));
}
