import type { Analysis } from '../analysis/analysis.ts';
import { IMPERATIVE, INFINITIVE, VERB } from '../lexicon/readings.ts';

/** »gå«, »se«, »bo«: the order is the infinitive, and the lexicon lists only that. */
const ONE_SYLLABLE = /^[^aeiouyæøå]*[aeiouyæøå]$/;

/** The form of an order. */
export const canBeOrder = (a: Analysis, at: number): boolean =>
  a.canBe(at, VERB | IMPERATIVE) || (a.canBe(at, VERB | INFINITIVE) && ONE_SYLLABLE.test(a.lower(at)));
