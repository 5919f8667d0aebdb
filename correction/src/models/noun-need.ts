import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isCountedNoun } from '../phrases/counted-noun.ts';
import { isNameElsewhere } from '../phrases/name-elsewhere.ts';
import { isBareObject, isSetObject } from '../phrases/set-object.ts';
import { adjectivesBefore, articleProbabilities, isOpened, LACKS_DEFINITE, LACKS_INDEFINITE, NEEDS_NONE } from './article.ts';
import { within } from '../kernel/numbers.ts';
import { isFinite } from '../verbs/finite.ts';
import { askedFormOdds } from '../around/asked-form.ts';
import type { Models } from './models.ts';
import { nounPlace } from './noun-place.ts';
import { nounFormProbabilities } from './noun-forms.ts';
import { isCountedWord } from '../words/counted.ts';
import { NOUN_FORMS } from './noun-table.ts';
import { RELATIVES } from '../words/links.ts';

/** What a bare noun in the singular may need where its writer leaves out articles and endings. */
export const NEEDS = ['nothing', 'article', 'definite', 'plural', 'definite-plural'] as const;
export type NounNeed = (typeof NEEDS)[number];

/** The numbers that tell it, and the noun's place among others. */
export interface NounSigns {
  readonly values: readonly number[];
  /** How many adjectives stand before it. */
  readonly adjectives: number;
  /** The definite, the plural, the definite plural; undefined where the noun has none. */
  readonly forms: readonly (string | undefined)[];
}

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
const LEAST = 1e-6;
const FARTHEST = 8;
const LEAST_LACK = -5;
const MOST_LACK = 3;
/** Its place among the numbers. The more a word seems left out, the less of all needs is nothing (`WEIGHTS`). */
const LACK = 8;
/** What the proof-reader says of the article before it and of each of its forms, and the most of that. */
const FORMS_PROVED = ['definite-noun', 'bare-plural', 'definite-plural'] as const;
const LEAST_PROOF = -8;
const MOST_PROOF = 3;
/** So much the others add at most, as log odds, to what the net says that sees what stands around. */
const FROM_OTHERS = 2.4;
/** Of a noun that the dictionary does not know. */
const NOT_ASKED: readonly number[] = [0, 0, 0, 0];
const MOST_OF_PROOF: readonly number[] = [MOST_PROOF, ...FORMS_PROVED.map(() => MOST_PROOF)];
const near = (x: number): number => within(x, -FARTHEST, FARTHEST);

const NEAR = 3;
/** »fra dør til dør«, »dag for dag« */
function isRepeated(a: Analysis, at: number): boolean {
  for (let steps = 1; steps <= NEAR; steps++)
    if (a.lower(a.before(at, steps)) === a.lower(at) || a.lower(a.after(at, steps)) === a.lower(at)) return true;
  return false;
}

const OTHER_KIND = r.VERB | r.ADJECTIVE | r.OTHER | r.NAME;
/** Seen as a noun; or it can be nothing else, and the article that it lacks misled the tagger: »at tyggegummi hjalp«, »sidde i opgang«. */
const isNounHere = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) || (!r.hasAny(a.union(at), OTHER_KIND) && r.hasAny(a.union(at), r.NOUN)) || isCountedHere(a, at);

/** »og bager forstod mig«, »lukke dør til«, »bold er hård«: what one counts, where a noun alone can stand. */
function isCountedHere(a: Analysis, at: number): boolean {
  if (!isCountedWord(a.lower(at)) || (a.is(at, r.ADJECTIVE) && r.hasAny(a.union(at), r.ADJECTIVE))) return false;
  const [before, next] = [a.before(at), a.after(at)];
  const opens = a.opensSentence(at) || a.commaAfter(before) || r.hasAny(a.reading(before), r.CONJUNCTION | r.SUBORDINATOR);
  if (opens) return !a.commaAfter(at) && isFinite(a, next) && !a.is(next, r.NOUN);
  if (a.is(before, r.PREPOSITION)) return !a.is(at, r.VERB);
  if (!a.is(before, r.VERB) || (isFinite(a, at) && isFinite(a, before))) return false;
  return next < 0 || a.isMark(next) || a.commaAfter(at) || a.is(next, r.PREPOSITION) || RELATIVES.test(a.lower(next));
}

