import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { takesAt } from '../phrases/before-infinitive.ts';
import { isNextOrder } from '../phrases/orders.ts';
import { followsPosture } from '../phrases/posture.ts';
import { type AskedForm, isModal } from './asked-form.ts';
import {
  CLOSE,
  IMPERATIVE,
  INFINITIVE,
  LACKING,
  PARTICIPLE,
  PAST,
  PERSON,
  PRESENT,
  REACH,
  SELDOM,
} from './form-numbers.ts';
import { isNounAfter, isPlainAdjective, isPlainNoun } from './noun-or-adjective.ts';
import { isGone, lacksParticiple } from './participles.ts';
import { hasFinite } from './finite.ts';
import { canBeOrder } from './orders.ts';
import { isInfinitiveOfList } from './unbound.ts';
import { WordList } from '../words/word-list.ts';
import { EN_ET, EN_ET_OR_OWN } from '../words/articles.ts';
import { AND_OR, AND_OR_ALSO, AND_OR_BUT_SO } from '../words/links.ts';
import { OBJECTS, OBJECT_PERSONS_AND_SELF, PERSONS } from '../words/persons.ts';
import { HAS_HAD, IS_WAS } from '../words/verbs.ts';

const DEN_DE = new WordList('den de');
const ASKS_WHY = new WordList('hvorfor hvordan hvor');
const WISHED = new WordList('længe gud herren himlen fanden pokker djævelen ære');

const CLAUSE = new WordList('når hvis da fordi selvom mens inden før');

/** »Find et andet ord, og skriv det«: an imperative where one may stand. */
export function isOrder(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  if (!canBeOrder(a, at) || PERSON.test(a.lower(a.after(at)))) return false;
  // »Kære naboer luk lågen«
  if (a.lower(a.before(at, 2)) === 'kære') return true;
  const before = a.before(at);
  if (AND_OR.test(a.lower(before)) && joinsOrder(a, before)) return true;
  // »Bag kagen i en time tag den så ud«: the next order, its comma forgotten
  if (isNextOrder(a, at)) return true;
  if (asked?.form === 'finite' && a.lower(before) === 'og' && written & (1 << INFINITIVE)) return false;
  // »når man bruger gift, dø mange insekter«
  if (asked?.form === 'finite' && a.commaAfter(before) && CLAUSE.test(a.lower(a.sentenceStart(at)))) return false;
  return a.opensSentence(at) || a.commaAfter(before) || AND_OR_BUT_SO.test(a.lower(before)) || a.isMark(before);
}

/** »Tag toget til Viborg | og gå ud«: the first verb of the clause is an order too, with nothing before it that could be its subject. */
export function joinsOrder(a: Analysis, conjunction: number): boolean {
  for (let k = a.before(conjunction), steps = 0; k >= 0 && steps < LONGEST_ORDER; k = a.before(k), steps++) {
    if ((steps > 0 && a.commaAfter(k)) || (hasFinite(a, k, k + 1) && a.is(k, r.VERB))) return false;
    const previous = a.before(k);
    const isFirst =
      previous < 0 || a.isMark(previous) || a.commaAfter(previous) || AND_OR_BUT_SO.test(a.lower(previous));
    if (isFirst && canBeOrder(a, k)) return true;
  }
  return false;
}

const LONGEST_ORDER = 9;

const NO_NOUNS = new WordList('ikke kun også altid nok er var kan skal vil have være blive');
/**
 * What tells against a form that the model likes.
 * @param other how likely the model thinks something else than a verb; the less, the more fits.
 */
