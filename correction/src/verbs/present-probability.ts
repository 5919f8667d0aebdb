import type { Analysis } from '../analysis/analysis.ts';
import { hashString } from '../tagger/hash.ts';
import { VERB_FEATURES, verbFeatures } from './verb-features.ts';

const FEATURES = new Int32Array(VERB_FEATURES);

/** How likely the verb should be in the present rather than the infinitive, its own ending left out. */
export function presentProbability(a: Analysis, at: number, infinitive: string): number {
  const count = verbFeatures(a.track(at), at - a.sentenceStart(at), hashString(infinitive, 1), FEATURES);
  return a.tools.verbs.probability(FEATURES, count);
}
