import type { Analysis } from '../analysis/analysis.ts';
import { MODAL, SUBORDINATES } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import type { CommaSentence } from './comma-sentence.ts';
import { WordList } from '../words/word-list.ts';
import { isAfterPlainFront } from './after-front.ts';
import { isBeforeInfinitive } from './before-infinitive.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { RULING } from './ruling.ts';
import { SYMBOL } from './symbols.ts';
import { INTERJECTIONS, SPEECH_VERBS } from '../words/of-commas.ts';
import { AND_OR_ALSO, AND_OR_BUT } from '../words/links.ts';
import { isFinite } from '../verbs/finite.ts';
import { canBeOrder } from '../verbs/orders.ts';
import { DEN_DET } from '../words/articles.ts';
import { SUBJECTS_AND_DER } from '../words/persons.ts';

/** Before these a writer without startkomma sets no comma. */
export const CLAUSE_WORDS = new WordList('at fordi hvis når da selvom inden før om hvordan hvorfor hvornår hvem hvad');

/** A written comma before a clause, that only a writer with startkomma sets; the gap is the one looked at last. */
export const isOnlyStartkomma = (a: Analysis, sentence: CommaSentence, at: number, from: number): boolean =>
  isStart(sentence.ruling) &&
  CLAUSE_WORDS.test(a.lower(at + 1)) &&
  !endsClause(sentence, at - from) &&
  !a.is(at, r.NUMERAL);

const SUBORDINATORS = new WordList('at fordi hvis når selvom som');
const SO_OR_BY = new WordList('så ved');
/**
 * A comma that no rule sets, in a sentence without clauses or commas before it: »hjem, og lavede«, »lyst til, at spise«,
 * »større, end sin bror«; and after the conjunction that it belongs before: »tror at, han kommer«.
 */
export function isNeedless(a: Analysis, sentence: CommaSentence, at: number, from: number): boolean {
  const { phrases: p, ruling, rules } = sentence;
  if (rules.opens(at - from) === 1 && (SUBORDINATORS.test(a.lower(at)) || isBeforeSubject(a, at)))
    return !a.isMark(at + 1);
  if (endsSalutation(a, at, from) || joinsMains(a, at, from)) return false;
  if (isLastOfRow(a, sentence, at, from) && !hasPairBefore(a, at, from) && p.openers[p.of[at - from]!] === 0)
    return true;
  if (isAfterPlainFront(a, at, from) || isBeforeInfinitive(a, at, from)) return true;
  for (let k = from; k <= at; k++)
    if ((k < at && a.commas[k]! >= 0) || a.isMark(k) || rules.opens(k - from) !== 0) return false;
  if (isAfterFront(a, sentence, at, from) || isAfterModal(a, at, from) || isAfterSubject(a, sentence, at, from))
    return true;
  if (ruling === RULING.sharedSubject)
    return (
      r.hasAny(a.union(at + 2), r.FINITE) &&
      !SO_OR_BY.test(a.lower(at + 2)) &&
      (!r.hasAny(a.union(at + 2), r.NOUN) || takesNoun(a, at + 2))
    );
  if (ruling === null && isSharedWithObject(a, sentence, at, from)) return true;
  if (ruling === RULING.infinitive) {
    // »at klatre, at svømme og …«: a row.
    for (let k = from; k < at; k++) if (a.lower(k) === 'at') return false;
    return (
      a.canBe(at + 2, r.VERB | r.INFINITIVE) &&
      !hasFiniteSoon(a, at + 3) &&
      a.is(at + 2, r.VERB | r.INFINITIVE) &&
      (a.is(at, r.PREPOSITION) || a.is(at, r.ADJECTIVE) || a.is(at, r.VERB) || !(a.union(at + 2) & r.NOUN))
    );
  }
  const next = p.of[at + 1 - from]!;
  return (
    a.lower(at + 1) === 'end' &&
    rules.opens(at + 1 - from) === 0 &&
    p.finites[p.count - 1] === p.finites[next] &&
    p.finites[next]! > 0
  );
}

/** A written comma between two orders or two questions, which are main clauses. */
export const joinsMains = (a: Analysis, at: number, from: number): boolean =>
  isBetweenOrders(a, at, from) || isBetweenQuestions(a, at, from);

