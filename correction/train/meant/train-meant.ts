import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeModel } from '../../build/model-files.ts';
import { readPart } from '../../evaluate/corpus.ts';
import { type Writer, WRITERS } from '../../evaluate/passage.ts';
import { readPupils } from '../pupils.ts';
import { LinearModel } from '../../src/models/linear-model.ts';
import { packSections, SectionReader } from '../../src/sections.ts';
import { loadEngineTools } from '../language/engine-tools.ts';
import { type Lesson, LinearTrainer } from '../linear-trainer.ts';
import { seededRandom } from '../random.ts';
import { CarelessWriter } from './careless-writer.ts';
import { type MeantLesson, MeantLessons } from './meant-lessons.ts';

/**
 * The model of words that stand apart and of forms and words that were not meant: `npx tsx --max-old-space-size=8000 train/meant/train-meant.ts FILE …` after
 * `npm run build`. It learns from our own texts (train/texts) and from files of right sentences, in every round written anew as careless pupils would
 * (`CarelessWriter`), from corpus/tune and from train/pupils; with `--figures` it leaves every fourth passage of those out and says what it finds there, and with
 * `--show` where.
 */
const ROOT = join(import.meta.dirname, '..', '..');
/** Words of a text, from which on a line ends it, and of which there must be so many. */
const LONG = 110;
const SHORT = 20;
/** How careless the writers are, as the spread of a logarithm, and at least and at most; 1 is as pupils are. */
const SPREAD = 0.7;
const [LEAST, MOST] = [0.15, 4];
/** Of ten texts so many are by each kind of writer. */
const SHARES: Readonly<Record<Writer, number>> = { ordinary: 0.5, dyslexic: 0.15, 'second-language': 0.35 };
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
const isHeld = ({ text }: MeantLesson): boolean => wantsFigures && text % FOLDS === 0;
const files = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const texts = [...ownTexts(), ...files.flatMap(textsOf)];
const random = seededRandom(23);
const writers = WRITERS.map((kind) => ({
  share: SHARES[kind],
  writer: new CarelessWriter(
    passages.filter(({ writer }) => writer === kind),
    reader,
    models,
    random,
  ),
}));
const trainers = new Map(TABLES.map((table) => [table, new LinearTrainer(TRAININGS[table])]));

for (let round = 0; round < ROUNDS; round++) {
  const made = new MeantLessons(reader, models);
  for (const right of texts) {
    const { text, mistakes } = anyWriter().write(right, anyLevel());
    made.addCareless(text, mistakes);
  }
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
  console.log(`meant: ${(writeModel(join(ROOT, 'models'), 'meant', packed) / 1e6).toFixed(2)} MB`);
}

function ownTexts(): string[] {
  const folder = join(ROOT, 'train', 'texts');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => textsOf(join(folder, file)));
}

/** The lines of a file, as many at a time as a pupil's text has. */
function textsOf(file: string): string[] {
  const pieces: string[] = [];
  let text = '';
  let words = 0;
  for (const line of readFileSync(file, 'utf8').split(/(?<=\n)/)) {
    text += line;
    words += line.split(' ').length;
    if (words < LONG) continue;
    pieces.push(text);
    [text, words] = ['', 0];
  }
  return words < SHORT ? pieces : [...pieces, text];
}

function anyWriter(): CarelessWriter {
  let chance = random();
  return (writers.find(({ share }) => (chance -= share) < 0) ?? writers[0]!).writer;
}

/** Near 1 as often as not. */
function anyLevel(): number {
  let sum = -6;
  for (let k = 0; k < 12; k++) sum += random();
  return Math.min(MOST, Math.max(LEAST, Math.exp(SPREAD * sum)));
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
  const sections = new SectionReader(packSections(trained[table]!).slice().buffer as ArrayBuffer);
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
