import { z } from 'zod';
import { id, idParam, post } from './endpoint.ts';

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
  })
  .meta({ id: 'LoginCard' });
export type LoginCard = z.output<typeof loginCard>;

const userIds = z.array(id).min(1).max(MAX_LOGIN_CARDS);
const answers = { 200: z.array(loginCard) };

/** New passwords for others, shown once so that they can be printed on cards. */
export const loginCardsApi = {
  classLoginCards: post('squads/{s}/login-cards', {
    access: ['teacher'],
    summary: 'New passwords for pupils of an own class; the old ones, and where they are logged in, end',
    params: z.object({ s: idParam }),
    body: z.object({ userIds }),
    answers,
  }),
  schoolLoginCards: post('institution/login-cards', {
    access: ['school-admin'],
    summary: 'The same for pupils and teachers of the own school',
    body: z.object({ userIds }),
    answers,
  }),
};
