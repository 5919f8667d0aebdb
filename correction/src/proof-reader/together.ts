import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import { CLOSED_KINDS, type Kind } from '../language-model/closed-sets.ts';
import type { Alternative } from '../language-model/known-word.ts';
import { tellsOfWriter } from '../models/carelessness.ts';
import type { Models } from '../models/models.ts';
import { actionFor } from './actions.ts';
import type { GapKind } from './gap-kinds.ts';
import type { WordAction } from './word-actions.ts';

/** What a model's log odds of a mistake are worth beside those of the proof-reader. */
interface Trust {
  readonly base: number;
  readonly ofModel: number;
  /** Of what the proof-reader says of this mistake. */
  readonly ofProof: number;
  /** Of what it says of any mistake in the word. */
  readonly ofAny: number;
  /** What a model finds less likely than this the proof-reader cannot make likely: it is not asked, which spares reading three sentences of four. */
  readonly hopeless: number;
  /** Nothing becomes so much likelier by it. */
  readonly rise: number;
}

const AS_FAR_AS_IT_GOES = { ofAny: 0, hopeless: -Infinity, rise: Infinity };
/** In sentences of exercises and the like it misses compounds and small words too readily. */
const SMALL_RISE = 0.5;

/** Fitted on texts that neither had learnt from (train/proof-reader/weigh.ts); some bases were moved since pupils' texts to learn from are fuller of mistakes than others. */
const OF_FORMS: Trust = { ...AS_FAR_AS_IT_GOES, base: 0.01, ofModel: 0.46, ofProof: 0.48, ofAny: 0.08, hopeless: -0.8 };
const OF_SLIPS: Trust = {
  ...AS_FAR_AS_IT_GOES,
  base: -0.31,
  ofModel: 0.61,
  ofProof: 0.43,
  ofAny: 0.01,
  hopeless: -2.5,
};
const OF_APART: Trust = {
  ...AS_FAR_AS_IT_GOES,
  base: 0.55,
  ofModel: 0.66,
  ofProof: 0.53,
  hopeless: 0,
  rise: SMALL_RISE,
};
const OF_STOPS: Trust = { ...AS_FAR_AS_IT_GOES, base: 0.4, ofModel: 0.54, ofProof: 0.59, hopeless: -2.5 };
/** The same in a sentence or two: whoever wrote them has lost none yet. */
const OF_STOPS_ALONE: Trust = { ...OF_STOPS, rise: 0 };
const OF_GAPS: Trust = {
  ...AS_FAR_AS_IT_GOES,
  base: -0.2,
  ofModel: 0.52,
  ofProof: 0.42,
  hopeless: -2,
  rise: SMALL_RISE,
};
const OF_COMMAS: Trust = { ...AS_FAR_AS_IT_GOES, base: 0.2, ofModel: 0.74, ofProof: 0.43, hopeless: -1.5 };
/** What rules say of words, under the odds of the text, by what kind of alternative they find meant: they are only ever doubted. */
const DOUBTED = { hopeless: -Infinity, rise: 0 };
const OF_SMALL: Trust = { ...DOUBTED, base: 3.33, ofModel: -0.1, ofProof: 0.3, ofAny: 0.37 };
const OF_VERBS: Trust = { ...DOUBTED, base: 2.38, ofModel: -0.24, ofProof: 0.07, ofAny: 0.77 };
const OF_NOUNS: Trust = { ...DOUBTED, base: 2.09, ofModel: 0.04, ofProof: -0.42, ofAny: 1.24 };
const OF_GENDER: Trust = { ...DOUBTED, base: 1.64, ofModel: 0.3, ofProof: -0.34, ofAny: 0.89 };
const OF_ADJECTIVES: Trust = { ...DOUBTED, base: 2.36, ofModel: 0.31, ofProof: 0.28, ofAny: 0.25 };
const OF_OTHERS: Trust = { ...DOUBTED, base: 2.79, ofModel: 0.87, ofProof: 0.41, ofAny: 0.18 };
/** What rules without a pattern say: of nouns that stand bare, and what only the model of small words says. */
const OF_BARE_NOUNS: Trust = { ...DOUBTED, base: 2.16, ofModel: 0.04, ofProof: -0.07, ofAny: 0.76 };
const OF_SMALL_WORDS: Trust = { ...DOUBTED, base: 1.91, ofModel: 0.28, ofProof: 0.11, ofAny: 0.7 };

/** The log odds of a mistake, when a model finds so much and the proof-reader is asked for its own. */
function together(trust: Trust, odds: number, proof: () => number, any: () => number = () => 0): number {
  if (odds < trust.hopeless) return odds;
  const sum = trust.base + trust.ofModel * odds + trust.ofProof * proof() + trust.ofAny * any();
  return Math.min(odds + trust.rise, sum);
}

