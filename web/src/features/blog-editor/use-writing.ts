import type { PostWriting } from '@ordklar/contract';
import { client } from '../../lib/api/client.ts';
import type { DraftKeeper } from '../../lib/saving/draft-keeper.ts';
import { keeperOf, useDraft } from '../../lib/saving/keepers.ts';
import { useSaveBeforeLeaving } from '../../lib/saving/use-save-before-leaving.ts';

/** The version of each post that is open on this page, as the server last answered it: what one publishes is what one sees. */
const versions = new Map<number, number>();

const known = <T extends { version: number }>(id: number, answer: T): T => {
  versions.set(id, answer.version);
  return answer;
};

/** Keeps what an editor writes of a post. */
export const postKeeper = (userId: number, id: number): DraftKeeper<PostWriting> =>
  keeperOf<PostWriting>(`post-${userId}-${id}`, {
    load: async () => known(id, await client.postDraft({ params: { id } })),
    save: async (body) => known(id, await client.savePostDraft({ params: { id }, body })),
  });

/** What is written of a post: kept on the server while one writes, and on this machine until it is there. */
export function useWriting(userId: number, id: number) {
  const kept = postKeeper(userId, id);
  const { content, isLoaded, save } = useDraft(kept);
  useSaveBeforeLeaving();
  return {
    /** Null until the server has answered. */
    writing: isLoaded ? content : null,
    saving: save,
    change: (part: Partial<PostWriting>) => {
      const now = kept.read().content;
      if (now) kept.write({ ...now, ...part });
    },
    /** Saves what waits, then runs what changes the post on the server, and takes over what stands there afterwards. */
    afterSaving: async <T>(act: (version: number) => Promise<T>): Promise<T> => {
      await kept.flush();
      const answer = await act(versions.get(id) ?? 0);
      await kept.refresh();
      return answer;
    },
    takeTheirs: kept.takeTheirs,
    keepMine: kept.keepMine,
  };
}
export type Writing = ReturnType<typeof useWriting>;
