import type { BlogCard, BlogFeedPage } from '@ordklar/contract';

type State = Pick<BlogFeedPage, 'category' | 'search' | 'page'>;

/** The overview in a state: its category, what was searched for, its page. */
export function feedAddress({ category, search, page }: State): string {
  const query = new URLSearchParams();
  if (search !== null) query.set('soeg', search);
  if (page > 1) query.set('page', String(page));
  const path = category ? `/blog/${category.slug}` : '/blog';
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of a post from the overview: it carries the page and the category to come back to (BLOG-24). */
export const postAddress = ({ url }: Pick<BlogCard, 'url'>, { category, page }: State): string =>
  category ? `${url}?page=${page}&category=${category.id}` : `${url}?page=${page}`;
