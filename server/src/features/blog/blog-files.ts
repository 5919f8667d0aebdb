import { blogPicture, blogSharePicture } from '@ordklar/content';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { originOf } from '../../platform/http/site-origin.ts';
import { findAddresses, findCategories, findImage, findPublished, type PostRow } from './blog.repo.ts';
import { postPath } from './post-to-wire.ts';

/** Posts in the feed that news readers fetch. */
const IN_FEED = 30;
/** Public pages beside the blog. */
const PAGES = [
  '/',
  '/folkeskole',
  '/gymnasium',
  '/voksenuddannelse',
  '/priser',
  '/blog',
  '/nyhedsbrev/tilmeld',
  '/juridisk',
  '/tilgaengelighed',
];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function rssItem(origin: string, row: PostRow): string {
  const address = origin + postPath(row.slug ?? '');
  return `<item>
<title>${xml(row.title)}</title>
<link>${xml(address)}</link>
<guid isPermaLink="true">${xml(address)}</guid>
<pubDate>${(row.publishedAt ?? row.changedAt).toUTCString()}</pubDate>
<category>${xml(row.categoryName)}</category>
<description>${xml(row.brief)}</description>
</item>`;
}

const FEED_ABOUT = 'Til jer, der underviser i sprog. Korte ideer, som kan bruges i næste time.';

const rss = (origin: string, rows: readonly PostRow[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    '<title>Ordklars blog</title>',
    `<link>${xml(origin)}/blog</link>`,
    `<atom:link href="${xml(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    `<description>${FEED_ABOUT}</description>`,
    '<language>da</language>',
    ...rows.map((row) => rssItem(origin, row)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

const sitemap = (
  addresses: readonly { address: string; changed?: Date }[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses
  .map(({ address, changed }) => {
    const when = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${xml(address)}</loc>${when}</url>`;
  })
  .join('\n')}
</urlset>
`;

const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`;

/** A picture opened by itself may load and run nothing, an SVG neither. */
const IMAGE_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], sandbox: [] },
  },
} as const;

const A_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';
const noPicture = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('Billedet findes ikke.');

/** What programs read of the public site: pictures, the RSS feed, the sitemap and robots.txt. */
export function registerBlogFiles(app: FastifyInstance, context: Context): void {
  const { db, clock, files } = context;
  const options = { schema: { hide: true }, config: { sessionless: true } } as const;

  const imageOf = async (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? await findImage(db, Number(id)) : null);
  app.get<{ Params: { id: string } }>(
    '/blog/billeder/:id',
    { ...options, helmet: IMAGE_HEADERS },
    async (request, reply) => {
      const image = await imageOf(request.params.id);
      if (!image || image.isOnlyKept) return noPicture(reply);
      // a drawing is shown as it is now, also where it was taken in long ago
      const drawn = image.seed === null ? null : blogPicture(image.seed);
      if (drawn) return reply.type(image.mimetype).header('cache-control', A_DAY).send(drawn);
      const bytes = await files.get(image.fileKey);
      if (!bytes) return noPicture(reply);
      return reply.type(image.mimetype).header('cache-control', FOR_EVER).send(Buffer.from(bytes));
    },
  );

  app.get<{ Params: { id: string } }>('/blog/billeder/:id/deling', options, async (request, reply) => {
    const image = await imageOf(request.params.id);
    const picture = image?.seed ? blogSharePicture(image.seed) : null;
    return picture ? reply.type('image/png').header('cache-control', A_DAY).send(picture) : noPicture(reply);
  });

  app.get('/blog/rss.xml', options, async (request, reply) => {
    const { rows } = await findPublished(db, clock.now(), null, { limit: IN_FEED, offset: 0 });
    return reply.type('application/rss+xml; charset=utf-8').send(rss(originOf(context, request), rows));
  });

  app.get('/sitemap.xml', options, async (request, reply) => {
    const origin = originOf(context, request);
    const [posts, categories] = [await findAddresses(db, clock.now()), await findCategories(db)];
    const addresses = [
      ...PAGES.map((path) => ({ address: origin + path })),
      ...categories.map(({ slug }) => ({ address: `${origin}/blog/${slug}` })),
      ...posts.map(({ slug, changedAt }) => ({ address: origin + postPath(slug ?? ''), changed: changedAt })),
    ];
    return reply.type('application/xml; charset=utf-8').send(sitemap(addresses));
  });

  app.get('/robots.txt', options, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(context, request))),
  );
}
