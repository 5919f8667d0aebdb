import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import * as n from '../phrases/neighbours.ts';
import { isFinite } from '../verbs/finite.ts';
import { follows } from '../patterns/beside.ts';
import { RELATIVES } from '../words/links.ts';
import { PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const ADVERBS = new WordList('ikke også altid aldrig virkelig endelig ofte tit nok kun først snart');
const ALL_OR_NONE = new WordList('alle ingen begge nogen');
const HOW_WELL = new WordList('godt bedre bedst dårligt værre svært');
/** »en trøje, der for mig til at klø«, »fordi alle for hinanden«, »filmen for virkelig vist«: nothing else is the verb. */
export function isMissingVerb(a: Analysis, at: number): boolean {
  if (n.closesClause(a, at) || a.commaAfter(a.before(at))) return false;
  let who = a.before(at);
  let adverbs = 0;
  while (who >= 0 && ADVERBS.test(a.lower(who)) && !a.commaAfter(who)) {
    who = a.before(who);
    adverbs++;
  }
  if (who < 0 || a.commaAfter(who)) return false;
  const first = firstOfSubject(a, who);
  const opener = a.before(first);
  const isPerson = PERSONS.test(a.lower(who)) || ALL_OR_NONE.test(a.lower(who));
  const isRelative = RELATIVES.test(a.lower(who)) && a.is(opener, r.NOUN);
  const isThing =
    a.canBe(who, r.NOUN | r.DEFINITE) || first < who || (a.before(who) < 0 && a.canBe(who, r.NOUN) && leadsTo(a, at));
  if (!isPerson && !isRelative && !(isThing && (a.is(who, r.NOUN) || a.is(who, r.NAME)))) return false;
  // »kampen for freden«: after a noun at the head of a sentence only what stands beside verbs is sure
  const sure =
    new WordList('ikke virkelig altid aldrig også lov ondt mig dig ham hende os jer').test(a.lower(a.after(at))) ||
    leadsTo(a, at) ||
    (follows(a, at, /^det$/) && follows(a, at, HOW_WELL, 2));
  const isLinked = new WordList('for så men og').test(a.lower(opener)) && a.commaAfter(a.before(opener));
  if (!isRelative && !isLinked && !n.opensClause(a, first)) return false;
  if (isThing && !isPerson && !sure && adverbs === 0) return false;
  for (let k = a.before(first); k >= 0 && !a.commaAfter(k); k = a.before(k)) {
    if (isRelative || isLinked || a.is(k, r.SUBORDINATOR) || a.is(k, r.CONJUNCTION)) break;
    if (r.hasAny(a.union(k), r.FINITE)) return false;
  }
  for (let k = a.after(at); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if (isFinite(a, k)) return false;
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR) || a.lower(k) === 'og') break;
  }
  return true;
}

/** »for nogle elever til at hade skolen« */
function leadsTo(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 5 && !a.commaAfter(k); k = a.after(k), steps++)
    if (a.lower(k) === 'til') return follows(a, k, /^at$/);
  return false;
}

const DETERMINERS = new WordList(
  'en et den det de min mit mine din dit dine sin sit sine hans hendes vores deres alle',
);
/** The first word of the noun phrase that ends here. */
function firstOfSubject(a: Analysis, last: number): number {
  for (let k = last, steps = 0; k >= 0 && steps < 4 && (k === last || !a.commaAfter(k)); k = a.before(k), steps++) {
    if (k < last && DETERMINERS.test(a.lower(k))) return k;
    if (k < last && !a.is(k, r.ADJECTIVE)) break;
  }
  return last;
}
