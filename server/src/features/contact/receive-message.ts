import { signOf } from '../../platform/config/sign-of.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { type NewMail, postMail, writeMail } from '../../platform/mail/index.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { storeWithinLimit } from './contact.repo.ts';

/** Who writes: a person who is logged in, or a visitor from a network address. */
export interface Writer {
  actor: Actor | null;
  address: string;
}

/** What every stored message says about its coming in. */
export interface Reception {
  sentAt: Date;
  userId: number | null;
  sender: string;
}

/** Messages that one person, or one visitor's address, may send in an hour. */
export const MESSAGES_AN_HOUR = 20;
const HOUR_MS = 60 * 60_000;

/** Tells senders apart without keeping anybody's address. A whole school shares one, so people count by themselves. */
const senderOf = (context: Context, { actor, address }: Writer): string =>
  signOf(context.config, actor ? `user ${actor.id}` : `address ${address}`);

/**
 * Stores a message together with the mail that tells of it, and has the mail sent. Refuses with 429 whoever sends too
 * many.
 */
export async function receiveMessage(
  context: Context,
  writer: Writer,
  mail: Omit<NewMail, 'to'>,
  store: (db: Db, reception: Reception) => Promise<void>,
): Promise<void> {
  const sentAt = context.clock.now();
  const sender = senderOf(context, writer);
  const since = new Date(sentAt.getTime() - HOUR_MS);
  const storeWithMail = async (tx: Db): Promise<number> => {
    await store(tx, { sentAt, userId: writer.actor?.id ?? null, sender });
    return writeMail(tx, { ...mail, to: context.config.mail.contactTo }, sentAt);
  };
  const limit = { sender, since, limit: MESSAGES_AN_HOUR };
  const mailId = await context.db.transaction((tx) => storeWithinLimit(tx, limit, storeWithMail));
  if (mailId === null) throw new ProblemError('too-many-requests');
  // the message is safe: when the queue does not answer, the mail is found and sent later
  await postMail(context, mailId).catch((error: unknown) =>
    context.log.error({ err: error, mailId }, 'a mail is not in the queue yet'),
  );
}
