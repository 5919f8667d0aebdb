import type { EditedPost, PostState } from '@ordklar/contract';
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

/** Until the first planned post comes out, ms, and a little more; false where none is on its way within a day. */
export function untilPublished(posts: readonly Pick<EditedPost, 'state' | 'publishedAt'>[]): number | false {
  const waits = posts.flatMap(({ state, publishedAt }) =>
    state === 'planned' && publishedAt !== null ? [Math.max(0, publishedAt * 1000 - Date.now()) + 1500] : [],
  );
  const first = Math.min(...waits);
  return first < 86_400_000 ? first : false;
}

/** A page of the list of posts. */
export const postsQuery = (shown: Shown) =>
  queryOptions({
    queryKey: [...blogEditorKey, 'posts', shown],
    queryFn: ({ signal }) => client.editedPosts({ query: shown, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilPublished(state.data?.posts ?? []),
  });

/** Where a post stands, and who has done what to it. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: [...blogEditorKey, 'post', id],
    queryFn: ({ signal }) => client.editedPost({ params: { id }, signal }),
    refetchInterval: ({ state }) => untilPublished(state.data ? [state.data] : []),
  });

/** What is wrong with an address; null where a post may have it. */
export const slugQuery = (id: number, slug: string) =>
  queryOptions({
    queryKey: [...blogEditorKey, 'slug', id, slug],
    queryFn: ({ signal }) => client.slugOwner({ params: { id }, query: { slug }, signal }),
    enabled: slug !== '',
  });

/** Whether a picture can be cropped again, and what of it is shown; what an id shows never changes. */
export const imageQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...blogEditorKey, 'image', id],
    queryFn: ({ signal }) => client.postImage({ params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
export const categoriesQuery = queryOptions({
  queryKey: [...blogEditorKey, 'categories'],
  queryFn: ({ signal }) => client.editedCategories({ signal }),
});

export const authorsQuery = queryOptions({
  queryKey: [...blogEditorKey, 'authors'],
  queryFn: ({ signal }) => client.editedAuthors({ signal }),
});
