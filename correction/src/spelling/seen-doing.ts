import type { Analysis } from '../analysis/analysis.ts';
import { INFINITIVE, PRESENT, VERB } from '../lexicon/readings.ts';
import { takesBareInfinitive } from '../verbs/asked-form.ts';
import { belongsToSecond } from './determiner-agrees.ts';
import { determinerOf, isOfNoun } from './one-noun.ts';

/** So far back stands the verb of who sees. */
const FARTHEST = 6;

/** »så en mand med fuldskæg drikke kaffe«: what somebody does. */
export function isSeenDoing(a: Analysis, at: number, next: number): boolean {
  // »mærke mit hjerte banker« lacks the infinitive
  if (a.canBe(next, VERB | PRESENT) && takesBareInfinitive(a, a.before(at, 2)) && !belongsToSecond(a, at, next))
    return true;
  if (!a.canBe(next, VERB | INFINITIVE) || isOfNoun(a, determinerOf(a, at), next)) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++)
    if (takesBareInfinitive(a, k)) return true;
  return false;
}
