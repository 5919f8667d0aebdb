import type { Analysis } from '../analysis/analysis.ts';
import { LINE } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { personAt } from '../clauses/persons.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { subjectOf } from '../phrases/subject.ts';
import { type AskedForm, beforeAdverbs } from './asked-form.ts';
import {
  INFINITIVE,
  AUXILIARY,
  CLOSE,
  LACKING,
  PARTICIPLE,
  PAST,
  PERSON,
  PRESENT,
  REACH,
  SELDOM,
  SUBJECT,
} from './form-numbers.ts';
import { WordList } from '../words/word-list.ts';
import { AND_BUT, RELATIVES } from '../words/links.ts';
import { OBJECT_PERSONS } from '../words/persons.ts';
import { HAS_HAD, HAVE } from '../words/verbs.ts';

const IS = new WordList('er var være');
const DEGREE = new WordList('så meget helt for ret temmelig');

const FARTHEST = 7;

const WELL_OR_SLIGHTLY = new WordList('godt anelse smule');
const BEFORE_SAID = new WordList('så meget helt rigtig rigtigt ret rettere ærligt kort alt');
/**
 * »syet i Bangladesh«: a participle is a mistaken past only where a finite verb is asked for, beside a subject or
 * joined to a past.
 */
export function isFreeParticiple(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  if (written !== 1 << PARTICIPLE) return false;
  if (a.lower(at).endsWith('en') || a.lower(at) === 'iført') return true;
  if (asked === null) return true;
  if (asked.form !== 'finite') return false;
  if (isLateParticiple(a, at)) return true;
  const before = a.before(at);
  const next = a.after(at);
  // »godt spillet«, »en anelse presset«, »med det ene ben klemt fast«
  if (WELL_OR_SLIGHTLY.test(a.lower(before)) || belongsToWith(a, before)) return true;
  if (isOfMeasure(a, before, next) || isOfObject(a, at, before)) return true;
  // »som sagt«, »sange akkompagneret af en kvartet«
  if (a.lower(before) === 'som' && !a.is(a.before(before), r.NOUN) && !a.is(a.before(before), r.NAME)) return true;
  // but »hun nogle gange besvimede af sult«
  const isLacking = asked.weight === LACKING && determinerBits(a.lower(a.before(before))) !== 0;
  if (a.lower(next) === 'af' && a.is(before, r.NOUN) && !isLacking) return true;
  // »Hund fundet i live«: a headline
  const opens = a.before(before) < 0 && a.is(before, r.NOUN) && !a.is(before, r.DEFINITE) && !isGivenName(a, before);
  if (opens && a.canBe(before, r.NOUN | r.SINGULAR | r.INDEFINITE) && a.types[before]!.listed >= 0) return true;
  if (isAbsolute(a, at, before, next)) return true;
  // »så skuffet ud«, »eller rettere sagt«
  const isDegree = BEFORE_SAID.test(a.lower(before));
  if (isDegree && a.before(before) >= 0) return true;
  if (a.is(before, r.CONJUNCTION)) {
    if (a.is(a.before(before), r.ADJECTIVE) && !tellsHow(a, a.before(before))) return true;
    for (let k = a.before(before); k >= 0 && k > before - REACH; k = a.before(k)) {
      if (AUXILIARY.test(a.lower(k)) && !/^f[åi]/.test(a.lower(k))) return true;
      // »hun tænkt på ham og begyndt at græde«: the first is a slip too
      const doer = a.before(k);
      const isDoer = SUBJECT.test(a.lower(doer)) || a.is(doer, r.NOUN | r.DEFINITE);
      if (a.is(k, r.PAST_PARTICIPLE) && isDoer && a.before(doer) < 0) return false;
      // »vi hoppede i vandet og svømmet«
      if (a.is(k, r.VERB) && a.is(k, r.PAST) && SUBJECT.test(a.lower(a.before(k)))) return false;
      if (a.is(k, r.VERB)) return !a.is(k, r.PAST) || a.canBe(k, r.VERB | r.PAST_PARTICIPLE);
    }
    return true;
  }
  if (a.held[at]! & LINE) return true;
  const subject = beforeAdverbs(a, at);
  const isNominal =
    r.hasAny(a.reading(subject), r.NOUN | r.NAME | r.PRONOUN) ||
    SUBJECT.test(a.lower(subject)) ||
    a.hasCapital(subject);
  if (a.commaAfter(before)) return !PERSON.test(a.lower(next));
  const opensMain = before < 0 || a.isMark(before) || isDegree;
  const isTurned = r.hasAny(a.reading(next), r.NAME | r.DETERMINER) || a.is(next, r.NOUN | r.DEFINITE);
  if (isTurned && !a.commaAfter(at) && (opensMain || !hasAuxiliaryBefore(a, at))) return false;
  return !(isNominal && !a.commaAfter(subject)) && !SUBJECT.test(a.lower(next));
}

const GOVERNS = new WordList('har havde er var bliver blev får fik');
/**
 * »havde allerede inden mødet annonceret, at«, »er priserne i Jylland ligesom på Fyn steget«: the auxiliary of the clause
 * has had no participle yet.
 */
