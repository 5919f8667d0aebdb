import type { Role } from '@ordklar/contract';

/**
 * Whether a linked person is logged in by the platform's word alone. Who reaches other people's accounts, or what everybody
 * reads, logs in here, with the second step where it is on.
 */
export const mayEnterByPlatform = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => role === 'student' || role === 'teacher');