/** »Tag toget til Viborg, | og gå ud« */
function isBetweenOrders(a: Analysis, at: number, from: number): boolean {
  if (!AND_OR_BUT.test(a.lower(at + 1))) return false;
  const first = a.isMark(from) ? from + 1 : from;
  return (
    canBeOrder(a, first) &&
    !isFinite(a, first) &&
    !SUBJECTS_AND_DER.test(a.lower(first + 1)) &&
    canBeOrder(a, at + 2) &&
    !isFinite(a, at + 2)
  );
}

/** »Er det én ting, | og er trykket højt?« */
const isBetweenQuestions = (a: Analysis, at: number, from: number): boolean =>
  AND_OR_BUT.test(a.lower(at + 1)) &&
  a.written(a.sentenceEnd(at) - 1) === '?' &&
  isFinite(a, a.isMark(from) ? from + 1 : from) &&
  isFinite(a, at + 2) &&
  (r.hasAny(a.reading(at + 3), r.PRONOUN | r.NAME | r.DETERMINER) || a.canBe(at + 3, r.NOUN | r.DEFINITE));

const GREETS = new WordList('kære søde hej hejsa tak');
const LINKS = new WordList('om mens inden');
/** Whoever is »enig om, det er …« has said at what. */
const BEFORE_WHETHER = new WordList(
  'som ved vidste vide ikke spurgte spørger spørge mig dig ham hende os jer sig se ser så tvivl',
);
/** »ved ikke om, de kommer«, »mens, vi spiste« */
const isBeforeSubject = (a: Analysis, at: number): boolean =>
  LINKS.test(a.lower(at)) &&
  (a.lower(at) !== 'om' || BEFORE_WHETHER.test(a.lower(at - 1))) &&
  SUBJECTS_AND_DER.test(a.lower(at + 1)) &&
  isFinite(a, at + 2);

const DEAR = new WordList('kære søde hej hejsa');
const LONGEST_SALUTATION = 4;
/** »Kære gamle ven, kom og besøg os«: who it is said to, no subject. */
function endsSalutation(a: Analysis, at: number, from: number): boolean {
  const first = a.isMark(from) ? from + 1 : from;
  if (!DEAR.test(a.lower(first)) || at - first > LONGEST_SALUTATION) return false;
  for (let k = first; k < at; k++) if (a.commas[k]! >= 0) return false;
  return true;
}

/** »…, at blinde kan læse«, »…, at orme kun spiser ting«: no infinitive, but what the clause is about. */
function hasFiniteSoon(a: Analysis, from: number): boolean {
  for (let k = from; k < a.sentenceEnd(from) && !a.commaAfter(k - 1) && !AND_OR_ALSO.test(a.lower(k)); k++)
    if (isFinite(a, k)) return true;
  return false;
}

/** »hen til døren, og åbnede den.«: the same as a second verb of the subject; what follows it is no subject but its object. */
function isSharedWithObject(a: Analysis, { phrases: p }: CommaSentence, at: number, from: number): boolean {
  const c = p.of[at - from]!;
  const verb = at + 2;
  return (
    AND_OR_ALSO.test(a.lower(at + 1)) &&
    p.finites[c]! > 0 &&
    (p.kind[0] === SYMBOL.nominative || p.kind[0] === SYMBOL.name) &&
    p.kindAt(c + 2) === SYMBOL.finite &&
    a.is(verb, r.VERB) &&
    !(a.union(verb) & (r.NOUN | r.OTHER)) &&
    DEN_DET.test(a.lower(verb + 1)) &&
    p.kindAt(c + 4) !== SYMBOL.finite &&
    p.kindAt(c + 4) !== SYMBOL.nominative
  );
}

/**
 * A comma before this one may be its other half, or the row has more than one »eller«: »…, som far lavede, og …«,
 * »min søster, Ida, og …«, »løb, og slip«.
 */
function hasPairBefore(a: Analysis, at: number, from: number): boolean {
  const first = a.isMark(from) ? from + 1 : from;
  // »Kære farmor, tak for gaven, og hils farfar«
  const mayCommand = (canBeOrder(a, first) && !SUBJECTS_AND_DER.test(a.lower(first))) || GREETS.test(a.lower(first));
  if (mayCommand && canBeOrder(a, at + 2)) return true;
  if (SUBJECTS_AND_DER.test(a.lower(at + 2))) return true;
  for (let k = from; k < at; k++) {
    if (a.commas[k]! < 0) continue;
    if (a.role(k + 1) & SUBORDINATES || a.lower(k + 1) === 'eller' || (k + 1 === at && a.is(at, r.NAME))) return true;
  }
  return false;
}

