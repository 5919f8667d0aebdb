import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from '../models/models.ts';
import { lookAtPlace } from '../models/word-fit.ts';
import { areSameWord, isPlain } from './meant-word.ts';
import { hasOtherForm, timesRepeated } from './repeated.ts';
import { COST_WEIGHT } from './rivals.ts';

/** Where the words around speak less for the other word than this, with how near it is, the net is not asked. */
const WORTH_ASKING = 0;
/** The same by the readings of the words alone, which is asked first. */
const WORTH_LOOKING = -2;
/** Farther from even odds the net is not believed. */
const FARTHEST = 12;
/** More repetitions tell no more. */
const OFTEN = 2;

/** What each of the signs is worth in log odds, fitted on corpus/tune and our own texts (train/language/weigh-look-alikes.ts). */
const WORTH = { fit: 0.35, net: 0.65, edits: -4.59, letters: 0.09, usual: 0.31, repeated: -1.23, otherForm: -1.64 };
const ELSE = -5.95;

/** What speaks for a look-alike in the place of the word that stands there. */
export interface LookAlikeSigns {
  readonly word: string;
  /** How much better it fits, as log odds. */
  readonly fit: number;
  /** How much likelier the net finds it, as log odds. */
  readonly net: number;
  /** How far the two are apart. */
  readonly edits: number;
  /** Of the written word, as the next ones. */
  readonly letters: number;
  /** Logarithm of its frequency. */
  readonly usual: number;
  /** How often the text has it besides, at most twice. */
  readonly repeated: number;
  /** 1 when the text has it in another form as well. */
  readonly otherForm: number;
}

/** The look-alikes of the word at a place that are worth asking about, forms of the same word left out. */
export function lookAlikeSigns(a: Analysis, at: number, models: Models): LookAlikeSigns[] {
  const type = a.types[at]!;
  if (type.listed < 0 || a.count === 1) return [];
  const { own, others } = models.rivals.of(type);
  if (others.length === 0 || !isPlain(a, at)) return [];
  const place = lookAtPlace(a, at, models.fit);
  const roughly = place.rough(own);
  const signs: LookAlikeSigns[] = [];
  let written: number | null = null;
  for (const { listed, cost, keys } of others) {
    if (place.rough(keys) - roughly - cost * COST_WEIGHT < WORTH_LOOKING) continue;
    const fit = place.fit(keys) - (written ??= place.fit(own));
    if (fit - cost * COST_WEIGHT < WORTH_ASKING || areSameWord(type.listed, listed, a)) continue;
    const word = a.lexicon.words.word(listed);
    const net = models.secondReader.oddsOfLookAlike(a, at, word);
    if (net === null) continue;
    signs.push({
      word,
      fit,
      net: Math.max(-FARTHEST, Math.min(FARTHEST, net)),
      edits: cost / 100,
      letters: type.lower.length,
      usual: own.prior,
      repeated: Math.min(OFTEN, timesRepeated(a, type.lower)),
      otherForm: Number(hasOtherForm(a, type.lower)),
    });
  }
  return signs;
}

/** The look-alike that was likeliest meant at a place, by how it fits and by what the net would expect; null when none is in question. */
export function likeliestLookAlike(
  a: Analysis,
  at: number,
  models: Models,
): { word: string; probability: number } | null {
  let best: { word: string; probability: number } | null = null;
  for (const signs of lookAlikeSigns(a, at, models)) {
    const probability = chanceOf(signs);
    if (best === null || probability > best.probability) best = { word: signs.word, probability };
  }
  return best;
}

const SIGNS = Object.keys(WORTH) as (keyof typeof WORTH)[];

function chanceOf(signs: LookAlikeSigns): number {
  const odds = SIGNS.reduce((sum, sign) => sum + WORTH[sign] * signs[sign], ELSE);
  return 1 / (1 + Math.exp(-odds));
}
