import type { Finding } from './rule.ts';

/** A finding this sure counts as an error of the writer. */
const COUNTED = 0.85;
/** Words that every text is given on top, so that one error in one sentence tells little. */
const BENEFIT = 40;
/** Errors per word: up to the first a writer is careful, from the second on as careless as it gets. */
const CAREFUL = 0.015;
const CARELESS = 0.05;
const MOST = 3;

/**
 * How much likelier errors are in this text than in a careful one, as a factor on the odds, 1 to 3: what looks odd in a
 * faultless text is mostly meant, in a text full of errors it is mostly one more. Commas do not count.
 */
export function errorOdds(findings: readonly Finding[], words: number): number {
  let errors = 0;
  for (const finding of findings) if (finding.confidence >= COUNTED && !finding.insertion) errors++;
  const share = (errors / (words + BENEFIT) - CAREFUL) / (CARELESS - CAREFUL);
  return 1 + (MOST - 1) * Math.min(1, Math.max(0, share));
}

/** A confidence under other odds. */
export const withOdds = (confidence: number, odds: number): number =>
  (confidence * odds) / (confidence * odds + 1 - confidence);
