import {
  BLOG_SEARCH_MAX,
  type BlogContent,
  type BlogFeedPage,
  type BlogPostPage,
  type ShareLink,
} from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import {
  findCategories,
  findNeighbour,
  findPublished,
  findPublishedBySlug,
  type PostRow,
  searchPublished,
} from './blog.repo.ts';
import { findMoved } from './old-slugs.repo.ts';
import { postPath, sharePath, toCard, toPost } from './post-to-wire.ts';
import { pagesOf, searchPatterns, sliceOf } from './read-blog.ts';

/** A whole number above 0 in a query; null for anything else. */
function numberIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

type Category = BlogFeedPage['category'];

/** What a page of the overview shows. A page that is not there is ignored: then it is the first one. */
async function readPage(context: Context, category: Category, search: string | null, page: number) {
  const now = context.clock.now();
  const read = (at: number) =>
    search === null
      ? findPublished(context.db, now, category?.id ?? null, sliceOf(at))
      : searchPublished(context.db, now, searchPatterns(search), sliceOf(at));
  const asked = await read(page);
  if (asked.rows.length > 0 || page === 1) return { ...asked, page };
  return { ...(await read(1)), page: 1 };
}

async function feedPage(context: Context, url: URL, category: Category, categories: BlogFeedPage['categories']) {
  const search = url.searchParams.get('soeg')?.trim().slice(0, BLOG_SEARCH_MAX) || null;
  const { rows, total, page } = await readPage(context, category, search, numberIn(url.searchParams, 'page') ?? 1);
  return {
    kind: 'feed',
    origin: url.origin,
    categories,
    category,
    posts: rows.map(toCard),
    page,
    pages: pagesOf(total),
    search,
    sharePath: rows[0] ? sharePath(rows[0]) : null,
  } satisfies BlogFeedPage;
}

const shareLinks = (address: string): ShareLink[] => {
  const url = encodeURIComponent(address);
  return [
    { key: 'facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { key: 'linkedin', url: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ];
};

/** The overview with the page and the category that the reader came from. */
function backPath(query: URLSearchParams): string {
  const kept = (['page', 'category'] as const).flatMap((name) => {
    const value = numberIn(query, name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return kept.length > 0 ? `/blog?${kept.join('&')}` : '/blog';
}

/** The page of a post, whether readers see it already or an editor looks at it beforehand. */
export async function postPage(context: Context, url: URL, row: PostRow, isPreview = false): Promise<BlogPostPage> {
  const now = context.clock.now();
  const { id, publishedAt } = row;
  const beside = async (side: 'previous' | 'next') => {
    const neighbour = publishedAt && !isPreview && (await findNeighbour(context.db, now, { id, publishedAt }, side));
    return neighbour ? { url: postPath(neighbour.slug ?? ''), title: neighbour.title } : null;
  };
  const [previous, next] = await Promise.all([beside('previous'), beside('next')]);
  const post = toPost(row);
  return {
    kind: 'post',
    origin: url.origin,
    post,
    modified: toUnix(row.changedAt) ?? post.published,
    seo: { title: row.seoTitle || row.title, description: row.seoDescription || row.brief },
    isDrawn: row.isDrawn,
    sharePath: sharePath(row),
    shareLinks: isPreview ? [] : shareLinks(url.origin + post.url),
    previous,
    next,
    backPath: backPath(url.searchParams),
    isPreview,
  };
}

async function blogAt(context: Context, url: URL, slug: string | undefined): Promise<BlogContent> {
  const categories = await findCategories(context.db);
  if (slug === undefined) {
    const id = numberIn(url.searchParams, 'category');
    return feedPage(context, url, categories.find((each) => each.id === id) ?? null, categories);
  }
  const category = categories.find((each) => each.slug === slug);
  if (category) return feedPage(context, url, category, categories);
  const post = await findPublishedBySlug(context.db, context.clock.now(), slug);
  if (post) return postPage(context, url, post);
  const moved = await findMoved(context.db, slug);
  return moved === null ? { kind: 'missing' } : { kind: 'moved', path: postPath(moved) };
}

/**
 * What the public page at an address is filled with; null where it is not ours. A blog that cannot be read shows nothing
 * of itself (BLOG-27).
 */
export async function blogContent(context: Context, url: URL): Promise<BlogContent | null> {
  const place = /^\/blog(?:\/([^/]+))?\/?$/.exec(url.pathname);
  if (!place) return null;
  try {
    return await blogAt(context, url, place[1]);
  } catch (error) {
    context.log.error({ err: error }, 'the blog cannot be read');
    return {
      kind: 'feed',
      origin: url.origin,
      categories: [],
      category: null,
      posts: null,
      page: 1,
      pages: 0,
      search: null,
      sharePath: null,
    };
  }
}