/** »…, Tobias, og Emil.«, »med nutella, og banan.«: only a noun follows. */
function isLastOfRow(a: Analysis, { phrases: p }: CommaSentence, at: number, from: number): boolean {
  if (!AND_OR_ALSO.test(a.lower(at + 1)) || a.isMark(at)) return false;
  const c = p.of[at - from]!;
  const kind = p.kindAt(c);
  // »købte brød, og mælk«: taken for a verb
  const isBare = a.canBe(at, r.NOUN) && a.canBe(at + 2, r.NOUN) && p.last[c + 2] === p.first(c + 2);
  if (!isNominal(kind) && kind !== SYMBOL.prepositional && !isBare) return false;
  if (!isNominal(p.kindAt(c + 2)) && !isBare) return false;
  // »brød, og mælk | i butikken«: nothing but where and when
  let rest = c + 3;
  while (p.kindAt(rest) === SYMBOL.prepositional || p.kindAt(rest) === SYMBOL.adverb) rest++;
  const end = p.kindAt(rest);
  const isLast = end === SYMBOL.end || end === SYMBOL.asks || rest >= p.count;
  return isLast && (rest === c + 3 || isPlainSentence(p, c));
}

/** Its subject and its verb stand before phrase `c`, and no other verb in the sentence. */
const isPlainSentence = (p: PhraseTrack, c: number): boolean =>
  isNominal(p.kind[0]!) && p.kindAt(1) === SYMBOL.finite && p.finites[p.count - 1] === p.finites[c];

/** Where a clause begins, or within »kun når«: a comma only with startkomma. */
const isStart = (ruling: CommaSentence['ruling']): boolean =>
  ruling === RULING.opener || ruling === RULING.likelyOpener || ruling === RULING.insideConjunction;

/** A clause was open here already: the comma may close it. */
const endsClause = (sentence: CommaSentence, k: number): boolean =>
  sentence.phrases.clause[sentence.phrases.of[k]!]! >= 0;

const isInfinitiveOnly = (union: number): boolean =>
  (union & (r.VERB | r.INFINITIVE)) === (r.VERB | r.INFINITIVE) && !r.hasAny(union, r.IMPERATIVE | r.FINITE);

/**
 * What follows word `k` has a verb that is no subordinate clause's own; when it has none at all, a pupil's may not have
 * been recognised. What a rule is certain of is not doubted.
 */
export function hasVerbAhead({ phrases: p, ruling }: CommaSentence, k: number): boolean {
  if (ruling?.certain) return true;
  const begin = p.of[k]!;
  // »Betjene kunder | og slå varer ind«, »De brudte løfter | og de efterladte huse …«: no verb of a clause before it either
  if (p.finites[begin] === 0 && (isInfinitiveOnly(p.type(0).union) || isPhrase(p, begin))) return false;
  let finites = 0;
  for (let c = begin + 1; c < p.count; c++) {
    const kind = p.kind[c]!;
    if (kind === SYMBOL.breaks || kind === SYMBOL.imperative || kind === SYMBOL.infinitive) return true;
    if (kind === SYMBOL.participle) return true;
    if (kind === SYMBOL.finite) finites++;
  }
  if (finites === 0 && isJoined(p, begin + 1)) return false;
  return finites === 0 || finites > p.openers[p.count - 1]! - p.openers[begin]!;
}

/** A determiner and what belongs to it, all of it known, up to phrase `c`. */
function isPhrase(p: PhraseTrack, c: number): boolean {
  if (p.kind[0] !== SYMBOL.determiner && p.kind[0] !== SYMBOL.definite) return false;
  for (let k = 0; k <= p.last[c]!; k++) if (p.type(k).listed < 0) return false;
  return c < 3;
}

/** »sukker | eller jordbær«: after the conjunction no word that may be a verb. */
function isJoined(p: PhraseTrack, c: number): boolean {
  if (p.kindAt(c) !== SYMBOL.conjunction) return false;
  for (let k = p.first(c) + 1; k < p.words; k++) if (p.type(k).union & r.VERB) return false;
  return true;
}

