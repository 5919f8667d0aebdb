import type { Analysis } from '../analysis/analysis.ts';
import { LINE } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { AND_BUT } from '../words/links.ts';
import { mayThink } from '../words/beings.ts';
import { OWNERS, SURE_PERSONS, SUBJECTS } from '../words/persons.ts';
import { TIME_SPANS } from '../words/times.ts';
import { HAVE, IS_OR_BECOMES } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { isOneOfAll } from './fronted-object.ts';
import { nounPhraseEnd } from './noun-phrase-end.ts';
import { subjectEnd } from './main-after-clause.ts';

// What a learner puts first that is neither an adverb nor a place nor a time: the object, how it is, or a clause word used as an adverb.

/** A subject that stands before the only verb of its clause; the verb follows its last place. */
export interface Fronted {
  subject: number;
  end: number;
}

/** These tell of the deed: »Fisk | jeg spiser aldrig«; »den bog | jeg læste« may be more of the book. */
const OF_DEED = new WordList(
  'ikke aldrig altid godt gerne tit ofte også allerede selv slet stadig næsten sjældent desværre heldigvis nok virkelig meget kun',
);
const ALSO_OBJECTS = new WordList('det dette alt dem');
/** The object is not longer. */
const BEFORE_OBJECT = r.NOUN | r.PRONOUN | r.DETERMINER | r.ADJECTIVE | r.NUMERAL;

/** »Den første bold | jeg ramte slet ikke«, »Helt stille | det var«, »Siden | de flyttede aldrig tilbage«; null of anything else. */
export function frontedPart(a: Analysis, start: number, to: number): Fronted | null {
  if (a.held[start]! & LINE || !/^[.!]$/.test(a.written(to - 1))) return null;
  return sinceAlone(a, start, to) ?? object(a, start, to) ?? predicate(a, start, to);
}

function object(a: Analysis, start: number, to: number): Fronted | null {
  if (!r.hasAny(a.reading(start), BEFORE_OBJECT) || SURE_PERSONS.test(a.lower(start))) return null;
  const last =
    ALSO_OBJECTS.test(a.lower(start)) && (SURE_PERSONS.test(a.lower(start + 1)) || OWNERS.test(a.lower(start + 1)))
      ? start
      : nounPhraseEnd(a, start, to);
  if (last < 0 || a.commaAfter(last) || a.is(last, r.NAME) || TIME_SPANS.test(a.lower(last))) return null;
  // »Mor jeg kommer nu«: she is called
  if (last === start && mayThink(a.lower(last))) return null;
  const subject = last + 1;
  if (!SURE_PERSONS.test(a.lower(subject)) && !OWNERS.test(a.lower(subject))) return null;
  const end = subjectEnd(a, subject);
  const verb = end + 1;
  const isVerb = isFinite(a, verb) || (SURE_PERSONS.test(a.lower(end)) && canBeFinite(a, verb));
  if (end < 0 || !isVerb || a.commaAfter(end) || a.commaAfter(verb)) return null;
  // »mit første job | jeg fik på et gartneri«: only one is meant
  const isOwn = OWNERS.test(a.lower(start)) && a.is(verb + 1, r.PREPOSITION) && !a.isMark(verb + 2);
  const isOfDeed =
    isOwn ||
    OF_DEED.test(a.lower(verb + 1)) ||
    (HAVE.test(a.lower(verb)) && isDone(a, verb + 1) && !isOneOfAll(a, start, last));
  const clauseEnd = endOfMain(a, verb, to);
  const isKnown =
    a.opensSentence(start) && POINTS.test(a.lower(start)) && !isOneOfAll(a, start, last) && !a.isMark(verb + 1);
  if (!(isOfDeed || isKnown) || clauseEnd < 0) return null;
  // »den by | jeg bor ikke i«
  return a.is(clauseEnd - 1, r.PREPOSITION) && !a.is(clauseEnd - 1, r.ADVERB) ? null : { subject, end };
}

