import { describe, expect, it } from 'vitest';
import { isLate, stateOf } from './homework-to-wire.ts';

const at = (text: string) => new Date(text);
const DEADLINE = at('2026-11-20T23:00:00+01:00');

describe('PD-13: a deadline ends with its minute in Copenhagen', () => {
  it.each([
    ['2026-11-20T22:59:59+01:00', false],
    ['2026-11-20T23:00:59.999+01:00', false],
    ['2026-11-20T23:01:00+01:00', true],
  ])('handed in at %s is late: %s', (moment, late) => {
    expect(isLate(DEADLINE, at(moment), at('2026-12-24T12:00:00Z'))).toBe(late);
  });

  it('holds in summer time, and for a deadline with seconds', () => {
    const deadline = at('2026-06-01T12:00:30+02:00');
    expect(isLate(deadline, at('2026-06-01T12:00:59+02:00'), at('2026-06-02T00:00:00Z'))).toBe(false);
    expect(isLate(deadline, at('2026-06-01T12:01:00+02:00'), at('2026-06-02T00:00:00Z'))).toBe(true);
  });

  it('an open task is late as soon as its minute has passed, and never without a deadline', () => {
    expect(isLate(DEADLINE, null, at('2026-11-20T23:00:30+01:00'))).toBe(false);
    expect(isLate(DEADLINE, null, at('2026-11-20T23:01:00+01:00'))).toBe(true);
    expect(isLate(null, null, at('2030-01-01T00:00:00Z'))).toBe(false);
  });
});

it('HAND-21 a task is assigned, started, handed in, ready', () => {
  const now = at('2026-11-20T12:00:00Z');
  const open = { exerciseProgressId: null, readyAt: null, draftAt: null, workBegunAt: null, answerCount: null };
  expect(stateOf(open)).toBe('assigned');
  expect(stateOf({ ...open, draftAt: now })).toBe('started');
  expect(stateOf({ ...open, draftAt: now, exerciseProgressId: 1 })).toBe('handed-in');
  expect(stateOf({ ...open, draftAt: now, exerciseProgressId: 1, readyAt: now })).toBe('ready');
  expect(stateOf({ ...open, workBegunAt: now })).toBe('started');
  expect(stateOf({ ...open, exerciseProgressId: 1, answerCount: 10 })).toBe('ready');
});
