import type { Analysis } from '../analysis/analysis.ts';
import {
  ADJECTIVE,
  ADVERB,
  COMMON,
  CONJUNCTION,
  DEFINITE,
  FINITE,
  GENITIVE,
  hasAny,
  NEUTER,
  NOUN,
  NUMERAL,
  OTHER,
  PAST,
  PAST_PARTICIPLE,
  PLURAL,
  PREPOSITION,
  PRESENT,
  PRONOUN,
  PRESENT_PARTICIPLE,
  SINGULAR,
  SUPERLATIVE,
  INDEFINITE,
  SUBORDINATOR,
  VERB,
} from '../lexicon/readings.ts';
import { takesBareInfinitive } from '../verbs/asked-form.ts';
import { determinerBits } from './determiners.ts';
import { WordList } from '../words/word-list.ts';
import { EN_ET, EN_ET_OR_OWN } from '../words/articles.ts';
import { LANGUAGES_AND_SUBJECTS } from '../words/geography.ts';
import { AND_BUT } from '../words/links.ts';
import { DIGITS } from '../words/numbers.ts';
import { SUBJECTS } from '../words/persons.ts';

const FURTHEST = 4;

/** The noun that a determiner at `at` belongs to, with only adjectives and their adverbs between; −1 when unclear. */
export function nounOfPhrase(a: Analysis, at: number): number {
  for (let d = 1; d <= FURTHEST; d++) {
    const place = a.after(at, d);
    if (place < 0 || !a.isWord(place) || (a.commaAfter(place - 1) && d === 1)) return -1;
    const reading = a.reading(place);
    if (reading & NOUN) return reading & GENITIVE || isLooselyJoined(a, place) ? -1 : place;
    if (!hasAny(reading, ADJECTIVE | ADVERB) || !hasAny(a.union(place), ADJECTIVE)) return -1;
  }
  return -1;
}

/** »et glas vand«: the noun after is what there is a measure of. */
const MEASURE = new WordList(
  'glas kop bæger pose liter deciliter kilo gram stykke skive flaske krukke spand kasse bunke flok gruppe par lag ' +
    'sæt rulle ark bjerg strøm dåse pakke tallerken skål plade klat lap gang slags slurk skefuld håndfuld time ' +
    'times bid tår million milliard knivspids teskefuld spiseskefuld teske spiseske stribe række bid klump dråbe',
);

/** Another noun straight after: the phrase may be a split compound, whose last part decides. */
const isLooselyJoined = (a: Analysis, place: number, bits = 0): boolean => {
  const next = a.after(place);
  if (next < 0 || a.commaAfter(place) || !a.isWord(next) || MEASURE.test(a.lower(place))) return false;
  // »ikke et ord dansk«
  if (a.lower(place) === 'ord' && LANGUAGES_AND_SUBJECTS.test(a.lower(next))) return false;
  if (hasAny(a.reading(next), CONJUNCTION | PREPOSITION | SUBORDINATOR | PRONOUN)) return false;
  // »nogle sted er«, »denne hus er«: the verb, not a plural written in two
  if (bits !== 0 && a.lower(next) === 'er' && a.is(next, VERB)) return false;
  return (a.reading(next) & NOUN) !== 0 || a.lexicon.find(a.lower(place) + a.lower(next)) >= 0;
};

const DEGREES = new WordList('meget helt så rigtig rigtigt ret virkelig mere lidt alt for ganske temmelig super');

/** A determiner, its adjectives and its noun. */
export interface NounPhrase {
  determiner: number;
  /** What the determiner says (determiners.ts). */
  bits: number;
  adjectives: readonly number[];
  noun: number;
}

const MAY_BE_ALONE = new WordList(
  'den det de alle andre begge nogle mange flere to tre fire fem seks syv otte ni ti elleve tolv',
);
const mayBeAlone = (word: string): boolean => MAY_BE_ALONE.test(word) || DIGITS.test(word);

