import { expect, it } from 'vitest';
import { fromUnix, toUnix } from './clock.ts';

it('moments are whole seconds on the wire, and null stays null', () => {
  expect(toUnix(new Date('2026-11-18T09:00:00.999Z'))).toBe(1_794_992_400);
  expect(fromUnix(1_794_992_400)).toEqual(new Date('2026-11-18T09:00:00Z'));
  expect(toUnix(null)).toBeNull();
});
