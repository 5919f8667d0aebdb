import { z } from 'zod';
import { id, idParam, post, unixSeconds } from './endpoint.ts';

/** The most people whose cards are made at once. */
export const MAX_LOGIN_CARDS = 300;

/** What stands on a card to log in with. */
export const loginCard = z
  .object({
    id,
    name: z.string(),
    username: z.string(),
    /** Shown this once: only its hash is kept. Null for those who log in by UNI-Login, whose card has none. */
    password: z.string().nullable(),
    /** Until when it lets in where it has not been used; a pupil's that is kept then holds until the school year ends. */
    until: unixSeconds.nullable(),
    /** The person chooses a password of the own at the first login. */
    isForFirstLogin: z.boolean(),
  })
  .meta({ id: 'LoginCard' });
export type LoginCard = z.output<typeof loginCard>;

const body = z.object({
  userIds: z.array(id).min(1).max(MAX_LOGIN_CARDS),
  /** Pupils choose a password of their own at the first login; all others do anyway. Unsaid, their class decides. */
  forFirstLogin: z.boolean().optional(),
});
const answers = { 200: z.array(loginCard) };

/** New passwords for others, shown once so that they can be printed on cards. */
export const loginCardsApi = {
  classLoginCards: post('squads/{s}/login-cards', {
    access: ['teacher'],
    summary: 'New passwords for pupils of an own class; the old ones, and where they are logged in, end',
    params: z.object({ s: idParam }),
    body,
    answers,
  }),
  schoolLoginCards: post('institution/login-cards', {
    access: ['school-admin'],
    summary: 'The same for pupils and teachers of the own school',
    body,
    answers,
  }),
};
