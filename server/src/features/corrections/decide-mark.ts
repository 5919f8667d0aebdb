import type { Actor, Context } from '../../platform/http/context.ts';
import { decideMarkAt } from './corrections.repo.ts';

/** The teacher's word on the marks at a place of a text: an error, shown to the pupil, or none, and hidden. Ask first who asks. */
export const decideMark = (
  context: Context,
  actor: Actor,
  answerTextId: number,
  { offset, length, isError }: { offset: number; length: number; isError: boolean },
): Promise<void> =>
  decideMarkAt(context.db, answerTextId, {
    offset,
    length,
    isError,
    editedBy: actor.id,
    editedAt: context.clock.now(),
  });
