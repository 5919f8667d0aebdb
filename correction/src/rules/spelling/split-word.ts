import type { Analysis } from '../../analysis/analysis.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import { type Join, joinOdds, nounJoinOdds, readJoinOdds } from '../../models/join-odds.ts';
import type { Models } from '../../models/models.ts';
import { capitalised, replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  ADVERB,
  COMMON,
  DEFINITE,
  GENITIVE,
  hasAny,
  IMPERATIVE,
  INDEFINITE,
  INFINITIVE,
  NAME,
  NEUTER,
  NOUN,
  NUMERAL,
  OTHER,
  PAST,
  PAST_PARTICIPLE,
  PLURAL,
  PREPOSITION,
  PRESENT,
  PRESENT_PARTICIPLE,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';
import { isGoverned } from '../../verbs/governed.ts';
import { askedForm, isModal } from '../../verbs/asked-form.ts';
import { INFINITIVE as INFINITIVE_FORM, PERSON } from '../../verbs/form-numbers.ts';
import { againstJoin } from '../../spelling/against-join.ts';
import { MEASURES } from '../../spelling/measures.ts';
import { belongsToSecond } from '../../spelling/determiner-agrees.ts';
import { isAnotherWord } from '../../spelling/meant-word.ts';
import { isOfNoun } from '../../spelling/one-noun.ts';
import { isOnlyVerb } from '../../spelling/only-verb.ts';
import { isPrefixedVerb } from '../../spelling/prefixed-verb.ts';
import { JOINED_PHRASES } from '../../spelling/joined-phrases.ts';
import { isBeforeItsVerb, isOfWhatFollows } from '../../spelling/two-apart.ts';
import { isEnglishPhrase } from '../../words/english-phrases.ts';
import { PARTS_OF_DAY, WEEKDAYS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';
import { isSetObject } from '../../phrases/set-object.ts';
import { isWay } from '../../phrases/way.ts';
import { POSSESSIVE } from '../../phrases/name-of-subject.ts';
import { AND_OR } from '../../words/links.ts';
import { DIGITS, ORDINALS } from '../../words/numbers.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { canBeFinite, isFinite } from '../../verbs/finite.ts';

const ENDINGS_APART = new WordList('en et er');

/** Odds from which the two may be one word, in a text with many errors. */
const LEAST = 0;
/** »efter skole«, »mod tagets«: a preposition before its noun needs more. */
const LEAST_AFTER_PREPOSITION = 2.5;
const LEAST_WHEN_UNUSED = 6;
const LEAST_AFTER_AT = -1.5;
const SURE = 4;
const AGREES = 1.5;
const TWICE = 0.98;
const PREFIXED = 0.95;
const USED = 60;
/** »en rund kreds« is in order beside »rundkreds«; only one as usual as »fritid« may be meant. */
const USED_MORE_THAN_PHRASE = 85;
const OF_ORDINAL = /^(del|person)/;
/** »nord jylland« */
const DIRECTIONS = new WordList('nord syd øst vest sønder nørre vester øster');
const DIRECTION = 0.97;
/** Sure enough of an ending written apart. */
const ENDING = 0.97;
const GOES_ON = new Set('og eller i på med fra ved for om er var har blev kan skal vil'.split(' '));
const DETERMINED = new Set('en et den det min din sin hans hendes vores'.split(' '));
/** »lod sine folk bore huller« */
const LETS = new Set('lade lader lod ladet'.split(' '));
/** Surer than any mark on a half of it. */
const SUREST = 0.999;
/** Retskrivningsordbogen knows them in two words as well. */
const BOTH_WAYS = new WordList(
  'sommetider ombord indimellem udover overfor udenfor indenfor ovenfor nedenfor ligefrem fortiden fornylig simpelthen hvorhenne slowmotion afsidesliggende cremefraiche',
);

/** A word of the dictionary in two, where the whole fits better than the halves beside each other. */
export const splitWord: WordRule = {
  id: 'split-word',
  subcategory: 'compound-split',
  general: true,
  on: { readings: [NOUN, VERB, ADJECTIVE, NAME, OTHER], unlisted: true },
  wrong: [
    ['Jeg glemte min skole taske i bussen.', 'Jeg glemte min skoletaske i bussen.'],
    ['Hun fik en kage på sin fødsels dag.', 'Hun fik en kage på sin fødselsdag.'],
    ['Jeg har glemt mit bade tøj.', 'Jeg har glemt mit badetøj.'],
    ['Vi løb hele vejen til svømme hallen.', 'Vi løb hele vejen til svømmehallen.'],
    ['Vi bor i nord jylland.', 'Vi bor i Nordjylland.'],
    ['Vi skal passe på natur en.', 'Vi skal passe på naturen.'],
    ['Vi tog en nat bus hjem.', 'Vi tog en natbus hjem.'],
    ['Det var livs farligt.', 'Det var livsfarligt.'],
    ['Hun er elev på en efter skole.', 'Hun er elev på en efterskole.'],
    ['De har under skrevet aftalen.', 'De har underskrevet aftalen.'],
    ['Han til gav hende aldrig.', 'Han tilgav hende aldrig.'],
    ['Vi så en tegne film om en rotte.', 'Vi så en tegnefilm om en rotte.'],
    ['Dyr lægen sagde, at katten var syg.', 'Dyrlægen sagde, at katten var syg.'],
  ],
  right: [
    'Hospitalet er privat finansieret.',
    'De kan skabe de formationer, der er kendt.',
    'Det er for nylig blevet solgt.',
    'Vi ville simpelt hen ikke hjem.',
    'Hun drak en kop te.',
    'Dragen havde en hale så lang som en flod.',
    'De er enige om næste års budget.',
    'Det har været hårdt det sidste års tid.',
    'Det er noget, der for alvor kan få ham til at smile.',
    'De vågnede søndag morgen klokken seks.',
    'Han købte et par sko.',
    'Vi så en flok fugle.',
    'Bogen ligger under armen på ham.',
    'De spiste is, og jeg fik også en.',
    'Det var fejl nummer et.',
    'Det er i weekenden, vi ser serier.',
    'Vi satte os i en rund kreds.',
    'Vi hørte om verdens religioner.',
    'Hvorfor skal jeg piske fløden?',
    'Gå tur hver dag, så får du det bedre.',
    'Børnene danser i en rund kreds på gulvet.',
    'Jeg bor ti minutters gang fra skolen.',
    'Ved siden af hænger en gul trøje.',
    'Den kan lige så vel læses bagfra.',
    'Hver tredje eller fjerde part bliver væk.',
    'Det er sket det seneste års tid.',
    'Heraf er fransk vin den mest solgte vare.',
  ],
  match(a, at, models) {
    const next = nextOfListed(a, at);
    if (next < 0) return null;
    const certain = certainJoin(a, at, next);
    if (certain !== null) return certain;
    const join = joinOfListed(a, at, next, models);
    const read = join && readJoinOdds(a, at, join, models);
    if (join === null || read === null || (join.odds < SURE && isAnotherWord(a, next, models))) return null;
    const odds = read - againstJoin(a, at, next, models, true);
    return odds < 0
      ? null
      : replaceSpan(a, at, next, a.lower(at) + a.lower(next), Math.min(SUREST, probabilityOf(odds)));
  },
};

/** What needs no weighing: »nord jylland«, »natur en«, »min far far«. */
function certainJoin(a: Analysis, at: number, next: number): Finding | null {
  const [first, second] = [a.lower(at), a.lower(next)];
  const name = DIRECTIONS.test(first) ? a.lexicon.find(capitalised(first) + second) : -1;
  if (name >= 0) return replaceSpan(a, at, next, capitalised(first) + second, DIRECTION);
  const joined = a.joinedWithNext(at);
  if (joined < 0 || first.length + second.length < 5) return null;
  if (isPrefixedVerb(a, at, next, joined)) return replaceSpan(a, at, next, first + second, PREFIXED);
  if ((second === 'en' || second === 'et') && isEnding(a, at, next, joined))
    return replaceSpan(a, at, next, first + second, ENDING);
  // »min far far«: surer than that one of them is too many
  return first === second && a.lexicon.frequencies[joined]! > USED && POSSESSIVE.test(a.lower(a.before(at)))
    ? replaceSpan(a, at, next, first + second, TWICE)
    : null;
}

/**
 * What speaks for two neighbours being one word of the dictionary, null where they are two for certain.
 * @param next the second one, straight after the first
 */
export function joinOfListed(a: Analysis, at: number, next: number, models: Models): Join | null {
  const [first, second] = [a.lower(at), a.lower(next)];
  const joined = a.joinedWithNext(at);
  if (joined < 0 || first.length + second.length < 5 || second.length < 2) return null;
  if (areTwo(a, at, next) || isPhraseOfTwo(a, at, next)) return null;
  if (isHow(a, at, next) && a.lexicon.frequencies[joined]! < USED) return null;
  const isOfNouns = a.lexicon.hasReading(joined, NOUN) && !hasAny(a.union(at) | a.union(next), OTHER);
  if (isOfNouns && isOnlyVerb(a, at, next)) return null;
  if (isPhrase(a, at, next) && a.lexicon.frequencies[joined]! < USED_MORE_THAN_PHRASE) return null;
  // »lærer mig ny ord«: the adjective lacks its ending sooner than that a word is meant that nobody uses
  const isSeveral = a.canBe(next, NOUN | PLURAL | INDEFINITE) && !DETERMINED.has(a.lower(a.before(at)));
  if (a.is(at, ADJECTIVE) && isSeveral && a.lexicon.frequencies[joined] === 0) return null;
  const agrees = !isOfNouns && a.canBe(at, NOUN) && belongsToSecond(a, at, next);
  const odds = isOfNouns
    ? nounJoinOdds(a, at, joined, models)
    : joinOdds(a, at, joined, true, models) + (agrees ? AGREES : 0);
  return { odds, least: leastOdds(a, at, joined), joined, isListed: true };
}

/** Two by what stands around them: »søndag morgen«, »siden af«, »ned til standen«. */
function areTwo(a: Analysis, at: number, next: number): boolean {
  const [first, second] = [a.lower(at), a.lower(next)];
  const before = a.lower(a.before(at));
  // »så lang som floden«
  if (second === 'som' && before === 'så') return true;
  // »betaler ti krone« lacks its plural; »en ti krone« is a coin
  if (a.is(at, NUMERAL) && isOneOnly(a, next) && !DETERMINED.has(before)) return true;
  // »verdens religioner«
  if (first === 'verdens' && a.canBe(next, NOUN | PLURAL) && !a.canBe(next, NOUN | SINGULAR | INDEFINITE)) return true;
  if ((WEEKDAYS.test(first) && PARTS_OF_DAY.test(second)) || isWay(a, at, next)) return true;
  if (isOfYears(a, at) || (first === 'der' && second === 'for' && AFTER_FOR.test(a.lower(a.after(next))))) return true;
  // »han arbejder hårdt af lyst, men …«: why he does
  if (first === 'af' && !DETERMINED.has(before) && a.is(next, NOUN) && (a.commaAfter(next) || a.isMark(a.after(next))))
    return true;
  // »ved siden af hænger en trøje«, »lige så vel«: the first belongs to the word before
  if ((first === 'af' && before === 'siden') || (first === 'så' && before === 'lige')) return true;
  if (isOfWhatFollows(a, at, next) || isBeforeItsVerb(a, at, next)) return true;
  // »ned til standen«: a way to a place
  return first === 'til' && WAYS.test(before) && a.canBe(next, NOUN | DEFINITE);
}

/** Two by what they are: »det andet kammer«, »skabe de formationer«, »bore huller«, »sende bud«. */
function isPhraseOfTwo(a: Analysis, at: number, next: number): boolean {
  const [first, second] = [a.lower(at), a.lower(next)];
  // »det andet kammer«, »fjerde part«: but »en tredje del« is a share, »en tredje persons fortæller« one who tells
  if (ORDINALS.test(first) && !(OF_ORDINAL.test(second) && DETERMINED.has(a.lower(a.before(at))))) return true;
  // »bord et«, »hans selskab er får«: words of their own
  // »skabe de formationer«, »Vi går efter røgen og ikke rygerne«
  if (DEN_DET_DE.test(first) && a.canBe(next, NOUN | PLURAL) && a.types[next]!.listed >= 0) return true;
  if (first === 'ikke' && a.canBe(next, NOUN | DEFINITE) && !DETERMINED.has(a.lower(a.before(at)))) return true;
  // »eleven retter stedet der«, »så var ulven væk«
  const isTelling = a.canBe(at, VERB | PRESENT) || (a.canBe(at, VERB | PAST) && !a.is(a.before(at), PREPOSITION));
  if (a.is(at, VERB) && isTelling && a.canBe(next, NOUN | DEFINITE) && !isHead(a, at, next)) return true;
  // »For indstiller man …«, »Der for står jeg«
  const opens = a.before(at) < 0 || a.lower(a.before(at)) === 'der';
  if (a.canBe(next, VERB | PRESENT) && SUBJECTS.test(a.lower(a.after(next))) && opens) return true;
  // »begyndte at lyse blåt«
  if (first === 'lyse' && a.lower(a.before(at)) === 'at') return true;
  // »e mail« has a hyphen; »Om aftenen vi ser serier«: a subject and its verb, in whatever order
  if (first === 'e' || (PERSON.test(first) && (canBeFinite(a, next) || second.length < 3))) return true;
  // »for første gang kigge de«
  if (DEN_DET_DE.test(second) && a.canBe(at, VERB | INFINITIVE)) return true;
  // »er vin den mest kendte vare«: the second opens a phrase of its own
  if (DEN_DET_DE.test(second) && MOST.test(a.lower(a.after(next)))) return true;
  if (JOINED_PHRASES[first + second] !== undefined || BOTH_WAYS.test(first + second) || isEnglishPhrase(first, second))
    return true;
  return (
    ENDINGS_APART.test(second) ||
    isVerbAndObject(a, at, next) ||
    isSetObject(a, next) ||
    isOrder(a, at, next) ||
    isMeasured(a, at) ||
    isNeuterPhrase(a, at, next) ||
    (second === 'nummer' && a.is(a.after(next), NUMERAL)) ||
    isCounted(a, at, next)
  );
}

/** »Dyr lægen sagde«: what opens the sentence is no verb where the next one is the clause's. */
const isHead = (a: Analysis, at: number, next: number): boolean => a.before(at) < 0 && isToldOf(a, a.after(next));

const isOneOnly = (a: Analysis, at: number): boolean =>
  a.canBe(at, NOUN | SINGULAR | INDEFINITE) && !a.canBe(at, NOUN | PLURAL);

/** »70 grader varmt vand«: an adjective with the t that its noun asks for is no part of a compound. */
const isNeuterPhrase = (a: Analysis, at: number, next: number): boolean =>
  a.lower(at).endsWith('t') &&
  a.is(at, ADJECTIVE) &&
  a.canBe(at, ADJECTIVE | NEUTER) &&
  !a.canBe(at, ADJECTIVE | COMMON) &&
  a.canBe(next, NOUN | NEUTER);

const MOST = new WordList('mest mindst største mindste bedste værste eneste første sidste næste');

/** »privat finansieret«, »svært tilgængelige«, »afsides liggende«: how it is what it is, in two words as well as in one. */
const isHow = (a: Analysis, at: number, next: number): boolean =>
  hasAny(a.union(next), PAST_PARTICIPLE | PRESENT_PARTICIPLE | ADJECTIVE) &&
  !a.is(at, NOUN) &&
  !a.is(next, NOUN) &&
  (a.lower(at).endsWith('t') || (a.canBe(at, ADVERB) && hasAny(a.union(next), PRESENT_PARTICIPLE)));

/** »næste års budget«, »det sidste års tid«: which years or how many. */
const isOfYears = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'års' && (WHICH_YEAR.test(a.lower(a.before(at))) || a.is(a.before(at), NUMERAL));

const WHICH_YEAR = new WordList(
  'seneste sidste næste forrige foregående kommende pågældende dette hvert et par mange flere få nogle halvt første',
);
/** »noget, der for alvor får ham til at smile« */
const AFTER_FOR = new WordList('alvor eksempel sjov nylig tiden øjeblikket længst');

const WAYS = new WordList('ned op ud ind hen hjem over tilbage frem nede gik løb kørte gå løbe køre');

/** »passe på natur en og …«: no article, since no noun follows, but the ending of the noun before. */
function isEnding(a: Analysis, at: number, next: number, joined: number): boolean {
  if (
    !a.canBe(at, NOUN) ||
    hasAny(a.union(at), OTHER | VERB) ||
    a.lower(at).length < 4 ||
    !a.lexicon.hasReading(joined, NOUN | DEFINITE)
  )
    return false;
  const after = a.after(next);
  // »nummer et«
  if (DETERMINED.has(a.lower(a.before(at))) || MEASURES.test(a.lower(at))) return false;
  if (a.commaAfter(next)) return false;
  return after < 0 || a.isMark(after) || GOES_ON.has(a.lower(after));
}

/** An infinitive that is asked for, and what is done: »kan bore huller«. */
const isVerbAndObject = (a: Analysis, at: number, next: number): boolean =>
  a.is(at, VERB) &&
  a.canBe(at, VERB | INFINITIVE) &&
  a.lower(a.before(at)) !== 'at' &&
  // »så en tegne film«
  !isOfNoun(a, a.lower(a.before(at)), next) &&
  a.is(next, NOUN) &&
  (a.canBe(next, NOUN | PLURAL | INDEFINITE) || a.canBe(next, NOUN | DEFINITE)) &&
  (LETS.has(a.lower(a.before(at, 2))) ||
    LETS.has(a.lower(a.before(at, 3))) ||
    AND_OR.test(a.lower(a.before(at))) ||
    askedForm(a, at)?.form === 'infinitive' ||
    isGoverned(a, at, 1 << INFINITIVE_FORM, null));

/** »Dæk glasset«, »og træk gardinerne for« */
const isOrder = (a: Analysis, at: number, next: number): boolean =>
  a.canBe(at, VERB | IMPERATIVE) &&
  a.canBe(next, NOUN | DEFINITE) &&
  !isToldOf(a, a.after(next)) &&
  (a.before(at) < 0 || a.commaAfter(a.before(at)) || a.lower(a.before(at)) === 'og');

/** »Mål gruppen er unge«: what has a verb of its own is not to be done. */
const isToldOf = (a: Analysis, after: number): boolean => a.is(after, VERB) && isFinite(a, after);

const UP_TO_THREE = new WordList('en et to tre');
const isFew = (word: string): boolean => UP_TO_THREE.test(word) || DIGITS.test(word);
/** »en morgen tur«: when, and nothing that holds any of it. */
const HOURS = new WordList('morgen aften nat');
/** »en skive ost«; but »et nat dyr« is no night of anything. */
const isMeasured = (a: Analysis, at: number): boolean =>
  MEASURES.test(a.lower(at)) &&
  !(HOURS.test(a.lower(at)) && a.is(at + 1, NOUN)) &&
  isFew(a.lower(a.before(at))) &&
  !belongsToSecond(a, at, at + 1);

/** »bor ti minutters gang fra skolen«: how many there are of what; »en timinutters gang« is one. */
const isCounted = (a: Analysis, at: number, next: number): boolean =>
  a.is(at, NUMERAL) && a.canBe(next, NOUN | PLURAL | GENITIVE) && !DETERMINED.has(a.lower(a.before(at)));

/** »en grov skitse«: an adjective in the form that the article before it asks for, and its noun. */
const isPhrase = (a: Analysis, at: number, next: number): boolean =>
  a.is(at, ADJECTIVE) && a.is(next, NOUN) && a.canBe(at, ADJECTIVE | agreeing(a.lower(a.before(at))));

const agreeing = (article: string): number => (article === 'en' ? COMMON : article === 'et' ? NEUTER : -1);

function leastOdds(a: Analysis, at: number, joined: number): number {
  // »at over tale«, »kan over tage«: no preposition follows »at« or »kan« before an infinitive
  const before = a.before(at);
  const isInfinitive =
    (a.lower(before) === 'at' || isModal(a, before)) && a.lexicon.hasReading(joined, VERB | INFINITIVE);
  if (isInfinitive && a.canBe(at + 1, VERB | INFINITIVE)) return LEAST_AFTER_AT;
  if (!a.is(at, PREPOSITION) || !a.canBe(at, OTHER)) return LEAST;
  // »på efter skole«, »en efter skole«: nor one of these another
  if (!a.commaAfter(before) && (LEADS_TO_NOUN.test(a.lower(before)) || DETERMINED.has(a.lower(before)))) return LEAST;
  return a.lexicon.frequencies[joined]! > 0 ? LEAST_AFTER_PREPOSITION : LEAST_WHEN_UNUSED;
}

/** Prepositions after which no other one follows. */
const LEADS_TO_NOUN = new WordList('på fra ved hos');

/** The place of the second of two words that may be one, −1 of none. */
export function nextOfListed(a: Analysis, at: number): number {
  const next = a.after(at);
  if (next < 0) return -1;
  const gap = a.starts[next]! - a.ends[at]!;
  return gap === 1 && mayJoin(a, at, next) ? next : -1;
}

/** Two words without a mark between; a capital only where a sentence begins. */
function mayJoin(a: Analysis, at: number, next: number): boolean {
  if (!a.isWord(at) || !a.isWord(next) || a.commaAfter(at) || a.hasCapital(next)) return false;
  // »falde ne«: not half a word, but one that lacks a letter
  if (a.lower(next).length < 3 && a.types[next]!.listed < 0) return false;
  return (!a.hasCapital(at) || a.opensSentence(at)) && !a.canBe(at, NUMERAL);
}
