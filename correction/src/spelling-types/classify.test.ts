import { SPELLING_TYPES, spellingTypesOfClass } from '@ordklar/school';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WordHint } from './affixes.ts';
import { classify } from './classify.ts';
import { TEST_WORDS } from './test-words.ts';

const codes = SPELLING_TYPES.map(({ code }) => code);

describe.each(codes)('CON-42 %s', (code) => {
  test('has ten test words or more', () => {
    expect(TEST_WORDS[code].length).toBeGreaterThanOrEqual(10);
  });

  const words = TEST_WORDS[code].map(([right, written, hint]) => ({ right, written, hint }));
  test.each(words)('»$right« written »$written« is of this type alone', ({ right, written, hint }) => {
    expect(classify(right, written, hint)).toEqual([code]);
  });

  test('its right words are no errors', () => {
    for (const [right, , hint] of TEST_WORDS[code]) expect(classify(right, right, hint)).toEqual([]);
  });
});

test('a word with several errors gets every type once, in order', () => {
  expect(classify('spændende', 'spænene')).toEqual(['S05', 'S13']);
  expect(classify('interessant', 'interrasant')).toEqual(['S01', 'S02']);
  expect(classify('selvfølgelig', 'selføli')).toEqual(['S05', 'S06', 'S09']);
});

test('case, outer spaces and the way an accent is stored are no errors', () => {
  expect(classify('Cykel', ' cykel ')).toEqual([]);
  expect(classify('allé', 'alle\u0301')).toEqual([]);
  expect(classify('blå', 'bla\u030A')).toEqual([]);
});

test('nothing written, another word or a space too few is none of the fifteen types', () => {
  expect(classify('cykel', '')).toEqual([]);
  expect(classify('cykel', 'bus')).toEqual([]);
  expect(classify('hjem', 'xyzw')).toEqual([]);
  expect(classify('i dag', 'idag')).toEqual([]);
});

test('the start of a root that looks like a prefix is no prefix', () => {
  expect(classify('kommende', 'kåmmende')).toEqual(['S01']);
  expect(classify('sammen', 'sømmen')).toEqual(['S01']);
  expect(classify('anden', 'enden')).toEqual(['S01']);
  expect(classify('gerne', 'gærne')).toEqual(['S01']);
  expect(classify('benet', 'bænet')).toEqual(['S01']);
});

test('a soft d is heard and falls out; a silent one is not heard', () => {
  expect(classify('mod', 'mo')).toEqual(['S06']);
  expect(classify('ord', 'or')).toEqual(['S05']);
  expect(classify('godt', 'got')).toEqual(['S05']);
});

test('-ende is an ending after a stem only', () => {
  expect(classify('sende', 'sene')).toEqual(['S05']);
  expect(classify('ventende', 'ventene')).toEqual(['S13']);
});

test('an ending on a form that has none is an error of its word class', () => {
  expect(classify('glad', 'gladt', { wordClass: 'adjective' })).toEqual(['S09']);
  expect(classify('skal', 'skaler', { wordClass: 'verb' })).toEqual(['S11']);
  expect(classify('hus', 'huser', { wordClass: 'noun' })).toEqual(['S10']);
});

test('without a hint, an r at the end cannot be told apart and counts as another r problem', () => {
  expect(classify('kører', 'køre')).toEqual(['S12']);
});

test('never throws and gives known codes in order, each once, for any two strings', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvxyzæøå§é'), maxLength: 20 }),
  );
  const hint: fc.Arbitrary<WordHint> = fc.record(
    { wordClass: fc.constantFrom('noun', 'verb', 'adjective', 'other'), lemma: word },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(word, word, hint, (right, written, given) => {
      const found = classify(right, written, given);
      expect(found).toEqual(codes.filter((code) => found.includes(code)));
      expect(classify(right, right, given)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('REF-01 every type has a Danish label, and the class ranges are those decided', () => {
  expect(codes).toEqual(Array.from({ length: 15 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`));
  for (const { label, description } of SPELLING_TYPES) expect(label.length * description.length).toBeGreaterThan(0);
  const counts = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => spellingTypesOfClass(level).length);
  expect(counts).toEqual([0, 8, 12, 14, 15, 15, 15, 15, 0]);
  expect(spellingTypesOfClass(3).map(({ code }) => code)).toEqual([
    'S01',
    'S02',
    'S03',
    'S05',
    'S07',
    'S08',
    'S09',
    'S11',
  ]);
});
