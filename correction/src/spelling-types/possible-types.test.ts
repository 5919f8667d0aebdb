import { SPELLING_TYPES } from '@ordklar/school';
import { expect, test } from 'vitest';
import { possibleTypes } from './possible-types.ts';
import { TEST_WORDS } from './test-words.ts';

test('a word invites the types that its letters and its class make possible', () => {
  expect(possibleTypes('hjem')).toEqual(['S01', 'S03', 'S05']);
  expect(possibleTypes('stationer', { wordClass: 'noun' })).toEqual(['S01', 'S02', 'S03', 'S06', 'S07', 'S10', 'S14']);
  expect(possibleTypes('kører', { wordClass: 'verb' })).toContain('S11');
  expect(possibleTypes('lærer', { wordClass: 'noun', lemma: 'lærer' })).not.toContain('S10');
  expect(possibleTypes('forstå')).toContain('S15');
  expect(possibleTypes('')).toEqual([]);
});

test('every test word invites its type, but for a stray r', () => {
  const all = SPELLING_TYPES.flatMap(({ code }) => TEST_WORDS[code].map(([right, , hint]) => ({ code, right, hint })));
  const missed = all.filter(({ code, right, hint }) => !possibleTypes(right, hint).includes(code));
  expect(missed.map(({ code, right }) => `${code} ${right}`)).toEqual(['S11 kan', 'S12 kasket']);
});
