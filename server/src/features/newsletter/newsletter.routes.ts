import type { newsletterApi, subscribersApi } from '@ordklar/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import type { Context } from '../../platform/http/context.ts';
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

/** The links of the mails: to confirm by a button, and to leave by a button or by the mail program's own (RFC 8058). */
export function registerNewsletterLinks(app: FastifyInstance, context: Context): void {
  const options = { schema: { hide: true }, config: { sessionless: true }, exposeHeadRoute: false } as const;
  type Link = { Params: { token: string } };

  // a program that looks into mails opens every link: opening one neither confirms nor ends anything
  for (const [link, page] of [
    ['bekraeft', 'tilmeld'],
    ['frameld', 'frameld'],
  ] as const)
    app.get<Link>(`/nyhedsbrev/${link}/:token`, options, async (request, reply) =>
      reply.redirect(`/nyhedsbrev/${page}?kode=${encodeURIComponent(request.params.token)}`, 303),
    );

  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    door.post<Link>('/nyhedsbrev/bekraeft/:token', options, async (request, reply) => {
      const outcome = await confirm(context, originOf(context, request), request.params.token);
      if (outcome === 'bekraeftet') hide(context, reply);
      return reply.redirect(`/nyhedsbrev/tilmeld?status=${outcome}`, 303);
    });
    door.post<Link>('/nyhedsbrev/frameld/:token', options, async (request, reply) => {
      const status = (await leave(context, request.params.token)) ? 'frameldt' : 'ukendt';
      if (request.headers.accept?.includes('text/html'))
        return reply.redirect(`/nyhedsbrev/frameld?status=${status}`, 303);
      return reply
        .code(status === 'frameldt' ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(status);
    });
  });
}
