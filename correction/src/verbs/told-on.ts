import type { Analysis } from '../analysis/analysis.ts';
import { QUOTED } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { SUBJECTS, SURE_PERSONS } from '../words/persons.ts';
import { AND_BUT } from '../words/links.ts';
import { WordList } from '../words/word-list.ts';
import { isModal } from './asked-form.ts';
import { isFinite } from './finite.ts';
import { isOfMoment } from './states-of-moment.ts';

const CLAUSE = 12;
const FARTHEST = 40;
/** As many verbs before are past. */
const TOLD = 2;

/** Not »ville hedde«: what is only thought of. */
const isPlainPast = (a: Analysis, verb: number): boolean =>
  a.is(verb, r.PAST) && a.canBe(verb, r.VERB | r.PAST) && !isModal(a, verb);

/** The finite verbs before, as many as tell of a story, are past. */
function isTold(a: Analysis, at: number): boolean {
  let seen = 0;
  for (let k = at - 1; k >= 0 && at - k < FARTHEST && seen < TOLD; k--) {
    if (!isFinite(a, k) || a.held[k]! & QUOTED) continue;
    if (!a.is(k, r.PAST)) return false;
    seen++;
  }
  return seen === TOLD;
}

const THEN = new WordList('så pludselig pludseligt bagefter derefter straks');
const DAYS = new WordList('dag morgen aften nat eftermiddag formiddag middag aftenen natten eftermiddagen morgenen');
const WHICH_DAY = new WordList('første næste sidste anden tredje om samme');
/** »Så begynder det at regne«, »Den første dag går vi en tur«: what comes next in a story, the verb before its subject. */
function comesNext(a: Analysis, at: number): boolean {
  const last = a.before(at);
  if (last < 0 || a.commaAfter(last) || !SUBJECTS.test(a.lower(a.after(at)))) return false;
  const isThen = THEN.test(a.lower(last)) && a.opensSentence(last);
  return (isThen || (DAYS.test(a.lower(last)) && WHICH_DAY.test(a.lower(a.before(last))))) && isTold(a, at);
}

/** »holdt han ikke fast, og jeg falder«: somebody does the next thing. */
function goesOn(a: Analysis, at: number): boolean {
  const who = a.before(at);
  const link = a.before(who);
  if (!SURE_PERSONS.test(a.lower(who)) || !AND_BUT.test(a.lower(link)) || a.commaAfter(who)) return false;
  for (let k = a.before(link), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++)
    if (isFinite(a, k)) return isPlainPast(a, k) && isTold(a, at);
  return false;
}

/** »spurgte, om jeg vil med«: what was asked about then. */
function isAskedThen(a: Analysis, at: number): boolean {
  const who = a.before(at);
  const opener = a.before(who);
  // »om jeg kan lide lakrids«: what one likes holds still
  if (a.lower(a.after(at)) === 'lide') return false;
  return SUBJECTS.test(a.lower(who)) && a.lower(opener) === 'om' && a.lower(a.before(opener)) === 'spurgte';
}

/** »var så tørstig, at hun ikke kan tale«: what came of it then. */
function cameOfIt(a: Analysis, at: number): boolean {
  if (!isModal(a, at)) return false;
  let that = a.before(at);
  for (let steps = 0; steps < 3 && that >= 0 && a.lower(that) !== 'at'; steps++) that = a.before(that);
  if (a.lower(that) !== 'at') return false;
  for (let k = a.before(that), steps = 0, isSo = false; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
    isSo ||= a.lower(k) === 'så';
    if (isFinite(a, k)) return isSo && isPlainPast(a, k);
  }
  return false;
}

const BELIEVED_WORDS = new WordList('troede');
const TOLD_WORDS = new WordList('sagde fortalte troede svarede opdagede forklarede');
/** »troede, (at) han | er syg«, »sagde, at geden | har spist den«: what was believed then, and what had been done. */
export function isBelievedThen(a: Analysis, at: number): boolean {
  const isDone = a.lower(at) === 'har' && isDoneAfter(a, at);
  for (let k = a.before(at), steps = 0, isThat = false; k >= 0 && steps < OF_SAID; k = a.before(k), steps++) {
    if (a.lower(k) === 'at') isThat = true;
    else if (a.is(k, r.VERB)) {
      if (!(isDone && isThat ? TOLD_WORDS : BELIEVED_WORDS).test(a.lower(k))) return false;
      return isThat || (steps === 1 && SUBJECTS.test(a.lower(a.before(at))));
    } else if (a.is(k, r.SUBORDINATOR) || r.hasAny(a.reading(k), r.CONJUNCTION) || a.isMark(k)) return false;
  }
  return false;
}
const OF_SAID = 5;
const NOW_OR_OFTEN = new WordList('ikke aldrig også lige allerede altid selv');
/** »har (allerede) spist« */
function isDoneAfter(a: Analysis, at: number): boolean {
  const next = a.after(at);
  return a.is(NOW_OR_OFTEN.test(a.lower(next)) ? a.after(next) : next, r.VERB | r.PAST_PARTICIPLE);
}

