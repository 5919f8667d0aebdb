import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { AND_BUT } from '../words/links.ts';
import { isNameOfPhrase, mainOpeningEnd } from './main-opening.ts';
import { straightSubjectEnd } from './straight-subject.ts';
import { PERSONS, SUBJECTS, SURE_PERSONS } from '../words/persons.ts';
import { IS_OR_COMES, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

/** A subject that stands between what opens a main clause and its verb, where the verb should come first. */
export interface StraightSubject {
  subject: number;
  /** Its last place; the verb follows. */
  end: number;
  /** »Så | jeg gik hjem«: who has grown up with the language may begin a sentence like that, too. */
  mayBeMeant?: boolean;
  /** »I går, | jeg var«: a comma parts the two that has no business there. */
  isParted?: boolean;
  /** The verb could be another word as well: »søen frøs til«. */
  isDoubtful?: boolean;
  /** A clause comes before it, and the comma that ends it. */
  isAfterClause?: boolean;
}

const OPENERS = new WordList('når hvis da mens imens fordi selvom inden før efter siden indtil ligesom');
/** What goes on with the clause before. */
const GOES_ON = new WordList(
  'og eller men at som der hvor fordi hvis når da mens inden før så selvom for uden om hvad hvem',
);
const THINKS = new WordList(
  'tror ved synes mener siger håber troede vidste syntes mente sagde håbede tro vide synes mene sige håbe føler følte',
);
const LOOKS_BACK = new WordList('hvor som der når da hvis');
/**
 * »I Somalia | min mor gik«, »Nu | Minh har«, »Hvis bus var billigere, | flere ville«, »Der, hvor jeg bor, | det regner«.
 * @param start where a main clause may begin
 * @param to the place after the sentence's last
 */
export function straightSubject(a: Analysis, start: number, to: number): StraightSubject | null {
  // »lige da jeg skulle ramme, så jeg«
  const first = JUST.test(a.lower(start)) && opensClause(a, start + 1) ? start + 1 : start;
  // »imens smelter isen«: an adverb
  if (opensClause(a, first)) return isTurnedAlready(a, first) ? null : toldAfterClause(a, first + 1, to);
  let end = mainOpeningEnd(a, start, to);
  if (end < 0) return null;
  // »så en lørdag | vi gik«
  const second = a.commaAfter(end) || SAYS_MORE.test(a.lower(end + 1)) ? -1 : mainOpeningEnd(a, end + 1, to);
  if (second >= 0) end = second;
  if (a.commaAfter(end))
    return LOOKS_BACK.test(a.lower(end + 1)) ? toldAfterClause(a, end + 2, to) : parted(a, start, end, to);
  // »i mit hjemland Uganda | alle ved«
  if (isNameOfPhrase(a, start, end + 1) && !a.commaAfter(end + 1) && subjectAt(a, end + 1, to) === null) end++;
  const subject = end + 1;
  // »så mange«; »i Vejen Kommune«, »i hans hjemland Australien«: one phrase
  const isOfPhrase =
    end === start && a.lower(start) === 'så' ? SO_MANY.test(a.lower(subject)) : isNameOfPhrase(a, start, subject);
  // »sådan | en klump«
  const isSuch = a.lower(end) === 'sådan' && SUCH_A.test(a.lower(subject));
  const found = isOfPhrase || isSuch ? null : subjectAt(a, subject, to);
  return found && { ...found, mayBeMeant: end === start && a.lower(start) === 'så' };
}
const ADVERBS_TOO = new WordList('da imens');
const isTurnedAlready = (a: Analysis, at: number): boolean =>
  ADVERBS_TOO.test(a.lower(at)) && a.is(at + 1, r.VERB) && isFinite(a, at + 1);
const JUST = new WordList('lige netop især først kun selv også specielt særligt bare');
/** They are a sentence of their own, or point: »Måske, jeg ved det ikke«, »her, du kan få den«. */
const MAY_STAND_ALONE = new WordList(
  'så der her nu måske først ellers igen desværre heldigvis selvfølgelig naturligvis forresten',
);
const HAS_ARTICLE = new WordList('den det de en et der hver hvert');

/** »I går, | jeg var«, »Om sommeren, | min familie rejser«: not »I den by, | jeg bor i«, where more is told of it. */
function parted(a: Analysis, start: number, end: number, to: number): StraightSubject | null {
  if (start === end && MAY_STAND_ALONE.test(a.lower(start))) return null;
  for (let k = start; k <= end; k++) if (HAS_ARTICLE.test(a.lower(k)) || a.is(k, r.VERB)) return null;
  const found = subjectAt(a, end + 1, to);
  const last = found === null ? -1 : a.after(found.end, 2);
  // »Til Maja, jeg savner dig«: a letter; »På skolen, jeg går på.«
  if (last < 0 || a.is(to - 2, r.PREPOSITION) || a.lower(start) === 'til') return null;
  return { ...found!, isParted: true };
}
const SUCH_A = new WordList('en et nogle nogen');
/** »i sneen | så han spor«, »i skolen | der var«: not what opens the sentence, too. */
const SAYS_MORE = new WordList('der så her igen nu');
const SO_MANY = new WordList('mange få meget');
/** »når«, »så snart«; »før vi gik«, but »før festen«. */
const opensClause = (a: Analysis, at: number): boolean =>
  OPENERS.test(a.lower(at))
    ? !MAY_BE_PREPOSITION.test(a.lower(at)) ||
      (SUBJECTS.test(a.lower(at + 1)) && !isArticle(a, at + 1)) ||
      (a.lower(at + 1) === 'at' && !a.canBe(at + 2, r.VERB | r.INFINITIVE)) ||
      isSinceSomebody(a, at)
    : OPENERS_OF_TWO.has(`${a.lower(at)} ${a.lower(at + 1)}`) || isEverySingleTime(a, at);
const MAY_BE_PREPOSITION = new WordList('inden før efter siden indtil');
const OPENERS_OF_TWO: ReadonlySet<string> = new Set(['så snart', 'så længe', 'hver gang', 'selv om']);
const EVERY_SINGLE = new WordList('hver');
/** »hver eneste gang | jeg ser ham« */
const isEverySingleTime = (a: Analysis, at: number): boolean =>
  EVERY_SINGLE.test(a.lower(at)) && a.lower(at + 1) === 'eneste' && a.lower(at + 2) === 'gang';

/** »siden | den dag«, »efter | de mange prøver« */
const isArticle = (a: Analysis, at: number): boolean =>
  DEN_DET_DE.test(a.lower(at)) && r.hasAny(a.reading(at + 1), r.NOUN | r.ADJECTIVE) && !isFinite(a, at + 1);

/** »siden | min far fik«, not »siden maj har vi«: the verb follows its subject, and nobody follows it. */
function isSinceSomebody(a: Analysis, at: number): boolean {
  if (a.lower(at) === 'efter') return false;
  const end = straightSubjectEnd(a, at + 1, a.sentenceEnd(at));
  const verb = end + 1;
  return (
    end >= 0 &&
    isFinite(a, verb) &&
    (a.commaAfter(verb) || !SUBJECTS.test(a.lower(verb + 1))) &&
    !r.hasAny(a.reading(verb + 1), r.DEFINITE | r.NAME)
  );
}

/** As `afterClause`, and said so. */
function toldAfterClause(a: Analysis, from: number, to: number): StraightSubject | null {
  const found = afterClause(a, from, to);
  return found && { ...found, isAfterClause: true };
}

/** The main clause after a clause and its comma; clauses that go on with that one are passed over. */
function afterClause(a: Analysis, from: number, to: number): StraightSubject | null {
  const unmarked = PERSONS.test(a.lower(from)) ? afterUnmarked(a, from, to) : null;
  if (unmarked !== null) return unmarked;
  for (let k = from; k < to - 2; k++) {
    // »hvis det regner | kan du tage en bog, han er …«: the main clause is past
    if (k > from && isFinite(a, k) && a.is(k, r.VERB) && SURE_PERSONS.test(a.lower(k + 1)) && !a.commaAfter(k))
      return null;
    if (!a.commaAfter(k)) continue;
    // »hvis du tror, | du kan«, »…, så tror jeg, | du kan«
    const thinker = PERSONS.test(a.lower(k)) ? k - 1 : k;
    if (isFinite(a, k + 1) || (isFinite(a, thinker) && THINKS.test(a.lower(thinker)))) return null;
    // »hvis det er trygt, så er det ikke frygt, | jeg føler«: the main clause is past
    if (a.lower(k + 1) === 'så' && isFinite(a, k + 2)) return null;
    // »fordi grå er en farve, | man bør spare på«
    if (a.is(k, r.NOUN) && a.is(to - 2, r.PREPOSITION)) return null;
    if (GOES_ON.test(a.lower(k + 1)) && !isThere(a, k)) continue;
    // »når jeg taler med nogen, | jeg ikke kender«
    if (BETWEEN.test(a.lower(k + 2)) && r.hasAny(a.reading(k), r.NOUN | r.PRONOUN)) return null;
    const found = subjectAt(a, k + 1, to);
    if (found !== null) return found;
  }
  return null;
}

/** »da vi kom, | der var ikke plads«: nothing before it that »der« could tell of. */
const isThere = (a: Analysis, before: number): boolean =>
  a.lower(before + 1) === 'der' &&
  !r.hasAny(a.reading(before), r.NOUN | r.NAME | r.PRONOUN) &&
  IS_OR_COMES.test(a.lower(before + 2));

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

/** A subject and the only finite verb of its clause after it, whose subject nobody else can be. */
function subjectAt(a: Analysis, at: number, to: number): StraightSubject | null {
  const end = straightSubjectEnd(a, at, to);
  if (end >= 0 && isSoleVerb(a, at, end + 1, to)) return { subject: at, end };
  if (end >= 0) return isTakenForOther(a, at, end + 1, to) ? { subject: at, end, isDoubtful: true } : null;
  // »I går | jeg ikke kunne«: the adverb goes along; not »så | jeg ikke kom for sent«
  if (!BETWEEN.test(a.lower(at + 1)) || a.commaAfter(at + 1) || !SURE_PERSONS.test(a.lower(at))) return null;
  if (LEADS_TO_CLAUSE.test(a.lower(a.before(at)))) return null;
  return isFinite(a, at + 2) && isSoleVerb(a, at, at + 2, to) ? { subject: at, end: at + 1 } : null;
}
const BETWEEN = new WordList('ikke aldrig altid også stadig kun ofte tit næsten gerne');
const LEADS_TO_CLAUSE = new WordList('så der måske dengang gang nu her');

/** »min mor flettede blomster«, »vores klasse så et stykke«: taken for an adjective or an adverb, with its object after it. */
const isPast = (a: Analysis, verb: number): boolean =>
  a.canBe(verb, r.VERB | r.PAST) &&
  !a.commaAfter(verb) &&
  r.hasAny(a.reading(a.before(verb)), r.NOUN | r.NAME) &&
  r.hasAny(a.reading(verb + 1), r.NOUN | r.DETERMINER);

function isSoleVerb(a: Analysis, subject: number, verb: number, to: number): boolean {
  if (verb >= to || a.commaAfter(verb - 1)) return false;
  if (!MORE_MODALS.test(a.lower(verb)) && !(isFinite(a, verb) && a.is(verb, r.VERB)) && !isPast(a, verb)) return false;
  if (!a.commaAfter(verb) && mayBeTurned(a, subject, verb)) return false;
  let isOwn = true;
  for (let k = verb + 1; k < to; k++) {
    if (a.commaAfter(k - 1) && isFinite(a, k)) return false;
    // »det | man bedst kan lide«
    const isTold = IT.test(a.lower(k - 1)) && SURE_PERSONS.test(a.lower(k));
    if (a.commaAfter(k - 1) || isTold || GOES_ON.test(a.lower(k))) isOwn = false;
    if (isOwn && a.is(k, r.VERB) && isFinite(a, k)) return false;
  }
  return true;
}

const IT = new WordList('det alt noget dem');

/** »I dag maden lavede | jeg«: the subject may stand after the verb; not »hvorfor du gjorde | det«, »alle fik | den«, which are objects. */
function mayBeTurned(a: Analysis, subject: number, verb: number): boolean {
  const isOneWho = SURE_PERSONS.test(a.lower(subject));
  const mayFollow = isOneWho || !IS_OR_COMES.test(a.lower(verb)) ? PERSONS : SUBJECTS;
  return mayFollow.test(a.lower(verb + 1)) && !a.is(verb + 2, r.NOUN);
}

const NOT_ALONE = r.NOUN | r.ADJECTIVE | r.NAME;
/** »de voksne | spiser«, »søen | frøs til«: taken for a noun or an adjective, and no other verb comes before the clause ends. */
function isTakenForOther(a: Analysis, subject: number, verb: number, to: number): boolean {
  if (isFinite(a, verb) || verb >= to - 1 || a.commaAfter(verb - 1)) return false;
  const isOfOne = SURE_PERSONS.test(a.lower(subject)) || ALL_OR_NOBODY.test(a.lower(subject));
  if (!isOfOne && (a.commaAfter(verb) || a.isMark(verb + 1))) return false;
  if (isOfOne && subject === verb - 1) return hasNoOtherVerb(a, verb, to);
  if (SEES_OR_REACHES.test(a.lower(verb))) return isSeenOrReached(a, verb, to);
  if (!canBeFinite(a, verb) || r.hasAny(a.union(verb), r.OTHER) || mayBeTurned(a, subject, verb)) return false;
  // »min mand laver maden«: taken for a preposition, which no noun can be
  const mayDescribe = r.hasAny(a.reading(verb), NOT_ALONE | r.PAST_PARTICIPLE);
  if ((mayDescribe && r.hasAny(a.reading(verb + 1), NOT_ALONE)) || a.is(subject, r.GENITIVE)) return false;
  if (a.joinedWithNext(verb - 1) >= 0) return false;
  for (let k = verb + 1; k < to; k++) {
    if (a.commaAfter(k - 1)) return !isFinite(a, k);
    if (canBeFinite(a, k) && a.is(k, r.VERB)) return false;
  }
  return true;
}

const ALL_OR_NOBODY = new WordList('alle ingen');
const BEFORE_NEXT = new WordList('og men at som der fordi så da hvis når medmindre hvor mens for selvom');
/** »i bussen alle sang, | men jeg sov«: what follows a comma is a clause with its own conjunction. */
function hasNoOtherVerb(a: Analysis, verb: number, to: number): boolean {
  if (mayBeTurned(a, verb - 1, verb)) return false;
  for (let k = verb + 1; k < to; k++) {
    if (BEFORE_NEXT.test(a.lower(k))) return true;
    if (a.commaAfter(k - 1) || (canBeFinite(a, k) && a.is(k, r.VERB))) return false;
  }
  return true;
}

const SEES_OR_REACHES = new WordList('når så');
/** »køen | når hele vejen«, »chaufføren | så os ikke«: no other verb follows, so it is none of the small words. */
function isSeenOrReached(a: Analysis, verb: number, to: number): boolean {
  if (!a.is(verb - 1, r.NOUN | r.DEFINITE) || (a.is(verb + 1, r.ADJECTIVE) && !a.is(verb + 2, r.NOUN))) return false;
  for (let k = verb + 1; k < to && !a.commaAfter(k - 1); k++)
    if (canBeFinite(a, k) && !r.hasAny(a.reading(k), NOT_ALONE | r.PRONOUN)) return false;
  return true;
}

/** Where a main clause may begin inside a sentence: after »og« and »men«, after »at« before a clause of its own, after »for« that an adverb follows, and at »ellers«. */
export function joints(a: Analysis, from: number, to: number): number[] {
  const found: number[] = [];
  for (let k = from; k < to - 3; k++)
    if (
      AND_BUT.test(a.lower(k)) ||
      (a.lower(k) === 'at' && opensClause(a, k + 1)) ||
      (a.lower(k) === 'for' && (a.commaAfter(k - 1) || FOR_SO.test(a.lower(k + 1))))
    )
      found.push(k + 1);
    // »Så spurgte han: | »Hvorfor du kom?««
    else if (a.written(k) === ':' && OPENS_SPEECH.test(a.written(k + 1))) found.push(k + 2);
    // »…, ellers | det lugter«, »…, jo mindre | jeg sover«
    else if (
      a.commaAfter(k) &&
      (ELSE.test(a.lower(k + 1)) || (THE_MORE.test(a.lower(k + 1)) && a.lower(from) === 'jo'))
    )
      found.push(k + 1);
  return found;
}
const OPENS_SPEECH = /^[»"“”]$/;
const ELSE = new WordList('ellers derfor alligevel desuden bagefter derefter');
const THE_MORE = new WordList('jo desto des');
const FOR_SO = new WordList('så nu');
