import { z } from 'zod';
import { get, id, idParam, ROLES, unixSeconds } from './endpoint.ts';

/** A person of the school, as its administrators see the account: nothing of what the person has done. */
export const rosterPerson = z
  .object({
    id,
    name: z.string(),
    username: z.string(),
    roles: z.array(z.enum(ROLES)),
    /** Names of classes of today, as pupil or teacher. */
    classes: z.array(z.string()),
    /** Logs in by UNI-Login alone, so there is no password here. */
    isByUniLogin: z.boolean(),
    /** Logs in in two steps. */
    hasTwoStep: z.boolean(),
    /** Since when the person is no longer at the school; null for all others. */
    leftAt: unixSeconds.nullable(),
  })
  .meta({ id: 'RosterPerson' });
export type RosterPerson = z.output<typeof rosterPerson>;

/** A page of the people of a school. */
export const roster = z
  .object({ people: z.array(rosterPerson), total: z.number().int(), pages: z.number().int() })
  .meta({ id: 'Roster' });
export type Roster = z.output<typeof roster>;

/** The people of a school, for its administrators. */
export const rosterApi = {
  roster: get('institution/people', {
    access: ['school-admin'],
    summary: 'People of the own school by the Danish alphabet, searched by name, user name or class, page by page',
    query: z.object({
      search: z.string().trim().max(60).optional(),
      role: z.enum(['student', 'teacher', 'school-admin']).optional(),
      page: idParam.default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    personal: true,
    answers: { 200: roster },
  }),
};