export function fits(
  a: Analysis,
  at: number,
  best: number,
  written: number,
  asked: AskedForm | null,
  other: number,
): boolean {
  const before = a.before(at);
  if (best === INFINITIVE && (before < 0 || a.commaAfter(before) || asked?.form !== 'infinitive')) return false;
  // »hus og have blev solgt«
  if (best === PARTICIPLE && asked?.form !== 'participle' && written === 1 << PAST && !/[dt]e$/.test(a.lower(at)))
    return false;
  if (best === PARTICIPLE && (before < 0 || a.commaAfter(before))) return false;
  // »vi har bager og slagter«, but not »han har arbejder på værftet«
  const isNounTaken = written & (1 << PRESENT) && a.union(at) & r.NOUN;
  if (
    best === PARTICIPLE &&
    isNounTaken &&
    !(other < SELDOM / 20 && asked !== null && asked.weight >= CLOSE && isFollowedAsVerb(a, at))
  )
    return false;
  const isClause = asked?.weight !== undefined && (asked.weight < CLOSE || a.commaAfter(a.before(before)));
  if (best === INFINITIVE && isClause && r.hasAny(a.union(at), r.NOUN) && isSubject(a, at)) return false;
  if (best === INFINITIVE && isNounAfter(a, at, before, written)) return false;
  // »hørte ham kaldt den retfærdige«
  if (best === INFINITIVE && written === 1 << PARTICIPLE && OBJECT_PERSONS_AND_SELF.test(a.lower(before))) return false;
  // »spise sundt og varieret«
  const tellsHow = a.lower(before) === 'og' && r.hasAny(a.reading(a.before(before)), r.ADJECTIVE | r.ADVERB);
  if (best === INFINITIVE && written === 1 << PARTICIPLE && tellsHow) return false;
  // »at svaret er rigtigt«, »ville svaret have været«
  const isThing = written === 1 << PARTICIPLE && r.hasAny(a.union(at), r.NOUN);
  if (best === INFINITIVE && isThing && NO_NOUNS.test(a.lower(a.after(at)))) return false;
  // »at toppede graner er billige«
  // but »hun skal vaskede hænder«
  const isAsked =
    (a.lower(before) === 'at' && takesAt(a.lower(a.before(before)))) ||
    (isModal(a, before) && (PERSONS.test(a.lower(a.before(before))) || a.is(a.before(before), r.NOUN | r.DEFINITE)));
  if (best === INFINITIVE && written === 1 << PAST && a.is(a.after(at), r.NOUN) && !isAsked) return false;
  // »hun sidder at læser«: the mistake is »at«.
  if (best === INFINITIVE && a.lower(before) === 'at' && asked!.weight < CLOSE && followsPosture(a, before))
    return false;
  // »har malede vaser i vinduet«: a participle in the plural before its noun.
  if (best === PARTICIPLE && /ede$/.test(a.lower(at)) && a.is(a.after(at), r.NOUN | r.PLURAL)) return false;
  if (best === PARTICIPLE && (!lacksParticiple(a, at, written) || isNounMeant(a, at, written, asked, other)))
    return false;
  // »det er den forhørte, der …«
  if (best === PARTICIPLE && DEN_DE.test(a.lower(before)) && IS_WAS.test(a.lower(a.before(before))))
    return a.before(before, 2) < 0;
  const isFinite = best === PAST || best === PRESENT;
  if (isFinite && (isNounInPhrase(a, at) || isPlainNoun(a, at) || isPlainAdjective(a, at))) return false;
  if (isFinite && written & (1 << INFINITIVE) && (isWish(a, at) || isBusy(a, at) || hasNoSubject(a, at, asked)))
    return false;
  if (isFinite && isNounBeforeVerb(a, at)) return false;
  if (isFinite && written & (1 << INFINITIVE) && (isListed(a, at) || lacksSubject(a, at, asked))) return false;
  // »Den lyd, man hører«
  if (isFinite && written === 1 << IMPERATIVE && r.hasAny(a.union(at), r.NOUN) && ARTICLE.test(a.lower(before)))
    return false;
  const isFollowed = r.hasAny(a.reading(a.after(at)), r.FINITE) && !a.commaAfter(at);
  return !(isFinite && written & (1 << PARTICIPLE) && isFollowed);
}

const ARTICLE = new WordList('en et den det de min mit din dit sin sit hans hendes vores jeres deres');

/** »vi havde prøve«, »hun har ret«, »det er godt at have drømme«: a noun is at least as likely. */
function isNounMeant(a: Analysis, at: number, written: number, asked: AskedForm | null, other: number): boolean {
  if ((written & ((1 << IMPERATIVE) | (1 << INFINITIVE))) === 0) return false;
  if (asked?.form !== 'participle') return true;
  if (!r.hasAny(a.union(at), r.NOUN)) return false;
  const next = a.after(at);
  if (written === 1 << IMPERATIVE) return !OBJECTS.test(a.lower(next));
  // »kagen er bage af min mor«
  if (a.lower(next) === 'af' && other < BY_SOMEBODY && IS_WAS.test(a.lower(a.before(at)))) return false;
  if (isGone(a, at, a.before(at))) return false;
  return other > SELDOM / 4 || next < 0 || a.isMark(next) || a.commaAfter(at);
}