function isLateParticiple(a: Analysis, at: number): boolean {
  if (a.after(at) >= 0 && SUBJECT.test(a.lower(a.after(at))) && !a.commaAfter(at)) return false;
  // »i dag har Emil og jeg besøgt hende«
  if (PERSON.test(a.lower(a.before(at))) && a.lower(a.before(at, 2)) === 'og' && HAS_HAD.test(a.lower(a.before(at, 4))))
    return true;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < REACH; k = a.before(k), steps++) {
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR) || a.is(k, r.CONJUNCTION) || RELATIVES.test(a.lower(k)))
      return false;
    if (GOVERNS.test(a.lower(k))) return steps > 0 && reachesOver(a, k, at);
    if (a.is(k, r.VERB)) return false;
  }
  return false;
}

/** A preposition stands between, or the subject is turned round: else the words are no more than subject and object. */
function reachesOver(a: Analysis, from: number, to: number): boolean {
  for (let k = from + 1; k < to; k++) if (a.is(k, r.PREPOSITION)) return true;
  // »fik jeg ikke ændret noget«
  return PERSON.test(a.lower(from + 1)) && !a.is(from - 1, r.PRONOUN);
}

const DEGREES = new WordList('for meget så ret helt');
/** »kom for sent og mistet toget«: an adverb of the verb before. */
const tellsHow = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.ADJECTIVE | r.NEUTER | r.SINGULAR) &&
  DEGREES.test(a.lower(a.before(at))) &&
  a.is(a.before(at, 2), r.VERB | r.PAST) &&
  !AUXILIARY.test(a.lower(a.before(at, 2)));

/** »…, med det ene ben klemt fast«: what stands with something is so already; the clause has its verb. */
function belongsToWith(a: Analysis, noun: number): boolean {
  if (!a.is(noun, r.NOUN)) return false;
  let k = a.before(noun);
  while (r.hasAny(a.reading(k), r.ADJECTIVE | r.DETERMINER | r.PRONOUN | r.NUMERAL) && !a.commaAfter(k))
    k = a.before(k);
  return a.lower(k) === 'med' && !a.commaAfter(k) && (a.commaAfter(a.before(k)) || a.is(a.before(k), r.VERB));
}

const UNITS = new WordList(
  'g kg dl l gram kilo deciliter liter stykke stykker spsk tsk glas dåse dåser pakke pakker pose poser',
);
/** »et kilo hakket oksekød«, »500 g hakket gris«, »en lille strikket én«: it belongs to what follows. */
const isOfMeasure = (a: Analysis, before: number, next: number): boolean =>
  /^[ée]n$/.test(a.written(next)) ||
  ((UNITS.test(a.lower(before)) || (a.is(before, r.ADJECTIVE) && !a.commaAfter(before) && !a.is(next, r.DETERMINER))) &&
    a.canBe(next, r.NOUN | r.INDEFINITE));

/**
 * »hold håndleddet bøjet«, »hætten trukket ned i panden«, »natron opløst i vand«: of verbs whose past sounds unlike
 * the participle it is hardly ever a slip after a thing that does not open its sentence.
 */
function isOfObject(a: Analysis, at: number, before: number): boolean {
  // »hørte ham kaldt den retfærdige«
  if (OBJECT_PERSONS.test(a.lower(before))) return true;
  if (!a.is(before, r.NOUN) || a.hasCapital(before)) return false;
  const past = a.lexicon.otherForms(a.types[at]!.word, r.VERB, r.VERB | r.PAST, r.PASSIVE)[0];
  let opener = a.before(before);
  while (opener >= 0 && !a.commaAfter(opener) && r.hasAny(a.reading(opener), r.ADJECTIVE | r.DETERMINER | r.PRONOUN))
    opener = a.before(opener);
  if (opener < 0 || r.hasAny(a.reading(opener), r.SUBORDINATOR | r.CONJUNCTION)) return false;
  return a.canBe(opener, r.VERB | r.IMPERATIVE) || (past !== undefined && !past.endsWith('ede'));
}

/** »Aksel rystet«: also a word for a thing. */
const isGivenName = (a: Analysis, at: number): boolean =>
  PERSON.test(a.lower(at)) || (a.lexicon.union(a.lexicon.find(a.written(at))) & r.NAME) !== 0;

/** »…, ruderne knust, …«: a noun and its participle between commas. */
function isAbsolute(a: Analysis, at: number, before: number, next: number): boolean {
  if (!a.commaAfter(at) || !a.is(before, r.NOUN | r.DEFINITE)) return false;
  return a.commaAfter(a.before(before)) && !a.is(next, r.CONJUNCTION) && !a.is(next, r.SUBORDINATOR);
}

/** »har han stjålet en varevogn, kørt den …«: an auxiliary further back may still govern the participle. */
function hasAuxiliaryBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < REACH; k = a.before(k), steps++) {
    if (AUXILIARY.test(a.lower(k))) return true;
  }
  return false;
}

