import type { Analysis } from '../analysis/analysis.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import { COORDINATORS, INTERJECTIONS, SPEECH_VERBS } from '../words/of-commas.ts';
import { isNoMatter } from './goes-on.ts';
import { AND_OR } from '../words/links.ts';
import { PERSONS_AND_I } from '../words/persons.ts';

const EXCEPT = new WordList('for undtagen bortset udover');
/**
 * A written comma is doubted only where it can be neither half of a pair nor part of a list: it is the sentence's only
 * one, no clause word comes before it, and a verb, preposition or infinitive follows.
 */
export function isAlone(a: Analysis, at: number, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (i !== at && a.commas[i]! >= 0) return false;
    if (i <= at && (a.types[i]!.role & SUBORDINATES || a.isMark(i))) return false;
  }
  const next = a.reading(at + 1);
  if (isSetOnPurpose(a, at, from, to)) return false;
  return (
    !EXCEPT.test(a.lower(at + 1)) &&
    !r.hasAny(a.reading(at), r.NAME) &&
    r.hasAny(next, r.FINITE | r.PREPOSITION | r.INFINITIVE) &&
    !(next & r.PAST_PARTICIPLE) &&
    // »Historikeren, lektor Nissen«: a noun taken for something else
    (!(a.union(at + 1) & r.NOUN) || r.hasAny(next, r.FINITE))
  );
}

/** So surely the net must be against a comma, and the comma model beside it. */
const AGAINST = -4;
/** The same before a preposition. */
const AGAINST_PLACE = -6.3;
/** Where the net is as surely against it, the comma model may doubt. */
const WHOLLY_AGAINST = -6;
const UNLIKELY = 0.05;
const UNLIKELY_OF_SURE = 0.08;
/** A comma as likely as this stands for a reason of its own and is no half of a pair. */
const HAS_REASON = 0.5;

/**
 * »Af forskellige grunde, var der …«, »Han nægter, at øremærke dem«: nothing in the sentence speaks for it, and it can be no
 * half of a pair, since the others have reasons of their own.
 */
export function isUnexpected(
  a: Analysis,
  at: number,
  from: number,
  to: number,
  net: Float32Array,
  probabilities: Float32Array,
): boolean {
  if (a.commas[at]! < 0 || net[at]! > AGAINST) return false;
  if (probabilities[at]! > (net[at]! <= WHOLLY_AGAINST ? UNLIKELY_OF_SURE : UNLIKELY)) return false;
  const first = a.isMark(from) ? from + 1 : from;
  const last = a.isMark(to - 1) ? to - 2 : to - 1;
  // »Ida, kom«, »… lidt, ikke?«, »alt, alt for mange«
  const isLast = at + 1 >= last && !(a.is(at, r.PREPOSITION) && !a.is(at + 1, r.NAME));
  if (at === first || isLast || !a.isWord(at) || !a.isWord(at + 1) || a.lower(at) === a.lower(at + 1)) return false;
  if (INTERJECTIONS.test(a.lower(first)) || DEAR.test(a.lower(first)) || isOfRow(a, at)) return false;
  let hasVerb = false;
  const against = a.is(at + 1, r.PREPOSITION) ? AGAINST_PLACE : AGAINST;
  for (let k = first; k <= last; k++) {
    // what a clause before it may end with is left alone
    if (a.isMark(k) || (k <= at && a.types[k]!.role & SUBORDINATES)) return false;
    if (r.hasAny(a.reading(k), r.FINITE)) hasVerb = true;
    if (k === at || a.commas[k]! < 0) continue;
    if (probabilities[k]! < HAS_REASON) return false;
    // it may end what another began
    if (k < at) return false;
  }
  return hasVerb && net[at]! <= against;
}