/** »Papegøje | kunne tale«: the subject at the head of a sentence, of which the text does not make a name elsewhere: »den hedder Pandekage«. */
const opensWithNoun = (a: Analysis, at: number): boolean =>
  a.opensSentence(at) &&
  !isNameElsewhere(a, at) && !a.commaAfter(at) && (isCountedNoun(a, at) || isCountedWord(a.lower(at))) && isFinite(a, a.after(at));

/**
 * What speaks for an article or an ending at a noun that has neither; null of every other word.
 * @param least null, too, where something is needed with less than this chance whatever the net says of words left out, which it is then not asked
 */
export function nounSigns(a: Analysis, at: number, models: Models, least = 0): NounSigns | null {
  const { word, listed } = a.types[at]!;
  if (listed < 0 || (a.hasCapital(at) && !opensWithNoun(a, at)) || !isNounHere(a, at) || !a.canBe(at, BARE, r.GENITIVE)) return null;
  const adjectives = adjectivesBefore(a, at);
  const opener = a.before(at, adjectives + 1);
  if (isOpened(a, opener) || isSetObject(a, at) || isBareObject(a, at) || isRepeated(a, at)) return null;
  const around = askedFormOdds(a, at, adjectives, models) ?? NOT_ASKED;
  if (least > 0 && Math.max(...around) < Math.log(least / (1 - least)) - FROM_OTHERS) return null;
  const articles = articleProbabilities(a, at, adjectives, models);
  if (articles === null) return null;
  const asked = nounFormProbabilities(a, at, models);
  const ofForm = (k: number): number => (asked === null ? 0 : Math.log((asked[k]! + LEAST) / (asked[0]! + LEAST)));
  const forms = [1, 2, 3].map((k) => a.lexicon.otherForms(word, r.NOUN, NOUN_FORMS[k]!, r.GENITIVE)[0]);
  const reader = models.secondReader;
  const isKnown = reader.known(a, at) !== null;
  const ofNet = (form: string | undefined): number => (form === undefined || !isKnown ? 0 : near(reader.odds(a, at, form)));
  const first = adjectives === 0 ? at : a.before(at, adjectives);
  const values = [
    near(Math.log(articles[LACKS_INDEFINITE]! / articles[NEEDS_NONE]!)),
    near(Math.log(articles[LACKS_DEFINITE]! / articles[NEEDS_NONE]!)),
    near(ofForm(1)),
    near(ofForm(2)),
    near(ofForm(3)),
    ...forms.map(ofNet),
    MOST_LACK,
    Number(a.is(opener, r.PREPOSITION)),
    Number(isCountedNoun(a, at)),
    ...nounPlace(a, at, adjectives, models),
    ...around,
    ...MOST_OF_PROOF,
    1,
  ];
  if (1 - needChances(values)[0]! < least) return null;
  const odds = ARTICLES.map((article) => reader.oddsOfLeftOut(a, first, article) ?? LEAST_LACK);
  values[LACK] = within(Math.max(...odds), LEAST_LACK, MOST_LACK);
  const { proofReader } = models;
  const proofs = [proofReader.oddsOfGap(a, first, 'article'), ...FORMS_PROVED.map((form) => proofReader.oddsOf(a, at, form))];
  proofs.forEach((proof, k) => void (values[values.length - 1 - proofs.length + k] = within(proof, LEAST_PROOF, MOST_PROOF)));
  return { values, adjectives, forms };
}
const ARTICLES = ['en', 'et'] as const;

/** What a noun becomes by what it needs. */
export interface MeantNoun {
  readonly need: NounNeed;
  readonly chance: number;
  readonly text: string;
}
/** What is so much less likely than the likeliest is not offered. */
const ALSO = 0.12;

/** The word at a place that opens a noun's phrase, with »en« or »et« before it; undefined of a noun whose gender neither the dictionary nor its adjective tells. */
export function withIndefiniteArticle(a: Analysis, noun: number, first: number): string | undefined {
  const own = genderOf(a, noun, BARE);
  const gender = own ?? (first < noun ? genderOf(a, a.before(noun), OF_ONE) : null);
  return gender === null ? undefined : `${gender === r.COMMON ? 'en' : 'et'} ${a.written(first)}`;
}

/** »stort« of »stort ur« */
const OF_ONE = r.ADJECTIVE | r.SINGULAR | r.INDEFINITE;
function genderOf(a: Analysis, at: number, bits: number): number | null {
  const [common, neuter] = [a.canBe(at, bits | r.COMMON, r.GENITIVE), a.canBe(at, bits | r.NEUTER, r.GENITIVE)];
  return common === neuter ? null : common ? r.COMMON : r.NEUTER;
}

