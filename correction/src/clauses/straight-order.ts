import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { severalEnd } from './bare-subject.ts';
import { isFinite } from '../verbs/finite.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { AND_BUT } from '../words/links.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { openingEnd } from '../phrases/opening.ts';
import { OBJECT_PERSONS, PERSONS, SUBJECTS, SUBJECTS_AND_DER, SURE_PERSONS, PARENTS } from '../words/persons.ts';
import { MORE_MODALS } from '../words/verbs.ts';
import { PARTS_OF_DAY, WEEKDAYS } from '../words/times.ts';
import { WordList } from '../words/word-list.ts';

/** A subject that stands between what opens a main clause and its verb, where the verb should come first. */
export interface StraightSubject {
  subject: number;
  /** Its last place; the verb follows. */
  end: number;
  /** »Så | jeg gik hjem«: who has grown up with the language may begin a sentence like that, too. */
  mayBeMeant?: boolean;
}

/** They open a main clause, and in a learner's text nothing else. */
const ADVERBS = new WordList(
  'så der her derfra derhjemme derude derinde derovre herfra hjemme nu først sommetider derefter bagefter derfor pludselig ' +
    'pludseligt senere heldigvis desværre endelig alligevel desuden samtidig tit ofte engang herefter normalt måske ellers ' +
    'selvfølgelig naturligvis faktisk',
);
const TIMES = new WordList(
  'dag aften morgen nat uge gang år sommer vinter weekend måned time eftermiddag formiddag mandag ' +
    'tirsdag onsdag torsdag fredag lørdag søndag dagen minut sekund kvarter halvår øjeblik',
);
const OF_TIMES = new WordList(
  'en et næste samme hver hvert sidste forrige hele anden andet første tredje fjerde femte sjette syvende ottende niende tiende',
);
const SUCH_A_TIME = new WordList('dengang den');
const PREPOSITIONS = new WordList('i på efter under ved om med til hos fra før uden mellem siden foran bag over');
const OPENERS = new WordList('når hvis da mens imens fordi selvom inden før efter siden');
/** What goes on with the clause before. */
const GOES_ON = new WordList(
  'og eller men at som der hvor fordi hvis når da mens inden før så selvom for uden om hvad hvem',
);
const THINKS = new WordList(
  'tror ved synes mener siger håber troede vidste syntes mente sagde håbede tro vide synes mene sige håbe føler følte',
);
const LOOKS_BACK = new WordList('hvor som der når da hvis');
/** Longer is no phrase. */
const LONGEST = 5;

/**
 * »I Somalia | min mor gik«, »Nu | Minh har«, »Hvis bus var billigere, | flere ville«, »Der, hvor jeg bor, | det regner«.
 * @param start where a main clause may begin
 * @param to the place after the sentence's last
 */
export function straightSubject(a: Analysis, start: number, to: number): StraightSubject | null {
  if (opensClause(a, start)) return afterClause(a, start + 1, to);
  let end = openingAt(a, start, to);
  if (end < 0) return null;
  // »så en lørdag | vi gik«
  const second = a.commaAfter(end) || a.lower(end + 1) === 'der' ? -1 : openingAt(a, end + 1, to);
  if (second >= 0) end = second;
  if (a.commaAfter(end)) return LOOKS_BACK.test(a.lower(end + 1)) ? afterClause(a, end + 2, to) : null;
  const subject = end + 1;
  // »så mange«; »i Vejen Kommune«, »i hans hjemland Australien«: one phrase
  const isOfPhrase =
    end === start && a.lower(start) === 'så' ? SO_MANY.test(a.lower(subject)) : isNameOfPhrase(a, start, subject);
  const found = isOfPhrase ? null : subjectAt(a, subject, to);
  return found && { ...found, mayBeMeant: end === start && a.lower(start) === 'så' };
}
const SO_MANY = new WordList('mange få meget');
const isNameOfPhrase = (a: Analysis, start: number, subject: number): boolean =>
  PREPOSITIONS.test(a.lower(start)) &&
  a.is(subject, r.NAME) &&
  !(a.lower(start) === 'i' && DAYS.test(a.lower(start + 1)));

