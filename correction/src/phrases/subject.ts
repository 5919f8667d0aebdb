import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isGivenName } from '../words/beings.ts';
import { determinerBits } from './determiners.ts';
import { type Agreement, nounAgreement } from './noun-agreement.ts';
import { beforeName, isName, isTitle, LINKS } from './person-names.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET_DE, EN_ET } from '../words/articles.ts';
import { LANGUAGES } from '../words/geography.ts';
import { RELATIVES } from '../words/links.ts';
import { MORE_OF_THEM, OBJECT_PERSONS, PARENTS, PERSONS } from '../words/persons.ts';
import { IS_WAS } from '../words/verbs.ts';

export interface Subject {
  asks: Agreement;
  /** The last place of what stands between verb and predicate: the verb itself, or the subject after it. */
  last: number;
  /** All of a kind: »hunde er farlige«, and »grøntsager er sundt«. */
  isKind?: boolean;
}

/** What is owned, without its noun, and what it asks for; 0 where that is not told. */
const OWNED_ALONE: ReadonlyMap<string, Agreement> = new Map([
  ['mine', r.PLURAL],
  ['dine', r.PLURAL],
  ['mit', r.NEUTER],
  ['dit', r.NEUTER],
  ['min', r.COMMON],
  ['din', r.COMMON],
  ['hans', 0],
  ['hendes', 0],
  ['vores', 0],
  ['jeres', 0],
  ['deres', 0],
]);
const ALL_OF_IT = new WordList('alt alting');
const COMMON_PRONOUN = new WordList('jeg du han hun den man');
const PLURAL_PRONOUN = new WordList('vi de disse andre begge alle');
/** Without a noun: »de fleste er farlige«. */
const MANY = new WordList('mange nogle flere fleste');
const THINKS = new WordList('synes syntes tror troede siger sagde mener mente håber håbede ved vidste');
const VAGUE = new WordList('dele resten del slags par masse antal halvdelen');
const STEPS = 3;
/** Words between the two verbs of one subject. */
const SHARED = 8;
/** Words of a relative clause between subject and verb. */
const RELATIVE = 12;