/** What may have been meant by a bare noun, likeliest first; with an article only where the noun stands without adjectives and its gender is known. */
export function meantNouns(a: Analysis, at: number, { forms, adjectives }: NounSigns, chances: readonly number[]): MeantNoun[] {
  const withArticle = adjectives > 0 ? undefined : withIndefiniteArticle(a, at, at);
  const all = NEEDS.flatMap((need, k) => {
    const text = need === 'nothing' ? undefined : need === 'article' ? withArticle : forms[k - 2];
    return text === undefined ? [] : [{ need, chance: chances[k]!, text }];
  }).sort((one, other) => other.chance - one.chance);
  return all.filter(({ chance }) => chance >= ALSO * all[0]!.chance);
}

/** The same where nothing is known yet of what the noun needs; none of a word that needs nothing. */
export function nounsMeantAt(a: Analysis, at: number, models: Models): MeantNoun[] {
  const signs = nounSigns(a, at, models);
  return signs === null ? [] : meantNouns(a, at, signs, needChances(signs.values));
}

/** A correction with what else may have been meant. */
export const withOthers = <Found extends { replacements: string[] }>(found: Found, others: readonly MeantNoun[]): Found => ({
  ...found,
  replacements: [...new Set([...found.replacements, ...others.map(({ text }) => text)])],
});

/**
 * A row for each of the needs: what its numbers count for it. Fitted on corpus/tune and train/pupils (train/language/weigh-bare-nouns.ts).
 */
const WEIGHTS: readonly (readonly number[])[] = [
[0.00, 0.04, 0.06, -0.02, -0.05, 0.01, -0.03, -0.01, -0.01, -0.09, -0.08, 0.07, -0.11, 0.18, -0.55, 0.50, -0.10, 0.40, 0.03, 0.04, 0.14, 0.11, -0.05, 0.03, -0.16, -0.23, -0.19, 0.31, -0.04, -0.09, -0.05, -0.02, -0.17, -0.12, -0.03, -0.06, -0.04],
[0.09, -0.01, 0.02, -0.01, -0.01, -0.02, 0.02, -0.01, 0.01, 0.09, 0.00, 0.20, -0.26, -0.29, 0.04, 0.08, 0.20, -0.18, 0.47, 0.54, 0.06, -0.06, 0.35, -0.01, 0.24, -0.12, 0.04, -0.46, 0.39, -0.07, -0.05, -0.14, 0.32, 0.04, -0.04, 0.05, 0.26],
[-0.02, 0.04, 0.10, -0.06, 0.00, 0.06, -0.05, 0.03, -0.01, 0.00, -0.06, 0.21, 0.21, 0.46, 0.33, -0.23, 0.35, 0.41, 0.04, -0.01, 0.45, -0.09, -0.06, -0.39, 0.01, 0.18, 0.57, -0.11, -0.13, 0.39, -0.04, -0.09, 0.11, 0.27, -0.07, 0.02, -0.20],
[0.03, 0.03, -0.03, 0.15, -0.02, 0.01, 0.12, -0.10, 0.02, -0.11, 0.14, 0.12, -0.29, -0.61, 0.13, -0.25, 0.53, -0.91, -0.22, -0.08, -0.19, 0.64, -0.21, -0.20, 0.15, -0.07, -0.35, 0.24, -0.15, -0.09, 0.40, -0.08, 0.07, 0.06, 0.19, -0.01, -0.07],
[-0.06, 0.10, -0.16, -0.02, 0.24, -0.05, 0.02, 0.14, 0.03, 0.16, 0.08, -0.07, 0.69, 0.06, -0.08, -0.49, -0.11, 0.26, -0.26, -0.40, -0.33, -0.03, -0.00, 0.59, 0.27, 0.27, -0.05, -0.12, -0.12, -0.04, -0.12, 0.39, 0.14, 0.08, 0.03, 0.18, 0.04],
];

/** How likely each of the needs is, in a learner's text. */
export function needChances(values: readonly number[], weights: readonly (readonly number[])[] = WEIGHTS): number[] {
  const sums = weights.map((row) => Math.exp(row.reduce((sum, weight, k) => sum + weight * values[k]!, 0)));
  const all = sums.reduce((sum, one) => sum + one, 0);
  return sums.map((one) => one / all);
}
