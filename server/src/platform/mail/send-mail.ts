import type { Context } from '../http/context.ts';
import { repeat } from '../jobs/repeat.ts';
import { type Carrier, isRefusedForGood, smtpCarrier } from './carrier.ts';
import { findWaiting, noteFailure, takeWaiting } from './mail-store.ts';

type Needs = Pick<Context, 'clock' | 'config' | 'db' | 'jobs' | 'log'>;

/** How often mails are looked for that the queue has given up, because the mail server was away for long. */
const SWEEP_MS = 10 * 60_000;

/** How long after it was written a mail is tried: as long as mail servers try among themselves (RFC 5321, 4.5.4.1). */
export const TRIED_FOR_MS = 5 * 24 * 60 * 60_000;

/** Asks for a stored mail to be sent: the call returns at once, the queue does the work. */
export const postMail = (context: Pick<Context, 'jobs'>, mailId: number): Promise<void> =>
  context.jobs.send('send-mail', { mailId }, String(mailId));

/**
 * Sends a stored mail; without a carrier it is kept in the outbox for an editor to read (PD-30). One that the mail server
 * refuses for good, or could not be given for days, has failed; any other fault is thrown, and the mail waits for another try.
 */
export const sendMail = (context: Needs, carrier: Carrier | undefined, mailId: number): Promise<void> =>
  takeWaiting(context.db, mailId, async (letter) => {
    if (!carrier) return { state: 'kept', sentAt: null };
    try {
      await carrier.deliver(letter);
    } catch (error) {
      const isRefused = isRefusedForGood(error);
      const age = context.clock.now().getTime() - letter.writtenAt.getTime();
      if (!isRefused && age < TRIED_FOR_MS) throw error;
      context.log.error({ err: error, mailId }, 'a mail could not be sent; it is not tried again');
      return { state: 'failed', failedBecause: isRefused ? 'refused' : 'expired', lastError: String(error) };
    }
    return { state: 'sent', sentAt: context.clock.now() };
  });

/** Works the queue of mails, and takes up again what a crash or a mail server that was away has left behind. */
export async function startMailing(context: Needs): Promise<void> {
  const { smtpUrl, from } = context.config.mail;
  const carrier = smtpUrl === undefined ? undefined : smtpCarrier(smtpUrl, from);
  await context.jobs.work(
    'send-mail',
    1,
    ({ mailId }) => sendMail(context, carrier, mailId),
    async ({ mailId }, error) => {
      context.log.error({ err: error, mailId }, 'a mail could not be sent; it is tried again later');
      await noteFailure(context.db, mailId, String(error));
    },
  );
  const sweep = async (): Promise<void> => {
    for (const mailId of await findWaiting(context.db)) await postMail(context, mailId);
  };
  await repeat(context.log, SWEEP_MS, 'mails were not looked for', sweep);
}
