import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from '../models/models.ts';
import { GAP_KINDS, gapNumber } from '../proof-reader/gap-kinds.ts';
import { gapScores } from './gap-scores.ts';
import { GAP_WORDS } from './gap-window.ts';

const KIND_OF_WORD: readonly number[] = GAP_WORDS.map((word) => gapNumber(word) - 1);

/** How much likelier than nothing the likeliest small word of each of GAP_KINDS stands in the gap before a place, as log odds. */
export function gapKindOdds(a: Analysis, at: number, models: Models): Float64Array {
  const [nothing, ...ofWords] = gapScores(a, at, models);
  const odds = new Float64Array(GAP_KINDS.length).fill(-Infinity);
  ofWords.forEach((score, k) => {
    const kind = KIND_OF_WORD[k]!;
    odds[kind] = Math.max(odds[kind]!, score - nothing!);
  });
  return odds;
}
