import { classify } from '@ordklar/correction/spelling-types/classify';
import {
  SPELLING_TYPES,
  classOfLevel,
  countWords,
  isTooFastToRead,
  percentOf,
  testGradeOf,
  type SpellingTypeCode,
} from '@ordklar/school';
import { answerCount, type Item, rightAnswer } from '@ordklar/exercise-kinds/grade';
import type { Edition, Outcome } from '../practice.repo.ts';
import { spansOf } from './test-parts.ts';
import type { ReadingRow, Sheet } from './tests.repo.ts';

type Steps = NonNullable<Outcome['steps']>;
type Words = NonNullable<Outcome['words']>;
type Reading = Extract<Item, { kind: 'read-and-answer' }>;

/** Marks a handed-in test: every part, every word, and the grade by the table of the class. What is not answered is wrong. */
export function markTest({ items, steps }: Edition, sheet: Sheet, level: string): Outcome {
  const schoolClass = classOfLevel(level);
  const ofSteps = spansOf(steps ?? []).map((part): Steps[number] => {
    const numbers = items.slice(part.from - 1, part.to - 1).map((_, index) => part.from + index);
    const row = sheet.steps.find(({ step }) => step === part.number);
    return {
      step: part.number,
      title: part.title,
      correctAnswers: sum(numbers.map((item) => answerTo(sheet, item)?.right ?? 0)),
      answerCount: sum(numbers.map((item) => answerCount(items[item - 1]))),
      seconds: row ? Math.min(row.seconds, part.seconds ?? row.seconds) : null,
      ...readingOf(
        numbers.flatMap((item) => {
          const one = items[item - 1];
          return one.kind === 'read-and-answer' ? [[one, sheet.readings.find((reading) => reading.item === item)]] : [];
        }),
      ),
    };
  });
  const total = {
    correctAnswers: sum(ofSteps.map(({ correctAnswers }) => correctAnswers)),
    answerCount: sum(ofSteps.map((step) => step.answerCount)),
  };
  return {
    answered: sheet.answers.length,
    ...total,
    grade: testGradeOf(percentOf(total), schoolClass),
    steps: ofSteps,
    words: items.flatMap((item, index) => wordOf(item, index + 1, sheet, schoolClass)),
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
const answerTo = ({ answers }: Sheet, item: number) => answers.find((one) => one.item === item);

/**
 * How many words there were to read, and how fast they were; no speed where a text was not read to its end. Of several texts
 * the mean, unless one was too fast to have been read: the others would hide it.
 */
function readingOf(texts: [Reading, ReadingRow | undefined][]): Pick<Steps[number], 'totalWords' | 'wordsMin'> {
  if (texts.length === 0) return { totalWords: null, wordsMin: null };
  const read = texts.map(([{ text }, row]) => ({
    words: countWords(plainTextOf(text)),
    minutes: row?.readAt ? (row.readAt.getTime() - row.startedAt.getTime()) / 60_000 : Number.NaN,
  }));
  const totalWords = sum(read.map(({ words }) => words));
  const fastest = Math.max(...read.map(speedOf));
  const mean = speedOf({ words: totalWords, minutes: sum(read.map(({ minutes }) => minutes)) });
  const wordsMin = Math.round(isTooFastToRead(fastest) ? fastest : mean);
  return { totalWords, wordsMin: Number.isNaN(wordsMin) ? null : wordsMin };
}

/** Words a minute, as if the shortest time were a millisecond: nothing is divided by none. */
const speedOf = ({ words, minutes }: { words: number; minutes: number }): number =>
  words / Math.max(minutes, 1 / 60_000);

const plainTextOf = (blocks: Reading['text']): string =>
  blocks
    .map((block) => ('text' in block ? block.text : 'items' in block ? block.items.join(' ') : block.lines.join(' ')))
    .join(' ');

/** What kind of word the types that it tries say it is: then an r at its end is distinguished from a stray one. */
function hintOf(types: readonly string[]): Parameters<typeof classify>[2] {
  if (types.some((type) => type === 'S07' || type === 'S10')) return { wordClass: 'noun' };
  if (types.some((type) => type === 'S08' || type === 'S11')) return { wordClass: 'verb' };
  return types.includes('S09') ? { wordClass: 'adjective' } : {};
}

/**
 * A word of a spelling test: the types it invites in the class, and those that were made, which count as invited too. A
 * word that was not answered, and one that is another word altogether, says nothing about any type.
 */
function wordOf(item: Item, number: number, sheet: Sheet, schoolClass: number | null): Words {
  if (item.kind !== 'dictation' || item.types === undefined) return [];
  const saved = answerTo(sheet, number);
  const answerWord = typeof saved?.answer === 'string' ? saved.answer.trim() : '';
  const correctWord = String(rightAnswer(item));
  const isRight = saved !== undefined && saved.right === saved.of;
  const counts = (code: string): code is SpellingTypeCode =>
    SPELLING_TYPES.some(
      (type) =>
        type.code === code &&
        (schoolClass === null || (schoolClass >= type.firstClass && schoolClass <= type.lastClass)),
    );
  const errors = isRight ? [] : classify(correctWord, answerWord, hintOf(item.types)).filter(counts);
  const isTelling = isRight || errors.length > 0;
  const possible = isTelling ? [...new Set([...item.types.filter(counts), ...errors])].toSorted() : [];
  return [{ item: number, correctWord, answerWord, possible, errors }];
}
