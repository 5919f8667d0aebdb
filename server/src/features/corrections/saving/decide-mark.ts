import type { Actor, Context } from '../../../platform/http/context.ts';
import { countSave } from '../../attempts/index.ts';
import { decideMarkAt } from '../corrections.repo.ts';

/** The teacher's word on the marks at a place of a text: an error, shown to the pupil, or none, and hidden. Ask first who asks. */
export const decideMark = (
  context: Context,
  actor: Actor,
  answerTextId: number,
  decision: { offset: number; length: number; isError: boolean },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    await countSave(tx, answerTextId, { editedBy: actor.id, editedAt: context.clock.now() });
    await decideMarkAt(tx, answerTextId, decision);
  });
