import type { Context } from '../../../platform/http/context.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { postMail, writeMail } from '../../../platform/mail/index.ts';
import { actorById } from '../../../platform/sessions/current-actor.ts';
import { findNotifications } from '../notifications.repo.ts';
import { audiencesOf } from '../read-notifications.ts';
import { digestMail } from './digest-mails.ts';
import { HOUR_MS } from './choose-digest.ts';
import * as repo from './digest.repo.ts';
import { lastSlot } from './slot.ts';

/** How often is looked whether it is time. */
const SWEEP_MS = 5 * 60_000;
/** More are not looked at for one mail. */
const MOST = 100;

/** Writes the mails that are due: of each person what has come since the last and is not read, and none where that is nothing. */
export async function sendDigests(context: Context): Promise<void> {
  const now = context.clock.now();
  await repo.forgetEnded(context.db, new Date(now.getTime() - HOUR_MS));
  for (const frequency of ['daily', 'weekly'] as const) {
    const slot = lastSlot(frequency, now);
    for (const userId of await repo.findDue(context.db, frequency, slot)) {
      const mailId = await context.db.transaction(async (tx) => {
        const row = await repo.takeDue(tx, userId, frequency, slot);
        return row ? writeDigest({ ...context, db: tx }, row, frequency, now) : null;
      });
      // it is in the outbox: when the queue does not answer, it is found and sent later
      if (mailId !== null)
        await postMail(context, mailId).catch((error: unknown) =>
          context.log.error({ err: error, mailId }, 'a mail is not in the queue yet'),
        );
    }
  }
}

async function writeDigest(
  context: Context,
  row: repo.Digest,
  frequency: 'daily' | 'weekly',
  now: Date,
): Promise<number | null> {
  const { userId, origin, lookedAt } = row;
  await repo.markLooked(context.db, userId, now);
  const actor = await actorById(context.db, userId);
  if (!actor) return null;
  const reader = { userId, audiences: audiencesOf(actor), now };
  const notices = await findNotifications(context.db, reader, { sharingRequests: true }, { limit: MOST, offset: 0 });
  const fresh = notices.filter(({ readAt, shownFrom }) => readAt === null && (!lookedAt || shownFrom >= lookedAt));
  if (fresh.length === 0) return null;
  const leaveUrl = `${origin}/notifikationer/afmeld/${row.leaveToken}`;
  const letter = digestMail(actor.publicName, fresh, { origin, frequency, leaveUrl });
  return writeMail(context.db, { ...letter, to: row.email, replyTo: null }, now);
}

/** Sends the mails that are due, now and as time goes. The answer stops it. */
export const startDigests = (context: Context): Promise<() => void> =>
  repeat(context.log, SWEEP_MS, 'mails of news could not be sent', () => sendDigests(context));
