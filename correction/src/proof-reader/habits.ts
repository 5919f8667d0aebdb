import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import type { SecondReader } from '../language-model/second-reader.ts';
import { EXPECTED } from '../models/carelessness.ts';
import { GAP_KINDS, gapNumber } from './gap-kinds.ts';
import { likeliestOfSets, SETS } from './likeliest.ts';

/**
 * How many mistakes of each kind the language model suspects to a word of pupils (corpus/tune and train/pupils): full stops that lack, other forms
 * of each set, small words of each kind that lack, and to a gap without a comma commas that lack, to a comma those that are too many.
 */
const USUAL: readonly number[] = [
  0.0032, 0.037, 0.036, 0.0144, 0.0253, 0.0013, 0.0009, 0.0013, 0.0017, 0.0026, 0.001, 0.05, 0.105,
];
const FORMS = 1;
const GAPS = FORMS + SETS;
const COMMAS = GAPS + GAP_KINDS.length;
/** So many usual words are counted to those of the text. */
const BENEFIT = 40;

/** Of how many kinds of mistakes a text's writer has habits. */
export const HABITS = USUAL.length;

/** How many mistakes of each kind a text seems to have beside the usual, as logarithms: who left out one article leaves out another. */
export function habitsOf(a: Analysis, reader: SecondReader): readonly number[] {
  // what was corrected was written all the same
  return (a.earlier ?? a).once(countHabits, reader);
}

function countHabits(a: Analysis, reader: SecondReader): readonly number[] {
  const { commas, stops } = reader.read(a);
  const found = new Float64Array(HABITS);
  let [words, withComma] = [0, 0];
  for (let at = 0; at < a.count; at++) {
    if (!a.isWord(at)) continue;
    words++;
    found[0]! += probabilityOf(stops[at]!);
    if (a.commaAfter(at)) {
      withComma++;
      found[COMMAS + 1]! += probabilityOf(-commas[at]!);
    } else found[COMMAS]! += probabilityOf(commas[at]!);
    const lacks = reader.leftOut(a, at);
    if (lacks !== null) found[GAPS + gapNumber(lacks.word) - 1]! += probabilityOf(lacks.odds);
    const expected = reader.expected(a, at);
    // of the others it is known for `oddness` anyway what else they could be
    if (expected === null || expected > EXPECTED) continue;
    for (const [set, odds] of likeliestOfSets(a, at, reader).entries()) found[FORMS + set]! += probabilityOf(odds);
  }
  return USUAL.map((usual, kind) => {
    const places = kind === COMMAS ? words - withComma : kind === COMMAS + 1 ? withComma : words;
    return Math.log((found[kind]! / usual + BENEFIT) / (places + BENEFIT));
  });
}
