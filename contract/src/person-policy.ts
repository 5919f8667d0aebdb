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

/** The last class in which the card is a pupil's password where nobody says otherwise: the end of the Danish indskoling. */
const LAST_CARD_GRADE = 3;

/** Whether pupils of a class level choose a password of their own at the first login, where nobody says otherwise. */
export const choosesOwnPassword = (grade: number | null): boolean => grade === null || grade > LAST_CARD_GRADE;

/** Where somebody takes the steps that come before anything else. */
export const FIRST_STEPS_PAGE = '/foerst';
