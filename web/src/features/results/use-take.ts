import { ApiProblem } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { client } from '../../lib/api/client.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { taskAddress } from './task-words.ts';

/** The pupil takes an exercise and goes straight into it. */
export function useTake() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (exerciseId: number) => client.selfAssign({ body: { exerciseId } }),
    onSuccess: (task) => {
      void queries.invalidateQueries({ queryKey: homeworkKey });
      void navigate(taskAddress(task));
    },
    onError: (error) => showErrorToast(error instanceof ApiProblem ? error.message : undefined),
  });
}
