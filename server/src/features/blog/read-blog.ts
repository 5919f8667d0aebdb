import type { BlogFeed, BlogSearch } from '@ordklar/contract';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import {
  findCategories,
  findNeighbour,
  findPublished,
  findPublishedById,
  type Slice,
  searchPublished,
} from './blog.repo.ts';
import { postPath, toPost } from './post-to-wire.ts';

/** Posts on a page of the blog: the big one and three rows of three. */
export const POSTS_PER_PAGE = 10;
/** Words of a search that count. */
const MOST_TERMS = 8;
/** Shorter ones are looked for where words begin: nearly every text has an r in it, and few have the word. */
const SHORTEST_INSIDE = 3;

/** Where a page of the blog begins and ends in the whole list. */
export const sliceOf = (page: number): Slice => ({ limit: POSTS_PER_PAGE, offset: (page - 1) * POSTS_PER_PAGE });
export const pagesOf = (total: number): number => Math.ceil(total / POSTS_PER_PAGE);

/** A page of all posts, or of one category; 404 where that is not there. */
export async function readFeed(context: Context, categoryId: number | null, page: number): Promise<BlogFeed> {
  if (categoryId !== null) found((await findCategories(context.db)).find(({ id }) => id === categoryId));
  const { rows, total } = await findPublished(context.db, context.clock.now(), categoryId, sliceOf(page));
  return {
    activePosts: rows.map(toPost),
    totalActivePosts: total,
    totalPages: pagesOf(total),
    postsPerPage: POSTS_PER_PAGE,
  };
}

/** The patterns that a post must match to be found, for PostgreSQL's `~*`. */
export const searchPatterns = (searchText: string): string[] =>
  searchText
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, MOST_TERMS)
    .map((term) => {
      const escaped = term.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
      return term.length < SHORTEST_INSIDE ? String.raw`(^|[^[:alnum:]])${escaped}` : escaped;
    });

/** A page of what is found. */
export async function searchBlog(context: Context, searchText: string, page: number): Promise<BlogSearch> {
  const { rows, total } = await searchPublished(
    context.db,
    context.clock.now(),
    searchPatterns(searchText),
    sliceOf(page),
  );
  return {
    posts: rows.map(toPost),
    pages: pagesOf(total),
    total,
    per_page: POSTS_PER_PAGE,
  };
}

/** The address of the post before or after a published one. */
export async function readNeighbour(context: Context, postId: number, side: 'previous' | 'next') {
  const now = context.clock.now();
  const { id, publishedAt } = found(await findPublishedById(context.db, now, postId));
  const neighbour = publishedAt && (await findNeighbour(context.db, now, { id, publishedAt }, side));
  return { data: neighbour ? postPath(neighbour.slug ?? '') : null };
}

/** The categories, in the order of the tabs. */
export const readCategories = ({ db }: Context) => findCategories(db);
