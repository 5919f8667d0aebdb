import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { beforeAdverbs } from './asked-form.ts';
import { IMPERATIVE } from './form-numbers.ts';
import { OWNERS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const LAENGERE_LAENGST = new WordList('længere længst');

const isAfterPreposition = (a: Analysis, at: number): boolean =>
  a.is(a.before(at), r.PREPOSITION) || (a.lower(a.before(at)) === 'om' && !a.commaAfter(a.before(at, 2)));

const ADVERBS = new WordList('ikke aldrig også kun altid');
/** »så skulle teltet slås op«, »der skal luft til«, »jeg tror, at sult er …«: no infinitive but a noun. */
export function isNounAfter(a: Analysis, at: number, before: number, written: number): boolean {
  if (!r.hasAny(a.union(at), r.NOUN)) return false;
  const next = a.after(at);
  if (
    a.canBe(next, r.VERB | r.INFINITIVE) &&
    !a.commaAfter(at) &&
    !r.hasAny(a.union(next), r.NOUN | r.OTHER | r.ADJECTIVE)
  )
    return true;
  const isBareNoun = written === 1 << IMPERATIVE;
  // »…, at planter ikke kan undvære lys«
  const adverb = a.after(at);
  if (ADVERBS.test(a.lower(adverb)) && r.hasAny(a.reading(a.after(adverb)), r.FINITE))
    return a.commaAfter(a.before(before));
  if (a.lower(before) === 'at' && a.commaAfter(a.before(before))) return isBareNoun || a.canBe(at, r.NOUN | r.DEFINITE);
  return isBareNoun && (a.lower(before) === 'der' || a.lower(a.before(before)) === 'der');
}

const RELATIVES_AND_WHERE = new WordList('som der hvor');
const THERE_IS = new WordList('er var findes fandtes kommer kom');
/** »så vores have ud«, »er der stadig sne«, »En ske og en gaffel«: an owner, an article or »der er« before. */
export function isPlainNoun(a: Analysis, at: number): boolean {
  if (!r.hasAny(a.union(at), r.NOUN)) return false;
  const before = a.before(at);
  if (OWNERS.test(a.lower(before))) return true;
  // »om den trappe«
  const gender = a.lower(before) === 'den' ? r.COMMON : a.lower(before) === 'det' ? r.NEUTER : -1;
  if (gender > 0 && a.canBe(at, r.NOUN | gender) && isAfterPreposition(a, before)) return true;
  // »Den hytte, som …, er«
  if (gender > 0 && a.canBe(at, r.NOUN | gender) && a.commaAfter(at) && RELATIVES_AND_WHERE.test(a.lower(a.after(at))))
    return true;
  // »Kæder, ringe, grene«
  const isPlural = (k: number): boolean => a.canBe(k, r.NOUN | r.PLURAL);
  if (a.commaAfter(before) && a.commaAfter(at) && isPlural(at) && isPlural(before) && isPlural(a.after(at)))
    return true;
  const bare = r.NOUN | r.SINGULAR | r.INDEFINITE;
  if (/^en$/.test(a.lower(before)) && a.canBe(at, bare | r.COMMON) && !r.hasAny(a.reading(a.after(at)), r.PRONOUN))
    return true;
  // »9.15: Møde om penge«
  if (a.isMark(before) && a.hasCapital(at)) return true;
  const there = beforeAdverbs(a, at);
  return a.lower(there) === 'der' && THERE_IS.test(a.lower(a.before(there)));
}

const DEGREES = new WordList('så lige helt meget');
/** »lige så stille, som …«, »længere fremme«, »kolde udenpå og varme indeni«: tells what something is like, or where. */
export function isPlainAdjective(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (LAENGERE_LAENGST.test(a.lower(before)) && r.hasAny(a.union(at), r.OTHER | r.ADJECTIVE)) return true;
  if (!r.hasAny(a.union(at), r.ADJECTIVE)) return false;
  const next = a.after(at);
  if (DEGREES.test(a.lower(before)) && (next < 0 || a.isMark(next) || a.commaAfter(at))) return true;
  if (a.lower(before) !== 'og' || a.commaAfter(a.before(before))) return false;
  // »helt øde og stille«
  const isOpen = next < 0 || a.isMark(next) || !r.hasAny(a.reading(next), r.NOUN | r.DETERMINER | r.PRONOUN);
  if (a.is(a.before(before), r.ADJECTIVE) && isOpen && !a.canBe(at, r.VERB | r.PRESENT)) return true;
  for (let k = a.before(before), steps = 0; k >= 0 && steps < 3 && !a.commaAfter(k); k = a.before(k), steps++)
    if (a.is(k, r.ADJECTIVE) && a.canBe(k, r.ADJECTIVE | r.PLURAL | r.DEFINITE)) return !a.is(next, r.NOUN);
  return false;
}
