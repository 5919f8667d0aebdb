import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { firstSteps } from './first-steps.policy.ts';

const TABLE: [roles: Role[], nobody: number, administrators: number, staff: number][] = [
  [['student'], 0, 0, 0],
  [['teacher'], 0, 0, 1],
  [['teacher', 'school-admin'], 0, 1, 1],
  [['school-admin'], 0, 1, 1],
  [['editor'], 0, 1, 1],
  [[], 0, 0, 0],
];

it.each(TABLE)('two-step login is a duty for %j as the setting says', (roles, nobody, administrators, staff) => {
  const ways = { roles, hasPassword: true, mustChoosePassword: false, hasTwoStep: false };
  const steps = (twoStepFor: 'nobody' | 'administrators' | 'staff') => firstSteps({ twoStepFor }, ways).length;
  expect([steps('nobody'), steps('administrators'), steps('staff')]).toEqual([nobody, administrators, staff]);
  for (const twoStepFor of ['nobody', 'administrators', 'staff'] as const) {
    expect(firstSteps({ twoStepFor }, { ...ways, hasTwoStep: true })).toEqual([]);
    expect(firstSteps({ twoStepFor }, { ...ways, hasPassword: false, mustChoosePassword: true })).toEqual([]);
  }
});

it('an own password is chosen first, whatever the role', () => {
  const ways = { hasPassword: true, mustChoosePassword: true, hasTwoStep: false };
  expect(firstSteps({ twoStepFor: 'staff' }, { ...ways, roles: ['teacher'] })).toEqual(['own-password', 'two-step']);
  expect(firstSteps({ twoStepFor: 'staff' }, { ...ways, roles: ['student'] })).toEqual(['own-password']);
});
