import { expect, it } from 'vitest';
import type { Role } from './endpoint.ts';
import { mayBeErased, mayGetFromSchool } from './person-policy.ts';

it.each<[Role[], boolean, boolean]>([
  [['student'], true, true],
  [['teacher'], true, false],
  [['student', 'teacher'], true, false],
  [['school-admin'], false, false],
  [['teacher', 'school-admin'], false, false],
  [['student', 'editor'], false, false],
  [['editor'], false, false],
])('PD-03 PD-32 who is %s gets a password from the school: %s, may be deleted for good: %s', (roles, code, erased) => {
  expect([mayGetFromSchool(roles), mayBeErased(roles)]).toEqual([code, erased]);
});

it('PD-32 an account without a role is nobody’s to delete', () => {
  expect(mayBeErased([])).toBe(false);
});
