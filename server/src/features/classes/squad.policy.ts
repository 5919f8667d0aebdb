import { type Actor, isTeacher } from '../../platform/http/context.ts';

/** Whether the person may reach others through squads at all: pupils reach their own things only. Which squads, the database says. */
export const mayReachOthers = (actor: Pick<Actor, 'roles'>): boolean => isTeacher(actor);
