import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { mayThink } from '../words/beings.ts';
import { isFinite } from '../verbs/finite.ts';
import { PERSON } from '../verbs/form-numbers.ts';
import { EN_ET } from '../words/articles.ts';
import { IS_OR_BECOMES } from '../words/verbs.ts';
import { SUBJECTS, SUBJECTS_DER_AND_I } from '../words/persons.ts';
import { TITLES } from '../words/people.ts';
import { WordList } from '../words/word-list.ts';

const DETERMINERS = new WordList('en et min mit mine din dit dine vores hendes hans deres jeres');

/** »min far«, »hendes lille bror«: the last place of an owned noun, −1 when the phrase is another; itself of a pronoun. */
export function subjectEnd(a: Analysis, subject: number): number {
  if (PERSON.test(a.lower(subject)) || a.lower(subject) === 'de') return subject;
  if (!DETERMINERS.test(a.lower(subject))) return -1;
  for (let k = a.after(subject), steps = 0; k >= 0 && steps < 3 && !a.commaAfter(k - 1); k = a.after(k), steps++) {
    if (a.is(k, r.NOUN) && !a.is(k, r.GENITIVE)) return k;
    if (!a.is(k, r.ADJECTIVE)) return -1;
  }
  return -1;
}

const JOINT = new WordList('og men så');
const OPENERS = new WordList('når hvis da fordi selvom mens imens');
/** »før vi gik«, but »før festen«. */
const OPENERS_BEFORE_PERSONS = new WordList('før inden efter siden');
const OPENERS_OF_TWO: ReadonlySet<string> = new Set(['selv om', 'så snart', 'så længe', 'efter at', 'hver gang']);
const OPENS_ANOTHER = new WordList(
  'og eller men at som der fordi hvis når da mens imens selvom om inden før siden så end hvad hvem hvor hvorfor ' +
    'hvordan hvornår hvilken hvilket hvilke',
);
/** What somebody thinks follows without a word between: »hvis du tror du kan«. */
const THINKS = new WordList(
  'tro tror troede synes syntes mene mener mente vide ved vidste sige siger sagde håbe håber håbede føle føler følte ' +
    'høre hører hørte ønske ønsker ønskede fortælle fortæller fortalte lover lovede',
);
/** Somebody tells more of these: »det jeg ved«, »alt du siger«. */
const TOLD_OF = new WordList('det den dem de alt alle noget nogen ting');
const THE = new WordList('den det de');
/** So far away a clause may have its verb. */
const FARTHEST_VERB = 8;

/** »for jeg var træt«, but »spiser for meget«; »at jeg kom«, but »med at råbe«; »inden jeg kom«, but »inden fredag«. */
const opensAnother = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'for'
    ? SUBJECTS.test(a.lower(at + 1))
    : OPENS_ANOTHER.test(a.lower(at)) &&
      !(a.lower(at) === 'at' && a.is(at + 1, r.VERB | r.INFINITIVE)) &&
      !(OPENERS_BEFORE_PERSONS.test(a.lower(at)) && a.is(at, r.PREPOSITION));

/** The main clause of a sentence that begins with a subordinate one. */
export interface MainClause {
  /** Its first place. */
  begin: number;
  /** The first and the last place of a subject that stands before its verb and should come after it. */
  straight: { subject: number; end: number } | null;
}

/**
 * »Når jeg kommer hjem | spiser jeg«, »når jeg kommer hjem | jeg spiser«: where the main clause begins when a clause opens the
 * sentence and no comma parts the two.
 * @param from the first place of a sentence
 * @param to the one after its last
 * @returns null when the sentence is built otherwise, or when that is not sure
 */
export function mainAfterClause(a: Analysis, from: number, to: number): MainClause | null {
  const opener = openerAt(a, from) ?? (JOINT.test(a.lower(from)) ? openerAt(a, from + 1) : null);
  const own = opener === null ? -1 : verbOfClause(a, opener, to);
  if (own < 0) return null;
  for (let at = own + 1; at < to - 1; at++) {
    const end = mainSubjectEnd(a, at);
    if (a.commaAfter(at - 1) || (THINKS.test(a.lower(at - 1)) && a.is(at - 1, r.VERB))) return null;
    const whole = end < 0 ? wholeSubjectEnd(a, at) : -1;
    if (
      whole >= 0 &&
      whole + 1 < to &&
      !a.commaAfter(whole) &&
      isFinite(a, whole + 1) &&
      beginsMain(a, at, whole) &&
      !isTurnedLater(a, whole + 1, to)
    )
      return { begin: at, straight: { subject: at, end: whole } };
    // a second verb: the main clause has begun
    if (end < 0 && isFinite(a, at)) return PERSON.test(a.lower(at + 1)) ? { begin: at, straight: null } : null;
    if (end < 0 && opensAnother(a, at)) return null;
    if (end < 0 || end + 1 >= to || !isFinite(a, end + 1)) continue;
    const isStraight = mayBegin(a, at, end) && !isTurnedLater(a, end + 1, to);
    return isStraight ? { begin: at, straight: { subject: at, end } } : null;
  }
  return null;
}