const KNEW = new WordList('vidste spurgte undrede forstod overvejede gættede anede');
const HV_WORDS = new WordList('hvad hvor hvem hvordan hvornår hvorfor om');
/** »vidste ikke, hvad han vil«: what was open then; not »hvor han bor«. */
function isOpenThen(a: Analysis, at: number): boolean {
  const who = a.before(at);
  const opener = a.before(who);
  if (a.lower(a.after(at)) === 'lide') return false;
  if (!(isModal(a, at) || a.lower(at) === 'er') || !SURE_PERSONS.test(a.lower(who)) || !HV_WORDS.test(a.lower(opener)))
    return false;
  for (let k = a.before(opener), steps = 0; k >= 0 && steps < OF_SAID; k = a.before(k), steps++)
    if (isFinite(a, k)) return KNEW.test(a.lower(k)) && isPlainPast(a, k);
  return false;
}

/** »løb så hurtigt, han kan«, »råbte så højt som hun kan«: as far as one could then. */
function isAsFarAsCould(a: Analysis, at: number): boolean {
  const who = a.before(at);
  if (a.lower(at) !== 'kan' || !SURE_PERSONS.test(a.lower(who))) return false;
  const last = a.before(who);
  const how = a.lower(last) === 'som' ? a.before(last) : last;
  if (!r.hasAny(a.reading(how), r.ADJECTIVE | r.ADVERB) || a.lower(a.before(how)) !== 'så') return false;
  for (let k = a.before(how, 2), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k); k = a.before(k), steps++)
    // »kom, så snart du kan«: an order
    if (isFinite(a, k)) return a.before(k) >= 0 && isPlainPast(a, k);
  return false;
}

const REPORTS = new WordList('siger skriver mener tænker fortæller');
/** »Vi spillede, men det begynder at regne, så vi stoppede«: a main clause between two of the same sentence that are past. */
function isWithinPast(a: Analysis, at: number): boolean {
  if (REPORTS.test(a.lower(at)) || a.types[at]!.union & r.PASSIVE) return false;
  const before = a.before(at);
  if (!a.commaAfter(before) && !SURE_PERSONS.test(a.lower(before)) && !IT.test(a.lower(before))) return false;
  const link = a.commaAfter(before) ? -1 : a.before(before);
  if (link >= 0 && !a.commaAfter(link) && !AND_BUT.test(a.lower(link))) return false;
  // »…, siger han, og gik«
  if (a.commaAfter(before) && (SUBJECTS.test(a.lower(a.after(at))) || a.is(a.after(at), r.NAME))) return false;
  return [-1, 1].every((step) => {
    for (let k = at + step, steps = 0; a.sentenceOf[k] === a.sentenceOf[at] && steps < CLAUSE; k += step, steps++) {
      if (a.isMark(k) || a.held[k]! & QUOTED) return false;
      if (isFinite(a, k)) return isPlainPast(a, k);
    }
    return false;
  });
}
const IT = new WordList('det den');

/** How likely a verb must be past by what is told around it, where its own sentence tells on what happened then; 1 of any other verb. */
export function leastOfToldOn(a: Analysis, at: number, isState: boolean): number {
  if (isAskedThen(a, at)) return ASKED;
  if (isAsFarAsCould(a, at) || isOpenThen(a, at)) return OPEN;
  if (isOfMoment(a, at)) return OF_MOMENT;
  if (cameOfIt(a, at)) return RESULT;
  if (isBelievedThen(a, at)) return BELIEVED;
  if (!isState && isWithinPast(a, at)) return WITHIN;
  return !isState && (comesNext(a, at) || goesOn(a, at)) ? NEXT : 1;
}
const ASKED = 0.75;
const OPEN = 0.3;
const OF_MOMENT = 0.6;
const RESULT = 0.88;
const BELIEVED = 0.02;
const NEXT = 0.8;
const WITHIN = 0.94;
