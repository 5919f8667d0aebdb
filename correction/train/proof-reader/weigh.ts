import { readPart } from '../../evaluate/corpus.ts';
import { readText } from '../../src/analysis/read-text.ts';
import type { Analysis } from '../../src/analysis/analysis.ts';
import { actionFor } from '../../src/proof-reader/actions.ts';
import { type MeantLesson, MeantLessons } from '../meant/meant-lessons.ts';
import { type Case, fitLogistic } from '../logistic.ts';
import { readPupils } from '../pupils.ts';
import { openHalf, type Table, TABLES } from './half.ts';

/**
 * How far the models of mistakes and the proof-reader are to be trusted beside each other, the numbers of src/proof-reader/together.ts:
 * `npx tsx train/proof-reader/weigh.ts MEANT.bin PROOF.bin`, both of which have learnt from every second passage of corpus/tune and train/pupils (`train-meant.ts --half`, `train.py … even`).
 * Fitted on the others.
 */
const [meantFile, proofFile] = process.argv.slice(2) as [string, string];
const { reader, models } = openHalf(meantFile, proofFile);
const { proofReader } = models;

const ASKED: Record<Table, (a: Analysis, lesson: MeantLesson) => [proof: number, any: number]> = {
  meant: ofWord,
  alike: ofWord,
  apart: (a, { at }) => [proofReader.oddsOf(a, at, 'join'), 0],
  runOn: (a, { at }) => [proofReader.oddsOfStop(a, at), 0],
  left: (a, { at, group }) => [proofReader.oddsOfGap(a, at, group as 'else'), 0],
};

const cases = new Map<Table, Case[]>(TABLES.map((table) => [table, []]));
[...readPart('tune'), ...readPupils()].forEach((passage, k) => {
  if (k % 2 === 0) return;
  const lessons = new MeantLessons(reader, models);
  lessons.addPassage(passage);
  const a = readText(passage.written, reader);
  for (const table of TABLES)
    for (const lesson of lessons[table]) {
      const odds = models[table].odds(lesson.features, lesson.features.length);
      cases.get(table)!.push({ signs: [1, odds, ...ASKED[table](a, lesson)], answer: lesson.answer });
    }
});
for (const table of TABLES) {
  const all = cases.get(table)!;
  const weights = fitLogistic(all, [0, 1, 0, 0]);
  const sum = ({ signs }: Case): number => signs.reduce((total, sign, k) => total + sign * weights[k]!, 0);
  const [base, model, proof, any] = weights.map((weight) => weight.toFixed(2));
  console.log(`${table}: base ${base}, model ${model}, proof ${proof}, any ${any}`);
  console.log(`  alone ${figures(all, ({ signs }) => signs[1]!)}\n  together ${figures(all, sum)}`);
}

function ofWord(a: Analysis, { at, meant }: MeantLesson): [proof: number, any: number] {
  const other = models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === meant);
  const action = other === undefined ? 'other-word' : actionFor(a, at, other);
  return [proofReader.oddsOf(a, at, action), proofReader.oddsOfAny(a, at)];
}

/** Of how many mistakes how many are found where so many in a hundred are right. */
function figures(all: readonly Case[], score: (one: Case) => number): string {
  const sorted = [...all].sort((one, other) => score(other) - score(one));
  const found = [0.95, 0.9, 0.8, 0.7].map((least) => {
    let [right, best] = [0, 0];
    sorted.forEach(({ answer }, k) => {
      if (answer) right++;
      if (right / (k + 1) >= least) best = right;
    });
    return `${least}: ${best}`;
  });
  return `${found.join(', ')} of ${all.filter(({ answer }) => answer).length}`;
}