/** »når«, »så snart«; »før vi gik«, but »før festen«. */
const opensClause = (a: Analysis, at: number): boolean =>
  OPENERS.test(a.lower(at))
    ? !PREPOSITIONS.test(a.lower(at)) || SUBJECTS.test(a.lower(at + 1))
    : (a.lower(at) === 'så' && a.lower(at + 1) === 'snart') || (a.lower(at) === 'hver' && a.lower(at + 1) === 'gang');

/** The main clause after a clause and its comma; clauses that go on with that one are passed over. */
function afterClause(a: Analysis, from: number, to: number): StraightSubject | null {
  const unmarked = PERSONS.test(a.lower(from)) ? afterUnmarked(a, from, to) : null;
  if (unmarked !== null) return unmarked;
  for (let k = from; k < to - 2; k++) {
    if (!a.commaAfter(k)) continue;
    // »hvis du tror, | du kan«, »…, så tror jeg, | du kan«
    const thinker = PERSONS.test(a.lower(k)) ? k - 1 : k;
    if (isFinite(a, k + 1) || (isFinite(a, thinker) && THINKS.test(a.lower(thinker)))) return null;
    if (GOES_ON.test(a.lower(k + 1))) continue;
    const found = subjectAt(a, k + 1, to);
    if (found !== null) return found;
  }
  return null;
}

const UP_TO = 8;
const MANNER = r.ADVERB | r.ADJECTIVE;
/** »når man har travlt | man spiser«: no comma, but the clause has its subject and verb, and no noun that the next could describe. */
function afterUnmarked(a: Analysis, from: number, to: number): StraightSubject | null {
  if (!isFinite(a, from + 1) || THINKS.test(a.lower(from + 1))) return null;
  for (let k = from + 2; k < Math.min(to - 2, from + UP_TO) && !a.commaAfter(k); k++) {
    if (GOES_ON.test(a.lower(k)) || (isFinite(a, k) && a.is(k, r.VERB))) return null;
    if (!r.hasAny(a.reading(k), MANNER) || !(SURE_PERSONS.test(a.lower(k + 1)) || a.lower(k + 1) === 'man')) continue;
    return subjectAt(a, k + 1, to);
  }
  return null;
}

const DAYS = new WordList(
  'mandags tirsdags onsdags torsdags fredags lørdags søndags forgårs morges aftes går dag morgen aften nat år',
);
const INSIDE = new WordList('ude inde oppe nede henne hjemme ovre midt længst langt');
const AFTERWARDS = new WordList('senere efter');
/** »i onsdags«, »mandag«, »tre dage | senere«, »ude | i hallen«: the last place of a time or a place of more words; −1 of anything else. */
function longOpening(a: Analysis, at: number, to: number): number {
  if (a.commaAfter(at)) return -1;
  if (a.lower(at) === 'i' && DAYS.test(a.lower(at + 1))) return at + 1;
  // »mandag | vi fandt«, »fredag aften | vi spiste«; a heading has the capital after it
  if (WEEKDAYS.test(a.lower(at)) && a.lower(at + 1) !== 'den' && !a.hasCapital(at + 1))
    return PARTS_OF_DAY.test(a.lower(at + 1)) ? at + 1 : at;
  if (AFTERWARDS.test(a.lower(at + 2)) && isTimes(a, at + 1) && !a.commaAfter(at + 1))
    return a.is(at, r.NUMERAL) || OF_TIMES.test(a.lower(at)) || (determinerBits(a.lower(at)) & r.PLURAL) !== 0
      ? at + 2
      : -1;
  return INSIDE.test(a.lower(at)) && a.is(at + 1, r.PREPOSITION) ? phraseEnd(a, at + 2, to) : -1;
}
const SPANS = new WordList('minut minutter time timer dag dage uge uger måned måneder år');
const isTimes = (a: Analysis, at: number): boolean => SPANS.test(a.lower(at));

