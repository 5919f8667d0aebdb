import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeModel } from '../../build/model-files.ts';
import { readPart } from '../../evaluate/corpus.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { lackingWords } from '../../src/around/lacking-word.ts';
import { LACKING } from '../../src/kernel/open-data.ts';
import { Perceptron } from '../../src/models/perceptron.ts';
import { packSections, type Section, SectionReader } from '../../src/sections.ts';
import { type Lesson, PerceptronTrainer } from '../learners/perceptron-trainer.ts';
import { openHalf } from '../proof-reader/half.ts';
import { readPupils } from '../pupils.ts';
import { readerOf } from '../reader-of.ts';

/**
 * When a small word is missing in a learner's text: `npx tsx train/around/train-lacking.ts MEANT.bin PROOF.bin HALF.bin NET.bin [try]` teaches it with models
 * that have learnt from every second passage (train/README.md), from the learners among the others, and writes `models/around.da.bin.br`: NET.bin and what was learnt. With
 * `try` it learns from three quarters of the texts at a time, says what is found in the fourth, and writes nothing.
 */
const [meantFile, proofFile, halfFile, netFile, only] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string?,
];
const ROOT = join(import.meta.dirname, '..', '..');
const FOLDS = 4;

interface GapLesson extends Lesson {
  readonly text: number;
  readonly gap: string;
}

const { reader, models } = openHalf(meantFile, proofFile, halfFile);
const lessons = lessonsOf();
const count = (some: readonly Lesson[]): number => some.filter(({ answer }) => answer).length;
console.log(`${lessons.length} lessons, ${count(lessons)} of them missing`);
if (only === 'try') tryFolds();
else write();

/** Of every gap of learners' texts the words that may lack there, and whether they do. */
function lessonsOf(): GapLesson[] {
  return [...readPart('tune'), ...readPupils()].flatMap(({ written, golds, writer }, text) => {
    if (text % 2 === 0 || writer !== 'second-language') return [];
    const a = readText(written, reader);
    return Array.from({ length: a.count }, (_, at) => at).flatMap((at): GapLesson[] => {
      if (!a.isWord(at)) return [];
      const [from, to] = [a.opensSentence(at) ? a.starts[at]! : a.ends[at - 1]!, a.starts[at]!];
      const here = golds.filter(({ start, end }) => start <= to && end >= from);
      const put = here.find(({ start, end, id }) => start === end && id === 'missing-word');
      const right = put?.rights.map((one) => one.trim().toLowerCase()) ?? [];
      // what is wrong otherwise is no lesson
      if (!put && here.some(({ rights, optional }) => optional || rights.some((one) => one.includes(' ')))) return [];
      return lackingWords(a, at, models).map(({ word, signs }) => ({
        signs,
        answer: right.includes(word),
        text,
        gap: `${text} ${at}`,
      }));
    });
  });
}

function learn(some: readonly Lesson[]): Record<'hidden' | 'out', Section> {
  const trainer = new PerceptronTrainer(some[0]!.signs.length);
  trainer.learn(some);
  return trainer.sections();
}

function tryFolds(): void {
  const said = Array.from({ length: FOLDS }, (_, fold) => {
    const isApart = ({ text }: GapLesson): boolean => text % (2 * FOLDS) === 2 * fold + 1;
    const learnt = new Perceptron(readerOf(learn(lessons.filter((lesson) => !isApart(lesson)))));
    return lessons.filter(isApart).map((lesson) => ({ lesson, odds: learnt.odds(lesson.signs) }));
  }).flat();
  const best = new Map<string, (typeof said)[number]>();
  for (const one of said) if (one.odds > (best.get(one.lesson.gap)?.odds ?? -Infinity)) best.set(one.lesson.gap, one);
  const marks = [...best.values()].sort((one, other) => other.odds - one.odds);
  for (const share of [0.95, 0.9, 0.85, 0.8, 0.7, 0.6]) {
    let [right, kept, odds] = [0, 0, 0];
    marks.forEach(({ lesson, odds: own }, k) => {
      if (lesson.answer) right++;
      if (right / (k + 1) >= share) [kept, odds] = [right, own];
    });
    console.log(`${share}: ${kept} found, from ${odds.toFixed(2)}`);
  }
}

function write(): void {
  const net = new SectionReader(new Uint8Array(readFileSync(netFile)).buffer);
  const { hidden, out } = learn(lessons);
  const size = writeModel(
    join(ROOT, 'models'),
    'around',
    packSections({ ...net.all(), [`${LACKING}hidden`]: hidden, [`${LACKING}out`]: out }),
  );
  console.log(`${size} bytes`);
}
