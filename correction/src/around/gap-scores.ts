import type { Analysis } from '../analysis/analysis.ts';
import { logOfSum } from '../kernel/numbers.ts';
import type { Models } from '../models/models.ts';
import { fillGapWindow, GAP_SLOTS, GAP_WORDS, gapFlags } from './gap-window.ts';
import { type Window, windowOf } from './window.ts';

/** Nothing, and each of GAP_WORDS. */
const ANSWERS = GAP_WORDS.length + 1;

/** How likely nothing stands in the gap before a place, and each of GAP_WORDS, as logarithms of chances. */
export function gapScores(a: Analysis, at: number, models: Models): Float32Array {
  const window = a.once(newWindow);
  fillGapWindow(a, models.secondReader.words(a), at, false, window);
  const said = models.around.weigh('gap', window, gapFlags(a.opensSentence(at))).slice(0, ANSWERS);
  const all = logOfSum(said, 0, ANSWERS);
  return said.map((value) => value - all);
}
const newWindow = (): Window => windowOf(GAP_SLOTS);
