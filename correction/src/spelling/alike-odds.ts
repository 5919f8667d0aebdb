import type { Analysis } from '../analysis/analysis.ts';
import { carelessness } from '../models/carelessness.ts';
import { type FeatureRow, inSteps, rowOf } from '../models/feature-row.ts';
import type { Models } from '../models/models.ts';
import { keyOfWord, readingsAt, tagAfter, tagBefore, wordAt } from '../models/surroundings.ts';
import { withProofOfSlip } from '../proof-reader/together.ts';
import { hashString, mix } from '../tagger/hash.ts';
import { type LookAlikeSigns, SIGNS } from './look-alike-odds.ts';

/** How likely a word one slip from the one at a place was meant, as log odds. */
export function alikeOdds(a: Analysis, at: number, signs: LookAlikeSigns, odds: number, models: Models): number {
  const row = rowOf(a);
  gatherAlike(a, at, signs, odds, row);
  return withProofOfSlip(a, at, signs.word, models.alike.odds(row.values, row.count), models);
}

/**
 * What tells of a place whether a word one slip away was meant: the signs one by one, how careless the text is, and the words around and their kinds.
 * @param odds what the signs come to
 */
export function gatherAlike(a: Analysis, at: number, signs: LookAlikeSigns, odds: number, row: FeatureRow): void {
  row.count = 0;
  const coarse = inSteps(odds, 1, -6, 8);
  row.one(1, 1);
  row.one(2, inSteps(odds, 0.5, -6, 8));
  row.two(3, coarse, carelessness(a));
  row.two(4, coarse, signs.same);
  row.two(5, coarse, signs.unheard);
  SIGNS.forEach((sign, k) => row.two(6, k, inSteps(signs[sign], 0.75, -12, 12)));
  const [before, after] = [a.before(at), a.after(at)];
  const [t0, t1, t2] = [tagBefore(a, before), a.tags[at]!, tagAfter(a, at)];
  const [w0, w1, w2] = [wordAt(a, before), wordAt(a, at), wordAt(a, after)];
  const meant = keyOfWord(signs.word);
  const kinds = mix(readingsAt(a, at), a.lexicon.readingHash(a.lexicon.find(signs.word)));
  row.one(40, kinds);
  row.two(41, kinds, t0);
  row.two(42, kinds, t2);
  row.three(43, kinds, t0, t2);
  row.two(44, kinds, t1);
  row.three(45, mix(t0, t1), t2, coarse > 0 ? 1 : 0);
  row.one(46, w1);
  row.one(47, meant);
  row.two(48, w1, meant);
  row.two(49, w0, w1);
  row.two(50, w1, w2);
  row.two(51, w0, meant);
  row.two(52, meant, w2);
  row.three(53, w0, w1, w2);
  row.three(54, w0, meant, w2);
  row.two(55, w0, kinds);
  row.two(56, w2, kinds);
  row.two(57, hashString(a.lower(at).slice(-2), 12), hashString(signs.word.slice(-2), 12));
  row.two(58, before < 0 ? 1 : 0, after < 0 || a.isMark(after) ? 1 : 0);
}
