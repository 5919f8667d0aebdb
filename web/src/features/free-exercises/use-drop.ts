import { ApiProblem, type Homework } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { freeText } from './free-exercises.text.ts';

const text = freeText.drop;

/** A task of the pupil's own choice. */
export type Chosen = Pick<Homework, 'homeworkId' | 'exerciseId' | 'title'>;

const tellProblem = (error: unknown) => void showErrorToast(error instanceof ApiProblem ? error.message : undefined);

/** Gives back a task that the pupil has chosen, and offers to undo: nothing that was begun is lost. */
export function useDrop() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: homeworkKey });
  const undo = ({ exerciseId, title }: Chosen) =>
    void client.selfAssign({ body: { exerciseId } }).then(() => {
      showToast({ icon: 'add-assignment', message: text.undone(title) });
      return refresh();
    }, tellProblem);
  return useMutation({
    mutationFn: ({ homeworkId }: Chosen) => client.dropFreeExercise({ body: { homeworkId } }),
    onSuccess: async (_, task) => {
      showToast({
        icon: 'removed',
        message: text.done(task.title),
        buttonText: text.undo,
        clickCallback: () => undo(task),
      });
      await refresh();
      // the button is gone: who uses the keyboard goes on from the top of the page
      document.getElementById('indhold')?.focus();
    },
    onError: tellProblem,
  });
}
