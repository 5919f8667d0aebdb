import type { Analysis } from '../analysis/analysis.ts';
import { type FitKeys, fitKeys } from '../choices/fit-model.ts';
import { fitOf, lookAtPlace, roughFitOf } from '../choices/word-fit.ts';
import type { Toolbox } from '../kernel/toolbox.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ADJECTIVE, NOUN, VERB } from '../lexicon/readings.ts';
import type { WordType } from '../tagger/word-type.ts';
import type { LookAlike } from './look-alikes.ts';
import { hasOtherForm, timesRepeated } from './repeated.ts';

/** What a hundredth of an edit counts against a mistake at all, and against one word beside another that may be meant. */
export const COST_WEIGHT = 0.012;
export const COST_AMONG = 0.05;
/** The same where a word is written that nobody uses: like any misspelling. */
const COST_AMONG_RARE = 0.08;
const RARE = 3;
/** The most that the words around have ever to say for one word against another; a speed limit, no judgement. */
const MOST_SAID = 7;
/**
 * A word so far from even odds by its readings alone never comes near them: of 73,000 words, 248 of them better than even,
 * none did.
 */
const FAR = 3;
/** How much better another form of the same word must fit for even odds. */
export const EVEN = 4.8;
/** The same for the only word of a text, which is written to see whether it is right. */
const EVEN_ALONE = 3;
/** A longer word turns into another one less easily, per letter over four. */
const LENGTH_WEIGHT = 0.2;
/** A word that the text has in another form as well, or over and over, is meant. */
const OTHER_FORM = 2;
const REPEATED = 0.7;
/** Both are right, with a difference that wordconfusion/laengere.ts knows. */
const SETTLED = new Set(['længe', 'længer', 'længere']);
/** Frequency from which words are the small ones that the rules of wordconfusion know better. */
const SMALL_WORD = 140;

/** The word that was meant where a listed one stands. */
export interface MeantWord {
  word: string;
  /** Log-odds that it was meant. */
  odds: number;
  /** It is another form of the word as written. */
  isSameWord: boolean;
}

const evenOdds = (lower: string): number => EVEN + LENGTH_WEIGHT * Math.max(0, lower.length - 4);

const usualness = (a: Analysis, keys: FitKeys): number => a.tools.fit.usualness(keys);

/** The word that fits a place better than the listed one that stands there and looks like it; null when none does. */
export function meantWord(a: Analysis, at: number): MeantWord | null {
  const type = a.types[at]!;
  if (type.listed < 0) return null;
  const { own, others } = (type.rivals ??= rivalsOf(type, a.tools));
  if (others.length === 0 || !isPlain(a, at)) return null;
  const { lexicon } = a.tools;
  const isAlone = a.count === 1;
  const even = isAlone ? EVEN_ALONE : evenOdds(type.lower);
  const among = own.prior < RARE ? COST_AMONG_RARE : COST_AMONG;
  lookAtPlace(a, at);
  // nothing around a lone word speaks for one word or another
  const fit = isAlone ? usualness : fitOf;
  const rough = isAlone ? usualness : roughFitOf;
  const roughly = rough(a, own);
  let written: number | null = null;
  let best: LookAlike | null = null;
  let most = even;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const other of others) {
    const { cost, keys } = other;
    if (rough(a, keys) - roughly - cost * COST_WEIGHT < even - FAR) continue;
    const better = fit(a, keys) - (written ??= fit(a, own));
    if (better - cost * COST_WEIGHT < even || better - cost * among <= nearest) continue;
    nearest = better - cost * among;
    most = better - cost * COST_WEIGHT;
    best = other;
  }
  if (best === null) return null;
  const word = lexicon.words.word(best.listed);
  if (word.normalize('NFD').replace(/\u0301/g, '') === type.lower) return null;
  const repeated =
    OTHER_FORM * Number(hasOtherForm(a, type.lower)) + REPEATED * Math.min(2, timesRepeated(a, type.lower));
  const isSameWord = areSameWord(type.listed, best.listed, a);
  const gain = most - repeated;
  const plain = gain - even;
  const odds = isAlone || isSameWord ? plain : Math.min(plain, oddsOfAnother(gain, best.cost, type, lexicon));
  return { word, odds, isSameWord };
}

