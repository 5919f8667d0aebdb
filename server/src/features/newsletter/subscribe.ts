import { randomBytes } from 'node:crypto';
import { signOf } from '../../platform/config/sign-of.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/context.ts';
import { type NewMail, postMail, writeMail } from '../../platform/mail/index.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';
import { alreadyMail, confirmMail, welcomeMail } from './newsletter-mails.ts';
import * as repo from './newsletter.repo.ts';

const MINUTE_MS = 60_000;
/** How long the link that confirms works. */
export const CONFIRM_MS = 7 * 24 * 60 * MINUTE_MS;
/** Whoever sends the form twice gets one mail. */
export const AGAIN_AFTER_MS = 10 * MINUTE_MS;
/** New addresses from one place in an hour: a whole school may stand behind one. */
export const ADDRESSES_AN_HOUR = 20;

/** Where an asking comes from: the site's own address, and the caller's. */
export interface Asking {
  origin: string;
  address: string;
}

const newToken = (): string => randomBytes(24).toString('base64url');
const confirmUrl = (origin: string, token: string) => `${origin}/nyhedsbrev/bekraeft/${token}`;
const leaveUrl = (origin: string, token: string) => `${origin}/nyhedsbrev/frameld/${token}`;

async function send(context: Context, mailId: number | null): Promise<void> {
  if (mailId === null) return;
  // it is in the outbox: when the queue does not answer, it is found and sent later
  await postMail(context, mailId).catch((error: unknown) =>
    context.log.error({ err: error, mailId }, 'a mail is not in the queue yet'),
  );
}

/** Writes the mail that fits the state of the address; null where one has just gone out. */
async function ask(context: Context, db: Db, email: string, sender: string, origin: string): Promise<number | null> {
  const now = context.clock.now();
  const known = await repo.findByEmail(db, email);
  const age = known ? now.getTime() - known.askedAt.getTime() : Number.POSITIVE_INFINITY;
  if (known && known.state !== 'left' && age < AGAIN_AFTER_MS) return null;
  const since = new Date(now.getTime() - 60 * MINUTE_MS);
  if ((await repo.countAsked(db, sender, since)) >= ADDRESSES_AN_HOUR) throw new ProblemError('too-many-requests');
  const isConfirmed = known?.state === 'confirmed';
  // both mails of somebody who asks twice work
  const confirmToken = known?.state === 'asked' && age < CONFIRM_MS ? known.confirmToken : newToken();
  const leaveToken = known?.leaveToken ?? newToken();
  const state = isConfirmed ? 'confirmed' : 'asked';
  await repo.keepAsked(db, { email, state, confirmToken, leaveToken, sender, askedAt: now });
  const letter: Omit<NewMail, 'to' | 'replyTo'> = isConfirmed
    ? alreadyMail(leaveUrl(origin, leaveToken))
    : confirmMail(confirmUrl(origin, confirmToken));
  return writeMail(db, { ...letter, to: email, replyTo: null }, now);
}

/**
 * Takes in who wants the newsletter and writes to the address. What is answered never tells whether it is known already.
 */
export async function subscribe(
  context: Context,
  { origin, address }: Asking,
  body: { email: string; consent: boolean },
): Promise<null> {
  if (!body.consent) throw new ProblemError('invalid', { errors: { consent: [fieldTexts.consentRequired] } });
  const email = body.email.toLowerCase();
  const sender = signOf(context.config, `address ${address}`);
  const mailId = await context.db.transaction(async (db) => {
    await repo.holdAsking(db, email, sender);
    return ask(context, db, email, sender, origin);
  });
  await send(context, mailId);
  return null;
}

/** What a link that confirms leads to. */
export type Confirmed = 'bekraeftet' | 'foraeldet' | 'ukendt';

/** Confirms an address by the link of its mail. The same link twice is fine; after a week it is too old. */
export async function confirm(context: Context, origin: string, token: string): Promise<Confirmed> {
  const now = context.clock.now();
  const outcome = await context.db.transaction(async (db): Promise<[Confirmed, number | null]> => {
    const row = await repo.findByToken(db, 'confirmToken', token);
    if (!row) return ['ukendt', null];
    if (row.state === 'confirmed') return ['bekraeftet', null];
    // who has left does not come back by an old mail
    if (row.state === 'left' || now.getTime() - row.askedAt.getTime() > CONFIRM_MS) return ['foraeldet', null];
    await repo.change(db, row.id, { state: 'confirmed', confirmedAt: now, leftAt: null });
    const letter = welcomeMail(leaveUrl(origin, row.leaveToken));
    return ['bekraeftet', await writeMail(db, { ...letter, to: row.email, replyTo: null }, now)];
  });
  await send(context, outcome[1]);
  return outcome[0];
}

/** Ends a subscription by the link in every letter; whether there was one. Idempotent. */
export const leave = (context: Context, token: string): Promise<boolean> =>
  context.db.transaction(async (db) => {
    const row = await repo.findByToken(db, 'leaveToken', token);
    if (row && row.state !== 'left') await repo.change(db, row.id, { state: 'left', leftAt: context.clock.now() });
    return row !== undefined;
  });
