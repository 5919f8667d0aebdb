import type { Role } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { mayChangeComment, mayUseComment } from './comment.policy.ts';

const comment = (isShared: boolean) => ({ ownerId: 1, institutionId: 7, isShared });
const who = (id: number, role: Role, institutionId = 7) => ({ id, institutionId, roles: [role] });

it.each([
  ['its owner', who(1, 'teacher'), true, true, true],
  ['a colleague', who(2, 'teacher'), false, false, true],
  ['a teacher of another school', who(3, 'teacher', 8), false, false, false],
  ['a pupil of the school', who(4, 'student'), false, false, false],
  ['the school administrator', who(5, 'school-admin'), false, false, false],
  ['an editor', who(6, 'editor'), false, false, false],
])('%s changes it, uses it, uses it when it is shared', (_, actor, changes, uses, usesShared) => {
  expect(mayChangeComment(actor, comment(true))).toBe(changes);
  expect(mayUseComment(actor, comment(false))).toBe(uses);
  expect(mayUseComment(actor, comment(true))).toBe(usesShared);
});