function ofWord(trust: Trust, a: Analysis, at: number, action: () => WordAction, odds: number, models: Models): number {
  const { proofReader } = models;
  return together(
    trust,
    odds,
    () => proofReader.oddsOf(a, at, action()),
    () => proofReader.oddsOfAny(a, at),
  );
}

/** How likely another form or small word was meant, when the model of forms says so much. */
export const withProofOfForm = (a: Analysis, at: number, other: Alternative, odds: number, models: Models): number =>
  ofWord(OF_FORMS, a, at, () => actionFor(a, at, other), odds, models);

/** How likely a word one slip away was meant, when the model of slips says so much. */
export const withProofOfSlip = (a: Analysis, at: number, word: string, odds: number, models: Models): number =>
  ofWord(OF_SLIPS, a, at, () => actionOf(a, at, word, models), odds, models);

function actionOf(a: Analysis, at: number, meant: string, models: Models): WordAction {
  const other = alternative(a, at, meant, models);
  return other === undefined ? 'other-word' : actionFor(a, at, other);
}

const alternative = (a: Analysis, at: number, meant: string, models: Models): Alternative | undefined =>
  models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === meant);

/** How likely a word and the next are one, when the model of words that stand apart says so much. */
export const withProofOfApart = (a: Analysis, at: number, odds: number, { proofReader }: Models): number =>
  together(OF_APART, odds, () => proofReader.oddsOf(a, at, 'join'));

/** How likely a full stop lacks after a place, when the model of stops says so much. */
export const withProofOfStop = (a: Analysis, at: number, odds: number, { proofReader }: Models): number =>
  together(tellsOfWriter(a) ? OF_STOPS : OF_STOPS_ALONE, odds, () => proofReader.oddsOfStop(a, at));

/** How likely a small word lacks before a place, when the model of gaps says so much. */
export const withProofOfGap = (a: Analysis, at: number, kind: GapKind, odds: number, { proofReader }: Models): number =>
  together(OF_GAPS, odds, () => proofReader.oddsOfGap(a, at, kind));

/** How likely a comma lacks after a place, when the models of commas find it so likely; what they are sure of lacks nearly always. */
export function withProofOfComma(a: Analysis, at: number, probability: number, { proofReader }: Models): number {
  const odds = logOdds(probability);
  if (odds > SURE_COMMA) return probability;
  return probabilityOf(together(OF_COMMAS, odds, () => proofReader.oddsOfComma(a, at)));
}
const SURE_COMMA = 2.5;

/** Who says that a word is wrong: a rule that knows a pattern, one that misses something of a bare noun, or only the model of small words. */
export type Source = 'pattern' | 'bare-noun' | 'small-words';

/** How sure what a rule finds of a word of the dictionary is, once the proof-reader has been asked; who knows a pattern is doubted only where the text tells of its writer. */
export function afterProof(
  a: Analysis,
  at: number,
  right: string,
  confidence: number,
  source: Source,
  models: Models,
): number {
  if (a.types[at]!.listed < 0 || (source === 'pattern' && !tellsOfWriter(a))) return confidence;
  const other = alternative(a, at, right.toLowerCase(), models);
  const trust = trustIn(source, other);
  if (trust === null) return confidence;
  const action = (): WordAction => (other === undefined ? 'other-word' : actionFor(a, at, other));
  return probabilityOf(ofWord(trust, a, at, action, logOdds(confidence), models));
}

function trustIn(source: Source, other: Alternative | undefined): Trust | null {
  if (source === 'bare-noun') return OF_BARE_NOUNS;
  if (other === undefined) return source === 'pattern' ? OF_OTHERS : null;
  if (CLOSED_KINDS.has(other.kind)) return source === 'pattern' ? OF_SMALL : OF_SMALL_WORDS;
  return OF_KINDS[other.kind] ?? null;
}
const OF_KINDS: Partial<Record<Kind, Trust>> = {
  present: OF_VERBS,
  'verb-form': OF_VERBS,
  'noun-form': OF_NOUNS,
  gender: OF_GENDER,
  adjective: OF_ADJECTIVES,
  'ene-ende': OF_ADJECTIVES,
};

/** Nothing is surer, nor less sure. */
const SUREST = 0.997;
function logOdds(probability: number): number {
  const within = Math.min(SUREST, Math.max(1 - SUREST, probability));
  return Math.log(within / (1 - within));
}

/** Whether the proof-reader finds nothing that a noun lacks, neither an article nor another form: half of what rules said against that was wrong. */
export function isNounRight(a: Analysis, at: number, { proofReader }: Models): boolean {
  const before = a.before(at);
  return (
    FORMS_OF_NOUNS.every((form) => proofReader.oddsOf(a, at, form) < NOUN_RIGHT) &&
    [at, before].every((gap) => gap < 0 || proofReader.oddsOfGap(a, gap, 'article') < NOUN_RIGHT)
  );
}
const FORMS_OF_NOUNS = ['bare-noun', 'definite-noun', 'bare-plural', 'definite-plural'] as const;
const NOUN_RIGHT = -2;
