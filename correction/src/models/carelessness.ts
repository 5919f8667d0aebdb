import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from './models.ts';

/** Words that every text is given on top, of which few are unknown, so that one in a sentence tells little. */
const BENEFIT = 40;
const BENEFIT_UNKNOWN = 0.6;
const MOST = 7;

const LONG = 60;
/** A text of a sentence or two says too little of who wrote it. */
export const tellsOfWriter = (a: Analysis): boolean => a.count >= LONG;

/** How many words of a text no dictionary knows, in doublings of one in 64: who misspells many words has more slips that are words, too. */
export const carelessness = (a: Analysis): number => a.once(carelessnessOf);

function carelessnessOf(a: Analysis): number {
  // what was corrected was misspelled all the same
  if (a.earlier !== null) return carelessness(a.earlier);
  let [words, unknown] = [0, 0];
  for (let at = 0; at < a.count; at++) {
    if (!a.isWord(at) || a.hasCapital(at)) continue;
    words++;
    if (a.types[at]!.listed < 0 && a.types[at]!.compound === null) unknown++;
  }
  const share = (unknown + BENEFIT_UNKNOWN) / (words + BENEFIT);
  return Math.max(0, Math.min(MOST, Math.round(2 * Math.log2(64 * share))));
}

/** Words that the network expects less than this are asked about, and so much likelier another one must be for the place to be odd. */
export const EXPECTED = 2.5;
const ODD = 3;
const ODD_BENEFIT = 25;
const ODD_UNKNOWN = 1;
const MOST_ODD = 9;

/** How many words of a text the network was asked about, and how many were odd. */
interface Oddities {
  readonly odd: number;
  readonly asked: number;
}

/**
 * How many words of a text, one place left out, are not what the network expects, in doublings of one in 128: who confuses many forms confuses
 * more where it is not plain, whether the words are spelt well or not.
 */
export function oddness(a: Analysis, at: number, models: Models): number {
  // what was corrected was odd all the same
  const { odd, asked } = (a.earlier ?? a).once(odditiesOf, models);
  const share = (odd - (isOdd(a, at, models) ? 1 : 0) + ODD_UNKNOWN) / (asked + ODD_BENEFIT);
  return Math.max(0, Math.min(MOST_ODD, Math.round(2 * Math.log2(128 * share))));
}

function odditiesOf(a: Analysis, models: Models): Oddities {
  let [odd, asked] = [0, 0];
  for (let at = 0; at < a.count; at++) {
    if (!a.isWord(at) || models.secondReader.expected(a, at) === null) continue;
    asked++;
    if (isOdd(a, at, models)) odd++;
  }
  return { odd, asked };
}

/** Whether the network expects another form or small word than the one that stands there. */
function isOdd(a: Analysis, at: number, { secondReader }: Models): boolean {
  const expected = a.isWord(at) ? secondReader.expected(a, at) : null;
  if (expected === null || expected > EXPECTED) return false;
  return secondReader.oddsOfAlternatives(a, at).some((odds) => odds > ODD);
}
