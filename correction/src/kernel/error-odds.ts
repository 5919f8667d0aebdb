import { type RuleFinding, subcategoryOf } from './resolve.ts';
import type { Finding } from './rule.ts';

/** A finding this sure counts as an error of the writer. */
const COUNTED = 0.85;
/** Words that every text is given on top, so that one error in one sentence tells little; more of them where there is none. */
const BENEFIT = 40;
const BENEFIT_OF_FAULTLESS = 50;
/** Errors per word at which confidences hold as the rules give them, and from which on a text is as careless as it gets. */
const USUAL = 0.015;
const CARELESS = 0.05;
const MOST = 4;
/** In a long text without an error, errors are so much rarer; every text is given a part of one on top. */
const LEAST = 0.35;
const GIVEN = 0.8;

/** Whether the finding counts as an error of the writer. Commas do not, nor what a model finds that goes by how careless the writer is. */
export const counts = ({ confidence, insertion, weighed }: Finding): boolean =>
  confidence >= COUNTED && !insertion && !weighed;

/**
 * How much likelier errors are in this text than in a usual one, as a factor on the odds: what looks odd in a
 * faultless text is mostly meant, in a text full of errors it is mostly one more. No finding speaks for itself.
 * @returns the factor for a finding that counts as an error itself, and for the others.
 */
export function errorOdds(findings: readonly Finding[], words: number): { ofCounted: number; ofOthers: number } {
  const errors = findings.filter(counts).length;
  return { ofCounted: oddsBeside(Math.max(0, errors - 1), words), ofOthers: oddsBeside(errors, words) };
}

/** How odds rise with the share of errors, fitted with what speaks for a look-alike (train/language/weigh-look-alikes.ts), up to a share of one in ten. */
const SLIPS_RISE = 1.41;
const FEWEST = 0.004;
const MANY = 0.1;

/**
 * How much likelier a real word stands in the place of another than in a usual text: who misspells every tenth word has one of them
 * in every other sentence, who misspells none has none.
 */
export function slipOdds(findings: readonly Finding[], words: number): number {
  // what is believed because of the others is none of them
  const share = findings.filter((finding) => counts(finding) && !finding.slip).length / (words + BENEFIT);
  return ((Math.min(MANY, share) + FEWEST) / (USUAL + FEWEST)) ** SLIPS_RISE;
}

/** The factor of one finding. */
export const oddsOf = (finding: Finding, odds: { ofCounted: number; ofOthers: number }): number =>
  counts(finding) ? odds.ofCounted : odds.ofOthers;

function oddsBeside(errors: number, words: number): number {
  const share = errors / (words + BENEFIT);
  if (share > USUAL) return 1 + (MOST - 1) * Math.min(1, (share - USUAL) / (CARELESS - USUAL));
  return Math.max(LEAST, Math.min(1, (errors + GIVEN) / (words + BENEFIT_OF_FAULTLESS) / USUAL));
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
