import type { notificationsApi } from '@ordklar/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { answerPress, registerMailLinks } from '../../platform/http/mail-links.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { originOf } from '../../platform/http/site-origin.ts';
import { announce, listAnnouncements, withdrawAnnouncement } from './announcements.ts';
import { chooseDigest, confirmDigest, leaveDigest, readDigest } from './digest/choose-digest.ts';
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
  digest: ({ actor }) => readDigest(context, actor),
  chooseDigest: ({ actor, body, request }) => chooseDigest(context, actor, originOf(context, request), body),
  announcements: () => listAnnouncements(context),
  announce: ({ body }) => announce(context, body),
  async withdrawAnnouncement({ params }) {
    await withdrawAnnouncement(context, params.id);
    return null;
  },
});

/** The links of the mails: to confirm, and to leave. */
export function registerDigestLinks(app: FastifyInstance, context: Context): void {
  registerMailLinks(app, [
    {
      path: '/notifikationer/bekraeft',
      page: '/nyhedsbrev/tilmeld?mails=1&kode=',
      async press(token, _request, reply) {
        const status = (await confirmDigest(context, token)) ? 'bekraeftet' : 'ukendt';
        return reply.redirect(`/nyhedsbrev/tilmeld?mails=1&status=${status}`, 303);
      },
    },
    {
      path: '/notifikationer/afmeld',
      page: '/nyhedsbrev/frameld?mails=1&kode=',
      async press(token, request, reply) {
        // whoever has left before has left: the link says nothing of who is known
        await leaveDigest(context, token);
        return answerPress(request, reply, '/nyhedsbrev/frameld?mails=1&status=frameldt', 200, 'frameldt');
      },
    },
  ]);
}
