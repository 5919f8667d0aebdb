import type { Analysis } from '../analysis/analysis.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import {
  DEFINITE,
  FINITE,
  hasAny,
  INFINITIVE,
  NAME,
  NOUN,
  PLURAL,
  PREPOSITION,
  PRONOUN,
  VERB,
} from '../lexicon/readings.ts';
import { AND_OR } from '../words/links.ts';
import { SUBJECTS_DER_AND_I } from '../words/persons.ts';
import { takesBareInfinitive } from '../verbs/asked-form.ts';
import { WordList } from '../words/word-list.ts';

/** What follows a place of the sentence [from, to) is no clause, for the verbs that two would need are not there. */
export const beginsNoClause = (a: Analysis, at: number, from: number, to: number): boolean =>
  isRole(a, at, to) ||
  isReached(a, at, from, to) ||
  isTimeOfSubject(a, at, from, to) ||
  joinsNouns(a, at, from) ||
  isJoinedObject(a, at, from) ||
  isSaidAnswer(a, at) ||
  isTooMany(a, at);

const AS = new WordList('som ligesom');
/** »tilknyttet avisen | som tegner«, »steget | ligesom på Fyn«: what one is or is like, and no verb before the next mark. */
function isRole(a: Analysis, at: number, to: number): boolean {
  if (!AS.test(a.lower(at + 1))) return false;
  // »en pige, som tegner«: the word may be a verb after all
  if (hasAny(a.union(at + 2), FINITE) && !a.is(at, NAME)) return false;
  // »med Ida som vinder klaret«: a bare noun is hardly ever the subject of such a clause
  const isThing =
    a.is(at + 2, NOUN) &&
    !hasAny(a.reading(at + 2), PLURAL | DEFINITE) &&
    (a.is(at, NAME) || !(a.union(at + 2) & VERB));
  let k = at + 2;
  for (; k < to && !a.isMark(k); k++) {
    // a verb that is misspelt is seen as none
    const isKnown =
      a.types[k]!.listed >= 0 || a.types[k]!.compound !== null || a.hasCapital(k) || /^\d/.test(a.lower(k));
    if (isFinite(a, k) || (!isThing && a.is(k, VERB)) || !isKnown) return false;
    if (a.commaAfter(k)) break;
  }
  return k > at + 2 || a.commaAfter(k);
}

/** »Hvis fuglene | når i land, …«: the verb of the clause that has begun. */
function isReached(a: Analysis, at: number, from: number, to: number): boolean {
  if (a.lower(at + 1) !== 'når' || !hasAny(a.reading(at), NOUN | NAME | PRONOUN)) return false;
  for (let k = at + 2; k < to && !a.commaAfter(k - 1); k++) if (isFinite(a, k)) return false;
  for (let k = at; k >= from && !a.commaAfter(k) && !a.isMark(k); k--) {
    if (isFinite(a, k)) return false;
    if ((a.role(k) & SUBORDINATES) !== 0) return k < at;
  }
  return false;
}

const isFinite = (a: Analysis, at: number): boolean => a.is(at, VERB) && hasAny(a.reading(at), FINITE);

const AT_TIMES = new WordList('før efter inden siden');
/** »Men kommaet | før en ledsætning kan ikke høres«: the sentence has one verb. */
function isTimeOfSubject(a: Analysis, at: number, from: number, to: number): boolean {
  if (!AT_TIMES.test(a.lower(at + 1)) || hasVerb(a, from, at)) return false;
  let verbs = 0;
  for (let k = at + 2; k < to; k++) if (isFinite(a, k)) verbs++;
  return verbs === 1;
}

/** »Udlånet til boliger | og fritidshuse var større«, »det, skyerne | og vinden gør«: no verb stands before, so nothing but nouns is joined. */
const joinsNouns = (a: Analysis, at: number, from: number): boolean =>
  AND_OR.test(a.lower(at + 1)) &&
  hasAny(a.reading(at), NOUN | NAME) &&
  hasAny(a.reading(at + 2), NOUN | NAME) &&
  !SUBJECTS_DER_AND_I.test(a.lower(at + 2)) &&
  !hasVerb(a, afterLastComma(a, at, from), at);

function afterLastComma(a: Analysis, at: number, from: number): number {
  let k = at;
  while (k > from && !a.commaAfter(k - 1)) k--;
  return k;
}

/** »lader porten stå åben | og hundene løbe frit«: whom one lets do what, twice. */
function isJoinedObject(a: Analysis, at: number, from: number): boolean {
  const verb = at + 3;
  if (!AND_OR.test(a.lower(at + 1)) || !hasAny(a.reading(at + 2), NOUN | NAME)) return false;
  if (!a.canBe(verb, VERB | INFINITIVE) || hasAny(a.union(verb), FINITE)) return false;
  for (let k = at; k >= from && !a.commaAfter(k); k--) if (takesBareInfinitive(a, k)) return true;
  return false;
}

const YES_NO = new WordList('ja nej');
/** »Sig nej | i datid«: the word is what is said. */
const isSaidAnswer = (a: Analysis, at: number): boolean =>
  YES_NO.test(a.lower(at)) && SAYS.test(a.lower(at - 1)) && a.is(at + 1, PREPOSITION);

const SAYS = new WordList('sig sige siger sagde sagt svar svare svarer svarede svaret');

/** Any form of a verb, or a word that may be one misspelt. */
function hasVerb(a: Analysis, from: number, at: number): boolean {
  for (let k = from; k <= at; k++) {
    const { listed, compound } = a.types[k]!;
    if (a.is(k, VERB) || (k > from && hasAny(a.union(k), FINITE) && !a.is(k, NOUN))) return true;
    if (listed < 0 && compound === null && !a.hasCapital(k) && a.isWord(k)) return true;
  }
  return false;
}

const AMOUNTS = new WordList('mange få meget lidt store små');
/** »har for mange | eller for få konsonanter« */
const isTooMany = (a: Analysis, at: number): boolean =>
  AND_OR.test(a.lower(at + 1)) && a.lower(at + 2) === 'for' && AMOUNTS.test(a.lower(at + 3));