/** »i en ny, opsigtsvækkende analyse«, »…, eller er der …«, »…, en dag, hvor …«, »Væk med det, kræver de«: another reason. */
function isOfRow(a: Analysis, at: number): boolean {
  const next = a.lower(at + 1);
  // »har eller er, gjort eller gjorde«
  if (AND_OR.test(a.lower(at - 1)) && AND_OR.test(a.lower(at + 2))) return true;
  // »…, lige meget hvor du bor«
  if (isNoMatter(a, at + 1)) return true;
  // »sagde hun, selvom hun græd«: a clause begins
  if (next !== 'at' && (a.role(at + 1) & SUBORDINATES) !== 0) return true;
  // »set fra toget, ved banen«: where, once more
  if (a.is(at + 1, r.PREPOSITION) && a.is(at - 1, r.PREPOSITION)) return true;
  if (a.canBe(at, r.ADJECTIVE) && a.is(at + 1, r.ADJECTIVE)) return true;
  // »tungt, gammeldags sprog«: an adjective that the dictionary has as an adverb
  if (a.canBe(at, r.ADJECTIVE) && a.is(at + 1, r.ADVERB) && a.canBe(at + 2, r.NOUN)) return true;
  // »…, at hele 25 procent«
  if (next === 'at' && !isOnlyInfinitive(a.union(at + 2))) return true;
  // »stående, til havet igen når frem«: until
  if (next === 'til' && hasFiniteAfter(a, at + 2)) return true;
  if (COORDINATORS.test(next)) return next !== 'og' || !r.hasAny(a.reading(at + 2), r.FINITE);
  // »Ental er én, flertal er flere«: another clause
  if (r.hasAny(a.reading(at + 2), r.FINITE) && next !== 'og') return true;
  // »Han løb, alt hvad han kunne«
  if (a.role(at + 2) & SUBORDINATES) return true;
  if (INTERJECTIONS.test(next) || SPEECH_VERBS.test(next) || CLAIMS.test(next) || CONTRASTS.test(next)) return true;
  return a.canBe(at, r.NOUN) && !r.hasAny(a.reading(at + 1), r.FINITE | r.PREPOSITION);
}

function hasFiniteAfter(a: Analysis, from: number): boolean {
  for (let k = from; k < a.sentenceEnd(from) && !a.commaAfter(k - 1); k++)
    if ((a.union(k) & r.VERB) !== 0 && r.hasAny(a.union(k), r.FINITE)) return true;
  return false;
}

const isOnlyInfinitive = (union: number): boolean =>
  r.has(union, r.VERB | r.INFINITIVE) && !(union & (r.NOUN | r.ADJECTIVE | r.OTHER));

const CONTRASTS = new WordList('ikke kun især også heller hverken bare højst mindst helst typisk specielt navnlig');
/** »Kære alle, tak for …«. */
const DEAR = new WordList('kære søde hej');
const CLAIMS = new WordList('kræver krævede lyder lød mener mente tror troede synes syntes');

/** »Et barn, siger | Bowlby, bruger …«, »byder på en frø | og, hvis man har tid, en …«: the commas about it stand. */
export function isSaidBetween(a: Analysis, at: number): boolean {
  if (a.commaAfter(at + 1) && COORDINATORS.test(a.lower(at + 1))) return true;
  // »jeg, han | og hun«: a row
  if (a.commaAfter(at - 1) && AND_OR.test(a.lower(at + 1)) && a.is(at, r.PRONOUN)) return a.is(at + 2, r.PRONOUN);
  // »siger | Bowlby«, »siger du | det igen, går …«
  const verb = PERSONS_AND_I.test(a.lower(at)) ? at - 1 : at;
  if (!a.is(verb, r.VERB) || !r.hasAny(a.reading(verb), r.FINITE)) return false;
  for (let k = at + 1; k <= at + 3; k++)
    if (a.commaAfter(k)) return a.is(k + 1, r.VERB) && r.hasAny(a.reading(k + 1), r.FINITE);
  return false;
}

/** »Okay, hør her«, »Styrter den, er halen for kort«, »Han låste sig ind, lyste op og råbte«, »…, havde han sagt«. */
function isSetOnPurpose(a: Analysis, at: number, from: number, to: number): boolean {
  const finite = (k: number): boolean => (a.union(k) & r.VERB) !== 0 && r.hasAny(a.union(k), r.FINITE);
  const first = a.isMark(from) ? from + 1 : from;
  if (at === first || a.written(at + 2) === ':' || finite(first) || a.written(to - 1) === '!') return true;
  // »se godt ud, få gode karakterer og …«: a row of infinitives
  if (a.is(at + 1, r.VERB | r.INFINITIVE))
    for (let k = first; k < at; k++) if (a.is(k, r.VERB | r.INFINITIVE)) return true;
  if (a.lower(at + 1) === 'til') for (let k = at + 2; k < to; k++) if (finite(k)) return true;
  if (!finite(at + 1)) return false;
  for (let k = first; k <= at; k++) if (finite(k) && !(a.union(k) & (r.NOUN | r.ADJECTIVE))) return true;
  return SPEECH_VERBS.test(a.lower(at + 1)) || SAID.test(a.lower(a.isMark(to - 1) ? to - 2 : to - 1));
}

const SAID = new WordList('sagt fortalt forklaret svaret skrevet råbt tænkt ment hørt lovet');
