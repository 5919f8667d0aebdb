import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { pastShareAround } from '../verbs/tense-around.ts';
import { AND_OR_BUT, RELATIVES } from '../words/links.ts';
import { OWNERS, SUBJECTS } from '../words/persons.ts';

/** »Den hede Bo«, »min hund hede Karla«: in what is told of now. */
export function isCalled(a: Analysis, at: number): boolean {
  const [who, name] = [a.before(at), a.after(at)];
  if (a.commaAfter(at) || a.commaAfter(who) || !a.hasCapital(name) || a.is(a.after(name), r.NOUN)) return false;
  const isOwned = OWNERS.test(a.lower(a.before(who))) && a.is(who, r.NOUN);
  const isOne =
    SUBJECTS.test(a.lower(who)) &&
    (a.opensSentence(who) || a.commaAfter(a.before(who)) || AND_OR_BUT.test(a.lower(a.before(who))));
  return (isOwned || isOne || RELATIVES.test(a.lower(who))) && pastShareAround(a, at) <= HALF;
}
const HALF = 0.501;
