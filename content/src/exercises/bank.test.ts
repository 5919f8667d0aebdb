import fs from 'node:fs';
import path from 'node:path';
import {
  answerCount,
  gradeItem,
  type Item,
  likenessOf,
  playItem,
  rightAnswer,
  wrongAnswersTo,
} from '@ordklar/exercise-kinds/grade';
import { answeredQuestions } from '@ordklar/exercise-kinds/play';
import { describe, expect, it } from 'vitest';
import {
  courseStructures,
  exerciseCategories,
  exerciseLevelId,
  exerciseLevels,
} from '../catalogue/exercise-structure.ts';
import { categorySchema, levelSchema } from '../catalogue/level-schema.ts';
import { categories, levels } from '../catalogue/levels.ts';
import { courseOf, courses } from '../catalogue/catalogue.ts';
import { isTest, isTextCorrection } from '../catalogue/course-classes.ts';
import { freeTextTasks } from '../free-text/bank.ts';
import { loadExercises } from './bank.ts';
import { type Exercise, exerciseSchema } from './exercise-schema.ts';

const bank = await loadExercises();

const items = bank.flatMap(({ slug, items: all }) => all.map((item, i) => ({ item, where: `${slug}, item ${i + 1}` })));
const doubles = (values: readonly (string | number)[]) => values.filter((value, i) => values.indexOf(value) !== i);
/** How many questions a pupil gets out of an item. */
const questionCount = (item: Item) =>
  item.kind === 'read-and-answer' ? item.questions.length : item.kind === 'proofread' ? answerCount(item) : 1;
const isRight = (item: Item, answer: unknown): boolean => {
  const grade = gradeItem(item, answer);
  return grade !== null && grade.right === grade.of && grade.parts.every((part) => part.isRight);
};

describe('levels and categories of courses made of items', () => {
  it('CAT-11 every course but the free-text ones has some, with ids that no other has', () => {
    expect(courseStructures.map(({ productId }) => productId).toSorted()).toEqual(
      courses
        .map(({ productId }) => productId)
        .filter((productId) => !isTextCorrection(productId))
        .toSorted(),
    );
    for (const level of exerciseLevels) expect(levelSchema.safeParse(level).error).toBeUndefined();
    for (const category of exerciseCategories) expect(categorySchema.safeParse(category).error).toBeUndefined();
    expect(doubles([...levels, ...exerciseLevels].map(({ id }) => id))).toEqual([]);
    expect(doubles([...categories, ...exerciseCategories].map(({ id }) => id))).toEqual([]);
    for (const { categories: own, productId } of courseStructures)
      expect(doubles(own.map(([, slug]) => slug)), productId).toEqual([]);
  });
});

