import type { notificationsApi } from '@ordklar/contract';
import { eq } from 'drizzle-orm';
import { tables } from '../platform/db/index.ts';
import { CALLERS, type Samples } from './sample.ts';
import { markedEssay, sendBack } from './school-day.ts';
import type { World } from './world.ts';

const ANNOUNCEMENT = { type: 1, audience: 'everyone', title: 'Nyt', text: '', link: null, from: 0, to: null } as const;

/** A text of `elev` that is sent back, and what tells of it. */
async function notifiedElev(world: World): Promise<{ body: { id: number; type: 3 } }> {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay);
  const [row] = await world.db
    .select()
    .from(tables.notification)
    .where(eq(tables.notification.homeworkId, essay.homeworkId));
  return { body: { id: row?.id ?? 0, type: 3 } };
}

export const notificationSamples: Samples<typeof notificationsApi> = {
  notifications: { args: () => ({}), succeeds: CALLERS },
  unreadNotifications: { args: () => ({}), succeeds: CALLERS },
  readNotification: { args: notifiedElev, succeeds: ['elev'] },
  readAllNotifications: { args: () => ({}), succeeds: CALLERS },
  digest: { args: () => ({}), succeeds: CALLERS },
  chooseDigest: { args: () => ({ body: { frequency: 'daily', email: 'mig@skole.dk' } }), succeeds: CALLERS },
  announcements: { args: () => ({}), succeeds: ['redaktor'] },
  announce: { args: () => ({ body: ANNOUNCEMENT }), succeeds: ['redaktor'] },
  withdrawAnnouncement: {
    async args(world) {
      const { id } = await (await world.as('redaktor')).api.announce({ body: ANNOUNCEMENT });
      return { params: { id } };
    },
    succeeds: ['redaktor'],
  },
};