/**
 * The phrase that a determiner opens, read so that wrong endings do not matter; null when it is not clear where its
 * noun stands.
 */
export function nounPhrase(a: Analysis, determiner: number): NounPhrase | null {
  const bits = determinerBits(a.lower(determiner));
  if (bits === 0) return null;
  const adjectives: number[] = [];
  for (let d = 1; d <= FURTHEST + 1; d++) {
    const place = a.after(determiner, d);
    if (place < 0 || !a.isWord(place)) return d > 1 ? closedBy(a, determiner, bits, adjectives) : null;
    if (d === 1 && a.commaAfter(determiner)) return null;
    // »de andre har spist al suppen«
    if (a.lower(place) === 'al') return null;
    // »sine egne soldater«
    if (a.lower(place) === 'egne' && a.is(a.after(place), NOUN) && !a.commaAfter(place)) {
      adjectives.push(place);
      continue;
    }
    if (d === 1 && isSeenDoing(a, determiner, place)) return { determiner, bits, adjectives, noun: place };
    // »et gammel hus«: the adjective may be taken for a noun
    if (isHead(a, place) && isAdjectiveBeforeNoun(a, place, bits)) {
      adjectives.push(place);
      continue;
    }
    if (isHead(a, place))
      return isLooselyJoined(a, place, bits) || isNoPhrase(a, determiner, adjectives, place)
        ? null
        : { determiner, bits, adjectives, noun: place };
    // »de spillede bolden«, »det hele vejen«: a pronoun and its verb, a pronoun and an adverbial.
    if (isFiniteVerb(a, place) && mayBeAlone(a.lower(determiner))) return null;
    if (isAdjective(a, place) || isNeuterBeforeNoun(a, place, bits)) adjectives.push(place);
    else if (a.is(place, NUMERAL) || isBetweenAdjectives(a, place)) continue;
    // »de kalder det for hemmeligt sprog«
    else if (a.lower(place) === 'for' && mayBeAlone(a.lower(determiner))) return null;
    else if (a.commaAfter(place) || !DEGREES.test(a.lower(place)) || !isAdjective(a, a.after(place))) return null;
    if (a.commaAfter(place) && !isAdjective(a, a.after(place))) return null;
  }
  return null;
}

/** »mærke mit | hjerte | banke«, »så jeg min | hund | løbe«: a noun straight after its determiner, and what it is seen to do. */
function isSeenDoing(a: Analysis, determiner: number, noun: number): boolean {
  const verb = a.after(noun);
  if (!a.canBe(noun, NOUN | SINGULAR) || a.commaAfter(noun) || !hasAny(a.union(verb), VERB)) return false;
  if (determinerBits(a.lower(determiner)) === 0) return false;
  const before = a.before(determiner);
  return before >= 0 && takesBareInfinitive(a, SUBJECTS.test(a.lower(before)) ? a.before(before) : before);
}

const SMALLEST_OR_WHOLE = new WordList('mindste hele');
/** »en sank bunden«, »i det mindste begyndelsen«, »…, hvilket pædagogen så«: the noun belongs to something else. */
function isNoPhrase(a: Analysis, determiner: number, adjectives: readonly number[], noun: number): boolean {
  const isDefinite = a.canBe(noun, NOUN | DEFINITE) && !a.canBe(noun, NOUN | INDEFINITE);
  const before = a.lower(a.before(determiner));
  // also »…, hvilket stemmer«
  if (a.commaAfter(a.before(determiner)) && /^hvilke[nt]$/.test(a.lower(determiner)))
    if (isDefinite || a.canBe(noun, VERB | PRESENT)) return true;
  if (adjectives.length === 0) return false;
  const last = adjectives.at(-1)!;
  if (isTurnedThey(a, determiner, last, noun)) return true;
  if (before === 'i' && SMALLEST_OR_WHOLE.test(a.lower(last))) return true;
  return EN_ET.test(a.lower(determiner)) && isDefinite && a.canBe(last, VERB | PAST);
}

