import type { notificationsApi } from '@ordklar/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
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

/** The links of the mails: to confirm by a button, and to leave by a button or by the mail program's own (RFC 8058). */
export function registerDigestLinks(app: FastifyInstance, context: Context): void {
  const options = { schema: { hide: true }, config: { sessionless: true }, exposeHeadRoute: false } as const;
  type Link = { Params: { token: string } };

  // a program that looks into mails opens every link: opening one neither confirms nor ends anything
  for (const [link, page] of [
    ['bekraeft', 'tilmeld'],
    ['afmeld', 'frameld'],
  ] as const)
    app.get<Link>(`/notifikationer/${link}/:token`, options, async (request, reply) =>
      reply.redirect(`/nyhedsbrev/${page}?mails=1&kode=${encodeURIComponent(request.params.token)}`, 303),
    );

  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    door.post<Link>('/notifikationer/bekraeft/:token', options, async (request, reply) => {
      const status = (await confirmDigest(context, request.params.token)) ? 'bekraeftet' : 'ukendt';
      return reply.redirect(`/nyhedsbrev/tilmeld?mails=1&status=${status}`, 303);
    });
    door.post<Link>('/notifikationer/afmeld/:token', options, async (request, reply) => {
      // whoever has left before has left: the link says nothing of who is known
      await leaveDigest(context, request.params.token);
      if (request.headers.accept?.includes('text/html'))
        return reply.redirect('/nyhedsbrev/frameld?mails=1&status=frameldt', 303);
      return reply.type('text/plain; charset=utf-8').send('frameldt');
    });
  });
}
