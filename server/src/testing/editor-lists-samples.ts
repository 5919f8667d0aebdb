import type { outboxApi, requestsApi, subscribersApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import { writeMail } from '../platform/mail/index.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

const EDITORS = ['redaktor'] as const;
let n = 0;

/** Somebody who has confirmed the newsletter. */
export async function newSubscriber({ db, clock }: World, email = `nr${++n}@skole.dk`): Promise<number> {
  const tokens = { confirmToken: `ja-${email}`, leaveToken: `nej-${email}` };
  const now = clock.now();
  const [row] = await db
    .insert(tables.newsletterSubscription)
    .values({ email, state: 'confirmed', sender: 'x', askedAt: now, confirmedAt: now, ...tokens })
    .returning();
  return row?.id ?? 0;
}

/** Feedback that somebody has sent. */
export async function newFeedback({ db, clock }: World, message = 'Godt lavet.'): Promise<number> {
  const [row] = await db
    .insert(tables.feedback)
    .values({ sentAt: clock.now(), sender: 'x', url: '/', subject: 'Ros', message, email: '', consent: false })
    .returning();
  return row?.id ?? 0;
}

const newMail = ({ db, clock }: World) =>
  writeMail(db, { to: 'mette@skole.dk', replyTo: null, subject: 'Hej', text: 'Hej' }, clock.now());

/** Samples of the lists that editors have beside the blog. */
export const editorListsSamples: Samples<typeof subscribersApi & typeof requestsApi & typeof outboxApi> = {
  subscribers: { args: () => ({ query: { page: 1, search: 'skole', state: 'confirmed' } }), succeeds: EDITORS },
  subscribersCsv: { args: () => ({}), succeeds: EDITORS },
  removeSubscriber: {
    args: async (world) => ({ params: { id: await newSubscriber(world) } }),
    succeeds: EDITORS,
  },
  contactRequests: { args: () => ({ query: { kind: 'feedback', page: 1, state: 'open' } }), succeeds: EDITORS },
  handleRequest: {
    args: async (world) => ({
      params: { kind: 'feedback', id: await newFeedback(world) },
      body: { handled: true, note: 'Ringet.' },
    }),
    succeeds: EDITORS,
  },
  outbox: { args: () => ({ query: { page: 1, state: 'kept', search: 'hej' } }), succeeds: EDITORS },
  resendMail: { args: async (world) => ({ params: { id: await newMail(world) } }), succeeds: EDITORS },
};
