import { type RuleFinding, subcategoryOf } from './resolve.ts';
import type { Finding } from './rule.ts';

/** A finding this sure counts as an error of the writer. */
const COUNTED = 0.85;
/** Words that every text is given on top, so that one error in one sentence tells little. */
const BENEFIT = 40;
/** Errors per word at which confidences hold as the rules give them, and from which on a text is as careless as it gets. */
const USUAL = 0.015;
const CARELESS = 0.05;
const MOST = 4;
/** In a long text without an error, errors are so much rarer; every text is given a part of one on top. */
const LEAST = 0.35;
const GIVEN = 0.8;

/**
 * How much likelier errors are in this text than in a usual one, as a factor on the odds: what looks odd in a
 * faultless text is mostly meant, in a text full of errors it is mostly one more. Commas do not count.
 */
export function errorOdds(findings: readonly Finding[], words: number): number {
  let errors = 0;
  for (const finding of findings) if (finding.confidence >= COUNTED && !finding.insertion) errors++;
  const share = errors / (words + BENEFIT);
  if (share > USUAL) return 1 + (MOST - 1) * Math.min(1, (share - USUAL) / (CARELESS - USUAL));
  return Math.max(LEAST, Math.min(1, (errors + GIVEN) / (words + BENEFIT) / USUAL));
}

/** Nouns with a capital that surely should have none, from which on the writer's others are such too, and how much likelier that is. */
const HABIT = 2;
const HABIT_ODDS = 5;

/** The same for capitals in the middle of a sentence: who writes »min Hund« and »på Mandag« writes »spiller Fodbold«. */
export function capitalOdds(findings: readonly RuleFinding[]): number {
  let capitals = 0;
  for (const finding of findings)
    if (finding.confidence >= COUNTED && subcategoryOf(finding) === 'lowercase') capitals++;
  return capitals >= HABIT ? HABIT_ODDS : 1;
}

/** A confidence under other odds. */
export const withOdds = (confidence: number, odds: number): number =>
  (confidence * odds) / (confidence * odds + 1 - confidence);
