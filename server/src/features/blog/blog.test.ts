import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { DAY, TEST_START } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { blogContent } from './blog-page.ts';
import { seedBlog } from './seed-blog.ts';

let world: World;
let visitor: Browser;
let grammar: number;
let tests: number;
const ids: number[] = [];
beforeAll(async () => {
  world = await createWorld();
  visitor = await world.visitor();
  const [first, second] = await world.db
    .insert(tables.blogCategory)
    .values([
      { name: 'Grammatik', slug: 'grammatik', position: 0 },
      { name: 'Prøver', slug: 'proever', position: 1 },
    ])
    .returning();
  grammar = first?.id ?? 0;
  tests = second?.id ?? 0;
  const [author] = await world.db
    .insert(tables.blogAuthor)
    .values({ name: 'Redaktionen', jobTitle: 'Skriver' })
    .returning();
  const post = (n: number, more: Partial<typeof tables.blogPost.$inferInsert> = {}) => ({
    slug: `indlaeg-${n}`,
    title: `Indlæg ${n}`,
    brief: `Kort om nummer ${n}.`,
    content: `<p>Teksten om komma & ${n}<script>alert(1)</script></p>`,
    categoryId: n % 2 ? grammar : tests,
    authorId: author?.id ?? null,
    publishedAt: new Date(TEST_START.getTime() - n * DAY),
    savedAt: TEST_START,
    ...more,
  });
  const rows = await world.db
    .insert(tables.blogPost)
    .values([
      ...Array.from({ length: 23 }, (_, n) => post(n + 1)),
      post(30, { title: 'Kommaet i en kladde', publishedAt: null }),
      post(31, { title: 'Kommaet i morgen', publishedAt: new Date(TEST_START.getTime() + DAY) }),
      post(32, { title: 'Kommaet, der blev slettet', removedAt: TEST_START }),
      post(33, { title: 'Nutids-r i 100% af teksten', publishedAt: new Date(TEST_START.getTime() - 90 * DAY) }),
    ])
    .returning();
  ids.push(...rows.map(({ id }) => id));
});
afterAll(() => world.close());

const get = async (path: string) => {
  const answer = await visitor.call('GET', path);
  return { status: answer.statusCode, ...answer.json() };
};

