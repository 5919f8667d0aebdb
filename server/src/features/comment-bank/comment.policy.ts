import { type Actor, isTeacher } from '../../platform/http/context.ts';

/** What a policy asks of a comment in the bank. */
export interface CommentRights {
  ownerId: number;
  institutionId: number;
  isShared: boolean;
}

type Who = Pick<Actor, 'id' | 'roles' | 'institutionId'>;

/** Changing, sharing, taking out and bringing back: its owner alone. */
export const mayChangeComment = (actor: Who, comment: CommentRights): boolean =>
  isTeacher(actor) && actor.id === comment.ownerId;

/** Reading and using: its owner, and the teachers of the same school where it is shared. */
export const mayUseComment = (actor: Who, comment: CommentRights): boolean =>
  mayChangeComment(actor, comment) ||
  (isTeacher(actor) && comment.isShared && actor.institutionId === comment.institutionId);
