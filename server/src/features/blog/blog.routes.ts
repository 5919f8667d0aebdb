import type { blogApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { readCategories, readFeed, readNeighbour, searchBlog } from './read-blog.ts';

export const blogRoutes: Routes<typeof blogApi> = (context) => ({
  blogPosts: ({ query }) => readFeed(context, null, query.page),
  blogCategoryPosts: ({ params, query }) => readFeed(context, params.id, query.page),
  blogCategories: () => readCategories(context),
  blogSearch: ({ query }) => searchBlog(context, query.searchText, query.page),
  previousBlogPost: ({ params }) => readNeighbour(context, params.id, 'previous'),
  nextBlogPost: ({ params }) => readNeighbour(context, params.id, 'next'),
});
