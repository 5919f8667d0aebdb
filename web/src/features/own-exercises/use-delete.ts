import { ApiProblem, type Exercise } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { client } from '../../lib/api/client.ts';
import { showModal } from '../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { exercisesKey } from '../../lib/api/query-keys.ts';
import { removeExercises } from '../exercises/index.ts';
import { ownText } from './own-exercises.text.ts';

const text = ownText.remove;
const tell = (error: unknown) => void showErrorToast(error instanceof ApiProblem ? error.message : undefined);

/** Deleting an own exercise: asked with how many pupils have it, done, and undone from the toast. */
export function useDelete({ id, title }: Pick<Exercise, 'id' | 'title'>, onDeleted: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queries.invalidateQueries({ queryKey: exercisesKey });

  const undo = async (homeworkIds: number[]) => {
    try {
      await client.restoreExercise({ params: { id }, body: { homeworkIds } });
      await refresh();
      showToast({ message: text.undone });
    } catch (error) {
      tell(error);
    }
  };
  return async () => {
    try {
      const use = await client.exerciseUse({ params: { id } });
      const openTasks = await showModal('DeleteOwnExerciseModal', { title, ...use });
      if (openTasks === undefined) return;
      const { removed } = await client.deleteExercise({ params: { id }, query: { openTasks } });
      onDeleted();
      removeExercises([id]);
      void navigate('/opgaver');
      await refresh();
      showToast({
        icon: 'removed',
        message: removed.length > 0 ? `${text.done}\n${text.taken(removed.length)}` : text.done,
        buttonText: text.undo,
        clickCallback: () => void undo(removed),
      });
    } catch (error) {
      tell(error);
    }
  };
}