describe('API-001 the posts of the blog', () => {
  it('come newest first, ten a page, and only those that are published', async () => {
    const feed = await get('blog/posts');
    expect(feed).toMatchObject({ status: 200, totalActivePosts: 24, totalPages: 3, postsPerPage: 10 });
    expect(feed.activePosts.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Indlæg ${n + 1}`),
    );
    expect((await get('blog/posts?page=3')).activePosts).toHaveLength(4);
  });

  it('ENT-02 have the fields of a post, and text without a script', async () => {
    const [post] = (await get('blog/posts')).activePosts;
    expect(post).toEqual({
      id: ids[0],
      title: 'Indlæg 1',
      brief: 'Kort om nummer 1.',
      content: '<p>Teksten om komma &amp; 1</p>',
      published: TEST_START.getTime() / 1000 - 24 * 60 * 60,
      thumbnail_path: null,
      image_path: null,
      image_alt: '',
      url: '/blog/indlaeg-1',
      category_id: grammar,
      category_name: 'Grammatik',
      author: { name: 'Redaktionen', image_path: null, job_title: 'Skriver' },
    });
  });

  it('BLOG-19 a page that makes no sense is ignored, and one beyond the last is empty', async () => {
    for (const page of ['0', '-1', 'to', '1e300', '']) {
      const feed = await get(`blog/posts?page=${page}`);
      expect([page, feed.status, feed.activePosts.length]).toEqual([page, 200, 10]);
    }
    expect(await get('blog/posts?page=10000')).toMatchObject({ status: 200, activePosts: [], totalPages: 3 });
  });
});

it('API-002 API-003 the categories and the posts of one', async () => {
  expect((await visitor.call('GET', 'blog/categories')).json()).toEqual([
    { id: grammar, name: 'Grammatik', slug: 'grammatik' },
    { id: tests, name: 'Prøver', slug: 'proever' },
  ]);
  const feed = await get(`blog/categories/${tests}/posts?page=2&category_id=${tests}`);
  expect(feed).toMatchObject({ totalActivePosts: 11, totalPages: 2, postsPerPage: 10 });
  expect(feed.activePosts.map(({ title }: { title: string }) => title)).toEqual(['Indlæg 22']);
  expect(await get('blog/categories/99999/posts')).toMatchObject({ status: 404, code: 'not-found' });
});

describe('API-004 BLOG-12 the search', () => {
  const titles = async (searchText: string) =>
    (await get(`blog/search?searchText=${encodeURIComponent(searchText)}`)).posts?.map(
      ({ title }: { title: string }) => title,
    );

  it('finds in title and text, pages, and never what is not published', async () => {
    expect(await get('blog/search?searchText=KOMMA&page=2')).toMatchObject({
      status: 200,
      pages: 3,
      total: 24,
      per_page: 10,
    });
    expect(await titles('Kommaet')).toEqual([]);
    expect(await titles('indlæg 23')).toEqual(['Indlæg 23']);
  });

  it('of one letter finds the words that begin with it, and signs stand for themselves', async () => {
    expect(await titles('r')).toEqual(['Nutids-r i 100% af teksten']);
    expect(await titles('100%')).toEqual(['Nutids-r i 100% af teksten']);
    expect(await titles('(')).toEqual([]);
    expect(await titles('.*')).toEqual([]);
    expect(await titles('script')).toEqual([]);
  });

  it('BLOG-07 of nothing, or of too much, is refused in Danish', async () => {
    for (const text of ['', '   ', 'x'.repeat(101)]) {
      const answer = await get(`blog/search?searchText=${encodeURIComponent(text)}`);
      expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['searchText']]);
    }
  });
});

it('API-005 API-006 the posts beside one are given by their address, and by null at the ends', async () => {
  expect(await get(`blog/posts/${ids[0]}/previous`)).toEqual({ status: 200, data: '/blog/indlaeg-2' });
  expect(await get(`blog/posts/${ids[1]}/next`)).toEqual({ status: 200, data: '/blog/indlaeg-1' });
  expect(await get(`blog/posts/${ids[0]}/next`)).toEqual({ status: 200, data: null });
  expect(await get(`blog/posts/${ids.at(-1)}/previous`)).toEqual({ status: 200, data: null });
  expect(await get(`blog/posts/${ids[23]}/next`), 'a draft').toMatchObject({ status: 404 });
});

describe('what public pages are filled with', () => {
  const at = (path: string) => blogContent(world.context, new URL(path, 'https://ordklar.example'));

  it('BLOG-01 BLOG-02 the overview, by slug and by id of a category, and its page', async () => {
    expect(await at('/blog?page=2')).toMatchObject({ kind: 'feed', category: null, page: 2, pages: 3 });
    expect(await at('/blog/proever')).toMatchObject({ kind: 'feed', category: { id: tests }, page: 1, pages: 2 });
    expect(await at(`/blog?category=${grammar}&page=2`)).toMatchObject({ category: { slug: 'grammatik' }, page: 2 });
  });

  it('BLOG-19 pages 0 and 10000 are the first page', async () => {
    for (const page of ['0', '10000', '-3', 'x'])
      expect(await at(`/blog?page=${page}`)).toMatchObject({ page: 1, posts: { length: 10 } });
  });

  it('BLOG-22 BLOG-23 BLOG-25 BLOG-26 a post with its neighbours, the way back and links to share it', async () => {
    expect(await at(`/blog/indlaeg-2?page=2&category=${tests}`)).toMatchObject({
      kind: 'post',
      post: { title: 'Indlæg 2', author: { name: 'Redaktionen' } },
      previous: { url: '/blog/indlaeg-3' },
      next: { url: '/blog/indlaeg-1', title: 'Indlæg 1' },
      backPath: `/blog?page=2&category=${tests}`,
      shareLinks: [
        {
          key: 'facebook',
          url: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fordklar.example%2Fblog%2Findlaeg-2',
        },
        { key: 'linkedin' },
      ],
    });
  });

  it('nothing for drafts, posts of tomorrow, posts taken away and made-up addresses', async () => {
    for (const slug of ['indlaeg-30', 'indlaeg-31', 'indlaeg-32', 'findes-ikke', '%00'])
      expect([slug, await at(`/blog/${slug}`)]).toEqual([slug, { kind: 'missing' }]);
    expect(await at('/juridisk')).toBeNull();
  });

  it('BLOG-27 a blog that cannot be read shows nothing of itself', async () => {
    const broken = { ...world.context, db: undefined as never };
    const feed = await blogContent(broken, new URL('https://ordklar.example/blog'));
    expect(feed).toMatchObject({ kind: 'feed', posts: null, categories: [] });
    expect(world.logged.filter(({ message }) => message === 'the blog cannot be read')).toHaveLength(1);
  });
});

it('the feed for news readers, the sitemap and robots.txt name the published posts', async () => {
  const rss = await visitor.request('GET', '/blog/rss.xml');
  expect([rss.statusCode, rss.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(rss.body.match(/<item>/g)).toHaveLength(24);
  expect(rss.body).toContain('<link>http://localhost:80/blog/indlaeg-1</link>');
  expect(rss.body).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/);
  const sitemap = (await visitor.request('GET', '/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>http://localhost:80/blog/proever</loc>');
  for (const body of [rss.body, sitemap]) expect(body).not.toContain('indlaeg-3"');
  expect(sitemap).not.toMatch(/indlaeg-3[012]</);
  expect((await visitor.request('GET', '/robots.txt')).body).toContain('Sitemap: http://localhost:80/sitemap.xml');
});

it('feed and sitemap are what parsers of their kind take, also with signs that XML knows', async () => {
  await world.db
    .update(tables.blogPost)
    .set({ title: 'Æ & Ø: »<b>« eller "å"?', brief: "Det's & så <videre>" })
    .where(eq(tables.blogPost.slug, 'indlaeg-1'));
  const rss = (await visitor.request('GET', '/blog/rss.xml')).body;
  expect(XMLValidator.validate(rss)).toBe(true);
  const feed = parseRssFeed(rss);
  expect(feed).toMatchObject({ title: 'Ordklars blog', link: 'http://localhost:80/blog', language: 'da' });
  expect(feed.items).toHaveLength(24);
  const odd = feed.items?.find(({ link }) => link?.endsWith('/indlaeg-1'));
  expect(odd).toMatchObject({
    title: 'Æ & Ø: »<b>« eller "å"?',
    description: "Det's & så <videre>",
    guid: { value: 'http://localhost:80/blog/indlaeg-1', isPermaLink: true },
  });
  for (const { title, link, description, pubDate, categories } of feed.items ?? []) {
    expect([title, link, description, categories?.[0]?.name].every((one) => (one ?? '') !== '')).toBe(true);
    expect(Date.parse(pubDate ?? '')).not.toBeNaN();
  }
  const sitemap = (await visitor.request('GET', '/sitemap.xml')).body;
  expect(XMLValidator.validate(sitemap)).toBe(true);
  const { urlset } = new XMLParser().parse(sitemap) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  const places = urlset.url.map(({ loc }) => new URL(loc).pathname);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(['/', '/folkeskole', '/gymnasium', '/voksenuddannelse', '/priser']));
  for (const { lastmod } of urlset.url) expect(lastmod ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('the posts of the content package are taken in once, with pictures that may run nothing', async () => {
  const more = ['undervisning', 'ordblindhed', 'nyt-i-ordklar'];
  await world.db.insert(tables.blogCategory).values(more.map((slug) => ({ name: slug, slug, position: 9 })));
  await seedBlog(world.context);
  const seeded = () => world.db.select().from(tables.blogPost);
  const before = (await seeded()).filter(({ seed }) => seed !== null);
  expect(before.length).toBeGreaterThanOrEqual(10);
  await seedBlog(world.context);
  expect((await seeded()).filter(({ seed }) => seed !== null)).toEqual(before);
  // other sites show no SVG: they are given the drawing as a PNG
  const post = await blogContent(world.context, new URL(`https://ordklar.example/blog/${before[0]?.slug}`));
  const shared = `/blog/billeder/${before[0]?.imageId}/deling`;
  expect(post).toMatchObject({ kind: 'post', isDrawn: true, sharePath: shared });
  const png = await visitor.request('GET', shared);
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png']);
  const picture = await visitor.request('GET', `/blog/billeder/${before[0]?.imageId}`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  for (const nothing of ['99999', '99999/deling'])
    expect((await visitor.request('GET', `/blog/billeder/${nothing}`)).statusCode).toBe(404);
  expect((await visitor.request('GET', '/blog/billeder/..%2f1')).statusCode).toBe(404);
});