const TIMES = new WordList('dag aften morgen nat gang uge sommer vinter time eftermiddag formiddag');
const MAY_STAND_ALONE = new WordList('de den det alle andre begge disse');
const ALL_OR_THESE = new WordList('alle begge disse');
/** The subject of a finite verb, before it or, turned round, straight after it. */
export function subjectOf(a: Analysis, verb: number): Subject | null {
  const next = a.after(verb);
  // »vi er alle sammen«: the subject stands before
  const isAllOfUs = a.lower(next) === 'alle' && a.lower(a.after(next)) === 'sammen';
  const turned = next >= 0 && !a.commaAfter(verb) && !isAllOfUs ? pronounAgreement(a, next) : 0;
  if (turned !== 0 && !(a.lower(next) === 'den' && a.is(a.after(next), r.NOUN))) {
    const afterwards = a.after(next);
    // »var de store«, »er det dyr«: the pronoun may open a phrase.
    if (MAY_STAND_ALONE.test(a.lower(next)) && opensPhrase(a, afterwards) && !isOfOneOnly(a, next, afterwards))
      return ALL_OR_THESE.test(a.lower(next)) ? turnedPhrase(a, verb) : null;
    return { asks: turned, last: next };
  }
  // »nogle gange er der travlt«
  if (a.lower(next) === 'der' && IS_WAS.test(a.lower(verb)) && !a.commaAfter(verb) && !a.commaAfter(next))
    return { asks: r.NEUTER | r.PLURAL, last: next };
  let before = a.before(verb);
  while (before >= 0 && (isAdverb(a, before) || isAllTheTime(a, before)) && !a.commaAfter(before))
    before = a.before(before);
  if (before < 0 || a.commaAfter(before)) return turnedPhrase(a, verb) ?? beyondRelative(a, before, verb);
  // »en dag var …«
  if (TIMES.test(a.lower(before)) && EN_ET.test(a.lower(a.before(before)))) return turnedPhrase(a, verb);
  if (a.lower(before) === 'og') return turnedPhrase(a, verb) ?? sharedSubject(a, before, verb);
  if (isSomeOfThem(a, before)) return { asks: r.PLURAL, last: verb };
  if (MANY.test(a.lower(before)) && !a.is(a.before(before), r.PREPOSITION)) return { asks: r.PLURAL, last: verb };
  // »alt er nyt«
  const own = ALL_OF_IT.test(a.lower(before)) ? r.NEUTER : pronounAgreement(a, before);
  if (own !== 0) {
    // »det tror vi ikke er sundt«: the pronoun is the subject of the verb before it.
    const earlier = a.before(before);
    const isTaken =
      r.hasAny(a.reading(earlier), r.FINITE) && !a.commaAfter(earlier) && pronounAgreement(a, a.before(earlier)) === 0;
    if (THINKS.test(a.lower(earlier)) && a.lower(a.before(earlier)) === 'det') return { asks: r.NEUTER, last: verb };
    if (
      a.lower(earlier) === 'og' &&
      !a.commaAfter(a.before(earlier)) &&
      r.hasAny(a.reading(a.before(earlier)), r.NOUN | r.NAME | r.PRONOUN)
    )
      return { asks: own | r.PLURAL, last: verb };
    const opensClause = a.lower(earlier) === 'for' && (a.before(earlier) < 0 || a.commaAfter(a.before(earlier)));
    const isObject = a.is(earlier, r.PREPOSITION) && !opensClause && !PERSONS.test(a.lower(before));
    return isObject || isTaken ? null : { asks: own, last: verb };
  }
  const said = saidBySubject(a, before, verb);
  if (said !== undefined) return said;
  if (RELATIVES.test(a.lower(before))) return antecedent(a, a.before(before), verb);
  // »Samtidig er køen lang«: an adverb that looks like a name
  if (a.before(before) < 0 && a.canBe(before, r.ADJECTIVE) && !a.is(before, r.NOUN)) {
    const after = turnedPhrase(a, verb);
    if (after !== null) return after;
  }
  const isNamed = a.is(before, r.NAME) && a.is(a.before(before), r.PREPOSITION);
  const titled = isName(a, before) ? beforeName(a, before) : before;
  const isAlone =
    isName(a, before) && (titled < 0 || a.commaAfter(titled) || a.isMark(titled) || LINKS.test(a.lower(titled)));
  if (isName(a, before) && isTitle(a, titled)) return { asks: r.COMMON, last: verb };
  // a place is a neuter
  if (isAlone) return { asks: isGivenName(a.lower(before)) ? r.COMMON : r.COMMON | r.NEUTER, last: verb };
  // »mine hænder«: taken for a verb
  const isOwned = a.canBe(before, r.NOUN) && /^[mds]i(n|t|ne)$/.test(a.lower(a.before(before)));
  if (a.is(before, r.NOUN) || isOwned || isNamed) {
    // »det synes naboen ikke er sjovt«
    const thinks = a.before(determinerOf(a, before));
    if ([a.before(before), thinks].some((k) => THINKS.test(a.lower(k)) && a.lower(a.before(k)) === 'det'))
      return { asks: r.NEUTER, last: verb };
    const asks = phraseBefore(a, before, 0);
    if (asks !== 0) return { asks, last: verb };
  }
  return ofKind(a, before, verb) ?? turnedPhrase(a, verb);
}

/** »så bliver | de sulten«: no noun of several, and no adjective of several. */
const isOfOneOnly = (a: Analysis, pronoun: number, at: number): boolean =>
  a.lower(pronoun) === 'de' &&
  a.canBe(at, r.ADJECTIVE | r.SINGULAR | r.INDEFINITE) &&
  !a.canBe(at, r.ADJECTIVE | r.PLURAL) &&
  !a.canBe(at, r.NOUN | r.PLURAL);

const OPENS_CLAUSE = new WordList('at fordi når hvis om da men og selvom');
const CROWD = new WordList('folk');
/** »hunde | er«, »at tolke | er«, »ingen spørgsmål | er«, »folk | er«: several of a kind, without anything before. */
function ofKind(a: Analysis, noun: number, verb: number): Subject | null {
  const first = a.lower(a.before(noun)) === 'ingen' && !a.is(noun, r.SINGULAR) ? a.before(noun) : noun;
  const before = a.before(first);
  const opens = before < 0 || a.commaAfter(before) || (OPENS_CLAUSE.test(a.lower(before)) && a.lower(before) !== 'og');
  if (!opens || a.hasCapital(noun) === a.before(noun) >= 0) return null;
  if (LANGUAGES.test(a.lower(noun)) && first === noun) return { asks: r.NEUTER, last: verb };
  // »at hunde | er«: taken for an infinitive
  const isNone = first !== noun && a.is(noun, r.PLURAL);
  const isPlural = isNone || (a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE) && !a.canBe(noun, r.NOUN | r.SINGULAR));
  const isSeveral = isPlural && r.hasAny(a.reading(noun), r.NOUN | r.INFINITIVE);
  return CROWD.test(a.lower(noun)) || (isSeveral && !a.is(noun, r.GENITIVE))
    ? { asks: r.PLURAL, last: verb, isKind: true }
    : null;
}

