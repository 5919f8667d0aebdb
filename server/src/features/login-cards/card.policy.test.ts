import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { mayGetFromTeacher, mustChoose } from './card.policy.ts';

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

it.each<[Role[], kept: boolean]>([
  [['student'], true],
  [['teacher'], false],
  [['student', 'teacher'], false],
  [[], false],
])('who is %j may keep the code of the card as password, where nobody says otherwise: %s', (roles, kept) => {
  const grade = 3;
  expect(mustChoose(roles, { pupilsKeepCards: true, forFirstLogin: false, grade: 9 })).toBe(!kept);
  expect(mustChoose(roles, { pupilsKeepCards: true, forFirstLogin: undefined, grade })).toBe(!kept);
  for (const older of [4, 9, null])
    expect(mustChoose(roles, { pupilsKeepCards: true, forFirstLogin: undefined, grade: older })).toBe(true);
  expect(mustChoose(roles, { pupilsKeepCards: true, forFirstLogin: true, grade })).toBe(true);
  expect(mustChoose(roles, { pupilsKeepCards: false, forFirstLogin: false, grade })).toBe(true);
});
