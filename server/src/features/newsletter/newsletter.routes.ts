import type { newsletterApi, subscribersApi } from '@ordklar/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import type { Context } from '../../platform/http/context.ts';
import { answerPress, registerMailLinks } from '../../platform/http/mail-links.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { originOf } from '../../platform/http/site-origin.ts';
import { cookieName } from '../../platform/sessions/cookie-name.ts';
import { listSubscribers, removeSubscriber, subscribersAsCsv } from './keep-subscribers.ts';
import { confirm, leave, subscribe } from './subscribe.ts';

/** Says that the sign-up is not to open by itself; the page reads it too. */
export const HIDE_COOKIE = 'ordklar_newsletter';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const hide = (context: Context, reply: FastifyReply) =>
  reply.setCookie(cookieName(context.config, HIDE_COOKIE), 'hide', {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
    secure: context.config.overTls,
  });

export const newsletterRoutes: Routes<typeof newsletterApi> = (context) => ({
  newsletterPopup: async ({ actor, request }) => ({
    show: actor === null && request.cookies[cookieName(context.config, HIDE_COOKIE)] === undefined,
  }),
  async hideNewsletterPopup({ reply }) {
    hide(context, reply);
    return null;
  },
  async subscribeToNewsletter({ body, request, reply }) {
    await subscribe(context, { origin: originOf(context, request), address: request.ip }, body);
    hide(context, reply);
    return null;
  },
});

export const subscribersRoutes: Routes<typeof subscribersApi> = (context) => ({
  subscribers: ({ query }) => listSubscribers(context, query),
  async subscribersCsv({ reply }) {
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', attachmentHeader('nyhedsbrev.csv'));
    return subscribersAsCsv(context);
  },
  async removeSubscriber({ params }) {
    await removeSubscriber(context, params.id);
    return null;
  },
});

/** The links of the mails: to confirm, and to leave. */
export function registerNewsletterLinks(app: FastifyInstance, context: Context): void {
  registerMailLinks(app, [
    {
      path: '/nyhedsbrev/bekraeft',
      page: '/nyhedsbrev/tilmeld?kode=',
      async press(token, request, reply) {
        const outcome = await confirm(context, originOf(context, request), token);
        if (outcome === 'bekraeftet') hide(context, reply);
        return reply.redirect(`/nyhedsbrev/tilmeld?status=${outcome}`, 303);
      },
    },
    {
      path: '/nyhedsbrev/frameld',
      page: '/nyhedsbrev/frameld?kode=',
      async press(token, request, reply) {
        const hasLeft = await leave(context, token);
        const status = hasLeft ? 'frameldt' : 'ukendt';
        return answerPress(request, reply, `/nyhedsbrev/frameld?status=${status}`, hasLeft ? 200 : 404, status);
      },
    },
  ]);
}
