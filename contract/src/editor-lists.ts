import { z } from 'zod';
import { FEEDBACK_SUBJECTS } from './contact-form.ts';
import { del, get, id, idParam, nothing, post, put, unixSeconds } from './endpoint.ts';

const count = z.number().int();
/** A page number that makes no sense is ignored: then it is the first page. */
const page = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1);
const search = z.string().trim().max(100).optional();
const list = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), page: count, pages: count, total: count });
const editors = { access: ['editor'] } as const;
const ofOne = { ...editors, params: z.object({ id: idParam }) } as const;

export const SUBSCRIPTION_STATES = ['asked', 'confirmed', 'left'] as const;
const subscriber = z
  .object({
    id,
    email: z.string(),
    state: z.enum(SUBSCRIPTION_STATES),
    askedAt: unixSeconds,
    confirmedAt: unixSeconds.nullable(),
    leftAt: unixSeconds.nullable(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.output<typeof subscriber>;

/** Those who want the newsletter, as editors see them. */
export const subscribersApi = {
  subscribers: get('editor/newsletter', {
    ...editors,
    summary: 'A page of who has asked for the newsletter, the latest first',
    query: z.object({ state: z.enum(SUBSCRIPTION_STATES).optional(), search, page }),
    personal: true,
    answers: { 200: list(subscriber) },
  }),
  subscribersCsv: get('editor/newsletter/csv', {
    ...editors,
    summary: 'Those who have confirmed, as CSV for a program that sends letters',
    answers: { 200: z.unknown().meta({ description: 'the file' }) },
  }),
  removeSubscriber: del('editor/newsletter/{id}', {
    ...ofOne,
    summary: 'Forget an address for good',
    answers: { 204: nothing },
  }),
};

export const REQUEST_KINDS = ['contact', 'feedback'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
/** The longest note of an editor about a request. */
export const REQUEST_NOTE_MAX = 2000;

const request = z
  .object({
    id,
    kind: z.enum(REQUEST_KINDS),
    sentAt: unixSeconds,
    /** Empty for feedback, which asks for no name. */
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    /** What it is about: the courses, or the subject of feedback. */
    about: z.string(),
    text: z.string(),
    /** The page that feedback is about; empty where it is about none. */
    url: z.string(),
    wantsPresentation: z.boolean(),
    wantsPrice: z.boolean(),
    handledAt: unixSeconds.nullable(),
    handledByName: z.string().nullable(),
    note: z.string(),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.output<typeof request>;

const kindAndId = { ...editors, params: z.object({ kind: z.enum(REQUEST_KINDS), id: idParam }) } as const;

/** What people have written to Ordklar, as editors see to it. */
export const requestsApi = {
  contactRequests: get('editor/requests', {
    ...editors,
    summary: 'A page of contact and demo requests, or of feedback, the latest first',
    query: z.object({
      kind: z.enum(REQUEST_KINDS).default('contact'),
      state: z.enum(['open', 'handled']).optional(),
      subject: z.enum(FEEDBACK_SUBJECTS).optional(),
      search,
      page,
    }),
    personal: true,
    answers: { 200: list(request) },
  }),
  handleRequest: put('editor/requests/{kind}/{id}', {
    ...kindAndId,
    summary: 'Say that a request is seen to, or is not, and note something about it',
    body: z.object({ handled: z.boolean(), note: z.string().trim().max(REQUEST_NOTE_MAX) }),
    answers: { 204: nothing },
  }),
};

export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
const outgoing = z
  .object({
    id,
    to: z.string(),
    replyTo: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    /** waiting: still to be sent; kept: laid aside because no mail server is configured; failed: given up. */
    state: z.enum(MAIL_STATES),
    writtenAt: unixSeconds,
    sentAt: unixSeconds.nullable(),
    /** Why the last try failed, as the mail server said it. */
    lastError: z.string().nullable(),
    /** Why it was given up: refused for good, or tried for days in vain. */
    failedBecause: z.enum(['refused', 'expired']).nullable(),
  })
  .meta({ id: 'OutgoingMail' });
export type OutgoingMail = z.output<typeof outgoing>;

/** The outbox (PD-30). */
export const outboxApi = {
  outbox: get('editor/mails', {
    ...editors,
    summary: 'A page of the mails that Ordklar has written, the latest first',
    query: z.object({ state: z.enum(MAIL_STATES).optional(), search, page }),
    personal: true,
    answers: { 200: list(outgoing) },
  }),
  resendMail: post('editor/mails/{id}/resend', {
    ...ofOne,
    summary: 'Send a mail once more',
    answers: { 204: nothing },
  }),
};
