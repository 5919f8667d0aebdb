import { hasAll, type KeptPlace, keptPlace } from '../../lib/saving/kept.ts';

/** A comment as it stands in the fields. */
export interface BegunComment {
  text: string;
  /** Id of an error type; '' is none. */
  type: string;
  replacement: string;
  isShared: boolean;
}

const isBegun = (value: unknown): value is BegunComment =>
  hasAll(value, 'text', 'type', 'replacement', 'isShared') &&
  [value.text, value.type, value.replacement].every((part) => typeof part === 'string') &&
  typeof value.isShared === 'boolean';

/** Where what this person writes of a comment, or of a new one, is kept in the browser until it is saved or given up. */
export const begunCommentPlace = (userId: number, commentId: number | null): KeptPlace<BegunComment> =>
  keptPlace(`ordklar-draft-bank-comment-${userId}${commentId === null ? '' : `-${commentId}`}`, isBegun);
