import type { Analysis } from '../analysis/analysis.ts';
import { LINE } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { TIME_SPANS } from '../words/times.ts';
import { HAVE } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

const OPENS_OBJECT = new WordList('den det de denne dette disse min mit mine din dit dine hendes hans vores');
/** These tell of the deed: »Den bog jeg læste i går.« may be an answer that tells which book. */
const OF_DEED = new WordList('ikke godt tit ofte meget aldrig altid også allerede gerne nok virkelig');
/** The noun stands no farther from the first word. */
const FARTHEST = 4;

/**
 * »Den store hund | jeg kender godt.«: the sentence begins with what somebody does something to, and its only verb comes after
 * the subject. The place of the subject; −1 where it may be another construction: a heading, something said of the thing.
 */
export function frontedObjectSubject(a: Analysis, from: number, to: number): number {
  if (!OPENS_OBJECT.test(a.lower(from)) || a.held[from]! & LINE || !/^[.!]$/.test(a.written(to - 1))) return -1;
  // »Det | jeg forstår ikke.«
  if (IT.test(a.lower(from)) && !a.commaAfter(from) && SURE_PERSONS.test(a.lower(from + 1)) && isFinite(a, from + 2))
    return OF_DEED.test(a.lower(from + 3)) && to - from <= LONGEST_OF_IT && isOnlyVerb(a, from + 2, to) ? from + 1 : -1;
  for (let k = from + 1; k < Math.min(to, from + FARTHEST); k++) {
    if (a.commaAfter(k - 1) || a.isMark(k)) return -1;
    if (!a.is(k, r.NOUN)) {
      if (a.is(k, r.ADJECTIVE)) continue;
      return -1;
    }
    const [subject, verb] = [k + 1, k + 2];
    // »det ord jeg | kendte ikke«: taken for an adjective
    const isPlain =
      !a.commaAfter(k) && SURE_PERSONS.test(a.lower(subject)) && canBeFinite(a, verb) && !a.commaAfter(verb);
    if (isPlain && HAVE.test(a.lower(verb)) && isDone(a, verb, to)) return isOneOfAll(a, from, k) ? -1 : subject;
    return isPlain && OF_DEED.test(a.lower(verb + 1)) && isOnlyVerb(a, verb, to) ? subject : -1;
  }
  return -1;
}

const ONE_OF_ALL = new WordList('første anden sidste eneste næste hele værste bedste');
/** »den bedste dag | jeg har haft i mit liv«: a heading, or an answer. */
export function isOneOfAll(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k <= to; k++)
    if (ONE_OF_ALL.test(a.lower(k)) || r.has(a.reading(k), r.SUPERLATIVE) || TIME_SPANS.test(a.lower(k))) return true;
  return false;
}

const IT = new WordList('det dette');
/** »Det jeg forstår ikke endnu.« */
const LONGEST_OF_IT = 7;

/** »har | allerede set.«, »har | ikke læst endnu.«: what is done, and no verb after it. */
function isDone(a: Analysis, verb: number, to: number): boolean {
  const done = OF_DEED.test(a.lower(verb + 1)) ? verb + 2 : verb + 1;
  return (
    a.is(done, r.VERB) && a.canBe(done, r.VERB | r.PAST_PARTICIPLE) && !a.commaAfter(done) && isOnlyVerb(a, done, to)
  );
}

/** No other verb follows that could be the sentence's own, nor a preposition that the thing belongs to: »den by jeg bor i«. */
function isOnlyVerb(a: Analysis, verb: number, to: number): boolean {
  for (let k = verb + 1; k < to - 1; k++)
    if (
      (a.is(k, r.PREPOSITION) && !isFollowed(a, k)) ||
      a.is(k, r.VERB) ||
      a.commaAfter(k) ||
      a.is(k, r.SUBORDINATOR) ||
      a.types[k]!.listed < 0
    )
      return false;
  return true;
}

/** »om | i går«, »i«: what belongs to the preposition stands before. */
const isFollowed = (a: Analysis, at: number): boolean => a.isWord(at + 1) && !a.is(at + 1, r.PREPOSITION);