describe('the exercise bank', () => {
  it('holds every file of its folders', async () => {
    const inFiles = (await Promise.all(dataFiles().map(exercisesIn))).flat();
    expect(inFiles.length).toBeGreaterThan(0);
    expect(bank.map(({ slug }) => slug).toSorted()).toEqual(inFiles.map(({ slug }) => slug).toSorted());
  });

  it('every class that a course promises has something to do, but for the orthography test of class 10', () => {
    const filled = new Set(bank.map(({ levelId }) => levelId));
    filled.add(exerciseLevelId('grrp', 10));
    expect(exerciseLevels.map(({ id }) => id).filter((id) => !filled.has(id))).toEqual([]);
  });

  it('every exercise has its shape', () => {
    for (const exercise of bank) expect(exerciseSchema.safeParse(exercise).error, exercise.slug).toBeUndefined();
  });

  it('no id, slug or title of a group is used twice', () => {
    expect(doubles(bank.map(({ id }) => id))).toEqual([]);
    expect(doubles([...freeTextTasks, ...bank].map(({ slug }) => slug))).toEqual([]);
    expect(doubles(bank.map(({ levelId, title }) => `${levelId} ${title.toLowerCase()}`))).toEqual([]);
  });

  it('every exercise has 8 to 12 questions, a test may have more', () => {
    const counts = bank.map((one) => ({ one, count: one.items.reduce((sum, item) => sum + questionCount(item), 0) }));
    const odd = counts.filter(({ one, count }) => count < 8 || count > (isTest(one.productId) ? 100 : 12));
    expect(odd.map(({ one, count }) => `${one.slug} has ${count}`)).toEqual([]);
  });

  it('PD-36: a test, and a text with questions, counts as many answers as it says that it has questions', () => {
    const odd = bank.flatMap(({ slug, productId, items: all }) =>
      all
        .filter(({ kind }) => kind === 'read-and-answer' || (isTest(productId) && kind !== 'order'))
        .map((item) => [slug, answeredQuestions(playItem(item, 1), null).of, answerCount(item)] as const)
        .filter(([, asked, counted]) => asked !== counted),
    );
    expect(odd).toEqual([]);
  });

  it('the right option of a test, or of what trains reading for one, cannot be guessed by its length', () => {
    const shares = bank
      .filter(({ productId }) => isTest(productId) || productId === 'grlt')
      .map(({ slug, items: all }) => {
        const choices = all
          .flatMap((item) => (item.kind === 'read-and-answer' ? item.questions : [item]))
          .filter((item) => item.kind === 'choice');
        const longest = choices.filter(({ answer, options }) =>
          options.every((option) => option === answer || option.length < answer.length),
        );
        return { slug, count: choices.length, share: longest.length / choices.length };
      });
    expect(shares.filter(({ count, share }) => count >= 8 && share > 0.4)).toEqual([]);
  });

  it('a test is taken in steps, and every word of a spelling test tells the error types that it tries', () => {
    for (const { slug, productId, steps, items: all } of bank) {
      expect(steps !== undefined, slug).toBe(isTest(productId));
      if (productId === 'grsp')
        for (const item of all) expect(item.kind === 'dictation' && item.types?.length, slug).toBeTruthy();
    }
  });

  it('no two items are alike', () => {
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const { item, where } of items) {
      const key = likenessOf(item);
      if (seen.has(key)) alike.push(`${where} is ${seen.get(key)}: ${key}`);
      seen.set(key, where);
    }
    expect(alike).toEqual([]);
  });

  it('every right answer gets full marks and every wrong one is refused', () => {
    const faults = items.flatMap(({ item, where }) => {
      const wrong = wrongAnswersTo(item);
      expect(wrong.length, where).toBeGreaterThan(0);
      return [
        ...(isRight(item, rightAnswer(item)) ? [] : [`${where}: its own answer is refused`]),
        ...wrong.filter((answer) => isRight(item, answer)).map((answer) => `${where}: takes ${JSON.stringify(answer)}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('every item tells why, but for what is heard, ordered or read', () => {
    const silent = items.filter(
      ({ item }) =>
        !['dictation', 'order', 'read-and-answer'].includes(item.kind) && !(item as { because?: string }).because,
    );
    expect(silent.map(({ where }) => where)).toEqual([]);
  });

  it('its Danish has Danish quotation marks, no doubled space and no space before a sign', () => {
    for (const { slug, productId, title, summary, instruction, items: all } of bank) {
      const isDanish = /^(dansk|dansk-u|ap-u|voksenuddannelse)$/.test(courseOf(productId).parent);
      const reasons = all.map((item) => ('because' in item ? item.because : ''));
      for (const text of stringsOf([title, summary, instruction, isDanish ? all : reasons]))
        expect(text, slug).not.toMatch(/["“”]| {2}|[^ ] [.,;:!?](?![,.])/);
    }
  });
});

/** Every text inside a value but the options, of which the wrong ones may have a sign out of place. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  const parts = value instanceof Object ? Object.entries(value) : [];
  return parts.flatMap(([key, part]) => (key === 'options' ? [] : stringsOf(part)));
};

const folder = import.meta.dirname;
const dataFiles = (): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z]{4}[/\\].*\.ts$/.test(file) && !/(^|[/\\])(index|step-[^/\\]*)\.ts$/.test(file));

/** Whatever exercises a file exports. */
async function exercisesIn(file: string): Promise<Exercise[]> {
  const module = (await import(path.join(folder, file))) as Record<string, Exercise[]>;
  return Object.values(module).flat();
}
