import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isPrepositionBeforeAt, takesAt } from '../phrases/before-infinitive.ts';
import { followsPosture } from '../phrases/posture.ts';
import { type AskedForm, isModal, takesBareInfinitive } from './asked-form.ts';
import {
  AUXILIARY,
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
import { lacksParticiple } from './participles.ts';

const FARTHEST = 7;
const CLAUSE = /^(når|hvis|da|fordi|selvom|mens|inden|før)$/;

/** True when the verb that comes before asks for the written form, though at a distance. */
export function isGoverned(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  const isInfinitive = (written & (1 << INFINITIVE)) !== 0;
  const isParticiple = (written & (1 << PARTICIPLE)) !== 0;
  if ((!isInfinitive && !isParticiple) || PERSON.test(a.lower(a.after(at)))) return false;
  const before = a.before(at);
  // »enige om og prøve«, »uden af sige«: the mistake is the small word.
  if (isInfinitive && /^(og|af|ad|a)$/.test(a.lower(before))) {
    const asks = a.lower(a.before(before));
    if (a.lower(before) !== 'og' || isPrepositionBeforeAt(asks) || takesAt(asks)) return true;
  }
  const isJoined = isInfinitive && a.lower(before) === 'og';
  if (isParticiple && a.lower(before) === 'og' && hasOwnSound(a, at) && hasAuxiliary(a, before)) return true;
  for (let k = before; k >= 0 && k >= at - FARTHEST; k = a.before(k)) {
    // »kan gedder, frøer og larver overleve«: a comma between nouns ends no clause
    if (a.commaAfter(k) && !(isInfinitive && a.is(k, r.NOUN) && a.is(a.after(k), r.NOUN))) break;
    if (k < before && (a.is(k, r.SUBORDINATOR) || a.lower(k) === 'at')) return false;
    if (isJoined && takesAt(a.lower(k))) return true;
    if (isInfinitive && isModal(a, k)) return true;
    // »så jeg ham bladre«
    const sees = a.lower(k) === 'så' && k < before - 1 && PERSON.test(a.lower(a.after(k)));
    if (isInfinitive && (sees || takesBareInfinitive(a, k))) return true;
    if ((a.reading(k) & r.VERB) === 0) continue;
    if (isParticiple) return AUXILIARY.test(a.lower(k)) && asked?.form !== 'finite';
  }
  return false;
}

/** »haft«, »gået«: no infinitive or past sounds like it. */
const hasOwnSound = (a: Analysis, at: number): boolean => {
  const past = a.tools.lexicon.otherForms(a.types[at]!.word, r.VERB, r.VERB | r.PAST, r.PASSIVE)[0];
  return past !== undefined && !past.endsWith('ede');
};

/** »har han været god til at strikke og haft …«: the auxiliary stands before what is joined. */
function hasAuxiliary(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < REACH && !a.commaAfter(k); k = a.before(k), steps++)
    if (/^(har|havde|have)$/.test(a.lower(k))) return true;
  return false;
}

/** »Find et andet ord, og skriv det«: an imperative where one may stand. */
export function isOrder(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  if (!(written & (1 << IMPERATIVE)) || PERSON.test(a.lower(a.after(at)))) return false;
  if (asked?.form === 'finite' && a.lower(a.before(at)) === 'og' && written & (1 << INFINITIVE)) return false;
  const before = a.before(at);
  // »når man bruger gift, dø mange insekter«
  if (asked?.form === 'finite' && a.commaAfter(before) && CLAUSE.test(a.lower(a.sentenceStart(at)))) return false;
  return a.opensSentence(at) || a.commaAfter(before) || /^(og|eller|så|men)$/.test(a.lower(before)) || a.isMark(before);
}

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
    !(other < SELDOM && asked?.weight === CLOSE && a.is(a.after(at), r.PREPOSITION))
  )
    return false;
  if (best === INFINITIVE && asked!.weight < CLOSE && r.hasAny(a.union(at), r.NOUN) && isSubject(a, at)) return false;
  // »at svaret er rigtigt«, »ville svaret have været«
  const isThing = written === 1 << PARTICIPLE && r.hasAny(a.union(at), r.NOUN);
  if (
    best === INFINITIVE &&
    isThing &&
    /^(ikke|kun|også|altid|nok|er|var|kan|skal|vil|have|være|blive)$/.test(a.lower(a.after(at)))
  )
    return false;
  // »at toppede graner er billige«
  const isAsked = a.lower(before) === 'at' && takesAt(a.lower(a.before(before)));
  if (best === INFINITIVE && written === 1 << PAST && a.is(a.after(at), r.NOUN) && !isAsked) return false;
  // »hun sidder at læser«: the mistake is »at«.
  if (best === INFINITIVE && a.lower(before) === 'at' && asked!.weight < CLOSE && followsPosture(a, before))
    return false;
  // »har malede vaser i vinduet«: a participle in the plural before its noun.
  if (best === PARTICIPLE && /ede$/.test(a.lower(at)) && a.is(a.after(at), r.NOUN | r.PLURAL)) return false;
  if (best === PARTICIPLE && (!lacksParticiple(a, at, written) || isNounMeant(a, at, written, asked, other)))
    return false;
  // »det er den forhørte, der …«
  if (best === PARTICIPLE && /^(den|de)$/.test(a.lower(before)) && /^(er|var)$/.test(a.lower(a.before(before))))
    return a.before(before, 2) < 0;
  const isFinite = best === PAST || best === PRESENT;
  if (isFinite && isNounInPhrase(a, at)) return false;
  if (isFinite && written & (1 << INFINITIVE) && (isWish(a, at) || hasNoSubject(a, at, asked))) return false;
  if (isFinite && isNounBeforeVerb(a, at)) return false;
  if (isFinite && written & (1 << INFINITIVE) && (isListed(a, at) || lacksSubject(a, at))) return false;
  // »Den lyd, man hører«
  if (isFinite && written === 1 << IMPERATIVE && r.hasAny(a.union(at), r.NOUN) && ARTICLE.test(a.lower(before)))
    return false;
  const isFollowed = r.hasAny(a.reading(a.after(at)), r.FINITE) && !a.commaAfter(at);
  return !(isFinite && written & (1 << PARTICIPLE) && isFollowed);
}