/** How likely something else than a verb may be of what was done by somebody. */
const BY_SOMEBODY = 0.3;

const BEGINS_OBJECT = new WordList('på med hos mig dig sig os jer');
/** »har arbejder på«, »har læser digtet«: what follows belongs to a verb. */
function isFollowedAsVerb(a: Analysis, at: number): boolean {
  const next = a.after(at);
  // »ville have taler i dag«
  const isSeveral = a.canBe(at, r.NOUN | r.PLURAL | r.INDEFINITE);
  if (!HAS_HAD.test(a.lower(a.before(at))) || (isSeveral && !BEGINS_OBJECT.test(a.lower(next)))) return false;
  return (
    !a.commaAfter(at) &&
    (r.hasAny(a.reading(next), r.PREPOSITION | r.DETERMINER | r.ADVERB) ||
      a.canBe(next, r.NOUN | r.DEFINITE) ||
      OBJECTS.test(a.lower(next)))
  );
}

/** »men ånde, der bliver til damp«, »Peters have«: nothing beside it that could be its subject. */
function lacksSubject(a: Analysis, at: number, asked: AskedForm | null): boolean {
  const before = a.before(at);
  const after = a.after(at);
  // but »hvordan lys påvirker«, »i morges«
  const isPlain = a.canBe(before, r.NOUN | r.INDEFINITE, r.GENITIVE) && !a.is(before, r.GENITIVE);
  const isGenitive = a.canBe(before, r.GENITIVE) || (/s$/.test(a.lower(before)) && a.is(before, r.NOUN));
  if (isGenitive && !isPlain && !a.commaAfter(before) && a.lower(a.before(before)) !== 'i') return true;
  // »hvorfor fortælle hinanden noget«
  // but »hvorfor græde du«
  if (ASKS_WHY.test(a.lower(before)) && a.before(before) < 0 && !PERSON.test(a.lower(after))) return true;
  if (before >= 0 && !a.is(before, r.CONJUNCTION)) return false;
  // »ved døren stod to betjente og vente«, but not »til punkt og prikke«
  const isOneThing = a.is(a.before(a.before(before)), r.PREPOSITION);
  if (asked?.weight === JOINED && !r.hasAny(a.union(at), r.NOUN) && before >= 0 && !isOneThing) return false;
  return after < 0 || a.isMark(after) || a.commaAfter(at);
}

/** The weight of a finite verb that this one is joined to. */
const JOINED = 14;

const WHERE_ONE_IS = new WordList('ude oppe nede inde henne hjemme ovre omme');
const FORMS_OF_BE = new WordList('er var være været');
/** »er ude og fange mus«, »har været oppe og bade«: what somebody is out to do. */
function isBusy(a: Analysis, at: number): boolean {
  const place = a.before(at, 2);
  if (a.lower(a.before(at)) !== 'og' || !WHERE_ONE_IS.test(a.lower(place))) return false;
  for (let k = a.before(place), steps = 0; k >= 0 && steps < 4 && !a.commaAfter(k); k = a.before(k), steps++)
    if (FORMS_OF_BE.test(a.lower(k))) return true;
  return false;
}

/** »Længe leve brudeparret«, »Gud bevare Danmark«: old wishes. */
const isWish = (a: Analysis, at: number): boolean =>
  WISHED.test(a.lower(a.before(at))) ||
  (a.lower(at) === 'være' && a.lower(a.before(at)) === 'det' && a.lower(a.after(at)) === 'sig');

/** »en uslikket ske«, »opbakning og støtte«: an article or another bare noun before. */
function isNounInPhrase(a: Analysis, at: number): boolean {
  if (!r.hasAny(a.union(at), r.NOUN)) return false;
  const before = a.before(at);
  const second = a.before(before);
  if (before < 0 || a.commaAfter(before)) return false;
  if (
    (a.canBe(before, r.ADJECTIVE) || /et$/.test(a.lower(before)) || a.types[before]!.listed < 0) &&
    EN_ET_OR_OWN.test(a.lower(second))
  )
    return true;
  if (!AND_OR_ALSO.test(a.lower(before)) || !a.is(second, r.NOUN) || a.commaAfter(second)) return false;
  const isBare = a.canBe(second, r.NOUN | r.SINGULAR | r.INDEFINITE) && !EN_ET.test(a.lower(a.before(second)));
  const next = a.after(at);
  const hasObject = r.hasAny(a.reading(next), r.DETERMINER | r.PRONOUN) || a.is(next, r.NOUN | r.DEFINITE);
  return isBare && a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE) && !hasObject;
}

