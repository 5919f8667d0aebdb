import type { Lexicon } from '../lexicon/lexicon.ts';

/** A shorter last part tells nothing: »ø« of »fjordø«. */
const SHORTEST = 3;

/** »hat« of »sommerhat«: what a compound is; the word itself of what is none. */
export function headSpelling(lemma: string, lexicon: Lexicon): string {
  const split = lexicon.compounds.split(lemma);
  return split === null || split.headStart < SHORTEST ? lemma : lemma.slice(split.headStart);
}
