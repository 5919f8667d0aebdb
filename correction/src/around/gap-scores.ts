import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from '../models/models.ts';
import { fillGapWindow, GAP_SLOTS, GAP_WORDS, gapFlags } from './gap-window.ts';
import { type Window, windowOf } from './window.ts';

/**
 * How likely nothing stands in the gap before a place, and each of GAP_WORDS, as logarithms of chances.
 * @param isFilled of the word at the place instead, which is not seen
 */
export function gapScores(a: Analysis, at: number, isFilled: boolean, models: Models): Float32Array {
  const window = a.once(newWindow);
  fillGapWindow(a, models.secondReader.words(a), at, isFilled, window);
  return normalised(models.around.weigh('gap', window, gapFlags(a.opensSentence(at))));
}
const newWindow = (): Window => windowOf(GAP_SLOTS);

/** As logarithms of chances. */
function normalised(said: Float32Array): Float32Array {
  let most = -Infinity;
  for (let k = 0; k <= GAP_WORDS.length; k++) most = Math.max(most, said[k]!);
  let sum = 0;
  for (let k = 0; k <= GAP_WORDS.length; k++) sum += Math.exp(said[k]! - most);
  const all = most + Math.log(sum);
  return said.slice(0, GAP_WORDS.length + 1).map((value) => value - all);
}
