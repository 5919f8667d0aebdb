import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import { CLOSED_KINDS } from '../language-model/closed-sets.ts';
import type { Alternative } from '../language-model/known-word.ts';
import { PREPOSITION } from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import { actionFor, type GapKind, type WordAction } from './actions.ts';

/** What a model's log odds of a mistake are worth, and those of the proof-reader: that it is this one, and that it is any; and what is added. */
interface Trust {
  readonly base: number;
  readonly model: number;
  readonly proof: number;
  readonly any: number;
}

/** Fitted on texts that neither had learnt from (train/proof-reader/weigh.ts). */
const OF_FORMS: Trust = { base: 0.07, model: 0.6, proof: 0.29, any: 0.1 };
const OF_SLIPS: Trust = { base: 0.15, model: 0.73, proof: 0.35, any: -0.07 };
const OF_APART: Trust = { base: 0.96, model: 0.75, proof: 0.47, any: 0 };
const OF_STOPS: Trust = { base: 0.13, model: 0.48, proof: 0.65, any: 0 };
const OF_GAPS: Trust = { base: -0.12, model: 0.57, proof: 0.39, any: 0 };

const OF_COMMAS: Trust = { base: 0.58, model: 0.74, proof: 0.43, any: 0 };
/**
 * The same of what rules say of small words, articles and pronouns, under the odds of the text; fitted so that as many are found as before. Of verbs, adjectives and nouns
 * rules know more than they are told there, and it brought nothing.
 */
const OF_SMALL_WORD_RULES: Trust = { base: 1.5, model: 0.38, proof: -0.12, any: 0.76 };
const OF_GENDER_RULES: Trust = { base: 0.92, model: 0.3, proof: 0.61, any: 0.11 };

const together = ({ base, model, proof, any }: Trust, ofModel: number, ofProof: number, ofAny: number): number =>
  base + model * ofModel + proof * ofProof + any * ofAny;

/** What a model and the proof-reader together say of one thing that may be done with a word, as log odds. */
function ofWord(trust: Trust, a: Analysis, at: number, action: WordAction, odds: number, models: Models): number {
  const { proofReader } = models;
  return together(trust, odds, proofReader.oddsOf(a, at, action, models), proofReader.oddsOfAny(a, at, models));
}

/** How likely another form or small word was meant, when the model of forms says so much. */
export const withProofOfForm = (a: Analysis, at: number, other: Alternative, odds: number, models: Models): number =>
  ofWord(OF_FORMS, a, at, actionFor(a, at, other), odds, models);

/** How likely a word one slip away was meant, when the model of slips says so much. */
export const withProofOfSlip = (a: Analysis, at: number, word: string, odds: number, models: Models): number =>
  ofWord(OF_SLIPS, a, at, actionOf(a, at, word, models), odds, models);

/** How likely a word and the next are one, when the model of words that stand apart says so much. */
export const withProofOfApart = (a: Analysis, at: number, odds: number, models: Models): number =>
  together(OF_APART, odds, models.proofReader.oddsOf(a, at, 'join', models), 0);

/** How likely a full stop lacks after a place, when the model of stops says so much. */
export const withProofOfStop = (a: Analysis, at: number, odds: number, models: Models): number =>
  together(OF_STOPS, odds, models.proofReader.oddsOfStop(a, at, models), 0);

/** How likely a small word lacks before a place, when the model of gaps says so much. */
export const withProofOfGap = (a: Analysis, at: number, kind: GapKind, odds: number, models: Models): number =>
  together(OF_GAPS, odds, models.proofReader.oddsOfGap(a, at, kind, models), 0);

/** Whether the proof-reader finds nothing that a noun lacks, neither an article nor another form: half of what rules said against that was wrong. */
export function isNounRight(a: Analysis, at: number, models: Models): boolean {
  const { proofReader } = models;
  const before = a.before(at);
  return (
    FORMS_OF_NOUNS.every((form) => proofReader.oddsOf(a, at, form, models) < NOUN_RIGHT) &&
    [at, before].every((gap) => gap < 0 || proofReader.oddsOfGap(a, gap, 'article', models) < NOUN_RIGHT)
  );
}
const FORMS_OF_NOUNS = ['bare-noun', 'definite-noun', 'bare-plural', 'definite-plural'] as const;
const NOUN_RIGHT = -2;

/** How likely a comma lacks after a place, when the models of commas find it so likely. */
export const withProofOfComma = (a: Analysis, at: number, probability: number, models: Models): number =>
  probabilityOf(
    together(OF_COMMAS, logOdds(withinReason(probability)), models.proofReader.oddsOfComma(a, at, models), 0),
  );

/** How sure a rule is of another small word, once the proof-reader has been asked. */
export function afterProof(a: Analysis, at: number, right: string, confidence: number, models: Models): number {
  const other = models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === right.toLowerCase());
  if (other === undefined) return confidence;
  if (!CLOSED_KINDS.has(other.kind) || isPreposition(a, at, right)) return confidence;
  const trust = other.kind === 'gender' ? OF_GENDER_RULES : OF_SMALL_WORD_RULES;
  return probabilityOf(ofWord(trust, a, at, actionFor(a, at, other), logOdds(withinReason(confidence)), models));
}

/** Which preposition a word asks for is told by rules. */
const isPreposition = (a: Analysis, at: number, right: string): boolean =>
  a.canBe(at, PREPOSITION) && a.lexicon.hasReading(a.lexicon.find(right.toLowerCase()), PREPOSITION);

const SUREST = 0.997;
/** Nothing is surer, nor less sure. */
const withinReason = (probability: number): number => Math.min(SUREST, Math.max(1 - SUREST, probability));
const logOdds = (probability: number): number => Math.log(probability / (1 - probability));

function actionOf(a: Analysis, at: number, meant: string, models: Models): WordAction {
  const other = models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === meant);
  return other === undefined ? 'other-word' : actionFor(a, at, other);
}
