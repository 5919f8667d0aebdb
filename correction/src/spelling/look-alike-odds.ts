import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import type { SecondReader } from '../language-model/second-reader.ts';
import { askOnce } from '../models/kept-answers.ts';
import type { Models } from '../models/models.ts';
import { lookAtPlace } from '../models/word-fit.ts';
import { areSameWord, isPlain } from './meant-word.ts';
import { isInCompanyOf, isInOwnCompany } from './company.ts';
import { isAroundPlace, isAskedByPhrase, isOfPhrase } from './set-phrases.ts';
import { hasOtherForm, timesRepeated } from './repeated.ts';
import { isKnownSlip } from './known-slips.ts';
import { LACK, lacksAt, mends } from './room-in-clause.ts';
import { lookAround } from './scenes.ts';
import type { SlipsOfWord } from './slips.ts';

/** Where what stands there answers the net better than this, it was meant: so do nine right words of ten, and one in ten that is a slip. */
const EXPECTED = 1;
/** What is expected less than this is unlikely enough. */
const UNEXPECTED = -8;
/** Where the net finds another word less likely than this, as log odds, nothing else makes it likely. */
const NET_LEAST = 2.5;
/** The same of the words around, for words that the net has not learnt. */
const FIT_LEAST = 3;
/** Farther from even odds neither is believed. */
const FARTHEST = 12;
const FIT_WORST = -8;
/** More repetitions tell no more. */
const OFTEN = 2;

/**
 * What each of the signs is worth in log odds in a text with as many errors as usual, fitted on corpus/tune, our own texts with
 * pupils' slips put in and right sentences (train/language/weigh-look-alikes.ts); the last number is a little lower than fitted, so that
 * nineteen marks of twenty are right. What phrases and the words near tell was partly written from what corpus/tune has: they are worth less
 * than fitted (5.8 and 6.3).
 */
const WORTH = {
  fit: 0.48,
  net: 0.57,
  unheard: -0.23,
  fitUnheard: 1.1,
  edits: -5.28,
  both: 0.2,
  letters: 0.09,
  usual: 0.86,
  otherUsual: -0.66,
  repeated: -0.81,
  otherForm: -1.31,
  first: -0.72,
  last: 0.56,
  opens: -2.32,
  same: 1.08,
  expected: -0.05,
  near: 2.59,
  around: 0.83,
  known: 1.66,
  phrase: 3.4,
  company: 4,
  finite: 0.69,
  infinitive: 1.57,
  noun: 1.63,
  adjective: 1.23,
};
const ELSE = -5;

/** What speaks for another word in the place of the one that stands there. */
export interface LookAlikeSigns {
  readonly word: string;
  /** How much better it fits, as log odds, where the net knows both. */
  readonly fit: number;
  /** How much likelier the net finds it, as log odds; 0 where it has not learnt one of the two. */
  readonly net: number;
  /** 1 where the net has not learnt one of the two. */
  readonly unheard: number;
  /** The fit, where the net has nothing to say. */
  readonly fitUnheard: number;
  /** How well the written word itself answers what the net asks for. */
  readonly expected: number;
  /** What both of them grant. */
  readonly both: number;
  /** How far the two are apart: a slip that sounds like nothing is a rare one. */
  readonly edits: number;
  /** Of the written word, as the next one. */
  readonly letters: number;
  /** How usual it is, in factors of ten. */
  readonly usual: number;
  /** How usual the other one is. */
  readonly otherUsual: number;
  /** How often the text has it besides, at most twice. */
  readonly repeated: number;
  /** 1 when the text has it in another form as well. */
  readonly otherForm: number;
  /** 1 when the two begin, end with different letters. */
  readonly first: number;
  readonly last: number;
  /** 1 when it opens its sentence. */
  readonly opens: number;
  /** 1 when both are forms of one word. */
  readonly same: number;
  /** 1 where pupils are known to write the one for the other. */
  readonly known: number;
  /** 1 where a set phrase has the other word, and none has this one. */
  readonly phrase: number;
  /** 1 where words stand near that tell the two apart. */
  readonly company: number;
  /** How much more of its scenes it meets in the sentence, and in those around. */
  readonly near: number;
  readonly around: number;
  /** 1 where the clause lacks what the other word is: a finite verb, an infinitive … */
  readonly finite: number;
  readonly infinitive: number;
  readonly noun: number;
  readonly adjective: number;
}

/** The words one slip from that at a place that are worth asking about. */
export function lookAlikeSigns(a: Analysis, at: number, models: Models): LookAlikeSigns[] {
  const type = a.types[at]!;
  if (type.listed < 0 || a.count === 1) return [];
  const slips = models.slips.of(type);
  if (slips.others.length === 0 || !isPlain(a, at)) return [];
  const expected = models.secondReader.expected(a, at);
  const isTold = isToldAt(a, at, slips);
  if (expected !== null && expected > EXPECTED && !isTold) return [];
  const signs: LookAlikeSigns[] = [];
  let written: Written | null = null;
  const answers = expected === null ? null : answersAt(a, at, slips, models.secondReader);
  for (let k = 0; k < slips.words.length; k++) {
    const answer = answers?.[k] ?? null;
    const net = answer === null ? null : answer - expected!;
    const told = isTold ? toldBy(a, at, slips.words[k]!) : UNTOLD;
    if (net !== null && net < NET_LEAST && told === UNTOLD) continue;
    if (isInOwnCompany(a, at, slips.words[k]!) && told === UNTOLD) continue;
    written ??= writtenAt(a, at, models, slips, expected);
    const found = signsOf(a, at, models, slips, k, net, written, told);
    if (found !== null) signs.push(found);
  }
  // asked last: hardly a word has any
  const isAtHome = signs.length > 0 && isOfPhrase(a, at) && !isAroundPlace(a, at, slips.phrases);
  return isAtHome ? [] : signs;
}

