import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { follows, precedes } from '../patterns/beside.ts';
import { WordList } from '../words/word-list.ts';

/* Where »det« stands for the »der« of a clause about what comes before. */

const BEFORE_PARTICIPLE = new WordList('ikke aldrig altid også gerne');
/** »mange, det ikke kan svømme«: with its adverb before the verb it is a clause about what comes before. */
export function isRelative(a: Analysis, at: number): boolean {
  return (
    a.commaAfter(a.before(at)) &&
    r.hasAny(a.reading(a.before(at)), r.NOUN | r.PRONOUN | r.NAME | r.ADJECTIVE) &&
    follows(a, at, BEFORE_PARTICIPLE) &&
    isFinite(a, a.after(at, 2)) &&
    !a.commaAfter(a.after(at))
  );
}

/** »bønnerne, det fik vand, blev …«: the noun has no verb yet. */
export function awaitsVerb(a: Analysis, at: number): boolean {
  const noun = a.before(at);
  if (!a.commaAfter(noun) || !a.canBe(noun, r.NOUN | r.DEFINITE) || !a.is(noun, r.NOUN)) return false;
  if (!isFinite(a, a.after(at)) || a.commaAfter(at)) return false;
  for (let k = a.before(noun); k >= 0; k = a.before(k)) {
    if (a.is(k, r.PREPOSITION) || isFinite(a, k)) return false;
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR)) break;
  }
  for (let k = a.after(at, 2), steps = 0; k >= 0 && steps < 10; k = a.after(k), steps++)
    if (a.commaAfter(k)) return isFinite(a, a.after(k));
  return false;
}

const ARTICLES = new WordList('den de en et');
/** »den pige, det sidder der, …« */
export const isResumed = (a: Analysis, at: number): boolean =>
  a.commaAfter(a.before(at)) &&
  a.is(a.before(at), r.NOUN) &&
  ((a.before(at, 3) < 0 && precedes(a, at, ARTICLES, 2)) ||
    (a.before(at, 2) < 0 && a.canBe(a.before(at), r.NOUN | r.DEFINITE | r.COMMON)));

/** »der er nogle politikere, det siger …« */
function isManyThere(a: Analysis, noun: number): boolean {
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < 4; k = a.before(k), steps++)
    if (a.lower(k) === 'der') return true;
  return false;
}

const OM_OR_HAVE = new WordList('om har havde');
/** »der var en dreng, det hed …« */
export function isIntroduced(a: Analysis, at: number): boolean {
  const noun = a.before(at);
  if (!a.is(noun, r.NOUN)) return false;
  if (a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE) && !a.canBe(noun, r.NOUN | r.SINGULAR))
    return a.commaAfter(noun) && isManyThere(a, noun);
  if (!a.canBe(noun, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE)) return false;
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < 5; k = a.before(k), steps++)
    if (a.lower(k) === 'en')
      return (
        a.lower(a.before(k, 2)) === 'der' || a.lower(a.before(k)) === 'der' || OM_OR_HAVE.test(a.lower(a.before(k)))
      );
  return false;
}
