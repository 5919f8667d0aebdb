import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { mayGetFromTeacher } from './card.policy.ts';

it.each<[Role[], boolean]>([
  [['student'], true],
  [['teacher'], false],
  [['student', 'teacher'], false],
  [['school-admin'], false],
  [['teacher', 'school-admin'], false],
  [['editor'], false],
])('PD-03 who is %s gets a password from a teacher: %s', (roles, teacher) => {
  expect(mayGetFromTeacher(roles)).toBe(teacher);
});
