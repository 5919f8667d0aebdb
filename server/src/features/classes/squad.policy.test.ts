import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { mayReachOthers } from './squad.policy.ts';

it.each<[Role[], boolean]>([
  [['student'], false],
  [['editor'], false],
  [['school-admin'], false],
  [['teacher'], true],
  [['school-admin', 'teacher'], true],
  [[], false],
])('who is %j reaches others through squads: %s', (roles, may) => {
  expect(mayReachOthers({ roles })).toBe(may);
});
