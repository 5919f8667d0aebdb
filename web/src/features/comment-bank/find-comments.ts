import type { BankComment } from '@ordklar/contract';
import type { CommentType } from './comment-bank.queries.ts';

const fold = (words: string) => words.toLocaleLowerCase('da');

/** The comments that hold every word of the search in their text, correction or type, in the order they came. */
export function findComments(
  comments: readonly BankComment[],
  search: string,
  types: readonly CommentType[] = [],
): BankComment[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return comments.filter(({ text, replacement, subcategoryId }) => {
    const type = types.find(({ id }) => id === subcategoryId);
    const all = fold([text, replacement, type?.title, type?.category].filter(Boolean).join(' '));
    return words.every((word) => all.includes(word));
  });
}
