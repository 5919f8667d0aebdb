import type { Lexicon } from '../lexicon/lexicon.ts';

/** A shorter last part tells nothing: »ø« of »fjordø«. */
const SHORTEST = 3;

/**
 * »hat« of »sommerhat«: what a compound is; the word itself of what is none.
 * @param known how an unlisted compound was taken apart
 */
export function headSpelling(
  lemma: string,
  lexicon: Lexicon,
  known: { readonly headStart: number } | null = null,
): string {
  const split = known ?? lexicon.compounds.split(lemma);
  return split === null || split.headStart < SHORTEST ? lemma : lemma.slice(split.headStart);
}
