import type { Role } from '@ordklar/contract';

/** Whom a school administrator may delete for good: pupils who are nothing else, for what a teacher has made is others' too. */
export const mayErase = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => role === 'student');
