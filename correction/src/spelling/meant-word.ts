import type { Analysis } from '../analysis/analysis.ts';
import { LoneFit, lookAtPlace } from '../models/word-fit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ADJECTIVE, NOUN, VERB } from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import type { WordType } from '../tagger/word-type.ts';
import type { LookAlike } from './look-alikes.ts';
import { hasOtherForm, timesRepeated } from './repeated.ts';
import { COST_WEIGHT, evenOdds } from './rivals.ts';

/** What a hundredth of an edit counts against one word beside another that may be meant. */
export const COST_AMONG = 0.05;
/** The same where a word is written that nobody uses: like any misspelling. */
const COST_AMONG_RARE = 0.08;
const RARE = 3;
/**
 * A word so far from even odds by its readings alone never comes near them: of 73,000 words, 248 of them better than even,
 * none did.
 */
const FAR = 3;
/** The same for the only word of a text, which is written to see whether it is right. */
const EVEN_ALONE = 3;
/** A word that the text has in another form as well, or over and over, is meant. */
const OTHER_FORM = 2;
const REPEATED = 0.7;

/** The word that was meant where a listed one stands. */
export interface MeantWord {
  word: string;
  /** Log-odds that it was meant. */
  odds: number;
  /** It is another form of the word as written. */
  isSameWord: boolean;
}

/** The word that fits a place better than the listed one that stands there and looks like it; null when none does. */
export function meantWord(a: Analysis, at: number, models: Models): MeantWord | null {
  const type = a.types[at]!;
  if (type.listed < 0) return null;
  const { own, others } = models.rivals.of(type);
  if (others.length === 0 || !isPlain(a, at)) return null;
  const { lexicon } = a;
  const isAlone = a.count === 1;
  const even = isAlone ? EVEN_ALONE : evenOdds(type.lower);
  const among = own.prior < RARE ? COST_AMONG_RARE : COST_AMONG;
  const place = isAlone ? new LoneFit(models.fit) : lookAtPlace(a, at, models.fit);
  const roughly = place.rough(own);
  let written: number | null = null;
  let best: LookAlike | null = null;
  let most = even;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const other of others) {
    const { cost, keys } = other;
    if (place.rough(keys) - roughly - cost * COST_WEIGHT < even - FAR) continue;
    const better = place.fit(keys) - (written ??= place.fit(own));
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
export function isAnotherWord(a: Analysis, at: number, models: Models): boolean {
  const meant = meantWord(a, at, models);
  return meant !== null && !meant.isSameWord && meant.odds > SURELY_ANOTHER;
}

/**
 * True when a word was probably meant as another one than `form` is a form of: »hade« as »havde«, not »hadede«.
 * @param form what a rule of grammar wants to put.
 */
export function isMeantOtherwise(a: Analysis, at: number, form: string, models: Models): boolean {
  const { lexicon } = a;
  const { speller } = models;
  const type = a.types[at]!;
  if (type.listed >= 0) return isAnotherWord(a, at, models);
  const best = speller.suggest(type.lower, a.effort)[0];
  const wanted = lexicon.find(form.toLowerCase());
  const frequency = best ? lexicon.frequencies[best.listed]! : 0;
  if (!best || best.cost > NEAR || frequency < Math.max(USUAL, lexicon.frequencies[wanted] ?? 0)) return false;
  return !areSameWord(best.listed, wanted, a);
}

/** In small letters, or with the capital of a sentence's first word that is no name. */
export function isPlain(a: Analysis, at: number): boolean {
  const { text, lower } = a.types[at]!;
  return text === lower || (a.opensSentence(at) && a.lexicon.find(text) < 0);
}

/** Forms of one word: for the rules of grammar. */
export function areSameWord(one: number, other: number, a: Analysis): boolean {
  const { lexicon } = a;
  return WORD_CLASSES.some((wordClass) => {
    const lemma = lexicon.lemmaNumber(one, wordClass);
    return lemma >= 0 && lemma === lexicon.lemmaNumber(other, wordClass);
  });
}
const WORD_CLASSES = [NOUN, VERB, ADJECTIVE];
