import type { PostState } from '@ordklar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Everything that editors see of the blog: what makes one of it stale makes all. */
export const blogEditorKey = ['blog-editor'] as const;

/** Which posts the list shows. */
export interface Shown {
  state?: PostState;
  search?: string;
  categoryId?: number;
  authorId?: number;
  page: number;
}

/** A page of the list of posts. */
export const postsQuery = (shown: Shown) =>
  queryOptions({
    queryKey: [...blogEditorKey, 'posts', shown],
    queryFn: ({ signal }) => client.editedPosts({ query: shown, signal }),
    placeholderData: keepPreviousData,
  });

/** Where a post stands, and who has done what to it. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: [...blogEditorKey, 'post', id],
    queryFn: ({ signal }) => client.editedPost({ params: { id }, signal }),
  });

/** What is wrong with an address; null where a post may have it. */
export const slugQuery = (id: number, slug: string) =>
  queryOptions({
    queryKey: [...blogEditorKey, 'slug', id, slug],
    queryFn: ({ signal }) => client.slugOwner({ params: { id }, query: { slug }, signal }),
    enabled: slug !== '',
  });

export const categoriesQuery = queryOptions({
  queryKey: [...blogEditorKey, 'categories'],
  queryFn: ({ signal }) => client.editedCategories({ signal }),
});

export const authorsQuery = queryOptions({
  queryKey: [...blogEditorKey, 'authors'],
  queryFn: ({ signal }) => client.editedAuthors({ signal }),
});