/** »Huset, som min onkel byggede, er smukt«: the noun that the relative clause before the verb belongs to. */
function beyondRelative(a: Analysis, before: number, verb: number): Subject | null {
  for (let k = before, steps = 0; k >= 0 && steps < RELATIVE; k = a.before(k), steps++) {
    const noun = a.before(k);
    if (a.isMark(k) || (steps > 0 && a.commaAfter(k))) return null;
    if (!a.commaAfter(noun)) continue;
    // »de bøger, vi læste, var gode«: without »som« too
    const isTold = PERSONS.test(a.lower(k)) && opensPhraseAt(a, noun);
    if (!(isTold || RELATIVES.test(a.lower(k))) || !a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE)) return null;
    const asks = phraseBefore(a, noun, 0);
    return asks === 0 ? null : { asks, last: verb };
  }
  return null;
}

/** »De bøger | «, »Den film | «: a definite phrase that opens its sentence. */
const opensPhraseAt = (a: Analysis, noun: number): boolean =>
  DEN_DET_DE.test(a.lower(determinerOf(a, noun))) && a.before(determinerOf(a, noun)) < 0;

/** »det hele tiden er stramt« */
const isAllTheTime = (a: Analysis, at: number): boolean =>
  (a.lower(at) === 'tiden' && a.lower(a.before(at)) === 'hele') ||
  (a.lower(at) === 'hele' && a.lower(a.after(at)) === 'tiden');

/** »hun kom og var glad«: the subject of the verb that »og« joins this one to. */
function sharedSubject(a: Analysis, conjunction: number, verb: number): Subject | null {
  for (let k = a.before(conjunction), steps = 0; k >= 0 && steps < SHARED; k = a.before(k), steps++) {
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR) || a.is(k, r.CONJUNCTION)) return null;
    if (!a.is(k, r.VERB)) continue;
    // »lå helt stille og så træt ud«: tagged as an infinitive
    if (a.canBe(k, r.ADJECTIVE) && a.is(k, r.INFINITIVE)) continue;
    const earlier = r.hasAny(a.reading(k), r.FINITE) ? subjectOf(a, k) : null;
    return earlier === null ? null : { asks: earlier.asks, last: verb };
  }
  return null;
}

const CLAUSE_OPENERS = new WordList('at fordi når da hvor men');
const opensMainClause = (a: Analysis, before: number): boolean =>
  before < 0 ||
  a.isMark(before) ||
  CLAUSE_OPENERS.test(a.lower(before)) ||
  (a.lower(before) === 'og' && !a.is(a.before(before), r.NOUN));

const AMOUNTS = new WordList('nogle nogen mange flere alle begge to tre fire fem få fleste halvdelen');
/** »nogle af dem« */
const isSomeOfThem = (a: Analysis, at: number): boolean =>
  MORE_OF_THEM.test(a.lower(at)) && a.lower(a.before(at)) === 'af' && AMOUNTS.test(a.lower(a.before(at, 2)));

const isNominal = (a: Analysis, at: number): boolean => r.hasAny(a.reading(at), r.NOUN | r.NAME | r.PRONOUN);

const SOMETHING = new WordList('noget nogen en et alt det den');
/** »en pokal, der var …«: the noun straight before the relative. */
function antecedent(a: Analysis, noun: number, verb: number): Subject | null {
  // »er der noget, der er svært?«
  if (a.lower(noun) === 'noget' && a.lower(a.before(noun)) === 'der') return { asks: r.NEUTER, last: verb };
  // »jeg ligner en, der er fem år gammel«
  if (a.lower(noun) === 'en' && a.lower(a.after(noun)) === 'der') return { asks: r.COMMON, last: verb };
  if (noun < 0 || !a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE) || VAGUE.test(a.lower(noun))) return null;
  const determiner = determinerOf(a, noun);
  const bits = determiner < 0 ? 0 : determinerBits(a.lower(determiner));
  // »noget mod benene, som …«
  const preposition = a.is(determiner, r.PREPOSITION) ? determiner : a.before(determiner);
  if (a.is(preposition, r.PREPOSITION) && SOMETHING.test(a.lower(a.before(preposition)))) return null;
  if (bits === 0 && !a.canBe(noun, r.NOUN | r.DEFINITE, r.GENITIVE)) return null;
  const asks = nounAgreement(a, noun, bits);
  return asks === 0 ? null : { asks: asks | ofOuterNoun(a, preposition), last: verb };
}

