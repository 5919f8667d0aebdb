import type { Analysis } from '../analysis/analysis.ts';
import { carelessness, oddness } from '../models/carelessness.ts';
import type { Models } from '../models/models.ts';
import { habitsOf } from '../proof-reader/habits.ts';
import { categoryOf, type SubcategoryId } from '../taxonomy/taxonomy.ts';
import { probabilityOf } from './probability.ts';
import { counts } from './error-odds.ts';
import { type RuleFinding, subcategoryOf } from './resolve.ts';

/** What native speakers hardly ever get wrong, and those who learn it as a second language do in every other sentence. */
const LEARNT: ReadonlySet<SubcategoryId> = new Set<SubcategoryId>([
  'definiteness',
  'gender',
  'number',
  'word-order',
  'pronoun-case',
  'missing-word',
]);
/** Whether `learnerOdds` are about findings of this type. */
export const isLearnt = (id: SubcategoryId): boolean => LEARNT.has(id);

/** What rules found that tells of the writer: of kinds of errors, and what rules for learners say with a pattern, or by a model alone. */
const EVIDENCE = ['order', 'person', 'form', 'bare', 'spelling', 'sure', 'unsure'] as const;
type Evidence = (typeof EVIDENCE)[number];
/**
 * What each of `writerSigns` is worth as log odds that the writer learns the language, and the log odds of a text that has none of it: words in the wrong order speak for it,
 * which hardly one native writer ever has; against it what is misspelled, which speakers do who write by ear. Fitted on corpus/tune and train/pupils
 * (train/learners/weigh-writers.ts).
 */
const WEIGHTS: readonly number[] = [
  2.32, -0.21, 0.58, 0.49, -1.64, 0.5, 0.25, 0.14, -0.07, -0.79, -0.74, 0.11, 0.06, -0.41, 0.04, 0.06, 0.23, 0.31, 0.05,
  0.1, -0.76, -0.35,
];
const PRIOR = -1.08;
/** Where nothing is said yet by rules for learners, and it is so likely, they are worth asking though nothing was found that learners get wrong. */
const LEAST_BEFORE = -0.6;
/** Words that every text is given on top, so that one error in one sentence tells little. */
const BENEFIT = 100;
const WORDS = 200;
/** Fewer errors tell nothing, in an answer of a sentence or two still more of them. */
const FEWEST = 2;
const FEWEST_OF_SHORT = 4;
const SHORT = 30;
/** More of one kind tells no more. */
const MOST = 3;

/** How much likelier the errors of learners are at most. */
export const MOST_OF_LEARNER = 5;
/** Odds from which on rules for learners are believed (`ofLearners`): of the texts by learners that it was fitted on 73 in a hundred reach it, and fewer than two by others. */
const SURELY_LEARNER = 4.2;
export const isLearner = (odds: number): boolean => odds >= SURELY_LEARNER;

/** Whether somebody who learns the language may have written it, so that it is worth asking the rules for them. */
export const mayBeLearner = (a: Analysis, found: readonly RuleFinding[], models: Models): boolean =>
  found.some((finding) => counts(finding) && LEARNT.has(subcategoryOf(finding))) ||
  writerOdds(a, seenBy(found, []), models) > LEAST_BEFORE;

/** Where it is likelier, rules that ask models of every place are worth asking (`byModels`), and what is believed as soon as the writer may be one (`perhaps`) is believed. */
const LIKELY = -0.5;
export const isLikelyLearner = (
  a: Analysis,
  found: readonly RuleFinding[],
  asLearner: readonly RuleFinding[],
  models: Models,
): boolean => writerOdds(a, seenBy(found, asLearner), models) > LIKELY;

/**
 * How much likelier errors that learners of the language make are in this text: who writes »i går jeg var« leaves out articles and endings too.
 * @param found what rules for everybody said
 * @param asLearner what the rules for learners said
 * @returns a factor on the odds, 1 where nothing tells of a learner
 */
export function learnerOdds(
  a: Analysis,
  found: readonly RuleFinding[],
  asLearner: readonly RuleFinding[],
  models: Models,
): number {
  const seen = seenBy(found, asLearner);
  // what models find in a learner's text makes nobody one by itself
  const errors = seen.order + seen.person + seen.form + seen.bare;
  if (errors < (a.count < SHORT ? FEWEST_OF_SHORT : FEWEST)) return 1;
  const learns = probabilityOf(writerOdds(a, seen, models));
  return 1 + (MOST_OF_LEARNER - 1) * Math.max(0, Math.min(1, (learns - UNSURE) / (SURE - UNSURE)));
}

/** Log odds that the writer learns the language. */
const writerOdds = (a: Analysis, seen: Readonly<Record<Evidence, number>>, models: Models): number =>
  writerSigns(a, seen, models).reduce((sum, sign, k) => sum + sign * WEIGHTS[k]!, PRIOR);

/**
 * What tells of a text's writer: how often each kind of EVIDENCE is seen, how many words are unknown and how many are odd, and of which kinds of mistakes the
 * language model suspects more than usual (`habitsOf`).
 */
export function writerSigns(a: Analysis, seen: Readonly<Record<Evidence, number>>, models: Models): number[] {
  const share = (count: number): number => Math.min(MOST, (count * WORDS) / (a.count + BENEFIT));
  return [
    ...EVIDENCE.map((kind) => share(seen[kind])),
    carelessness(a),
    oddness(a, 0, models),
    ...habitsOf(a, models.secondReader),
  ];
}

/** How often each kind of evidence is found. */
export function seenBy(found: readonly RuleFinding[], asLearner: readonly RuleFinding[]): Record<Evidence, number> {
  const seen: Record<Evidence, number> = { order: 0, person: 0, form: 0, bare: 0, spelling: 0, sure: 0, unsure: 0 };
  for (const finding of found) {
    const kind = counts(finding) && kindOf(subcategoryOf(finding), 'form');
    if (kind) seen[kind]++;
  }
  for (const finding of asLearner) {
    if (finding.yields) {
      if (counts(finding)) seen.sure++;
      else if (finding.confidence >= BELIEVED) seen.unsure++;
      continue;
    }
    const kind = kindOf(subcategoryOf(finding), 'bare');
    if (kind) seen[kind] += counts(finding) ? 1 : HALF;
  }
  return seen;
}

/** What a model finds so likely in a learner's text tells of one. */
const BELIEVED = 0.7;
/** What may be meant. */
const HALF = 0.5;
/** How likely the writer must be one before anything is likelier, and from when on all of it is. */
const UNSURE = 0.5;
const SURE = 0.9;

function kindOf(id: SubcategoryId, form: 'form' | 'bare'): Evidence | null {
  if (id === 'word-order') return 'order';
  if (id === 'pronoun-case') return 'person';
  if (LEARNT.has(id)) return form;
  return categoryOf(id) === 'spelling' ? 'spelling' : null;
}
