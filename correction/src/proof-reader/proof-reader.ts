import type { Analysis } from '../analysis/analysis.ts';
import type { GapKind } from './gap-kinds.ts';
import type { WordAction } from './word-actions.ts';

/** Reads a text as it is written and says of each place what is to be done with it. */
export interface ProofReader {
  /** How much likelier than that the word stays this is to be done with it, as log odds. */
  oddsOf(a: Analysis, at: number, action: WordAction): number;
  /** The same of anything that may be done with it. */
  oddsOfAny(a: Analysis, at: number): number;
  /** How much likelier than none a small word of a kind is missing before a place, as log odds. */
  oddsOfGap(a: Analysis, at: number, kind: GapKind): number;
  /** The same of a small word of any kind. */
  oddsOfAnyGap(a: Analysis, at: number): number;
  /** How likely a full stop is missing after a place, as log odds. */
  oddsOfStop(a: Analysis, at: number): number;
  /** How likely a comma is missing after a place that has none, or one too many that has one, as log odds. */
  oddsOfComma(a: Analysis, at: number): number;
}
