import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { mayEnterByPlatform } from './enter.policy.ts';

it.each<[Role[], boolean]>([
  [['student'], true],
  [['teacher'], true],
  [['student', 'teacher'], true],
  [['school-admin'], false],
  [['teacher', 'school-admin'], false],
  [['editor'], false],
  [[], false],
])('who is %j is logged in by a platform’s word: %s', (roles, expected) => {
  expect(mayEnterByPlatform(roles)).toBe(expected);
});
