import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeModel } from '../../build/model-files.ts';
import { readPart } from '../../evaluate/corpus.ts';
import { readPupils } from '../pupils.ts';
import { LinearModel } from '../../src/models/linear-model.ts';
import { packSections } from '../../src/sections.ts';
import { loadEngineTools } from '../language/engine-tools.ts';
import { type Lesson, LinearTrainer } from '../linear-trainer.ts';
import { seededRandom } from '../random.ts';
import { readerOf } from '../reader-of.ts';
import { carelessWriters } from './careless-writers.ts';
import { type MeantLesson, MeantLessons } from './meant-lessons.ts';

/**
 * The model of words that stand apart and of forms and words that were not meant: `npx tsx --max-old-space-size=8000 train/meant/train-meant.ts FILE …` after
 * `npm run build`. It learns from our own texts (train/texts) and from files of right sentences, in every round written anew as careless pupils would
 * (`CarelessWriter`), from corpus/tune and from train/pupils; with `--figures` it leaves every fourth passage of those out and says what it finds there, and with
 * `--show` where. With `--half=OUT.bin` it learns from every second passage only and writes there what it learnt: for train/proof-reader/weigh.ts.
 */
const ROOT = join(import.meta.dirname, '..', '..');
/** So much a place of a pupil's own text weighs. */
const REAL = 2;
const ROUNDS = 6;
const TRAININGS = {
  apart: { bits: 18, decay: 1e-3, rate: 0.05 },
  meant: { bits: 20, decay: 1e-3, rate: 0.05 },
  alike: { bits: 18, decay: 1e-3, rate: 0.05 },
  left: { bits: 18, decay: 1e-3, rate: 0.05 },
  runOn: { bits: 18, decay: 1e-3, rate: 0.05 },
};
type Table = keyof typeof TRAININGS;
const TABLES = Object.keys(TRAININGS) as readonly Table[];
const FOLDS = 4;

const wantsFigures = process.argv.includes('--figures');
const { reader, models } = loadEngineTools();
const passages = [...readPart('tune'), ...readPupils()];
const real = new MeantLessons(reader, models);
for (const passage of passages) real.addPassage(passage);
const half = process.argv.find((name) => name.startsWith('--half='))?.slice('--half='.length);
const isHeld = ({ text }: MeantLesson): boolean =>
  half !== undefined ? text % 2 === 1 : wantsFigures && text % FOLDS === 0;
const files = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const writeAll = carelessWriters(reader, models, seededRandom(23), files);
const trainers = new Map(TABLES.map((table) => [table, new LinearTrainer(TRAININGS[table])]));

for (let round = 0; round < ROUNDS; round++) {
  const made = new MeantLessons(reader, models);
  for (const { text, mistakes } of writeAll()) made.addCareless(text, mistakes);
  for (const table of TABLES) {
    const learnt = real[table].filter((lesson) => !isHeld(lesson));
    trainers.get(table)!.round(weighed(learnt, made[table]));
    console.log(`${round} ${table}: ${learnt.length} lessons of pupils, ${made[table].length} that were made`);
  }
}
const trained = Object.fromEntries(TABLES.map((table) => [table, trainers.get(table)!.quantised()]));
if (wantsFigures) for (const table of TABLES) say(table);
else {
  const weights = Object.fromEntries(TABLES.map((table) => [table, trained[table]!['weights']!]));
  const packed = packSections({ ...weights, scale: trained[TABLES[0]!]!['scale']! });
  if (half !== undefined) writeFileSync(half, packed);
  else console.log(`meant: ${(writeModel(join(ROOT, 'models'), 'meant', packed) / 1e6).toFixed(2)} MB`);
}

/** All of a round, each with what it weighs: of every group there are to be as many mistakes as pupils make. */
function weighed(ofPupils: readonly MeantLesson[], made: readonly MeantLesson[]): Lesson[] {
  const [wanted, given] = [sharesOf(ofPupils), sharesOf(made)];
  const lesson =
    ({ features, answer }: MeantLesson, weight: number): Lesson =>
    (learn) =>
      learn(features, features.length, answer, weight);
  const weightOf = ({ group, answer }: MeantLesson): number =>
    answer ? Math.min(2, (wanted.get(group) ?? 0) / given.get(group)!) : 1;
  return [...ofPupils.map((one) => lesson(one, REAL)), ...made.map((one) => lesson(one, weightOf(one)))];
}

/** How many mistakes there are to a place that is right, group by group; of few it is not believed that there are none. */
function sharesOf(lessons: readonly MeantLesson[]): Map<string, number> {
  const counts = new Map<string, [right: number, wrong: number]>();
  for (const { group, answer } of lessons) {
    const count = counts.get(group) ?? [200, 2];
    count[answer ? 1 : 0]++;
    counts.set(group, count);
  }
  return new Map(Array.from(counts, ([group, [right, wrong]]) => [group, wrong / right]));
}

function say(table: Table): void {
  const sections = readerOf(trained[table]!);
  const model = new LinearModel(sections);
  const judged = real[table]
    .filter(isHeld)
    .map((lesson) => ({ ...lesson, p: model.probability(lesson.features, lesson.features.length) }));
  for (const group of ['', ...new Set(judged.map((one) => one.group))]) {
    const some = judged.filter((one) => group === '' || one.group === group);
    const figures = [0.3, 0.5, 0.7, 0.8, 0.9].map((least) => {
      const shown = some.filter(({ p }) => p >= least);
      return `${least}: ${shown.filter(({ answer }) => answer).length} of ${shown.length}`;
    });
    const mistakes = some.filter(({ answer }) => answer).length;
    console.log(`${table} ${(group || 'all').padEnd(12)} ${mistakes} mistakes; ${figures.join(', ')}`);
  }
  if (!process.argv.includes('--show')) return;
  for (const { p, answer, group, shown } of judged.filter((one) => one.p >= 0.5).sort((one, two) => two.p - one.p))
    console.log(p.toFixed(2), answer ? 'right' : 'false', group, shown);
}
