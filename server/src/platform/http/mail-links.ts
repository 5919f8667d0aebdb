import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface MailLink {
  /** The address, without the token that ends it. */
  path: string;
  /** Where it leads who opens it; the token is added. */
  page: string;
  /** What the button of that page does, or the mail program's own (RFC 8058). */
  press: (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const OPTIONS = { schema: { hide: true }, config: { sessionless: true }, exposeHeadRoute: false } as const;

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

/** The links of mails. A program that looks into mails opens every link: opening one neither confirms nor ends anything. */
export function registerMailLinks(app: FastifyInstance, links: readonly MailLink[]): void {
  for (const { path, page } of links)
    app.get(`${path}/:token`, OPTIONS, async (request, reply) =>
      reply.redirect(`${page}${encodeURIComponent(tokenOf(request))}`, 303),
    );
  void app.register(async (door) => {
    // a mail program posts a form of its own; nothing of it is read
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    for (const { path, press } of links)
      door.post(`${path}/:token`, OPTIONS, (request, reply) => press(tokenOf(request), request, reply));
  });
}

/** What a press that ended something answers: a person's browser goes to `page`, a mail program gets `status`. */
export const answerPress = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  code: number,
  status: string,
) =>
  request.headers.accept?.includes('text/html')
    ? reply.redirect(page, 303)
    : reply.code(code).type('text/plain; charset=utf-8').send(status);
