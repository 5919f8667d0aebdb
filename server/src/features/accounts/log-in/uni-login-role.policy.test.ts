import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { agrees, claimedRoles } from './uni-login-role.policy.ts';

it.each<[unknown, string[]]>([
  ['Elev', ['pupil']],
  ['Medarbejder', ['staff']],
  ['Ekstern', ['staff']],
  ['Kontaktperson', ['guardian']],
  [' lærer ', ['staff']],
  [
    ['Elev', 'Medarbejder'],
    ['pupil', 'staff'],
  ],
  [['TAP', 'Leder'], ['staff']],
  ['noget nyt', []],
  [undefined, []],
  [7, []],
  ['constructor', []],
])('%j is %j here', (claim, expected) => expect(claimedRoles(claim)).toEqual(expected));

it.each<[string | string[] | undefined, Role[], boolean]>([
  ['Elev', ['student'], true],
  ['Elev', ['teacher'], false],
  ['Elev', ['student', 'teacher'], false],
  ['Elev', ['school-admin'], false],
  ['Medarbejder', ['teacher'], true],
  ['Medarbejder', ['teacher', 'school-admin'], true],
  ['Medarbejder', ['editor'], true],
  ['Medarbejder', ['student'], false],
  [['Elev', 'Medarbejder'], ['student', 'teacher'], true],
  ['Kontaktperson', ['student'], false],
  ['Kontaktperson', ['teacher'], false],
  [undefined, ['school-admin'], true],
  ['noget nyt', ['teacher'], true],
])('who UNI-Login calls %j comes in as %j: %s', (claim, roles, expected) =>
  expect(agrees(claimedRoles(claim), roles)).toBe(expected),
);