/** The last place of an adverb, a time or a phrase with a preposition; −1 of anything else. */
function openingAt(a: Analysis, at: number, to: number): number {
  if (ADVERBS.test(a.lower(at))) return at;
  const long = longOpening(a, at, to);
  if (long >= 0) return long;
  // »dengang jeg var lille«, »den dag min bror kom hjem«: a clause, or what a heading says
  if (SUCH_A_TIME.test(a.lower(at)) && (a.lower(at) !== 'den' || TIMES.test(a.lower(at + 1)))) return -1;
  const known = openingEnd(a, at).end;
  if (known >= 0) return known;
  if (OF_TIMES.test(a.lower(at)) || (a.lower(at) === 'den' && OF_TIMES.test(a.lower(at + 1))))
    for (let k = at + 1; k < at + LONGEST && !a.commaAfter(k - 1); k++) {
      // »hver gang hun kommer«: a clause
      if (TIMES.test(a.lower(k))) return a.lower(at) === 'hver' && a.lower(k) === 'gang' ? -1 : timeEnd(a, k, to);
      if (!a.is(k, r.ADJECTIVE) && !OF_TIMES.test(a.lower(k))) break;
    }
  // »som barn | jeg boede«; »som solen går ned« is a clause
  const isAsWhat = a.lower(at) === 'som' && a.is(at + 1, r.NOUN | r.INDEFINITE) && !a.commaAfter(at + 1);
  if (isAsWhat) return a.is(at + 1, r.GENITIVE) ? -1 : at + 1;
  if (!PREPOSITIONS.test(a.lower(at)) || a.commaAfter(at)) return -1;
  const end = phraseEnd(a, at + 1, to);
  // »i en skov ved byen«
  const next = end < 0 || a.commaAfter(end) || !a.is(end + 1, r.PREPOSITION) ? -1 : phraseEnd(a, end + 2, to);
  return Math.max(end, next);
}

/** »den første dag | i skolen« */
const timeEnd = (a: Analysis, time: number, to: number): number =>
  a.commaAfter(time) || !a.is(time + 1, r.PREPOSITION) ? time : Math.max(time, phraseEnd(a, time + 2, to));

const PARTS = r.DETERMINER | r.ADJECTIVE | r.NUMERAL | r.PRONOUN;
/** »den gamle mands hus«, »Minhs far«: the last place of a phrase with a noun or a name; −1 of another. */
function phraseEnd(a: Analysis, at: number, to: number): number {
  for (let k = at; k < Math.min(to, at + LONGEST); k++) {
    if (k > at && a.commaAfter(k - 1)) return -1;
    // »hos os«
    if (k === at && OBJECT_PERSONS.test(a.lower(k)) && a.is(k - 1, r.PREPOSITION)) return k;
    if (r.hasAny(a.reading(k), r.NOUN | r.NAME)) {
      if (a.is(k, r.GENITIVE)) continue;
      return a.is(k, r.NAME) && a.is(k + 1, r.NAME) && !a.commaAfter(k) && !a.is(k + 1, r.GENITIVE) ? k + 1 : k;
    }
    if (!r.hasAny(a.reading(k), PARTS) || SURE_PERSONS.test(a.lower(k))) return -1;
  }
  return -1;
}

const ALONE = new WordList('alle ingen nogen flere mange andre alt');
/** A subject and the only finite verb of its clause after it, whose subject nobody else can be. */
function subjectAt(a: Analysis, at: number, to: number): StraightSubject | null {
  const end = subjectEnd(a, at, to);
  return end >= 0 && isSoleVerb(a, at, end + 1, to) ? { subject: at, end } : null;
}

