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

/**
 * What speaks for a learner, by what one error in a text of a hundred words adds to the log odds: words in the wrong order, which of tune's
 * native writers hardly one ever has; the case of a pronoun; endings and articles; the same as rules for learners find them. And
 * against one: what is misspelled, which speakers do who write by ear. Fitted on tune.
 */
const WEIGHTS = { order: 2.6, person: 1.5, form: 1.2, bare: 1.1, spelling: -1.9 } as const;
type Evidence = keyof typeof WEIGHTS;
/** Of a text that has none of it; and the words that every text is given on top, so that one error in one sentence tells little. */
const PRIOR = -1.7;
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
/** Odds from which on rules for learners are asked (`ofLearners`): of tune's texts with errors nine in ten by learners reach it, and none by others. */
const SURELY_LEARNER = 3;
export const isLearner = (odds: number): boolean => odds >= SURELY_LEARNER;

/** Whether anything was found that learners get wrong, so that it is worth asking the rules for them. */
export const mayBeLearner = (found: readonly RuleFinding[]): boolean =>
  found.some((finding) => counts(finding) && LEARNT.has(subcategoryOf(finding)));

/**
 * How much likelier errors that learners of the language make are in this text: who writes »i går jeg var« leaves out articles and endings too.
 * @param found what rules for everybody said
 * @param asLearner what the rules for learners said
 * @returns a factor on the odds, 1 where nothing tells of a learner
 */
export function learnerOdds(found: readonly RuleFinding[], asLearner: readonly RuleFinding[], words: number): number {
  const seen: Record<Evidence, number> = { order: 0, person: 0, form: 0, bare: 0, spelling: 0 };
  for (const finding of found) {
    const kind = counts(finding) && kindOf(subcategoryOf(finding), 'form');
    if (kind) seen[kind]++;
  }
  for (const finding of asLearner) {
    // what models find in a learner's text tells of none
    if (finding.yields) continue;
    const kind = kindOf(subcategoryOf(finding), 'bare');
    if (kind) seen[kind] += counts(finding) ? 1 : HALF;
  }
  const errors = seen.order + seen.person + seen.form + seen.bare;
  if (errors < (words < SHORT ? FEWEST_OF_SHORT : FEWEST)) return 1;
  let logOdds = PRIOR;
  for (const kind of KINDS) logOdds += WEIGHTS[kind] * Math.min(MOST, (seen[kind] * WORDS) / (words + BENEFIT));
  const learns = probabilityOf(logOdds);
  return 1 + (MOST_OF_LEARNER - 1) * Math.max(0, Math.min(1, (learns - UNSURE) / (SURE - UNSURE)));
}
/** What may be meant. */
const HALF = 0.5;
const KINDS = Object.keys(WEIGHTS) as readonly Evidence[];
/** How likely the writer must be one before anything is likelier, and from when on all of it is. */
const UNSURE = 0.5;
const SURE = 0.9;

function kindOf(id: SubcategoryId, form: 'form' | 'bare'): Evidence | null {
  if (id === 'word-order') return 'order';
  if (id === 'pronoun-case') return 'person';
  if (LEARNT.has(id)) return form;
  return categoryOf(id) === 'spelling' ? 'spelling' : null;
}
