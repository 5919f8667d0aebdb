import type { Analysis } from '../analysis/analysis.ts';

/** Words that every text is given on top, of which few are unknown, so that one in a sentence tells little. */
const BENEFIT = 40;
const BENEFIT_UNKNOWN = 0.6;
const MOST = 7;

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