const NEUTER_ONE = NEUTER | SINGULAR | INDEFINITE;
/** »i butikken sælger | de | billigt tøj«: they do it, and the adjective is that of what they sell. */
function isTurnedThey(a: Analysis, they: number, adjective: number, noun: number): boolean {
  const verb = a.before(they);
  if (a.lower(they) !== 'de' || a.commaAfter(verb) || !a.is(verb, VERB) || !hasAny(a.reading(verb), FINITE))
    return false;
  return (
    a.canBe(adjective, ADJECTIVE | NEUTER_ONE) &&
    !a.canBe(adjective, ADJECTIVE | PLURAL) &&
    a.canBe(noun, NOUN | NEUTER_ONE, GENITIVE)
  );
}

const isAdjectiveBeforeNoun = (a: Analysis, place: number, bits: number): boolean => {
  const next = a.after(place);
  if (a.commaAfter(place) || !a.is(next, NOUN) || !a.canBe(place, ADJECTIVE | COMMON | SINGULAR)) return false;
  if (hasAny(a.union(next), ADJECTIVE | VERB) || a.lexicon.find(a.lower(place) + a.lower(next)) >= 0) return false;
  return !a.canBe(place, NOUN | (bits & (COMMON | NEUTER | PLURAL)));
};

/** »et ny kæreste«: the last word, taken for an adjective, is the noun. */
function closedBy(a: Analysis, determiner: number, bits: number, adjectives: number[]): NounPhrase | null {
  const noun = adjectives.pop();
  if (noun === undefined || adjectives.length === 0 || !EN_ET_OR_OWN.test(a.lower(determiner))) return null;
  return a.canBe(noun, NOUN | SINGULAR | INDEFINITE) && hasAny(a.union(noun), SUPERLATIVE)
    ? { determiner, bits, adjectives, noun }
    : null;
}

const STAND_ALONE = new WordList('godt ondt sundt smukt dårligt stort højt langt kort');
/** »en godt film« */
const isNeuterBeforeNoun = (a: Analysis, place: number, bits: number): boolean =>
  (bits & INDEFINITE) !== 0 &&
  (bits & SINGULAR) !== 0 &&
  !DEGREES.test(a.lower(place)) &&
  STAND_ALONE.test(a.lower(place)) &&
  a.is(a.after(place), NOUN) &&
  !a.commaAfter(place);

/** »en mørk og stormfuld aften« */
const isBetweenAdjectives = (a: Analysis, place: number): boolean =>
  AND_BUT.test(a.lower(place)) && isAdjective(a, a.before(place)) && isAdjective(a, a.after(place));

const isFiniteVerb = (a: Analysis, place: number): boolean =>
  (a.reading(place) & VERB) !== 0 &&
  hasAny(a.reading(place), FINITE) &&
  (a.canBe(place, VERB | PRESENT) || a.canBe(place, VERB | PAST) || !a.canBe(place, ADJECTIVE | COMMON | SINGULAR));

function isHead(a: Analysis, place: number): boolean {
  if (a.hasCapital(place) || (a.union(place) & NOUN) === 0) return false;
  if (a.is(place, NOUN)) return true;
  return !isAdjective(a, place) && (a.reading(place) & ADVERB) === 0 && !DEGREES.test(a.lower(place));
}

const isAdjective = (a: Analysis, place: number): boolean =>
  !(a.union(place) & OTHER && hasAny(a.reading(place), ADVERB | PREPOSITION | SUBORDINATOR)) &&
  isListedAsAdjective(a, place);

const isListedAsAdjective = (a: Analysis, place: number): boolean =>
  // »den ene hold«, though the dictionary lists it bare
  (a.lower(place) === 'ene' && a.is(place, ADJECTIVE)) ||
  (a.union(place) & ADJECTIVE) !== 0 ||
  a.canBe(place, PAST_PARTICIPLE) ||
  a.canBe(place, PRESENT_PARTICIPLE);
