import { describe, expect, test } from 'vitest';
import { courses, languageOfCourse } from './catalogue.ts';
import {
  isDictation,
  isEnglishOrGermanTest,
  isGeneral,
  isReadingOrOrthographyTest,
  isReadingTest,
  isSpellingTest,
  isTest,
  isTextCorrection,
  textLanguageOf,
} from './course-classes.ts';
import { categories, categoriesOf, freeTextCategoryId, freeTextLevelId, levels, levelsOf } from './levels.ts';
import { categorySchema, levelSchema } from './level-schema.ts';

const productIds = [...courses.map((course) => course.productId), 'lpte'];
const members = (is: (productId: string) => boolean) => productIds.filter(is).sort().join(' ');

describe('course classes', () => {
  test('CAT-05 a course teaches the language of its group', () => {
    const taught = ['gram', 'gren', 'gceb', 'grgt', 'gctb', 'grfr', 'gces', 'gcas', 'gfvu'].map(languageOfCourse);
    expect(taught.join(' ')).toBe('da en en de de fr es da da');
    for (const { productId, parent } of courses) {
      const foreign = /^(engelsk|tysk|fransk|spansk)/.test(parent);
      expect(languageOfCourse(productId) !== 'da', productId).toBe(foreign);
    }
  });

  test('CAT-07 DEC-07 the classes hold exactly the named products', () => {
    expect(members(isTest)).toBe('gret grgt grlp grrp grsp lpte');
    expect(members(isReadingOrOrthographyTest)).toBe('grlp grrp lpte');
    expect(members(isEnglishOrGermanTest)).toBe('gret grgt');
    expect(members(isSpellingTest)).toBe('grsp');
    expect(members(isReadingTest)).toBe('grlp lpte');
    expect(members(isTextCorrection)).toBe('teco teen tefr tety');
    expect(members(isDictation)).toBe('grdi');
  });

  test('CAT-07 every other productId, also an unknown one, is a general course', () => {
    const special = productIds.filter((id) => isTest(id) || isTextCorrection(id) || isDictation(id));
    expect(productIds.filter(isGeneral)).toEqual(productIds.filter((id) => !special.includes(id)));
    expect(special).toHaveLength(11);
    expect(isGeneral('gram')).toBe(true);
    expect(isGeneral('zzzz')).toBe(true);
  });

  test('TC-05 the product decides the language of the text', () => {
    expect([textLanguageOf('teco'), textLanguageOf('teen'), textLanguageOf('tety'), textLanguageOf('tefr')]).toEqual([
      'da',
      'en',
      'de',
      'fr',
    ]);
  });
});

describe('levels and categories', () => {
  test('CAT-11 ids are unique and stable, and teco has a level for each of 3rd to 10th class', () => {
    for (const level of levels) expect(levelSchema.safeParse(level).error).toBeUndefined();
    for (const category of categories) expect(categorySchema.safeParse(category).error).toBeUndefined();
    expect(new Set(levels.map((level) => level.id)).size).toBe(levels.length);
    expect(new Set(categories.map((category) => category.id)).size).toBe(categories.length);
    expect(levelsOf('teco').map((level) => level.title)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${n}. klasse`));
    expect(categoriesOf('teco').map((category) => category.title)).toContain('Fortællende tekst');
    expect(freeTextLevelId('teco', 7)).toBe(10607);
    expect(freeTextCategoryId('tefr', 'essay')).toBe(403508);
    expect(() => freeTextCategoryId('teco', 'ukendt')).toThrow('ukendt');
  });
});
