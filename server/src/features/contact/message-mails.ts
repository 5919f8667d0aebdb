import type { ContactBody, FeedbackBody } from '@ordklar/contract';
import type { Actor } from '../../platform/http/context.ts';
import type { NewMail } from '../../platform/mail/index.ts';

/** Only something that a mail program can answer to; the forms take any text for an address. */
export const answerTo = (email: string): string | null => (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(email) ? email : null);

const yesOrNo = (value: boolean): string => (value ? 'ja' : 'nej');

const ROLE_WORDS = { student: 'elev', teacher: 'lærer', 'school-admin': 'skoleadministrator', editor: 'redaktør' };

/** What stands in the mail of everything that a person writes, and in no other. */
export const marksOfWriter = (userId: number): string => `(bruger ${userId})`;

/** Pupils' names stay out of mails: the number is enough for whoever may look them up. */
const writerWords = (actor: Actor | null): string =>
  actor ? `${actor.roles.map((role) => ROLE_WORDS[role]).join(', ')} ${marksOfWriter(actor.id)}` : 'besøgende';

/** Lines such as 'Telefon: 12 34 56 78', without those that have nothing to say. */
const lines = (facts: readonly (readonly [string, string])[]): string =>
  facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function whatOf(body: ContactBody): string {
  if (body.isPriceRequest) return 'Spørgsmål om pris';
  return body.isFreeOnlinePresentation ? 'Tilmelding til gratis præsentation' : 'Henvendelse';
}

/** The mail that tells of a contact request or of a sign-up for a presentation. */
export function contactMail(body: ContactBody, actor: Actor | null): Omit<NewMail, 'to'> {
  const facts = lines([
    ['Navn', body.name],
    ['Institution', body.company],
    ['E-mail', body.email],
    ['Telefon', body.phone],
    ['Fag', body.course_groups.split(',').join(', ')],
    ['Om anbefalinger af opgaver', body.isCopilot ? 'ja' : ''],
    ['Om tekstretteren', body.isTextCorrection ? 'ja' : ''],
    ['Fra', writerWords(actor)],
  ]);
  const text = body.comment === '' ? facts : `${facts}\n\n${body.comment}`;
  return { subject: `${whatOf(body)} fra ${body.company}`, replyTo: answerTo(body.email), text };
}

/** The mail that tells of feedback. */
export function feedbackMail(body: FeedbackBody, actor: Actor | null): Omit<NewMail, 'to'> {
  const facts = lines([
    ['Emne', body.subject],
    ['Side', body.url],
    ['Fra', writerWords(actor)],
    ['E-mail', body.email],
    ['Vil gerne kontaktes', yesOrNo(body.consent)],
  ]);
  return {
    subject: `Feedback: ${body.subject}`,
    replyTo: body.consent ? answerTo(body.email) : null,
    text: `${facts}\n\n${body.message}`,
  };
}
