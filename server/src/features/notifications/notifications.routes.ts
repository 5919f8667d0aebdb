import type { notificationsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { announce, listAnnouncements, withdrawAnnouncement } from './announcements.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './read-notifications.ts';

export const notificationsRoutes: Routes<typeof notificationsApi> = (context) => ({
  notifications: ({ actor, query }) => listNotifications(context, actor, query),
  unreadNotifications: ({ actor, query }) => countUnread(context, actor, query),
  async readNotification({ actor, body }) {
    await markRead(context, actor, body);
    return null;
  },
  async readAllNotifications({ actor }) {
    await markAllRead(context, actor);
    return null;
  },
  announcements: () => listAnnouncements(context),
  announce: ({ body }) => announce(context, body),
  async withdrawAnnouncement({ params }) {
    await withdrawAnnouncement(context, params.id);
    return null;
  },
});