const SEVERAL = new WordList('mange alle nogle flere');
/** »og på den måde producere mere«: every noun before belongs to a preposition, and no subject follows. */
export function hasNoSubject(a: Analysis, at: number, asked: AskedForm | null): boolean {
  if (asked !== null && asked.weight !== LACKING) return false;
  const next = a.after(at);
  if (r.hasAny(a.reading(next), r.PRONOUN | r.NAME | r.DETERMINER) || a.is(next, r.NOUN)) return false;
  // »under krigen blev mange jøder …«
  if (SEVERAL.test(a.lower(next)) && a.is(a.after(next), r.NOUN)) return false;
  for (let k = a.before(at); k >= 0; k = a.before(k)) {
    if (at - k > REACH || a.commaAfter(k) || a.isMark(k) || a.is(k, r.SUBORDINATOR)) return false;
    // »unge i dag bruger«
    const isAlone = a.is(k, r.ADJECTIVE | r.PLURAL) && !r.hasAny(a.reading(a.after(k)), r.NOUN | r.ADJECTIVE);
    const isNominal = isAlone || r.hasAny(a.reading(k), r.NOUN | r.NAME | r.PRONOUN);
    if (!isNominal) continue;
    let opener = k;
    while (r.hasAny(a.reading(opener), r.NOUN | r.ADJECTIVE | r.DETERMINER | r.PRONOUN | r.NAME))
      opener = a.before(opener);
    if (!a.is(opener, r.PREPOSITION)) return false;
    k = opener;
  }
  return true;
}

const isNoun = (a: Analysis, at: number): boolean => (a.union(at) & (r.NOUN | r.OTHER)) === r.NOUN;

/** »efter at læger har …«, »at spiller og træner er enige«: a noun of the same spelling, followed by its verb. */
function isSubject(a: Analysis, at: number): boolean {
  let verb = a.after(at);
  // »at læger, kommuner og amter har …«
  for (let steps = 0; steps < 4 && (AND_OR_ALSO.test(a.lower(verb)) || isNoun(a, verb)); steps++) verb = a.after(verb);
  // »at salt påvirke temperaturen«: its verb may lack an ending
  const isVerb =
    r.hasAny(a.reading(verb), r.FINITE) || (a.union(verb) & (r.VERB | r.NOUN | r.ADJECTIVE | r.OTHER)) === r.VERB;
  return isVerb && !a.commaAfter(verb - 1);
}

/** »de fleste hamstre elsker agurk«, »Pjuske standsede«: it has its verb already. */
function isNounBeforeVerb(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const mayBeNoun =
    (a.union(at) & r.NOUN) !== 0 ||
    a.is(at, r.NAME) ||
    (a.opensSentence(at) && a.hasCapital(at)) ||
    (r.hasAny(a.reading(before), r.ADJECTIVE | r.DETERMINER) && !a.commaAfter(before));
  return mayBeNoun && r.hasAny(a.reading(a.after(at)), r.FINITE) && !a.commaAfter(at);
}

/** »sundt at cykle, danse, svømme eller spille bold«, »men sætte et kryds må hun ikke«. */
function isListed(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const after = a.after(at);
  const second = a.after(after);
  if (isInfinitiveOfList(a, at)) return true;
  if (a.commaAfter(before) && AND_OR.test(a.lower(after))) {
    if (
      a.canBe(second, r.VERB | r.INFINITIVE) ||
      (r.hasAny(a.union(at), r.NOUN) && r.hasAny(a.reading(second), r.NOUN | r.DETERMINER))
    )
      return true;
  }
  // »løbe, hoppe, synge.«
  const isInfinitive = (k: number): boolean => a.canBe(k, r.VERB | r.INFINITIVE) && !a.canBe(k, r.VERB | r.PRESENT);
  if (a.commaAfter(before) && a.commaAfter(a.before(before)) && isInfinitive(before) && isInfinitive(a.before(before)))
    return true;
  if (before >= 0 && !a.is(before, r.CONJUNCTION)) return false;
  for (let k = after, steps = 0; k >= 0 && steps < REACH; k = a.after(k), steps++) if (isModal(a, k)) return true;
  return false;
}
