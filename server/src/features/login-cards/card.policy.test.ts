import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { mayGetFromSchool, mayGetFromTeacher } from './card.policy.ts';

it.each<[Role[], boolean, boolean]>([
  [['student'], true, true],
  [['teacher'], false, true],
  [['student', 'teacher'], false, true],
  [['school-admin'], false, false],
  [['teacher', 'school-admin'], false, false],
  [['editor'], false, false],
])('PD-03 who is %s gets a password from a teacher: %s, from the school: %s', (roles, teacher, school) => {
  expect([mayGetFromTeacher(roles), mayGetFromSchool(roles)]).toEqual([teacher, school]);
});