/** The same after »…, og« and »…, men«, wherever they stand in [from, to), and of the sentence itself: the main clauses in their order. */
export function mainsAfterClauses(a: Analysis, from: number, to: number): MainClause[] {
  const found: MainClause[] = [];
  for (let at = from; at < to - FEWEST; at++) {
    if (at > from && !(JOINT.test(a.lower(at)) && a.commaAfter(at - 1) && openerAt(a, at + 1) !== null)) continue;
    const main = mainAfterClause(a, at, to);
    if (main !== null) found.push(main);
  }
  return found;
}
/** Conjunction, subject, verb, subject, verb. */
const FEWEST = 4;

/** The last place of the conjunction that stands at a place. */
const openerAt = (a: Analysis, at: number): number | null =>
  OPENERS_OF_TWO.has(`${a.lower(at)} ${a.lower(at + 1)}`)
    ? at + 1
    : OPENERS.test(a.lower(at)) || (OPENERS_BEFORE_PERSONS.test(a.lower(at)) && PERSON.test(a.lower(at + 1)))
      ? at
      : null;

const ALL_OR_THERE = new WordList('alle der folk');
/** As `subjectEnd`; and »alle går«, »der var« after what is nothing that more is said of. */
const mainSubjectEnd = (a: Analysis, at: number): number =>
  ALL_OR_THERE.test(a.lower(at)) &&
  !a.commaAfter(at) &&
  !a.is(at - 1, r.NOUN) &&
  !a.is(at - 1, r.NAME) &&
  !TOLD_OF.test(a.lower(at - 1))
    ? at
    : subjectEnd(a, at);

/** The finite verb of the clause that a word opens, its subject before it; −1 when none comes soon. */
function verbOfClause(a: Analysis, opener: number, to: number): number {
  for (let at = opener + 2; at < Math.min(to, opener + FARTHEST_VERB); at++) {
    if (a.commaAfter(at - 1) || opensAnother(a, at)) return -1;
    if (isFinite(a, at) || (at === opener + 2 && isSoleVerb(a, at))) return at;
  }
  return -1;
}

/** »det regnede«: taken for an adjective, and no noun follows it. */
const isSoleVerb = (a: Analysis, at: number): boolean =>
  SUBJECTS.test(a.lower(at - 1)) &&
  r.hasAny(a.union(at), r.FINITE) &&
  !a.is(at + 1, r.NOUN) &&
  !a.is(at + 1, r.ADJECTIVE);

/** »den hund | jeg havde«, »det | jeg ved«, »til | min bror«: not what begins a main clause. */
function mayBegin(a: Analysis, subject: number, end: number): boolean {
  const before = subject - 1;
  if (TOLD_OF.test(a.lower(before)) || a.is(before, r.PREPOSITION)) return false;
  if (end > subject) return !a.is(before, r.ADJECTIVE) && (!a.is(before, r.VERB) || isOwnSubject(a, subject, end));
  if (!a.is(before, r.NOUN)) return true;
  let first = before;
  while (first > 0 && a.is(first - 1, r.ADJECTIVE)) first--;
  return !THE.test(a.lower(first - 1));
}

/** »alle eleverne«, »kære Ida«: they belong to the phrase that follows. */
const BEFORE_NOUNS = new WordList(
  'alle begge selv både kun hele også især ikke lille store gamle unge kære stakkels søde halve',
);

/**
 * »flyene«, »fru Bang«, »den«: the last place of what may be a subject without an owner, −1 of anything else. Nothing that stands before it
 * belongs to it, so it can only be a subject, or the object of the verb before it (`beginsMain`).
 */