/** »har lave en liste«, but not »har lave priser«. */
export function isSurelyPerfect(a: Analysis, at: number, asked: AskedForm | null, other: number): boolean {
  if (asked?.form !== 'participle') return false;
  if (asked.weight >= CLOSE && !r.hasAny(a.union(at), r.ADJECTIVE)) return true;
  if (asked.weight < CLOSE && (other > SELDOM || (a.union(at) & r.ADJECTIVE) !== 0)) return isPassiveOfThing(a, at);
  const next = a.after(at);
  if (!r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE)) return true;
  return a.canBe(at, r.VERB | r.INFINITIVE) && !a.canBe(next, r.NOUN | r.PLURAL);
}

const BECOMES = new WordList('blev bliver');
const AFTER_PARTICIPLE = new WordList('af i på op ned ind ud til under');
/** »skåle blev stillede«, »fagudtrykkene bliver forklarede«: what is done to things, not what people become. */
function isPassiveOfThing(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (!/[dt]e$/.test(a.lower(at)) || FEELINGS.test(a.lower(at)) || !BECOMES.test(a.lower(verb))) return false;
  const noun = a.before(verb);
  const next = a.after(at);
  const isFollowed = r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE) && !/dag$/.test(a.lower(next));
  if (!a.is(noun, r.NOUN) || (a.hasCapital(noun) && a.before(noun) >= 0) || isFollowed) return false;
  return personAt(a, noun) !== 'several' || AFTER_PARTICIPLE.test(a.lower(next));
}

/** »de er forelskede« is right, »huset er solgte« is not; »er træner« is a noun. */
export function lacksParticiple(a: Analysis, at: number, written: number): boolean {
  let verb = a.before(at);
  for (let steps = 0; verb >= 0 && steps < FARTHEST && !AUXILIARY.test(a.lower(verb)); steps++) verb = a.before(verb);
  const auxiliary = a.lower(verb);
  if (!AUXILIARY.test(auxiliary) || isClosedOff(a, verb, at)) return false;
  if (written & (1 << PRESENT)) return HAVE.test(auxiliary) || !(a.union(at) & r.NOUN);
  const isPassive = /^bl[ie]/.test(auxiliary);
  // »blevet så misligholdte«: a word of degree makes it an adjective
  const isLikeAdjective = FEELINGS.test(a.lower(at)) || DEGREE.test(a.lower(a.before(at)));
  if (isPassive ? !isLikeAdjective : !IS.test(auxiliary)) return true;
  // »de er skrev«: a strong past is no plural
  if (written === 1 << PAST && !/e$/.test(a.lower(at))) return true;
  // »vi er flytte«: an infinitive is no plural
  const isBareInfinitive = written === 1 << INFINITIVE && a.lower(at) !== 'være' && a.before(at) === verb;
  if (isBareInfinitive && !r.hasAny(a.union(at), r.ADJECTIVE | r.NOUN | r.OTHER)) return true;
  if (HAPPENS.test(a.lower(at)) && !a.is(a.after(at), r.NOUN)) return true;
  // »de er rejse til Tyrkiet«
  if (written & (1 << INFINITIVE) && isGone(a, at, verb)) return true;
  if (a.lower(a.after(at)) === 'af' && written & (1 << INFINITIVE) && a.is(a.before(verb), r.NOUN | r.DEFINITE))
    return true;
  const subject = subjectOf(a, verb);
  // »både hajen og fiskeren var opdigtede«
  return subject !== null && subject.asks !== r.PLURAL && subject.asks !== (r.COMMON | r.PLURAL);
}

/** »som jeg aldrig har mødt, og strikkede«: the clause of the auxiliary ends before »og«. */
function isClosedOff(a: Analysis, verb: number, at: number): boolean {
  const conjunction = a.before(at);
  if (!AND_BUT.test(a.lower(conjunction)) || !a.commaAfter(a.before(conjunction))) return false;
  for (let k = a.before(verb), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++)
    if (a.is(k, r.SUBORDINATOR) || RELATIVES.test(a.lower(k))) return true;
  return false;
}

/** »de bliver forvirrede«: what one becomes agrees like an adjective. */
const FEELINGS =
  /^(for(virr|elsk|nærm|lov|skrækk|bavs|tvivl)|skuff|overrask|choker|irriter|imponer|bekymr|begejstr|inspirer|stress|motiver|frustrer|interesser|distraher|engager|betag|gift|trætte|ophids|opgiv|deprimer|fasciner|forund)/;

const GOES = new WordList('rejse flytte flygte gå tage køre løbe flyve sejle cykle falde vende rykke');
const WHERE_TO = new WordList('til fra hjem ud ind op ned væk tilbage over ad');
/** »de er rejse til Tyrkiet«, »min far er flytte ud«: where somebody has gone. */
export const isGone = (a: Analysis, at: number, verb: number): boolean =>
  GOES.test(a.lower(at)) &&
  a.before(at) === verb &&
  WHERE_TO.test(a.lower(a.after(at))) &&
  r.hasAny(a.reading(a.before(verb)), r.NOUN | r.NAME | r.PRONOUN);

/** »vi er begyndt«: what has happened, not what they are like. */
const HAPPENS = new WordList(
  'begyndte startede rejste flyttede flygtede vågnede landede stoppede sluttede voksede vendte endte',
);