const ARTICLE = /^(en|et|den|det|de|min|mit|din|dit|sin|sit|hans|hendes|vores|jeres|deres)$/;

/** »vi havde prøve«, »hun har ret«, »det er godt at have drømme«: a noun is at least as likely. */
function isNounMeant(a: Analysis, at: number, written: number, asked: AskedForm | null, other: number): boolean {
  if ((written & ((1 << IMPERATIVE) | (1 << INFINITIVE))) === 0) return false;
  if (asked?.form !== 'participle') return true;
  if (!r.hasAny(a.union(at), r.NOUN)) return false;
  const next = a.after(at);
  if (written === 1 << IMPERATIVE) return !OBJECT.test(a.lower(next));
  return other > SELDOM / 4 || next < 0 || a.isMark(next) || a.commaAfter(at);
}

const OBJECT = /^(mig|dig|ham|hende|os|jer|dem|den|det)$/;

/** »men ånde, der bliver til damp«, »Peters have«: nothing beside it that could be its subject. */
function lacksSubject(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const after = a.after(at);
  const isGenitive = a.canBe(before, r.GENITIVE) || (/s$/.test(a.lower(before)) && a.is(before, r.NOUN));
  if (isGenitive && !a.commaAfter(before)) return true;
  // »hvorfor fortælle hinanden noget«
  if (/^(hvorfor|hvordan|hvor)$/.test(a.lower(before)) && a.before(before) < 0) return true;
  if (before >= 0 && !a.is(before, r.CONJUNCTION)) return false;
  return after < 0 || a.isMark(after) || a.commaAfter(at);
}

/** »Længe leve brudeparret«, »Gud bevare Danmark«: old wishes. */
const isWish = (a: Analysis, at: number): boolean =>
  /^(længe|gud|herren|himlen|fanden|pokker|djævelen|ære)$/.test(a.lower(a.before(at))) ||
  (a.lower(at) === 'være' && a.lower(a.before(at)) === 'det' && a.lower(a.after(at)) === 'sig');

/** »en uslikket ske«, »opbakning og støtte«: an article or another bare noun before. */
function isNounInPhrase(a: Analysis, at: number): boolean {
  if (!r.hasAny(a.union(at), r.NOUN)) return false;
  const before = a.before(at);
  const second = a.before(before);
  if (before < 0 || a.commaAfter(before)) return false;
  if (
    (a.canBe(before, r.ADJECTIVE) || /et$/.test(a.lower(before)) || a.types[before]!.listed < 0) &&
    /^(en|et|min|mit|din|dit|sin|sit)$/.test(a.lower(second))
  )
    return true;
  if (!/^(og|eller|samt)$/.test(a.lower(before)) || !a.is(second, r.NOUN) || a.commaAfter(second)) return false;
  const isBare = a.canBe(second, r.NOUN | r.SINGULAR | r.INDEFINITE) && !/^(en|et)$/.test(a.lower(a.before(second)));
  const next = a.after(at);
  const hasObject = r.hasAny(a.reading(next), r.DETERMINER | r.PRONOUN) || a.is(next, r.NOUN | r.DEFINITE);
  return isBare && a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE) && !hasObject;
}

/** »og på den måde producere mere«: every noun before belongs to a preposition, and no subject follows. */
function hasNoSubject(a: Analysis, at: number, asked: AskedForm | null): boolean {
  if (asked !== null && asked.weight !== LACKING) return false;
  const next = a.after(at);
  if (r.hasAny(a.reading(next), r.PRONOUN | r.NAME | r.DETERMINER) || a.is(next, r.NOUN)) return false;
  for (let k = a.before(at); k >= 0; k = a.before(k)) {
    if (at - k > REACH || a.commaAfter(k) || a.isMark(k) || a.is(k, r.SUBORDINATOR)) return false;
    const isNominal = r.hasAny(a.reading(k), r.NOUN | r.NAME | r.PRONOUN);
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
  for (let steps = 0; steps < 4 && (/^(og|eller|samt)$/.test(a.lower(verb)) || isNoun(a, verb)); steps++)
    verb = a.after(verb);
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
  if (a.commaAfter(before) && /^(og|eller)$/.test(a.lower(after))) {
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
