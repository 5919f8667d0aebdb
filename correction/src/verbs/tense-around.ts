import type { Analysis } from '../analysis/analysis.ts';
import { QUOTED } from '../analysis/hold-back.ts';
import { has, PAST, PAST_PARTICIPLE, PRESENT, SUBORDINATOR, VERB } from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';

const ONCE = new WordList('dengang engang pludselig pludseligt forrige');

const FARTHEST = 40;

/** »i går« is no form of »gå«. */
const isYesterday = (a: Analysis, at: number): boolean => a.lower(at) === 'går' && a.lower(at - 1) === 'i';

const AUXILIARY = new WordList('har havde have er var være blev bliver blive få får fik');
const NEAR = 5;

function hasAuxiliary(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < NEAR; k = a.before(k), steps++) {
    if (AUXILIARY.test(a.lower(k))) return true;
  }
  return false;
}

const AGO = new WordList('år uger uge måneder måned dage timer minutter længe');
const LAST_WEEKDAY = new WordList(
  'mandags tirsdags onsdags torsdags fredags lørdags søndags aftes sommers vinters forgårs',
);

const OFTEN = new WordList('altid aldrig ofte tit sjældent normalt hver hverdag dagligt jævnligt generelt');
const BINDS = new WordList('men og så for');
const CLAUSE = 12;

/**
 * True of a verb that tells what one does time and again, where only what is said after it is set in the past: »jeg kører
 * altid i skole, men i går tog jeg bussen«. Its own clause, and all before it, names no time that is over.
 */
export function isHabitBeforePast(a: Analysis, at: number): boolean {
  for (let k = Math.max(a.sentenceStart(at), at - FARTHEST); k < at; k++) if (isOver(a, k)) return false;
  let isOften = OFTEN.test(a.lower(a.before(at))) || OFTEN.test(a.lower(a.before(at, 2)));
  for (let k = at + 1, steps = 0; k < a.sentenceEnd(at) && steps < CLAUSE; k++, steps++) {
    if (isOver(a, k)) return false;
    if (isAsARule(a, k)) return true;
    if (a.isMark(k) || BINDS.test(a.lower(k)) || a.is(k, SUBORDINATOR)) return isOften;
    isOften ||= OFTEN.test(a.lower(k));
  }
  return isOften;
}

/** »som regel«, »for det meste«. */
const isAsARule = (a: Analysis, k: number): boolean =>
  (a.lower(k) === 'som' && a.lower(a.after(k)) === 'regel') ||
  (a.lower(k) === 'for' && a.lower(a.after(k, 2)) === 'meste');

/** A word that alone puts what is told into the past. */
const isOver = (a: Analysis, k: number): boolean =>
  isYesterday(a, k) ||
  ONCE.test(a.lower(k)) ||
  (a.lower(k) === 'da' && a.is(k, SUBORDINATOR)) ||
  (a.lower(k) === 'i' && LAST_WEEKDAY.test(a.lower(a.after(k)))) ||
  (a.lower(k) === 'siden' && AGO.test(a.lower(a.before(k))) && a.lower(a.before(k, 3)) === 'for') ||
  has(a.reading(k), PAST);

/** True when the sentence names a time that is over: »for tre uger siden«, »i lørdags«. */
export function isDated(a: Analysis, at: number): boolean {
  const to = Math.min(a.sentenceEnd(at), at + FARTHEST);
  for (let k = Math.max(a.sentenceStart(at), at - FARTHEST); k < to; k++) {
    if (a.lower(k) === 'siden' && AGO.test(a.lower(a.before(k))) && a.lower(a.before(k, 3)) === 'for') return true;
    if (isYesterday(a, k) || (a.lower(k) === 'i' && LAST_WEEKDAY.test(a.lower(a.after(k))))) return true;
  }
  return false;
}

/** True when a word of the sentence, not too far off, puts it in the past: »i går«, »da«, »engang«. */
export function isSetInPast(a: Analysis, at: number): boolean {
  // Bounded, since a text without full stops is one sentence.
  const to = Math.min(a.sentenceEnd(at), at + FARTHEST);
  for (let k = Math.max(a.sentenceStart(at), at - FARTHEST); k < to; k++) {
    if (isYesterday(a, k) || ONCE.test(a.lower(k))) return true;
    if (a.lower(k) === 'da' && a.is(k, SUBORDINATOR)) return true;
  }
  return false;
}

const AHEAD = 60;
const OPENS_PAST = new WordList('sidste forrige engang dengang da en i for');

/**
 * True of a verb in what is told of how things are, where the past begins only in a later sentence that says when: »Den hede Bo. I går
 * faldt den ned.« Nothing before it is past.
 */
function isBeforeDatedPast(a: Analysis, at: number): boolean {
  const end = a.sentenceEnd(at);
  for (let k = Math.max(0, at - AHEAD); k < end; k++) if (k !== at && isOver(a, k)) return false;
  for (let k = end; k < Math.min(a.count, at + AHEAD); k++)
    if (has(a.reading(k), PAST) && a.is(k, VERB)) return isDated(a, k) || opensDated(a, k);
  return false;
}

/** »sidste år gik jeg«, »en dag råbte den« */
function opensDated(a: Analysis, at: number): boolean {
  const first = a.sentenceStart(at);
  if (!OPENS_PAST.test(a.lower(first)) || at - first > NEAR) return false;
  return a.lower(first) !== 'en' || a.lower(a.after(first)) === 'dag' || a.lower(a.after(first)) === 'gang';
}

const GIVES = new WordList('give giv gi');
const RATED = new WordList('stjerner stjerne hjerter point');
const REVIEW = 8;
/** »jeg give bogen fire stjerner«: whoever reviews does it now. */
function isRating(a: Analysis, at: number): boolean {
  if (!GIVES.test(a.lower(at))) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < REVIEW && !a.commaAfter(a.before(k)); k = a.after(k), steps++)
    if (RATED.test(a.lower(k))) return true;
  return false;
}

/**
 * How much of what is told about a place is told in the past, 0..1; nearer finite verbs count more. Infinitive-like
 * forms and the place itself do not count. 0.5 when there is no finite verb near.
 */
export function pastShareAround(a: Analysis, at: number): number {
  let past = 0.001;
  let all = 0.002;
  for (let k = Math.max(0, at - FARTHEST); k < Math.min(a.count, at + FARTHEST); k++) {
    const reading = a.reading(k);
    if (k === at || !(reading & VERB) || isYesterday(a, k) || (a.held[k]! & QUOTED) !== (a.held[at]! & QUOTED))
      continue;
    // A participle without its auxiliary is a misspelt past: »han snakket«.
    const isMeantPast = has(reading, PAST_PARTICIPLE) && /[^n]t$/.test(a.lower(k)) && !hasAuxiliary(a, k);
    const isPast = (has(reading, PAST) && a.canBe(k, VERB | PAST)) || isMeantPast;
    if (!isPast && !(has(reading, PRESENT) && a.canBe(k, VERB | PRESENT))) continue;
    const weight = (1 / (3 + Math.abs(k - at))) * (a.sentenceOf[k] === a.sentenceOf[at] ? 1 : 0.6);
    all += weight;
    if (isPast) past += weight;
  }
  return past / all;
}

/** How little of what is told around may be past, where only a later sentence is. */
const NEVER_PAST = 0.5;
/** True of what is told of now, though a later sentence is past, and of what a reviewer gives. */
export const isToldNow = (a: Analysis, at: number): boolean =>
  isRating(a, at) || (isBeforeDatedPast(a, at) && pastShareAround(a, at) < NEVER_PAST);
