import type { Analysis } from '../analysis/analysis.ts';
import type { Kind } from '../language-model/closed-sets.ts';
import type { SecondReader } from '../language-model/second-reader.ts';

/** Kinds of alternatives, of each of which the likeliest is told; all others are small words. */
const SET_OF: Partial<Record<Kind, number>> = { present: 0, 'verb-form': 0, 'noun-form': 1, adjective: 2, gender: 2 };
const SMALL_WORDS = 3;
/** How many there are. */
export const SETS = 4;

/** The log odds of the likeliest alternative of every set, as the language model finds; −∞ of a set of which there is none. */
export function likeliestOfSets(a: Analysis, at: number, reader: SecondReader): readonly number[] {
  const known = reader.known(a, at);
  if (known === null) return NO_SETS;
  const best = [-Infinity, -Infinity, -Infinity, -Infinity];
  const odds = reader.oddsOfAlternatives(a, at);
  for (let k = 0; k < odds.length; k++) {
    const set = SET_OF[known.alternatives[k]!.kind] ?? SMALL_WORDS;
    if (odds[k]! > best[set]!) best[set] = odds[k]!;
  }
  return best;
}
const NO_SETS: readonly number[] = [-Infinity, -Infinity, -Infinity, -Infinity];
