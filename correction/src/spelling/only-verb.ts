import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, NOUN, VERB } from '../lexicon/readings.ts';
import { belongsToSecond } from './determiner-agrees.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';

const LINKS = new Set('en et og eller min mit mine sin sit sine to tre fire et par'.split(' '));

/** »I søndags sang koret«, »Hvilke sprog stammer fra latin?«: one of the two may be the verb that the clause else lacks. */
export function isOnlyVerb(a: Analysis, at: number, next: number): boolean {
  if (!canBeFinite(a, at) && !canBeFinite(a, next)) return false;
  if (belongsToSecond(a, at, next)) return false;
  for (let k = a.before(at); k >= 0 && (!a.commaAfter(k) || isListed(a, k, at)); k = a.before(k))
    if (a.is(k, VERB) && isFinite(a, k)) return false;
  for (let k = a.after(next); k >= 0 && !a.commaAfter(k - 1); k = a.after(k)) {
    if (a.is(k, VERB) && isFinite(a, k)) return false;
  }
  return true;
}

/** »en hammer, et sæt bor og en ny støv suger«: between the comma and the word stand things only, so no clause begins there. */
function isListed(a: Analysis, comma: number, at: number): boolean {
  for (let k = a.after(comma); k >= 0 && k < at; k = a.after(k))
    if (!a.is(k, NOUN) && !a.is(k, ADJECTIVE) && !LINKS.has(a.lower(k))) return false;
  return LINKS.has(a.lower(a.before(at))) || a.is(a.before(at), ADJECTIVE);
}
