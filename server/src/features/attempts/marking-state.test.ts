import { expect, it } from 'vitest';
import { markingStateOf } from './marking-state.ts';

const row = { marking: 'marked', readyAt: null, editedAt: new Date() } as const;

it('PD-20 a text is edited once a teacher has touched it, also one that the engine gave up', () => {
  expect(markingStateOf(row, false)).toBe('editing');
  expect(markingStateOf({ ...row, marking: 'failed' }, false)).toBe('editing');
  expect(markingStateOf({ ...row, marking: 'failed', editedAt: null }, false)).toBe('failed');
  expect(markingStateOf({ ...row, marking: 'queued' }, false)).toBe('queued');
  expect(markingStateOf({ ...row, marking: null }, false)).toBeNull();
});

it('PD-04 the pupil hears of nothing between handed in and ready', () => {
  expect(markingStateOf(row, true)).toBe('queued');
  expect(markingStateOf({ ...row, marking: 'failed' }, true)).toBe('queued');
  expect(markingStateOf({ ...row, readyAt: new Date() }, true)).toBe('ready');
  expect(markingStateOf({ ...row, marking: null }, true)).toBeNull();
});
