import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, FINITE, hasAny, NAME, NOUN, VERB } from '../lexicon/readings.ts';

/** »Det tyske bureau DPA | meddelte«: the name belongs to the article and is not put in, as it is after »min chef«. */
export function isNameOfSubject(a: Analysis, at: number): boolean {
  if (!a.is(at, NAME) || !a.is(at + 1, VERB) || !hasAny(a.reading(at + 1), FINITE)) return false;
  let first = at;
  while (a.is(a.before(first), NAME) && !a.commaAfter(a.before(first))) first = a.before(first);
  let opener = a.before(first);
  if (!a.is(opener, NOUN) || a.commaAfter(opener)) return false;
  do opener = a.before(opener);
  while (a.is(opener, ADJECTIVE));
  return /^(den|det|de)$/.test(a.lower(opener));
}
