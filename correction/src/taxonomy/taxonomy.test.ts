import { expect, test } from 'vitest';
import {
  ALL_SUBCATEGORY_IDS,
  CATEGORY_IDS,
  categoryOf,
  COMMA_IDS,
  DELETE_ID,
  groupOf,
  isSubcategoryId,
  PERIOD_IDS,
  PUNCTUATION_IDS,
  SUBCATEGORY_IDS,
} from './taxonomy.ts';

test('TC-04 the main types are the groupings of the specification', () => {
  expect(CATEGORY_IDS).toEqual(['grammar', 'spelling', 'wordconfusion', 'punctuation', 'rephrase', 'other']);
});

test('every subcategory id is unique and belongs to the main type that lists it', () => {
  expect(new Set(ALL_SUBCATEGORY_IDS).size).toBe(ALL_SUBCATEGORY_IDS.length);
  for (const category of CATEGORY_IDS) {
    for (const id of SUBCATEGORY_IDS[category]) expect([id, categoryOf(id)]).toEqual([id, category]);
  }
});

test('TC-10 comma, period and punctuation ids together are the punctuation subcategories, each in its group', () => {
  expect([...COMMA_IDS, ...PERIOD_IDS, ...PUNCTUATION_IDS]).toEqual([...SUBCATEGORY_IDS.punctuation]);
  for (const id of COMMA_IDS) expect(groupOf(id)).toBe('comma');
  for (const id of PERIOD_IDS) expect(groupOf(id)).toBe('period');
  for (const id of PUNCTUATION_IDS) expect(groupOf(id)).toBe('punctuation');
  for (const id of ALL_SUBCATEGORY_IDS) expect(groupOf(id) !== undefined).toBe(categoryOf(id) === 'punctuation');
});

test('TC-25 an unknown id is recognised as unknown', () => {
  expect(isSubcategoryId(DELETE_ID)).toBe(true);
  expect(isSubcategoryId('toString')).toBe(false);
  expect(isSubcategoryId('')).toBe(false);
});