/**
 * Log-odds that another word was meant, fitted to 160,000 words of correct text that the model had not seen and to the
 * mistakes of pupils: it is too sure of itself with rare words, with short ones and with those that do not sound alike.
 */
const oddsOfAnother = (gain: number, cost: number, { listed, lower }: WordType, { frequencies }: Lexicon): number =>
  0.73 * gain - 0.047 * cost + 0.017 * frequencies[listed]! + 0.33 * lower.length - 3.4;

/** From these odds on, rules of grammar leave a form alone: it is another word that was meant. */
const SURELY_ANOTHER = 0.7;
const NEAR = 70;
const USUAL = 90;

/** True when another word was probably meant: »min fætter kunde ikke« is no compound but »kunne«. */
export function isAnotherWord(a: Analysis, at: number): boolean {
  const meant = meantWord(a, at);
  return meant !== null && !meant.isSameWord && meant.odds > SURELY_ANOTHER;
}

/**
 * True when a word was probably meant as another one than `form` is a form of: »hade« as »havde«, not »hadede«.
 * @param form what a rule of grammar wants to put.
 */
export function isMeantOtherwise(a: Analysis, at: number, form: string): boolean {
  const { lexicon, speller } = a.tools;
  const type = a.types[at]!;
  if (type.listed >= 0) return isAnotherWord(a, at);
  const best = speller.suggest(type.lower, a.effort)[0];
  const wanted = lexicon.find(form.toLowerCase());
  const frequency = best ? lexicon.frequencies[best.listed]! : 0;
  if (!best || best.cost > NEAR || frequency < Math.max(USUAL, lexicon.frequencies[wanted] ?? 0)) return false;
  return !areSameWord(best.listed, wanted, a);
}

export interface Rivals {
  own: FitKeys;
  /** Look-alikes that the words around could ever speak for. */
  others: readonly LookAlike[];
}

/** »fingren« for »fingeren«: the same word inflected alike, and both may be written. */
function isDoubleForm(one: number, other: number, lexicon: Lexicon): boolean {
  const word = lexicon.words.word(other);
  return [...lexicon.readings(one)].some((reading) =>
    lexicon.otherForms(one, reading, reading, ~reading).includes(word),
  );
}

/** The look-alikes of a listed word that are usual enough to be in question. */
function rivalsOf({ listed, lower }: WordType, { lexicon, lookAlikes, fit }: Toolbox): Rivals {
  const own = fitKeys(lower, listed, lexicon);
  const isJudged =
    lexicon.frequencies[listed]! < SMALL_WORD && !SETTLED.has(lower) && lower.length > 1 && /^[a-zæøå]+$/.test(lower);
  const others = !isJudged
    ? []
    : lookAlikes
        .of(listed)
        .filter(
          ({ cost, keys }) =>
            fit.usualness(keys) - fit.usualness(own) - cost * COST_WEIGHT + MOST_SAID > evenOdds(lower),
        )
        .filter((other) => !isDoubleForm(listed, other.listed, lexicon));
  return { own, others };
}

/** In small letters, or with the capital of a sentence's first word that is no name. */
function isPlain(a: Analysis, at: number): boolean {
  const { text, lower } = a.types[at]!;
  return text === lower || (a.opensSentence(at) && a.tools.lexicon.find(text) < 0);
}

/** Forms of one word: for the rules of grammar. */
function areSameWord(one: number, other: number, a: Analysis): boolean {
  const { lexicon } = a.tools;
  return [NOUN, VERB, ADJECTIVE].some((wordClass) => {
    const lemma = lexicon.lemma(one, wordClass);
    return lemma !== null && lemma === lexicon.lemma(other, wordClass);
  });
}
