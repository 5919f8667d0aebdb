import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** The own comments and the school's shared ones, used-most first. */
export const commentBankQuery = queryOptions({
  queryKey: ['comment-bank'],
  queryFn: ({ signal }) => client.commentBank({ signal }),
});

/** A type that a comment can give a new mark. */
export interface CommentType {
  id: string;
  title: string;
  category: string;
}

/** The types of marks in Danish texts, without those that say nothing but that it is the teacher's. */
export const commentTypesQuery = queryOptions({
  queryKey: ['comment-types'],
  queryFn: async ({ signal }): Promise<CommentType[]> => {
    const groups = await client.correctionCategories({ query: { productId: 'teco' }, signal });
    return groups.flatMap(({ title: category, subcategories }) =>
      subcategories.map(({ id, title }) => ({ id, title, category })).filter(({ id }) => id !== 'comment'),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Counts that a comment was put into a text. The order alone hangs on it, so nothing is said where it fails. */
export async function countUse(id: number): Promise<void> {
  try {
    await client.useBankComment({ params: { id } });
    await queryClient.invalidateQueries({ queryKey: commentBankQuery.queryKey });
  } catch (error) {
    console.error('The use of a comment could not be counted', error);
  }
}