const THINKS = new WordList('tror synes mener');
/** »Om sommeren, er der …«, »I Spanien, spiser man …«: nothing but time or place before the verb and its subject. */
function isAfterFront(a: Analysis, { phrases: p }: CommaSentence, at: number, from: number): boolean {
  const c = p.of[at - from]!;
  // »…, så jeg en ræv«: saw, where there is no other verb
  const isVerb = p.kindAt(c + 1) === SYMBOL.finite || (a.lower(at + 1) === 'så' && p.finites[p.count - 1] === 0);
  if (c > 2 || !isVerb || p.kindAt(p.count - 1) === SYMBOL.asks) return false;
  // »På små, snoede veje kører …«: within a phrase
  if (p.last[c] !== at - from) return false;
  for (let d = 0; d <= c; d++) if (p.kind[d] !== SYMBOL.prepositional && p.kind[d] !== SYMBOL.adverb) return false;
  if (p.kind[0] === SYMBOL.adverb && (INTERJECTIONS.test(p.lower(0)) || p.first(1) === 0)) return false;
  // »I dag, sagde han, …«
  if (SPEECH_VERBS.test(a.lower(at + 1)) || THINKS.test(a.lower(at + 1)) || a.commaAfter(at + 2)) return false;
  const subject = p.kindAt(c + 2);
  if (!isNominal(subject) && p.lower(p.first(c + 2)) !== 'der') return false;
  const isTime = (c === 0 && FRONT.test(p.lower(0))) || isTimeOfTwo(a, from, at);
  return (p.kind[c] === SYMBOL.prepositional || isTime) && subject !== SYMBOL.accusative && !a.commaAfter(at + 3);
}

/** »Min mor og hendes veninde, spiller tennis«: nothing but the subject before the verb. */
function isAfterSubject(a: Analysis, { phrases: p }: CommaSentence, at: number, from: number): boolean {
  const c = p.of[at - from]!;
  if (c > LONGEST_SUBJECT || p.kindAt(c + 1) !== SYMBOL.finite || p.kindAt(p.count - 1) === SYMBOL.asks) return false;
  if (!r.hasAny(a.union(at + 1), r.FINITE) || a.union(at + 1) & (r.NOUN | r.ADJECTIVE)) return false;
  if (SPEECH_VERBS.test(a.lower(at + 1))) return false;
  const first = p.kind[0]!;
  // »Mor, kommer du?«, »Ida, tager …«: who is called
  if (!isNominal(first) || (first === SYMBOL.name && c === 0) || first === SYMBOL.nominative) return false;
  if (c === 0 && first !== SYMBOL.definite && p.first(1) < 2) return false;
  for (let d = 1; d <= c; d++) {
    const kind = p.kind[d]!;
    if (kind === SYMBOL.conjunction || kind === SYMBOL.prepositional) continue;
    if (!isNominal(kind) || kind === SYMBOL.nominative || p.kind[d - 1] !== SYMBOL.conjunction) return false;
  }
  // »…, skaber ro, og de få replikker …«: another clause
  for (let k = at + 1; k < from + p.words; k++) if (a.commas[k]! >= 0 && !AND_OR_BUT.test(a.lower(k + 1))) return false;
  const then = p.kindAt(c + 2);
  return then < SYMBOL.punctuation && then !== SYMBOL.nominative && then !== SYMBOL.finite && then !== SYMBOL.name;
}

const TIMES = new WordList('går dag morgen aftes aften morges nat år fjor forgårs');
/** »i går, så jeg en ræv«, »i går aftes, …« */
const isTimeOfTwo = (a: Analysis, from: number, at: number): boolean =>
  a.lower(from) === 'i' &&
  TIMES.test(a.lower(from + 1)) &&
  (at === from + 1 || (at === from + 2 && TIMES.test(a.lower(at))));

const LONGEST_SUBJECT = 6;
const FRONT = new WordList('derfor bagefter derefter herefter senere samtidig pludselig heldigvis endelig alligevel');

/** »jeg ville gerne, snakke med hende«: between a modal verb and its infinitive. */
function isAfterModal(a: Analysis, at: number, from: number): boolean {
  if (!a.is(at + 1, r.VERB | r.INFINITIVE) || a.union(at + 1) & (r.NOUN | r.ADJECTIVE)) return false;
  let k = at;
  while (k > from && a.is(k, r.ADVERB)) k--;
  return k < at && k > from && (a.types[k]!.role & MODAL) !== 0 && !(a.types[k - 1]!.role & SUBORDINATES);
}

const AFTER_VERB = new WordList(
  'en et den det sin sit sine min mit mine mig sig ham hende dem os ud ind op ned hen hjem over',
);
/** »og tog en kniv«, »og løb ud ad døren«: a verb, since its object or its way follows. */
const takesNoun = (a: Analysis, at: number): boolean => a.is(at, r.VERB) && AFTER_VERB.test(a.lower(at + 1));
