import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { ISLANDS } from '../words/governed-classes.ts';

/** »i Slagelse«; not »på Slagelse Sygehus«, »på Slagelse fødeafdeling«, »på Islands kyst«. */
export const isWholeName = (a: Analysis, at: number): boolean =>
  !a.is(at, r.GENITIVE) && (a.commaAfter(at) || !(a.is(a.after(at), r.NOUN) || a.hasCapital(a.after(at))));

/** »i Fyn« */
export const onIsland = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'i' &&
  ISLANDS.test(a.lower(a.after(at))) &&
  a.hasCapital(a.after(at)) &&
  !a.hasCapital(a.after(at, 2));
