import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { homeOf } from './home-of.ts';

it.each<[Role[], string]>([
  [['teacher'], '/overblik'],
  [['student'], '/lektier'],
  [['school-admin'], '/skole'],
  [['editor'], '/redaktion'],
  [['editor', 'school-admin'], '/skole'],
  [['school-admin', 'teacher'], '/overblik'],
  [['editor', 'student'], '/lektier'],
  [[], '/'],
])('PD-02: of the roles %j the first place is %s', (roles, home) => {
  expect(homeOf({ roles })).toBe(home);
});
