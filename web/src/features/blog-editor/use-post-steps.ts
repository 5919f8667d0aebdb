import type { EditedPost, PostChange } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { confirm } from '../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { blogEditorKey } from './blog-editor.queries.ts';
import { editorText, postText as text } from './blog-editor.text.ts';

/** Puts posts away and brings them back; each can be undone at once. */
export function useArchive() {
  const queries = useQueryClient();
  const run = async (act: () => Promise<unknown>, said: string, undo?: () => void) => {
    try {
      await act();
      showToast({ message: said, ...(undo && { buttonText: editorText.undo, clickCallback: undo }) });
    } catch {
      showErrorToast();
    }
    await queries.invalidateQueries({ queryKey: blogEditorKey });
  };
  const restore = ({ id }: Pick<EditedPost, 'id'>) =>
    run(() => client.restorePost({ params: { id } }), editorText.restored);
  const archive = (post: Pick<EditedPost, 'id'>) =>
    run(
      () => client.archivePost({ params: { id: post.id } }),
      editorText.archived,
      () => void restore(post),
    );
  return { run, archive, restore };
}

type AfterSaving = (act: () => Promise<unknown>) => Promise<unknown>;

/** What one can do with a post beside writing and publishing it. */
export function usePostSteps({ id }: EditedPost, afterSaving: AfterSaving) {
  const { run, archive, restore } = useArchive();
  return {
    archive,
    restore,
    withdraw: async () => {
      if (!(await confirm({ title: text.withdraw, message: text.askWithdraw }))) return;
      await run(() => afterSaving(() => client.withdrawPost({ params: { id } })), text.withdrawn);
    },
    discard: async () => {
      if (!(await confirm({ title: text.discard, message: text.askDiscard }))) return;
      await run(() => afterSaving(() => client.discardPostDraft({ params: { id } })), text.discarded);
    },
    goBack: ({ id: changeId }: PostChange) =>
      run(() => afterSaving(() => client.restorePostVersion({ params: { id, changeId } })), text.wentBack),
  };
}
