import { useQueryClient } from '@tanstack/react-query';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { refreshSquads } from './classes.queries.ts';
import { classesText as text } from './classes.text.ts';

/** Does something to classes or groups that can be taken back from the toast that tells of it. */
export function useUndoable() {
  const queries = useQueryClient();
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      showErrorToast((error as Error).message);
      return false;
    } finally {
      void refreshSquads(queries);
    }
  };
  return async ({
    run,
    undo,
    message,
  }: {
    run: () => Promise<unknown>;
    undo?: () => Promise<unknown>;
    message: string;
  }): Promise<void> => {
    if (!(await attempt(run))) return;
    showToast({
      message,
      icon: 'removed',
      ...(undo && { buttonText: text.undo, clickCallback: () => void attempt(undo) }),
    });
  };
}
