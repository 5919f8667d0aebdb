import { z } from 'zod';
import { get, id, idParam, unixSeconds } from './endpoint.ts';
import { BLOG_SEARCH_MAX } from './visitor-limits.ts';

/** What a post is about (ENT-02). */
export const blogCategory = z.object({ id, name: z.string(), slug: z.string() }).meta({ id: 'BlogCategory' });
export type BlogCategory = z.output<typeof blogCategory>;

/** A post as readers get it (ENT-02). Paths are addresses on this site. */
export const blogPost = z
  .object({
    id,
    title: z.string(),
    brief: z.string(),
    /** HTML, cleaned by the server. */
    content: z.string(),
    published: unixSeconds,
    thumbnail_path: z.string().nullable(),
    image_path: z.string().nullable(),
    image_alt: z.string(),
    url: z.string(),
    category_id: id,
    category_name: z.string(),
    author: z.object({ name: z.string(), image_path: z.string().nullable(), job_title: z.string() }),
  })
  .meta({ id: 'BlogPost' });
export type BlogPost = z.output<typeof blogPost>;

const count = z.number().int();
const feed = z
  .object({ activePosts: z.array(blogPost), totalActivePosts: count, totalPages: count, postsPerPage: count })
  .meta({ id: 'BlogFeed' });
export type BlogFeed = z.output<typeof feed>;

const searchResult = z
  .object({ posts: z.array(blogPost), pages: count, total: count, per_page: count })
  .meta({ id: 'BlogSearch' });
export type BlogSearch = z.output<typeof searchResult>;

/** A page number that makes no sense is ignored (BLOG-19): then it is the first page. */
const page = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1);
const ofPost = z.object({ id: idParam });
const path = z.object({ data: z.string().nullable() });

/** What a visitor reads of the blog: published posts only. */
export const blogApi = {
  blogPosts: get('blog/posts', {
    access: 'anyone',
    summary: 'A page of all posts, newest first',
    query: z.object({ page }),
    answers: { 200: feed },
  }),
  blogCategoryPosts: get('blog/categories/{id}/posts', {
    access: 'anyone',
    summary: 'A page of the posts of a category, newest first',
    params: z.object({ id: idParam }),
    query: z.object({ page, category_id: idParam.optional() }),
    answers: { 200: feed },
  }),
  blogCategories: get('blog/categories', {
    access: 'anyone',
    summary: 'The categories of the blog, in the order of its tabs',
    answers: { 200: z.array(blogCategory) },
  }),
  blogSearch: get('blog/search', {
    access: 'anyone',
    summary: 'Posts with all the words of the search text; those with them in the title first',
    query: z.object({ searchText: z.string().trim().min(1).max(BLOG_SEARCH_MAX), page }),
    answers: { 200: searchResult },
  }),
  previousBlogPost: get('blog/posts/{id}/previous', {
    access: 'anyone',
    summary: 'The address of the post published before this one; null when there is none',
    params: ofPost,
    answers: { 200: path },
  }),
  nextBlogPost: get('blog/posts/{id}/next', {
    access: 'anyone',
    summary: 'The address of the post published after this one; null when there is none',
    params: ofPost,
    answers: { 200: path },
  }),
};
