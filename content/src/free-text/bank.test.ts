import { blockText, countWords } from '@ordklar/school';
import { describe, expect, test } from 'vitest';
import { textCorrectionProducts } from '../catalogue/course-classes.ts';
import { categories, levels } from '../catalogue/levels.ts';
import { freeTextTaskById, freeTextTaskBySlug, freeTextTasks } from './bank.ts';
import { freeTextTaskSchema, tryTextSchema, type FreeTextTask } from './free-text-schema.ts';
import { tryTexts } from './try-texts.ts';

const gradeOf = (task: FreeTextTask): number => levels.find((level) => level.id === task.levelId)?.grade ?? 0;
const danishParts = (task: FreeTextTask): string =>
  [task.title, task.summary, blockText(task.instructions ?? [])]
    .concat(task.productId === 'teco' ? [blockText(task.prompt), blockText(task.source?.blocks ?? [])] : [])
    .join('\n');

describe('free-text bank', () => {
  test.each(freeTextTasks.map((task) => [task.slug, task] as const))('%s has the right shape', (_slug, task) => {
    expect(freeTextTaskSchema.safeParse(task).error).toBeUndefined();
    expect(levels.find((level) => level.id === task.levelId)?.productId).toBe(task.productId);
    expect(categories.find((category) => category.id === task.categoryId)?.productId).toBe(task.productId);
    expect(freeTextTaskById(task.id)).toBe(task);
    expect(freeTextTaskBySlug(task.slug)).toBe(task);
  });

  test('ids, slugs and titles are unique', () => {
    for (const field of ['id', 'slug', 'title'] as const) {
      expect(new Set(freeTextTasks.map((task) => task[field])).size, field).toBe(freeTextTasks.length);
    }
  });

  test('every class from 3 to 10 has a Danish task, every genre too; twenty in Danish and four in each other language', () => {
    const teco = freeTextTasks.filter((task) => task.productId === 'teco');
    expect(new Set(teco.map(gradeOf))).toEqual(new Set([3, 4, 5, 6, 7, 8, 9, 10]));
    expect(new Set(teco.map((task) => task.categoryId)).size).toBe(8);
    expect(teco.length).toBeGreaterThanOrEqual(20);
    for (const productId of textCorrectionProducts) {
      expect(freeTextTasks.filter((task) => task.productId === productId).length, productId).toBeGreaterThanOrEqual(4);
    }
  });

  test('the recommended minimum suits the class and grows with it', () => {
    const teco = freeTextTasks.filter((task) => task.productId === 'teco');
    for (const task of teco) {
      const grade = gradeOf(task);
      expect(task.requiredWordCount, task.slug).toBeGreaterThanOrEqual(grade * 18);
      // from class 9 as long as what the school-leaving examination asks for
      expect(task.requiredWordCount, task.slug).toBeLessThanOrEqual(grade * (grade < 9 ? 45 : 70));
    }
    const mean = (grade: number) => {
      const counts = teco.filter((task) => gradeOf(task) === grade).map((task) => task.requiredWordCount);
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    for (let grade = 4; grade <= 10; grade++) expect(mean(grade), `${grade}. klasse`).toBeGreaterThan(mean(grade - 1));
  });

  test('an English, German or French task has Danish instructions, a Danish one needs none', () => {
    for (const task of freeTextTasks)
      expect(task.instructions === undefined, task.slug).toBe(task.productId === 'teco');
  });

  test('a source text is long enough to be worth reading and short enough to be read', () => {
    const sources = freeTextTasks.flatMap((task) => (task.source ? [task.source] : []));
    expect(sources.length).toBeGreaterThanOrEqual(12);
    for (const source of sources) {
      const words = countWords(blockText(source.blocks));
      expect(words, source.title).toBeGreaterThanOrEqual(80);
      expect(words, source.title).toBeLessThanOrEqual(400);
    }
  });

  test('our Danish has Danish quotation marks, no doubled space and no space before a sign', () => {
    for (const task of freeTextTasks) {
      expect(danishParts(task), task.slug).not.toMatch(/["“”]| {2}| [,.;:!?]| - /);
    }
  });
});

describe('try-as-pupil texts', () => {
  test('HW-11 each product has its fixed text for the named class', () => {
    for (const productId of textCorrectionProducts) {
      const text = tryTexts[productId];
      expect(tryTextSchema.safeParse(text).error).toBeUndefined();
      expect(text.productId).toBe(productId);
      expect(countWords(text.text)).toBeGreaterThanOrEqual(100);
    }
    expect(textCorrectionProducts.map((productId) => tryTexts[productId].title)).toEqual([
      'Dansk testtekst, 8. klasse',
      'Engelsk testtekst, 8. klasse',
      'Tysk testtekst, 8. klasse',
      'Fransk testtekst, 9. klasse',
    ]);
  });
});
