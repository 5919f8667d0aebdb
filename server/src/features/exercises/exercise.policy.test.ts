import { expect, it } from 'vitest';
import { isOfBankOrOwn } from './exercise.policy.ts';

it.each([
  ['of the bank', null, true],
  ['of the person', 1, true],
  ['of another teacher', 2, false],
])('an exercise %s (owner %s) is read without a class: %s', (_, ownerId, may) => {
  expect(isOfBankOrOwn({ id: 1 }, { ownerId })).toBe(may);
});
