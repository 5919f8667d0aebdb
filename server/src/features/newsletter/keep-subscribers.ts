import type { Subscriber, subscribersApi } from '@ordklar/contract';
import type { z } from 'zod';
import { toUnix } from '../../platform/clock/clock.ts';
import { danishDay } from '../../platform/clock/danish-day.ts';
import { csvField, csvFile } from '../../platform/files/csv.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import type { Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import * as repo from './newsletter.repo.ts';

const toWire = ({ id, email, state, askedAt, confirmedAt, leftAt }: repo.Subscription): Subscriber => ({
  id,
  email,
  state,
  askedAt: toUnix(askedAt),
  confirmedAt: toUnix(confirmedAt),
  leftAt: toUnix(leftAt),
});

/** A page of who has asked for the newsletter. The tokens of their links never leave the server. */
export async function listSubscribers(
  { db }: Context,
  { page, ...wanted }: z.output<(typeof subscribersApi.subscribers)['query']>,
) {
  const list = await pageOf(page, repo.countSubscriptions(db, wanted), (slice) =>
    repo.findSubscriptions(db, wanted, slice),
  );
  return { ...list, rows: list.rows.map(toWire) };
}

/** Those who have confirmed, as CSV with semicolons and a byte order mark, as a Danish Excel reads it. */
export async function subscribersAsCsv({ db }: Context): Promise<string> {
  const rows = await repo.findConfirmed(db);
  const lines = rows.map(({ email, confirmedAt }) =>
    [csvField(email), confirmedAt === null ? '' : danishDay(confirmedAt)].join(';'),
  );
  return csvFile(['E-mail;Bekræftet', ...lines]);
}

/** Forgets an address for good; 404 where there is none. */
export async function removeSubscriber({ db }: Context, id: number): Promise<void> {
  if (!(await repo.deleteSubscription(db, id))) throw notFound();
}
