import { hasAll, type KeptPlace, keptPlace } from '../../lib/saving/kept.ts';

/** A new comment as it stands in the fields. */
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

/** Where this person's new comment is kept in the browser until it is saved or given up. */
export const begunCommentPlace = (userId: number): KeptPlace<BegunComment> =>
  keptPlace(`ordklar-draft-bank-comment-${userId}`, isBegun);
