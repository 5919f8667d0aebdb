import { expect, it } from 'vitest';
import { ENGLISH } from '../tongues/english/english.ts';
import { GERMAN } from '../tongues/german/german.ts';
import * as danish from './sound-costs.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzæøåéäöüß-.', (letter) => letter.charCodeAt(0));

it.each([
  ['Danish', danish],
  ['English', ENGLISH.costs],
  ['German', GERMAN.costs],
])('%s: no letter left out costs less than the search believes', (_, { insertionCost, leastInsertionCost }) => {
  for (const next of [0, ...LETTERS]) {
    const costs = LETTERS.flatMap((letter) => [0, ...LETTERS].map((before) => insertionCost(letter, before, next)));
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(leastInsertionCost(next));
  }
});
