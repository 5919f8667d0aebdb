import { client } from '../../lib/api/client.ts';
import type { DraftKeeper } from '../../lib/saving/draft-keeper.ts';
import { keeperOf, useDraft } from '../../lib/saving/keepers.ts';
import { useSaveBeforeLeaving } from '../../lib/saving/use-save-before-leaving.ts';
import type { Writing } from './writing.ts';

/** Keeps what a teacher types of an own exercise; id 0 for the one that does not exist yet. */
export const writingKeeper = (teacherId: number, exerciseId: number): DraftKeeper<Writing> =>
  keeperOf<Writing>(`exercise-${teacherId}-${exerciseId}`, {
    load: () => client.exerciseDraft({ params: { id: exerciseId } }),
    save: (body) => client.saveExerciseDraft({ params: { id: exerciseId }, body }),
  });

/**
 * What is being typed: a draft on the server until it is saved, so that neither a lost net, a closed tab nor another
 * machine loses it. Begins with the draft that is kept, where there is one.
 */
export function useWriting(teacherId: number, exerciseId: number, saved: Writing) {
  const keeper = writingKeeper(teacherId, exerciseId);
  const { content, restoredAt, save } = useDraft(keeper);
  useSaveBeforeLeaving();
  return {
    // over what was saved: one that was kept before it had a field lacks it
    writing: { ...saved, ...content },
    /** Where the saving of the draft stands. */
    saving: save,
    hasDraft: content !== null,
    /** When the draft was kept that this began with, in unix seconds; null where there was none. */
    restoredAt: content === null ? null : restoredAt,
    // from what stands there now, not from what was drawn last: two changes may come between two drawings
    change: (part: Partial<Writing>) => keeper.write({ ...(keeper.read().content ?? saved), ...part }),
    /** Runs what saves the exercise; where it answers the server has forgotten the draft. Throws what that throws. */
    saved: async <E>(saveNow: () => Promise<E>): Promise<E> => {
      const saving: { made?: E } = {};
      await keeper.send(async () => {
        saving.made = await saveNow();
        return true;
      });
      return saving.made as E;
    },
    discard: () => keeper.write(null),
    /** The exercise is deleted, and its draft with it. */
    gone: () => void keeper.send(() => Promise.resolve(true)),
    takeTheirs: keeper.takeTheirs,
    keepMine: keeper.keepMine,
  };
}