/** »et hul midt i hækken, der var stort«: the clause may be about the noun before the preposition as well. */
function ofOuterNoun(a: Analysis, preposition: number): Agreement {
  if (!a.is(preposition, r.PREPOSITION)) return 0;
  const last = a.before(preposition);
  const noun = a.is(last, r.ADVERB) ? a.before(last) : last;
  return a.is(noun, r.NOUN) ? nounAgreement(a, noun, determinerBits(a.lower(determinerOf(a, noun)))) : 0;
}

function determinerOf(a: Analysis, noun: number): number {
  let opener = a.before(noun);
  while (opener >= 0 && !a.commaAfter(opener) && a.is(opener, r.ADJECTIVE)) opener = a.before(opener);
  return a.commaAfter(opener) ? -1 : opener;
}

/** What single words before the verb tell for sure; null where they tell nothing, undefined where they are none of these. */
function saidBySubject(a: Analysis, at: number, verb: number): Subject | null | undefined {
  // »Hans er røde«, »mine er gamle«: what is owned, taken for a name
  const owned = a.is(a.before(at), r.PREPOSITION) ? undefined : OWNED_ALONE.get(a.lower(at));
  if (owned !== undefined) return owned === 0 ? null : { asks: owned, last: verb };
  // »det hele var tabt«
  if (a.lower(at) === 'hele' && a.lower(a.before(at)) === 'det') return { asks: r.NEUTER, last: verb };
  // »og der var koldt«, »der var voksne«: nothing before that it could point back to
  return a.lower(at) === 'der' && opensMainClause(a, a.before(at))
    ? { asks: r.NEUTER | r.PLURAL, last: verb }
    : undefined;
}

function pronounAgreement(a: Analysis, at: number): Agreement {
  const lower = a.lower(at);
  if (lower === 'det') return r.NEUTER;
  if (COMMON_PRONOUN.test(lower)) return r.COMMON;
  return PLURAL_PRONOUN.test(lower) || a.written(at) === 'I' ? r.PLURAL : 0;
}

const isAdverb = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'selv' ||
  (!isName(a, at) && (a.reading(at) & r.ADVERB) !== 0 && (a.reading(at) & (r.NOUN | r.VERB)) === 0);

const opensPhrase = (a: Analysis, at: number): boolean =>
  at >= 0 &&
  (a.is(at, r.NOUN) || (a.is(at, r.ADJECTIVE) && (a.is(a.after(at), r.NOUN) || a.is(a.after(at), r.ADJECTIVE))));

