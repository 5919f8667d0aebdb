import type { BankComment, CommentContent } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { commentBankQuery } from './comment-bank.queries.ts';
import { bankText as text } from './comment-bank.text.ts';

type Saved = CommentContent & { isShared: boolean };

/** Changes of the bank; what is deleted can be brought back. */
export function useChangeBank() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: commentBankQuery.queryKey });
  /** Does it and says it; a refusal is said, too. True when it is done. */
  const attempt = async (act: () => Promise<unknown>, done?: () => void): Promise<boolean> => {
    try {
      await act();
      done?.();
      return true;
    } catch (error) {
      showErrorToast((error as Error).message);
      return false;
    } finally {
      await refresh();
    }
  };
  const restore = (id: number) => attempt(() => client.restoreBankComment({ params: { id } }));
  return {
    refresh,
    /** Throws what the server says against it. */
    save: async (id: number | null, body: Saved) => {
      if (id === null) await client.addBankComment({ body });
      else await client.changeBankComment({ params: { id }, body });
      await refresh();
    },
    keep: (content: CommentContent, message: string) =>
      attempt(
        () => client.addBankComment({ body: { ...content, isShared: false } }),
        () => showToast({ message, timeout: 4000 }),
      ),
    share: ({ id, text: words, subcategoryId, replacement }: BankComment, isShared: boolean) =>
      attempt(
        () => client.changeBankComment({ params: { id }, body: { text: words, subcategoryId, replacement, isShared } }),
        () => showToast({ message: isShared ? text.isShared : text.notShared, icon: 'sharing', timeout: 4000 }),
      ),
    remove: ({ id }: BankComment) =>
      attempt(
        () => client.removeBankComment({ params: { id } }),
        () =>
          showToast({
            message: text.removed,
            icon: 'removed',
            buttonText: text.undo,
            clickCallback: () => void restore(id),
          }),
      ),
  };
}
