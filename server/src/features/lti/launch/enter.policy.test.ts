import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { mayEnterByPlatform } from './enter.policy.ts';

it.each<[roles: Role[], usually: boolean, whereStaffOweTwoStep: boolean]>([
  [['student'], true, true],
  [['teacher'], true, false],
  [['student', 'teacher'], true, false],
  [['school-admin'], false, false],
  [['teacher', 'school-admin'], false, false],
  [['editor'], false, false],
  [[], false, false],
])(
  'who is %j is logged in by a platform’s word: %s, and where two-step login is a duty for teachers: %s',
  (roles, usually, owing) => {
    expect(mayEnterByPlatform({ twoStepFor: 'administrators' }, roles)).toBe(usually);
    expect(mayEnterByPlatform({ twoStepFor: 'staff' }, roles)).toBe(owing);
  },
);
