import type { Analysis } from '../analysis/analysis.ts';
import { GENITIVE, INDEFINITE, NOUN, SINGULAR } from '../lexicon/readings.ts';
import { mayThink } from '../words/beings.ts';
import { OWNERS } from '../words/persons.ts';

/** »min fars bror«, »jeres konges datter«: somebody of one's own, and what is theirs: no »farbror« in two. */
export const isOwnersOwner = (a: Analysis, at: number): boolean =>
  a.lower(at).endsWith('s') &&
  OWNERS.test(a.lower(a.before(at))) &&
  a.canBe(at, NOUN | SINGULAR | INDEFINITE | GENITIVE) &&
  mayThink(a.lower(at).slice(0, -1));
