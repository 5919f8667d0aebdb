import type { Role } from './endpoint.ts';

/*
 * What may be done to whom, by their roles: the screen offers what the server allows. It has no schema, so that the
 * browser has it.
 */

/** Whom a school administrator may give a new password: pupils and teachers, but none of those who administer or edit. */
export const mayGetFromSchool = (roles: readonly Role[]): boolean =>
  roles.every((role) => role === 'student' || role === 'teacher');

/** Whom a school administrator may delete for good: pupils who are nothing else, for what a teacher has made is others' too. */
export const mayBeErased = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => role === 'student');
