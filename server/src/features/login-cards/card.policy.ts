import type { Role } from '@ordklar/contract';

/** Whom a teacher may give a new password: pupils who are nothing else, so that nobody becomes a colleague by it. */
export const mayGetFromTeacher = (roles: readonly Role[]): boolean => roles.every((role) => role === 'student');
