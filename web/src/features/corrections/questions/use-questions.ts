import type { MarkQuestion } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { homeworkKey } from '../../../lib/api/query-keys.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import type { MarksDraft } from '../editing/marks-draft.ts';
import { attemptsKey } from '../corrections.queries.ts';
import { questionsKey, questionsQuery } from './questions.queries.ts';
import { questionsText as text } from './questions.text.ts';

/** A pupil's questions about the text in hand, and the teacher's answers: saved at once, and shown in the marks. */
export function useQuestions(textId: number, draft: MarksDraft) {
  const queries = useQueryClient();
  const { queryKey } = questionsQuery(textId);
  const questions = useQuery(questionsQuery(textId)).data;
  const answer = async ({ id, token }: MarkQuestion, isError: boolean): Promise<void> => {
    try {
      await draft.flush();
      const answered = await client.answerMarkQuestion({ params: { id: textId, questionId: id }, body: { isError } });
      queries.setQueryData(queryKey, (now) => now?.map((each) => (each.id === id ? answered : each)));
      draft.accept(await client.corrections({ params: { id: textId } }));
      void queries.invalidateQueries({ queryKey: [...homeworkKey, 'squad'] });
      // the answer holds in the other editions too
      void queries.invalidateQueries({ queryKey: questionsKey, predicate: (query) => query.queryKey[1] !== textId });
      void queries.invalidateQueries({ queryKey: attemptsKey });
      showToast({
        message: text.answered(token, isError),
        buttonText: text.undo,
        clickCallback: () => void answer(answered, !isError),
      });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
  };
  return { questions, answer };
}
