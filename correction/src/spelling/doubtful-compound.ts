import type { Compound } from '../lexicon/compounds.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Suggestion } from './speller.ts';

/** Frequencies count thirty steps to a factor of ten. */
const DECADE = 30;
/** A listed word that nobody uses is meant only when it is this near. */
const NEAR = 60;

/**
 * Is an unlisted word that could be a compound a misspelling of a listed one? »choklade« is no shock-barn. Log-odds,
 * fitted to the compounds of correct text and to misspellings of its words that happen to be compounds.
 * @param best the nearest listed word.
 */
export function compoundDoubt(word: string, compound: Compound, best: Suggestion, lexicon: Lexicon): number {
  const { frequencies } = lexicon;
  const first = lexicon.find(word.slice(0, compound.headStart));
  const meant = frequencies[best.listed]!;
  return (
    8 -
    0.067 * best.cost +
    (0.54 * meant) / DECADE -
    (meant === 0 ? (best.cost <= NEAR ? 2.5 : 5.5) : 0) -
    (0.23 * frequencies[compound.head]!) / DECADE -
    (first >= 0 ? (0.28 * frequencies[first]!) / DECADE - 1.4 : 0) +
    (compound.parts > 2 ? 2.3 : 0) -
    0.15 * word.length
  );
}
