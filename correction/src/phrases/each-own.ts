import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { AND_OR_BUT } from '../words/links.ts';
import { WordList } from '../words/word-list.ts';

const EACH = new WordList('hver hvert');
/** »hver« as it is heard. */
const EACH_AS_HEARD = new WordList('vær værd vejr vert vært hvær hverd hværd');
const OWN = new WordList('sin sit sine');
/** »sin vægt værd«, »sin pris værd« */
const WORTH = new WordList('vægt pris salt');
const FARTHEST = 7;

/** »hver sin«, also where »hver« is misspelled: »de gik vær sin vej«, »de tog var sin cykel«. The place is that of »hver«. */
export function isEachOwn(a: Analysis, at: number): boolean {
  const own = a.after(at);
  const word = a.lower(at);
  if (!OWN.test(a.lower(own)) || a.commaAfter(at)) return false;
  if (EACH.test(word)) return true;
  if (EACH_AS_HEARD.test(word)) return !WORTH.test(a.lower(a.after(own)));
  return word === 'var' && hasVerbBefore(a, at);
}

/** »de tog var sin cykel«: the clause has its verb already. */
function hasVerbBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    if (AND_OR_BUT.test(a.lower(k)) || a.is(k, r.SUBORDINATOR) || a.isMark(k)) return false;
    if (isFinite(a, k) && a.is(k, r.VERB)) return true;
  }
  return false;
}
