import { expect, it } from 'vitest';
import { scoreTone } from './score-tone.ts';

it('celebrates half and more in green, and less than that, 0 % too, in no colour', () => {
  expect([0, 49, 50, 100].map(scoreTone)).toEqual(['plain', 'plain', 'good', 'good']);
});
