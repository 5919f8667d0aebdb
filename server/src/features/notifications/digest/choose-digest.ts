import type { ChosenDigest } from '@ordklar/contract';
import { randomBytes } from 'node:crypto';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { postMail, writeMail } from '../../../platform/mail/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { confirmMail } from './digest-mails.ts';
import * as repo from './digest.repo.ts';

export const HOUR_MS = 60 * 60_000;
/** Addresses that a person can have asked to confirm in an hour. */
const ASKED_AN_HOUR = 5;

const newToken = (): string => randomBytes(24).toString('base64url');

const end = (context: Context, userId: number): Promise<void> =>
  repo.endDigest(context.db, userId, { confirmToken: newToken(), leaveToken: newToken() });

/** What the person has chosen. */
export async function readDigest(context: Context, actor: Actor) {
  const row = await repo.findDigest(context.db, actor.id);
  const canSend = context.config.mail.smtpUrl !== undefined;
  return row && row.frequency !== 'never'
    ? { frequency: row.frequency, email: row.email, isConfirmed: row.confirmedAt !== null, canSend }
    : { frequency: 'never' as const, email: null, isConfirmed: false, canSend };
}

/** Chooses how often mails come, and where to. A new address is asked first whether it is the person's. @throws ProblemError */
export async function chooseDigest(context: Context, actor: Actor, origin: string, chosen: ChosenDigest) {
  const { db } = context;
  const { frequency } = chosen;
  if (frequency === 'never') {
    await end(context, actor.id);
    return readDigest(context, actor);
  }
  const email = chosen.email.toLowerCase();
  const known = await repo.findDigest(db, actor.id);
  if (known?.email === email && known.confirmedAt) await repo.keepDigest(db, { ...known, frequency, origin });
  else await ask(context, { userId: actor.id, email, frequency, origin }, known);
  return readDigest(context, actor);
}

async function ask(
  context: Context,
  row: { userId: number; email: string; frequency: 'daily' | 'weekly'; origin: string },
  known: repo.Digest | undefined,
): Promise<void> {
  const now = context.clock.now();
  const isSameHour = known !== undefined && now.getTime() - known.askedAt.getTime() < HOUR_MS;
  if (isSameHour && known.asked >= ASKED_AN_HOUR) throw new ProblemError('too-many-requests');
  const confirmToken = newToken();
  const mailId = await context.db.transaction(async (tx) => {
    await repo.keepDigest(tx, {
      ...row,
      confirmToken,
      leaveToken: newToken(),
      askedAt: isSameHour ? known.askedAt : now,
      asked: isSameHour ? known.asked + 1 : 1,
      confirmedAt: null,
      lookedAt: null,
    });
    const letter = confirmMail(`${row.origin}/notifikationer/bekraeft/${confirmToken}`);
    return writeMail(tx, { ...letter, to: row.email, replyTo: null }, now);
  });
  await postMail(context, mailId).catch((error: unknown) =>
    context.log.error({ err: error, mailId }, 'a mail is not in the queue yet'),
  );
}

/** Confirms an address by the button behind the link of its mail; whether there was one. Idempotent. */
export async function confirmDigest(context: Context, token: string): Promise<boolean> {
  const row = await repo.findByToken(context.db, 'confirmToken', token);
  if (row && !row.confirmedAt) await repo.confirmDigest(context.db, row.userId, context.clock.now());
  return row !== undefined;
}

/** Ends the mails by the link in each of them. */
export async function leaveDigest(context: Context, token: string): Promise<void> {
  const row = await repo.findByToken(context.db, 'leaveToken', token);
  if (row) await end(context, row.userId);
}
