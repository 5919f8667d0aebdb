import { expect, it } from 'vitest';
import { nextName } from './next-name.ts';

it.each([
  ['7.A', 7, 1, '8.A'],
  ['7.A', 7, 2, '9.A'],
  ['0.B', 0, 1, '1.B'],
  ['8. Rød', 8, 1, '9. Rød'],
  ['Rød', 3, 1, 'Rød'],
  ['2024 Rød', 3, 1, '2024 Rød'],
  ['Modtagehold', null, 1, 'Modtagehold'],
  ['9.C', 9, 1, null],
])('PD-06 %s of class level %s is after %i years %s', (name, grade, years, next) => {
  expect(nextName(name, grade, years)).toBe(next);
});