const INDEFINITES = new WordList('alle begge nogen noget ingen andre anden andet');
const OTHERS_OR_ALL = new WordList('andre alle begge');
const SEVERAL = new WordList('nogle mange flere få alle begge fleste');
/** The phrase that ends with the noun; when it stands after a preposition, the noun that this belongs to. */
function phraseBefore(a: Analysis, noun: number, steps: number): Agreement {
  if (steps > STEPS || a.is(noun, r.GENITIVE)) return 0;
  let first = noun;
  let opener = a.before(first);
  while (opener >= 0 && !a.commaAfter(opener) && (a.is(opener, r.ADJECTIVE) || a.is(opener, r.GENITIVE))) {
    first = opener;
    opener = a.before(first);
  }
  // »bedstefars kaffe«: an owner tells as much as an article
  let bits = first < noun && a.is(first, r.GENITIVE) ? r.DEFINITE : 0;
  if (opener >= 0 && !a.commaAfter(opener)) {
    bits |= determinerBits(a.lower(opener));
    if (bits !== 0 || INDEFINITES.test(a.lower(opener))) {
      first = opener;
      opener = a.before(first);
    }
    // »de to sidste afsnit«, »mine tre brødre«
    if (bits & r.PLURAL && !a.commaAfter(opener) && determinerBits(a.lower(opener)) & r.DEFINITE) {
      first = opener;
      opener = a.before(first);
    }
    // »alle hendes ting«
    if (a.lower(opener) === 'alle' && bits !== 0 && !(bits & r.SINGULAR)) {
      bits |= r.PLURAL;
      first = opener;
      opener = a.before(first);
    }
  }
  // »begge dele er rigtigt«, »resten bliver herligt«
  if (VAGUE.test(a.lower(noun))) return 0;
  const asks = nounAgreement(a, noun, bits);
  const isPreposition = a.is(opener, r.PREPOSITION) || a.lower(opener) === 'om';
  if (
    opener < 0 ||
    a.commaAfter(opener) ||
    (!isPreposition && LINKS.test(a.lower(opener))) ||
    a.is(opener, r.SUBORDINATOR) ||
    THINKS.test(a.lower(opener))
  )
    return asks;
  // »…, og frikvartererne ville …«
  const beforeOpener = a.before(opener);
  if (a.lower(opener) === 'og' && (a.commaAfter(beforeOpener) || !isNominal(a, beforeOpener))) return asks;
  // »mellem far og søn«
  const isOne = a.is(beforeOpener, r.NOUN) || OBJECT_PERSONS.test(a.lower(beforeOpener));
  if (a.lower(opener) === 'og' && isOne && a.is(a.before(opener, 2), r.PREPOSITION)) {
    const outermost = a.before(opener, 3);
    return a.is(outermost, r.NOUN) ? phraseBefore(a, outermost, steps + 1) : 0;
  }
  // »… og min lærer var«: one or several, but in no case the neuter.
  if (a.lower(opener) === 'og' && asks === r.COMMON) return r.COMMON | r.PLURAL;
  if (!isPreposition) return 0;
  const outer = a.before(opener);
  // »vent, til dejen er …«
  if (a.lower(opener) === 'til' && (a.commaAfter(outer) || !r.hasAny(a.reading(outer), r.NOUN | r.NAME))) return asks;
  if (OTHERS_OR_ALL.test(a.lower(outer)) && (a.before(outer) < 0 || a.lower(a.before(outer)) === 'de')) return r.PLURAL;
  if (SEVERAL.test(a.lower(outer)) && a.lower(opener) === 'af') return r.PLURAL;
  return outer >= 0 && !a.commaAfter(outer) && a.is(outer, r.NOUN) ? phraseBefore(a, outer, steps + 1) : 0;
}

const ONE_PERSON = new WordList('mig dig ham hende');
/** What the noun of an object asks of an adjective that tells what it becomes: »gør buret rent«; 0 when unclear. */
export function objectAgreement(a: Analysis, noun: number): Agreement {
  const own = pronounAgreement(a, noun);
  if (own !== 0) return own;
  if (ONE_PERSON.test(a.lower(noun))) return r.COMMON;
  if (MORE_OF_THEM.test(a.lower(noun))) return r.PLURAL;
  if (!a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE)) return 0;
  const determiner = determinerOf(a, noun);
  const bits = determiner < 0 ? 0 : determinerBits(a.lower(determiner));
  return nounAgreement(a, noun, bits);
}

/** »I dag er vejret dejligt«: a definite noun, or one with its determiner, straight after the verb. */
function turnedPhrase(a: Analysis, verb: number): Subject | null {
  if (a.commaAfter(verb)) return null;
  let at = a.after(verb);
  // »en dag var Noras mor | syg«
  if (a.is(at, r.GENITIVE) && a.hasCapital(at) && !a.commaAfter(at) && PARENTS.test(a.lower(a.after(at))))
    return { asks: r.COMMON, last: a.after(at) };
  if (at >= 0 && a.hasCapital(at) && isName(a, at) && a.lower(a.after(at)) !== 'og')
    return { asks: r.COMMON | r.NEUTER, last: at };
  let bits = 0;
  if (at >= 0 && (determinerBits(a.lower(at)) & r.DEFINITE || a.lower(at) === 'alle')) {
    bits = determinerBits(a.lower(at));
    at = a.after(at);
    while (at >= 0 && a.is(at, r.ADJECTIVE) && !a.commaAfter(at)) at = a.after(at);
  }
  if (at < 0 || (a.union(at) & r.NOUN) === 0 || a.is(at, r.GENITIVE) || a.commaAfter(at)) return null;
  if (bits === 0 && !a.canBe(at, r.NOUN | r.DEFINITE, r.GENITIVE)) return null;
  const asks = nounAgreement(a, at, bits);
  return asks === 0 ? null : { asks, last: at };
}