/** »den sang | jeg synger nu for min søster«: no other verb follows, so the sentence has none but this. */
const POINTS = new WordList('den det de dem denne dette disse');
const isDone = (a: Analysis, at: number): boolean =>
  a.is(at, r.VERB) && a.canBe(at, r.VERB | r.PAST_PARTICIPLE) && !isFinite(a, at);

const GOES_ON = new WordList('men og for fordi da når hvis selvom mens så før inden medmindre');
const OPENS = new WordList('at som der hvor når hvis da hvad hvem fordi mens');
/** The place after the main clause whose verb stands at a place and is its only one; −1 where another finite verb or an open clause follows. */
function endOfMain(a: Analysis, verb: number, to: number): number {
  for (let k = verb + 1; k < to - 1; k++) {
    if (a.commaAfter(k - 1)) return GOES_ON.test(a.lower(k)) ? k : -1;
    if (OPENS.test(a.lower(k))) return -1;
    if (a.is(k, r.VERB) && isFinite(a, k)) return -1;
    if (AND_BUT.test(a.lower(k)) && SUBJECTS.test(a.lower(k + 1))) return k;
  }
  return to - 1;
}

/** How much: »helt | stille«. */
const DEGREES = new WordList('helt meget rigtig utrolig virkelig');
/** »glad | jeg var ikke«, »helt stille | det var«: not »godt | du er her«, which means that it is good. */
function predicate(a: Analysis, start: number, to: number): Fronted | null {
  const adjective = DEGREES.test(a.lower(start)) ? start + 1 : start;
  const subject = adjective + 1;
  const isAdjective = a.is(adjective, r.ADJECTIVE) || (adjective > start && a.canBe(adjective, r.ADJECTIVE));
  if (!isAdjective || a.commaAfter(adjective) || !SUBJECTS.test(a.lower(subject))) return null;
  const isOfClause = a.lower(adjective).endsWith('t') && adjective === start;
  if (isOfClause || !IS_OR_BECOMES.test(a.lower(subject + 1))) return null;
  if (a.commaAfter(subject + 1) && !AND_BUT.test(a.lower(subject + 2))) return null;
  return endOfMain(a, subject + 1, to) < 0 ? null : { subject, end: subject };
}

const SINCE = new WordList('siden før');
/** »Siden | de flyttede aldrig tilbage.«, »Før | vi boede i Irak, men …«, »Hver gang | skibet bliver større.«: no clause, since the sentence has no other verb. */
function sinceAlone(a: Analysis, start: number, to: number): Fronted | null {
  const isEachTime = a.lower(start) === 'hver' && a.lower(start + 1) === 'gang';
  if ((!SINCE.test(a.lower(start)) && !isEachTime) || a.commaAfter(start)) return null;
  const subject = isEachTime ? start + 2 : start + 1;
  const isNoun = a.is(subject, r.NOUN | r.DEFINITE) && !a.is(subject, r.GENITIVE);
  const end = isNoun || SUBJECTS.test(a.lower(subject)) ? subject : subjectEnd(a, subject);
  // »før | tovtrækningen stod«: a preposition
  if (!isEachTime && !SUBJECTS.test(a.lower(subject)) && !mayThink(a.lower(end))) return null;
  const verb = end + 1;
  if (end < 0 || a.commaAfter(end) || !isFinite(a, verb) || !a.is(verb, r.VERB) || a.commaAfter(verb)) return null;
  const clauseEnd = SUBJECTS.test(a.lower(verb + 1)) ? -1 : endOfMain(a, verb, to);
  if (clauseEnd < 0 || (clauseEnd < to - 1 && !AND_BUT.test(a.lower(clauseEnd)))) return null;
  // »Siden jeg kom hertil. Har jeg lært …«: the main clause was cut off
  return to < a.count && isFinite(a, to) ? null : { subject, end };
}
