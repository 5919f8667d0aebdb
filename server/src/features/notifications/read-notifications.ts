import { MOST_NOTIFICATIONS, type Notification, type NotificationAudience } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import * as repo from './notifications.repo.ts';

/** What announcements reach the person by: a school administrator who does not teach gets those for everyone. */
export function audiencesOf(actor: Pick<Actor, 'roles'>): NotificationAudience[] {
  const roles: NotificationAudience[] = ['everyone'];
  if (isTeacher(actor)) roles.push('teachers');
  if (actor.roles.includes('student')) roles.push('students');
  return roles;
}

const readerOf = (context: Context, actor: Actor): repo.Reader => ({
  userId: actor.id,
  audiences: audiencesOf(actor),
  now: context.clock.now(),
});

/** A page of the person’s notifications, the newest first; limit 0 = as many as there are, at most 100 (DEC-13). */
export async function listNotifications(
  context: Context,
  actor: Actor,
  { page, limit: asked, ...chosen }: repo.Chosen & { page: number; limit: number },
): Promise<Notification[]> {
  const limit = asked === 0 ? MOST_NOTIFICATIONS : asked;
  const slice = { limit, offset: (page - 1) * limit };
  const rows = await repo.findNotifications(context.db, readerOf(context, actor), chosen, slice);
  return rows.map(({ shownFrom, readAt, ...row }) => ({ ...row, created: toUnix(shownFrom), readAt: toUnix(readAt) }));
}

/** How many of them the person has not read. */
export const countUnread = (context: Context, actor: Actor, chosen: repo.Chosen): Promise<number> =>
  repo.countUnread(context.db, readerOf(context, actor), chosen);

/** The person has read one; idempotent. Another's is not found. */
export async function markRead(context: Context, actor: Actor, one: { id: number; type: number }): Promise<void> {
  if (!(await repo.markRead(context.db, readerOf(context, actor), one))) throw notFound();
}

/** The person has read all. */
export async function markAllRead(context: Context, actor: Actor): Promise<void> {
  await repo.markRead(context.db, readerOf(context, actor));
}