function subjectEnd(a: Analysis, at: number, to: number): number {
  const lower = a.lower(at);
  // »på samme måde | han selv bliver«
  if (SURE_PERSONS.test(lower) && a.lower(at + 1) === 'selv' && isFinite(a, at + 2)) return at + 1;
  const isAlone = SUBJECTS_AND_DER.test(lower) || ALONE.test(lower);
  if (isAlone && !r.hasAny(a.union(at + 1), r.NOUN) && MORE_MODALS.test(a.lower(at + 1))) return at;
  if (isAlone && isFinite(a, at + 1) && !r.hasAny(a.reading(at + 1), r.ADJECTIVE | r.NOUN)) return at;
  if (SURE_PERSONS.test(lower)) return -1;
  const several = severalEnd(a, at);
  if (several >= 0) return several;
  if ((PARENTS.test(lower) || CROWDS.test(lower) || isBarePlural(a, at)) && !a.commaAfter(at) && isFinite(a, at + 1))
    return at;
  const isPhrase =
    a.is(at, r.NAME) ||
    a.is(at, r.NOUN | r.DEFINITE) ||
    a.is(at, r.GENITIVE) ||
    r.hasAny(a.reading(at), r.DETERMINER | r.NUMERAL) ||
    DEN_DET_DE.test(lower);
  if (!isPhrase) return -1;
  const end = lower === 'tre' || r.has(a.reading(at), r.NUMERAL) ? countedEnd(a, at, to) : phraseEnd(a, at, to);
  // »min bror og jeg«
  if (end < 0 || a.commaAfter(end) || a.lower(end + 1) !== 'og') return end;
  const other = PERSONS.test(a.lower(end + 2)) ? end + 2 : phraseEnd(a, end + 2, to);
  return other >= 0 && isFinite(a, other + 1) ? other : -1;
}

const CROWDS = new WordList('publikum folk');
/** »I Danmark | folk cykler«; not »i skole gårde«, a compound in two words. */
const isBarePlural = (a: Analysis, at: number): boolean =>
  r.hasAny(a.reading(a.before(at)), r.NOUN | r.NAME) &&
  a.is(at, r.NOUN | r.PLURAL | r.INDEFINITE) &&
  !a.is(at, r.GENITIVE) &&
  a.joinedWithNext(a.before(at)) < 0;

/** »tre andre«, »to af dem« have no noun. */
const countedEnd = (a: Analysis, at: number, to: number): number =>
  a.lower(at + 1) === 'andre' && isFinite(a, at + 2) ? at + 1 : phraseEnd(a, at, to);

/** »min mor flettede blomster«, »vores klasse så et stykke«: taken for an adjective or an adverb, with its object after it. */
const isPast = (a: Analysis, verb: number): boolean =>
  a.canBe(verb, r.VERB | r.PAST) &&
  !a.commaAfter(verb) &&
  r.hasAny(a.reading(a.before(verb)), r.NOUN | r.NAME) &&
  r.hasAny(a.reading(verb + 1), r.NOUN | r.DETERMINER);

function isSoleVerb(a: Analysis, subject: number, verb: number, to: number): boolean {
  if (verb >= to || a.commaAfter(verb - 1)) return false;
  if (!MORE_MODALS.test(a.lower(verb)) && !(isFinite(a, verb) && a.is(verb, r.VERB)) && !isPast(a, verb)) return false;
  // »hvorfor du gjorde | det«: an object, since the subject can be nothing else
  const mayFollow = SURE_PERSONS.test(a.lower(subject)) ? PERSONS : SUBJECTS;
  if (mayFollow.test(a.lower(verb + 1)) && !a.commaAfter(verb) && !a.is(verb + 2, r.NOUN)) return false;
  let isOwn = true;
  for (let k = verb + 1; k < to; k++) {
    if (a.commaAfter(k - 1) && isFinite(a, k)) return false;
    if (a.commaAfter(k - 1) || GOES_ON.test(a.lower(k))) isOwn = false;
    if (isOwn && a.is(k, r.VERB) && isFinite(a, k)) return false;
  }
  return true;
}

/** Where a main clause may begin inside a sentence: after »og« and »men«, after »for« that an adverb follows, and at »ellers«. */
export function joints(a: Analysis, from: number, to: number): number[] {
  const found: number[] = [];
  for (let k = from; k < to - 3; k++)
    if (AND_BUT.test(a.lower(k)) || (a.lower(k) === 'for' && FOR_SO.test(a.lower(k + 1)))) found.push(k + 1);
    // »…, ellers | det lugter«
    else if (a.commaAfter(k) && ELSE.test(a.lower(k + 1))) found.push(k + 1);
  return found;
}
const ELSE = new WordList('ellers derfor alligevel desuden bagefter derefter');
const FOR_SO = new WordList('så nu');
