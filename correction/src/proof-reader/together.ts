import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import { CLOSED_KINDS } from '../language-model/closed-sets.ts';
import type { Alternative } from '../language-model/known-word.ts';
import type { Models } from '../models/models.ts';
import { actionFor } from './actions.ts';
import type { GapKind } from './gap-kinds.ts';
import type { WordAction } from './word-actions.ts';

/** What a model's log odds of a mistake are worth, and those of the proof-reader: that it is this one, and that it is any; and what is added. */
interface Trust {
  readonly base: number;
  readonly model: number;
  readonly proof: number;
  readonly any: number;
  /** What a model finds less likely than this the proof-reader cannot make likely: it is not asked, which spares reading three sentences of four. */
  readonly hopeless: number;
}

/** Fitted on texts that neither had learnt from (train/proof-reader/weigh.ts). */
const OF_FORMS: Trust = { base: 0.07, model: 0.6, proof: 0.29, any: 0.1, hopeless: -0.8 };
const OF_SLIPS: Trust = { base: 0.15, model: 0.73, proof: 0.35, any: -0.07, hopeless: -2.5 };
const OF_APART: Trust = { base: 0.2, model: 0.75, proof: 0.47, any: 0, hopeless: 0 };
const OF_STOPS: Trust = { base: 0.13, model: 0.48, proof: 0.65, any: 0, hopeless: -2.5 };
const OF_GAPS: Trust = { base: -0.12, model: 0.57, proof: 0.39, any: 0, hopeless: -2 };
const OF_COMMAS: Trust = { base: 0.58, model: 0.74, proof: 0.43, any: 0, hopeless: -1.5 };
/** The same of what the model of small words says, under the odds of the text. */
const OF_SMALL_WORDS: Trust = { base: 1.5, model: 0.38, proof: -0.12, any: 0.76, hopeless: -Infinity };

/** What stands apart and what is left out is made likelier by so much at most: in sentences of exercises and the like more would be too much. */
const RISE = 0.5;

const together = ({ base, model, proof, any }: Trust, ofModel: number, ofProof: number, ofAny: number): number =>
  base + model * ofModel + proof * ofProof + any * ofAny;

/** What a model and the proof-reader together say of one thing that may be done with a word, as log odds. */
function ofWord(trust: Trust, a: Analysis, at: number, action: WordAction, odds: number, models: Models): number {
  const { proofReader } = models;
  return together(trust, odds, proofReader.oddsOf(a, at, action), proofReader.oddsOfAny(a, at));
}

/** How likely another form or small word was meant, when the model of forms says so much. */
export const withProofOfForm = (a: Analysis, at: number, other: Alternative, odds: number, models: Models): number =>
  odds < OF_FORMS.hopeless ? odds : ofWord(OF_FORMS, a, at, actionFor(a, at, other), odds, models);

/** How likely a word one slip away was meant, when the model of slips says so much. */
export const withProofOfSlip = (a: Analysis, at: number, word: string, odds: number, models: Models): number =>
  odds < OF_SLIPS.hopeless ? odds : ofWord(OF_SLIPS, a, at, actionOf(a, at, word, models), odds, models);

/** How likely a word and the next are one, when the model of words that stand apart says so much. */
export const withProofOfApart = (a: Analysis, at: number, odds: number, models: Models): number =>
  odds < OF_APART.hopeless
    ? odds
    : Math.min(odds + RISE, together(OF_APART, odds, models.proofReader.oddsOf(a, at, 'join'), 0));

/** How likely a full stop lacks after a place, when the model of stops says so much. */
export const withProofOfStop = (a: Analysis, at: number, odds: number, models: Models): number =>
  odds < OF_STOPS.hopeless ? odds : together(OF_STOPS, odds, models.proofReader.oddsOfStop(a, at), 0);

/** How likely a small word lacks before a place, when the model of gaps says so much. */
export const withProofOfGap = (a: Analysis, at: number, kind: GapKind, odds: number, models: Models): number =>
  odds < OF_GAPS.hopeless
    ? odds
    : Math.min(odds + RISE, together(OF_GAPS, odds, models.proofReader.oddsOfGap(a, at, kind), 0));

/** Whether the proof-reader finds nothing that a noun lacks, neither an article nor another form: half of what rules said against that was wrong. */
export function isNounRight(a: Analysis, at: number, models: Models): boolean {
  const { proofReader } = models;
  const before = a.before(at);
  return (
    FORMS_OF_NOUNS.every((form) => proofReader.oddsOf(a, at, form) < NOUN_RIGHT) &&
    [at, before].every((gap) => gap < 0 || proofReader.oddsOfGap(a, gap, 'article') < NOUN_RIGHT)
  );
}
const FORMS_OF_NOUNS = ['bare-noun', 'definite-noun', 'bare-plural', 'definite-plural'] as const;
const NOUN_RIGHT = -2;

/** How likely a comma lacks after a place, when the models of commas find it so likely. */
export function withProofOfComma(a: Analysis, at: number, probability: number, models: Models): number {
  const odds = logOdds(withinReason(probability));
  if (odds < OF_COMMAS.hopeless || odds > SURE_COMMA) return probability;
  return probabilityOf(together(OF_COMMAS, odds, models.proofReader.oddsOfComma(a, at), 0));
}
/** Nearly all that the models find likelier than this lack indeed. */
const SURE_COMMA = 2.5;

/** How sure what says only what a model of small words finds is of another one, once the proof-reader has been asked: it spares half of what is wrong. */
export function afterProof(a: Analysis, at: number, right: string, confidence: number, models: Models): number {
  const other = models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === right.toLowerCase());
  if (other === undefined || !CLOSED_KINDS.has(other.kind)) return confidence;
  const odds = logOdds(withinReason(confidence));
  return Math.min(confidence, probabilityOf(ofWord(OF_SMALL_WORDS, a, at, actionFor(a, at, other), odds, models)));
}

const SUREST = 0.997;
/** Nothing is surer, nor less sure. */
const withinReason = (probability: number): number => Math.min(SUREST, Math.max(1 - SUREST, probability));
const logOdds = (probability: number): number => Math.log(probability / (1 - probability));

function actionOf(a: Analysis, at: number, meant: string, models: Models): WordAction {
  const other = models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === meant);
  return other === undefined ? 'other-word' : actionFor(a, at, other);
}
