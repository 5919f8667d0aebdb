import { expect, it } from 'vitest';
import { mayErase } from './erasure.policy.ts';

it.each([
  [['student'], true],
  [['teacher'], false],
  [['student', 'teacher'], false],
  [['school-admin'], false],
  [['student', 'editor'], false],
  [[], false],
] as const)('PD-32 whoever is %j may be deleted for good: %s', (roles, may) => expect(mayErase(roles)).toBe(may));