function wholeSubjectEnd(a: Analysis, at: number): number {
  if (a.is(at - 1, r.PREPOSITION) || a.is(at - 1, r.DETERMINER) || BEFORE_NOUNS.test(a.lower(at - 1))) return -1;
  if (a.isMark(at - 1) || TOLD_OF.test(a.lower(at - 1))) return -1;
  if (THING.test(a.lower(at))) {
    // »luften højt oppe | den begynder«: taken for a verb
    const isObject = a.is(at - 1, r.VERB) && !STAY.test(a.lower(at - 1));
    return isObject || r.hasAny(a.union(at + 1), r.ADJECTIVE) ? -1 : at;
  }
  const first = TITLES.test(a.lower(at)) && a.is(at + 1, r.NAME) ? at + 1 : at;
  if (a.is(first, r.NAME)) {
    // »min ven Peter«, »gamle Jens«
    if (first === at && (a.is(at - 1, r.NOUN) || a.is(at - 1, r.ADJECTIVE) || a.is(at - 1, r.NAME))) return -1;
    let last = first;
    while (a.is(last + 1, r.NAME) && !a.commaAfter(last)) last++;
    return a.is(last, r.GENITIVE) ? -1 : last;
  }
  return a.is(at, r.NOUN | r.DEFINITE) && !a.is(at, r.GENITIVE) ? at : -1;
}
const THING = new WordList('den det');
const STAY = new WordList('oppe nede inde ude henne hjemme ovre omme fremme');

/** »Når vinduet var åbent | flyene drejede«, »når det regner | børnene er inde«: no object of the clause's verb, and nobody else is a subject after it. */
function beginsMain(a: Analysis, subject: number, end: number): boolean {
  const before = subject - 1;
  if (THING.test(a.lower(subject))) return true;
  if (a.is(before, r.VERB)) return (a.is(end, r.NAME) || mayThink(a.lower(end))) && !hasOtherSubject(a, end + 1);
  const isPredicate = a.is(before, r.ADJECTIVE) && IS_OR_BECOMES.test(a.lower(a.before(before)));
  return isPredicate || !hasOtherSubject(a, end + 1);
}

/** »… bussen | kører eleverne hjem«: a noun follows the verb that may be its subject. */
function hasOtherSubject(a: Analysis, verb: number): boolean {
  // »… familien | var en af drengene«
  const isOpen = r.hasAny(a.reading(verb + 1), r.PREPOSITION | r.ADVERB | r.ADJECTIVE | r.VERB) || a.isMark(verb + 1);
  if (BRINGS_IN.test(a.lower(verb)) && !isOpen) return true;
  for (let k = verb + 1; k < verb + 4 && k < a.count && !a.isMark(k); k++) {
    if (a.is(k, r.PREPOSITION) || a.is(k, r.ADVERB) || a.lower(k) === 'at') return false;
    if (a.is(k, r.NAME) || a.is(k, r.NOUN | r.DEFINITE) || SUBJECTS_DER_AND_I.test(a.lower(k))) return true;
    if (a.is(k, r.NOUN)) return mayThink(a.lower(k));
  }
  return false;
}

const IT_OR_THERE = new WordList('den det der');
/** In front of these whoever is new may stand after the verb: »da vi så min bror, kom en mand«. */
const BRINGS_IN = new WordList(
  'kom kommer stod står lå ligger sad sidder var er blev bliver skete sker gik går løb ringede',
);
/**
 * »mens vi spiste | min bror fortalte en historie«: not »når jeg ser min bror | siger min far«. Somebody stands between two
 * finite verbs and nobody after the second, so it is that one's subject.
 * @param subject the first place of the phrase after the first verb
 * @param end its last place
 */
function isOwnSubject(a: Analysis, subject: number, end: number): boolean {
  const [verb, next] = [end + 1, end + 2];
  if (EN_ET.test(a.lower(subject)) || !mayThink(a.lower(end)) || a.commaAfter(end)) return false;
  if (a.is(next, r.NAME) || IT_OR_THERE.test(a.lower(next))) return false;
  for (let k = next; k < next + 3 && !a.isMark(k); k++) {
    if (a.is(k, r.PREPOSITION) || a.is(k, r.ADVERB) || a.lower(k) === 'at') break;
    if (a.is(k, r.NOUN)) return !mayThink(a.lower(k)) && !BRINGS_IN.test(a.lower(verb));
  }
  return true;
}

/** »… jeg havde som barn | bliver jeg glad«: the main verb and its subject are still to come. */
function isTurnedLater(a: Analysis, verb: number, to: number): boolean {
  if (PERSON.test(a.lower(verb + 1)) && !a.commaAfter(verb)) return true;
  for (let at = verb + 1; at < to; at++) {
    // »… fru Bang råber: »Kommer der …««
    if (opensAnother(a, at) || a.isMark(at)) return false;
    if (isFinite(a, at)) return true;
  }
  return false;
}
