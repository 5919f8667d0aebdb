import type { Analysis } from '../analysis/analysis.ts';
import { ALIKE } from './alike-slips.ts';
import { alikeProbabilities } from './alike-words.ts';
import type { Models } from './models.ts';

/** As likely as this, and the model does not speak against the other word. */
const CREDIBLE = 0.1;
/** The most that it can say against a rule, which knows things that it does not. */
const LEAST = 0.5;

/**
 * What the model of small words has to say for putting one in the place of another that a rule finds wrong, as a factor on
 * the rule's odds: rules see one pattern, the model the whole sentence.
 * @returns 1 when it knows nothing of the two.
 */
export function secondOpinion(a: Analysis, at: number, right: string, models: Models): number {
  const alike = ALIKE.get(a.lower(at));
  const k = alike?.words.indexOf(right.toLowerCase()) ?? -1;
  if (k < 1) return 1;
  return Math.min(1, Math.max(LEAST, alikeProbabilities(a, at, alike!, models)[k]! / CREDIBLE));
}
