import { ApiProblem } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';

/** Everything that the editors' lists hold. */
export const editorListsKey = ['editor-lists'] as const;

/** Runs a step on a row, says what came of it, and fetches the lists again. Resolves to whether it went well. */
export function useListStep() {
  const queries = useQueryClient();
  return async (step: () => Promise<unknown>, said: string): Promise<boolean> => {
    let isDone = true;
    try {
      await step();
      showToast({ message: said });
    } catch (error) {
      isDone = false;
      showErrorToast(error instanceof ApiProblem ? error.message : undefined);
    }
    await queries.invalidateQueries({ queryKey: editorListsKey });
    return isDone;
  };
}
