import type { Analysis } from '../analysis/analysis.ts';
import { likelier } from '../language-model/likelier.ts';
import * as r from '../lexicon/readings.ts';
import { tellsOfWriter } from '../models/carelessness.ts';
import type { Models } from '../models/models.ts';
import type { WordAction } from '../proof-reader/word-actions.ts';
import { predicateOf } from './predicate.ts';

const GRADED = r.COMPARATIVE | r.SUPERLATIVE;
const NEUTER = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const COMMON = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
interface Mismatch {
  /** The pronoun that agrees with the adjective as it is. */
  readonly meant: string;
  readonly own: number;
  readonly asked: number;
  /** What is done with the adjective where it is wrong. */
  readonly action: WordAction;
}
const MISMATCHES: Record<string, Mismatch> = {
  den: { meant: 'det', own: NEUTER, asked: COMMON, action: 'common-adjective' },
  det: { meant: 'den', own: COMMON, asked: NEUTER, action: 'neuter-adjective' },
};
/** What the network's log odds count beside those of the proof-reader, which knows more of the text. */
const OF_NET = 0.5;

/**
 * The pronoun that is wrong in »den er mørkt«, where the models find that likelier than that the adjective is, and the other one; null where they do not, and
 * where the adjective at a place is told of something else.
 */
export function pronounMeantBy(a: Analysis, adjective: number, models: Models): { at: number; meant: string } | null {
  // in a sentence or two the adjective is wrong as often
  if (!tellsOfWriter(a)) return null;
  const verb = predicateOf(a, adjective)?.verb ?? -1;
  const at = [a.before(verb), a.after(verb)].find((k) => MISMATCHES[a.lower(k)] !== undefined) ?? -1;
  if (verb < 0 || at < 0 || at >= adjective) return null;
  const { meant, own, asked, action } = MISMATCHES[a.lower(at)]!;
  if (!a.canBe(adjective, own, GRADED) || a.canBe(adjective, asked, GRADED)) return null;
  const [form] = a.lexicon.otherForms(a.types[adjective]!.word, own, asked, GRADED);
  if (form === undefined) return null;
  const ofPronoun = OF_NET * likelier(a, at, meant, models) + models.proofReader.oddsOf(a, at, 'gender');
  const ofAdjective = OF_NET * likelier(a, adjective, form, models) + models.proofReader.oddsOf(a, adjective, action);
  return ofPronoun > ofAdjective ? { at, meant } : null;
}
