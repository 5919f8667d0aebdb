import { type RuleFinding, subcategoryOf } from './resolve.ts';
import type { Finding } from './rule.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

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

/** Whether the finding counts as an error of the writer. Commas do not. */
const counts = ({ confidence, insertion }: Finding): boolean => confidence >= COUNTED && !insertion;

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

/** What native speakers hardly ever get wrong, and those who learn it as a second language do in every other sentence. */
const LEARNT: ReadonlySet<SubcategoryId> = new Set<SubcategoryId>([
  'definiteness',
  'gender',
  'number',
  'word-order',
  'pronoun-case',
  'missing-word',
]);
/** Of these a word on which the writer is taken for a learner, where the odds stop rising, and how much likelier such errors are then. */
const LEARNER = 0.012;
const LEARNS_MUCH = 0.04;
export const MOST_OF_LEARNER = 5;
/** Kinds of them and errors in all that tell a learner; a single kind is a habit. */
const KINDS_OF_LEARNER = 2;
const ERRORS_OF_LEARNER = 3;

/** Odds from which on rules for learners are asked (`ofLearners`). */
const SURELY_LEARNER = 1.8;
export const isLearner = (odds: number): boolean => odds >= SURELY_LEARNER;

/** Whether `learnerOdds` are about findings of this type. */
export const isLearnt = (id: SubcategoryId): boolean => LEARNT.has(id);

/** The same for what a learner of the language gets wrong: who writes »en hus« and »i går jeg var« leaves out articles and endings too. */
export function learnerOdds(findings: readonly RuleFinding[], words: number): number {
  const kinds = new Set<SubcategoryId>();
  let errors = 0;
  for (const finding of findings) {
    const id = subcategoryOf(finding);
    if (finding.confidence < COUNTED || finding.insertion || !LEARNT.has(id)) continue;
    kinds.add(id);
    errors++;
  }
  if (kinds.size < KINDS_OF_LEARNER || errors + kinds.size < ERRORS_OF_LEARNER + KINDS_OF_LEARNER + 1) return 1;
  const share = errors / (words + BENEFIT);
  return 1 + (MOST_OF_LEARNER - 1) * Math.max(0, Math.min(1, (share - LEARNER) / (LEARNS_MUCH - LEARNER)));
}

/** A confidence under other odds. */
export const withOdds = (confidence: number, odds: number): number =>
  (confidence * odds) / (confidence * odds + 1 - confidence);
