import type { Announcement, newAnnouncement } from '@ordklar/contract';
import type { z } from 'zod';
import { fromUnix, toUnix } from '../../platform/clock/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { fieldTexts, notFound, ProblemError } from '../../platform/problems/index.ts';
import * as repo from './announcements.repo.ts';

const toWire = ({ from, to, ...row }: repo.AnnouncementRow): Announcement => ({
  ...row,
  type: row.type as Announcement['type'],
  from: toUnix(from),
  to: toUnix(to),
});

/** What editors have announced, past and to come. */
export const listAnnouncements = async ({ db }: Context): Promise<Announcement[]> =>
  (await repo.findAnnouncements(db)).map(toWire);

/** Announces something to an audience. One that would end before it begins is refused. */
export async function announce({ db }: Context, given: z.output<typeof newAnnouncement>): Promise<Announcement> {
  if (given.to !== null && given.to <= given.from)
    throw new ProblemError('invalid', { errors: { to: [fieldTexts.endsBeforeStart] } });
  const span = { from: fromUnix(given.from), to: fromUnix(given.to) };
  return toWire(await repo.insertAnnouncement(db, { ...given, ...span }));
}

/** Takes an announcement away from everybody. */
export async function withdrawAnnouncement({ db }: Context, id: number): Promise<void> {
  if (!(await repo.deleteAnnouncement(db, id))) throw notFound();
}
