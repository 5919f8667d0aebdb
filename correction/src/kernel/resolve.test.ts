import { expect, it } from 'vitest';
import { RULES } from '../rules/index.ts';
import { type RuleFinding, resolveOverlaps } from './resolve.ts';

const [rule] = RULES;
const finding = (replacement: string, confidence: number, yields = false): RuleFinding => ({
  start: 4,
  end: 8,
  replacements: [replacement],
  confidence,
  yields,
  rule: rule!,
  also: [],
});

it('keeps the surest of findings that overlap', () => {
  expect(resolveOverlaps([finding('vejr', 0.8), finding('værd', 0.9)])[0]?.replacements).toEqual(['værd']);
});

it('keeps what yields only where nothing else is found', () => {
  expect(resolveOverlaps([finding('værd', 0.9, true), finding('vejr', 0.8)])[0]?.replacements).toEqual(['vejr']);
  expect(resolveOverlaps([finding('værd', 0.9, true)])[0]?.replacements).toEqual(['værd']);
});