function answersAt(a: Analysis, at: number, slips: SlipsOfWord, reader: SecondReader): readonly (number | null)[] {
  slips.known ??= reader.meant(slips.words);
  return reader.answersOf(a, at, slips.known);
}

type Told = Pick<LookAlikeSigns, 'phrase' | 'company'>;
const UNTOLD: Told = { phrase: 0, company: 0 };

const isToldAt = (a: Analysis, at: number, { phrases, inCompany }: SlipsOfWord): boolean =>
  isAroundPlace(a, at, phrases) || inCompany.some((word) => isInCompanyOf(a, at, word));

function toldBy(a: Analysis, at: number, word: string): Told {
  const phrase = Number(isAskedByPhrase(a, at, word) && !isOfPhrase(a, at));
  const company = Number(isInCompanyOf(a, at, word));
  return phrase + company === 0 ? UNTOLD : { phrase, company };
}

/** What the signs need to know of the word that is written, once for all that may have been meant. */
interface Written {
  readonly fit: number;
  readonly lacks: number;
  readonly expected: number;
}

const writtenAt = (
  a: Analysis,
  at: number,
  { fit }: Models,
  { own }: SlipsOfWord,
  expected: number | null,
): Written => ({
  fit: lookAtPlace(a, at, fit).fit(own),
  lacks: lacksAt(a, at),
  expected: expected ?? 0,
});

function signsOf(
  a: Analysis,
  at: number,
  models: Models,
  { others, words }: SlipsOfWord,
  k: number,
  net: number | null,
  written: Written,
  told: Told,
): LookAlikeSigns | null {
  const { listed, cost, keys } = others[k]!;
  const type = a.types[at]!;
  const word = words[k]!;
  const place = lookAtPlace(a, at, models.fit);
  const fit = Math.max(FIT_WORST, Math.min(FARTHEST, place.fit(keys) - written.fit));
  if (net === null && fit < FIT_LEAST && told === UNTOLD) return null;
  const { scenes } = models;
  const isSame = areSameWord(type.listed, listed, a);
  const around = lookAround(a, at, scenes);
  const [ours, theirs] = [scenes.of(type.listed), scenes.of(listed)];
  const mended = mends(a, at, written.lacks, listed);
  const odds = net === null ? 0 : Math.min(FARTHEST, net);
  const { frequencies } = a.lexicon;
  return {
    word,
    fit: net === null ? 0 : fit,
    net: odds,
    unheard: Number(net === null),
    fitUnheard: net === null ? fit : 0,
    expected: net === null ? 0 : Math.max(UNEXPECTED, written.expected),
    both: net === null ? fit : Math.min(fit, odds),
    edits: cost / 100,
    letters: type.lower.length,
    usual: frequencies[type.listed]! / TENFOLD,
    otherUsual: frequencies[listed]! / TENFOLD,
    repeated: Math.min(OFTEN, timesRepeated(a, type.lower)),
    otherForm: Number(hasOtherForm(a, type.lower)),
    first: Number(type.lower[0] !== word[0]),
    last: Number(type.lower.at(-1) !== word.at(-1)),
    opens: Number(a.opensSentence(at)),
    same: Number(isSame),
    near: around.near(theirs) - around.near(ours),
    around: around.around(theirs) - around.around(ours),
    known: Number(isKnownSlip(type.lower, word)),
    company: told.company,
    // another form of it is for the rules of grammar
    phrase: isSame ? 0 : told.phrase,
    finite: Number((mended & LACK.finite) !== 0),
    infinitive: Number((mended & LACK.infinitive) !== 0),
    noun: Number((mended & LACK.noun) !== 0),
    adjective: Number((mended & LACK.adjective) !== 0),
  };
}

/** The steps of frequency that a factor of ten has. */
const TENFOLD = 30;

/** A word that may have been meant at a place. */
export interface LikelyLookAlike {
  readonly word: string;
  /** How likely it was meant in a text with as many errors as usual (`slipOdds`). */
  readonly probability: number;
  /** Another form of the word as written. */
  readonly isSameWord: boolean;
  /** What speaks for it, and what that comes to. */
  readonly signs: LookAlikeSigns;
  readonly odds: number;
}

/** The word that was likeliest meant at a place, by how it fits and by what the net would expect; null when none is in question. */
export const likeliestLookAlike = (a: Analysis, at: number, models: Models): LikelyLookAlike | null =>
  askOnce(a.once(newAnswers), at, () => likeliestOf(a, at, models));
const newAnswers = (): (LikelyLookAlike | null | undefined)[] => [];

function likeliestOf(a: Analysis, at: number, models: Models): LikelyLookAlike | null {
  let best: LikelyLookAlike | null = null;
  for (const signs of lookAlikeSigns(a, at, models)) {
    const odds = oddsOfSigns(signs);
    const probability = probabilityOf(odds);
    if (best === null || probability > best.probability)
      best = { word: signs.word, probability, isSameWord: signs.same === 1, signs, odds };
  }
  return best;
}

/** The signs that count, in the order in which they are fitted. */
export const SIGNS = Object.keys(WORTH) as (keyof typeof WORTH)[];

/** What the signs come to, as log odds in a text with as many errors as usual. */
export const oddsOfSigns = (signs: LookAlikeSigns): number =>
  SIGNS.reduce((sum, sign) => sum + WORTH[sign] * signs[sign], ELSE);
