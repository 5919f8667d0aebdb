import { choosesOwnPassword, type Role } from '@ordklar/contract';

/**
 * Whether somebody must choose a password of the own at the first login with a code that was given: everybody but pupils, whose
 * card may be the password of the year where the setting and whoever makes the card let it; unsaid it is in the first classes.
 */
export const mustChoose = (
  roles: readonly Role[],
  given: { pupilsKeepCards: boolean; forFirstLogin: boolean | undefined; grade: number | null },
): boolean =>
  !given.pupilsKeepCards ||
  roles.length === 0 ||
  roles.some((role) => role !== 'student') ||
  (given.forFirstLogin ?? choosesOwnPassword(given.grade));

/** Whom a teacher may give a new password: pupils who are nothing else, so that nobody becomes a colleague by it. */
export const mayGetFromTeacher = (roles: readonly Role[]): boolean => roles.every((role) => role === 'student');
