import type { AnswerResult } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { homeworkKey, resultsKey } from '../../lib/api/query-keys.ts';
import { confirm } from '../../lib/modals/modal-store.ts';
import { showToast } from '../../lib/toasts/toast-store.ts';
import { testText } from './test-results.text.ts';

const text = testText.remove;

/** Deletes an attempt after asking (ANS-08); with the newest one the task is open again, which the question says. */
export function useDeleteAttempt(kind: 'test' | 'exercise', newest: AnswerResult | undefined) {
  const queries = useQueryClient();
  return async ({ exerciseProgressId, studentName }: AnswerResult) => {
    const opens = exerciseProgressId === newest?.exerciseProgressId;
    const message = opens ? text.open(text[kind], studentName.split(' ')[0] ?? studentName) : text.older;
    if (!(await confirm({ title: text.title, message: `<p>${message}</p>` }))) return;
    try {
      await client.deleteAttempt({ params: { id: exerciseProgressId } });
      showToast({ message: text.done, icon: 'removed' });
      for (const queryKey of [homeworkKey, resultsKey, ['can-reassign']]) void queries.invalidateQueries({ queryKey });
    } catch (error) {
      // as the specification wants it: logged only (HW-21)
      console.error('An attempt could not be deleted', error);
    }
  };
}
