import type { outboxApi } from '@ordklar/contract';
import type { z } from 'zod';
import { toUnix } from '../../platform/clock/clock.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import type { Context } from '../../platform/http/context.ts';
import { postMail, sendAgain } from '../../platform/mail/index.ts';
import { notFound } from '../../platform/problems/index.ts';
import * as repo from './outbox.repo.ts';

/** Links of these mails act for whoever was written to: an editor reads the letter without them. */
const SECRET = /(\/(?:nyhedsbrev|notifikationer)\/(?:bekraeft|frameld|afmeld)\/)[\w-]+/g;

/** A page of the mails that Ordklar has written (PD-30). */
export async function readOutbox({ db }: Context, { page, ...wanted }: z.output<(typeof outboxApi.outbox)['query']>) {
  const list = await pageOf(page, repo.countMails(db, wanted), (slice) => repo.findMails(db, wanted, slice));
  return {
    ...list,
    rows: list.rows.map(({ id, to, replyTo, subject, text, state, writtenAt, sentAt, lastError, failedBecause }) => ({
      id,
      to,
      replyTo,
      subject,
      state,
      lastError,
      failedBecause,
      text: text.replace(SECRET, '$1…'),
      writtenAt: toUnix(writtenAt),
      sentAt: toUnix(sentAt),
    })),
  };
}

/** Sends a mail once more; one that waits already is only tried at once. 404 where there is none. */
export async function resendMail(context: Context, id: number): Promise<void> {
  if (!(await sendAgain(context.db, id))) throw notFound();
  await postMail(context, id);
}
