import { createTransport } from 'nodemailer';
import type { Letter } from './mail-store.ts';

/** Commands at which a mail server answers of this mail and its receiver, not of us or of our account. */
const OF_THIS_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

/** Whether a mail server has refused this very mail for good (5xx): another try would end alike. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  OF_THIS_MAIL.includes(error.command);

/** What takes mails out of the house. */
export interface Carrier {
  /** Resolves when the mail server has taken the mail over; rejects when it has not. */
  deliver(letter: Letter): Promise<void>;
}

/** A mail server that hangs must not hold the queue. */
const TIMEOUTS = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '30000' };

/** Mails over SMTP. The id of a mail is always the same, so that a second copy after a crash is known as one. */
export function smtpCarrier(url: string, from: string): Carrier {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS))
    if (!address.searchParams.has(name)) address.searchParams.set(name, milliseconds);
  const transport = createTransport(address.href);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ id, to, replyTo, subject, text, writtenAt, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        date: writtenAt,
        messageId: `<${writtenAt.getTime()}.${id}@${domain}>`,
        ...(replyTo && { replyTo }),
        ...(unsubscribeUrl && {
          list: { unsubscribe: unsubscribeUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
    },
  };
}
