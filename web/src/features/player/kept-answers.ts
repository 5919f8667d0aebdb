import type { ApiProblem } from '@ordklar/contract';
import { isRefusal } from '../../lib/saving/save-state.ts';
import { answerQueue } from './answer-queue.ts';
import { type AnswersOf, answersKey, saveItem } from './player-backend.ts';

/** Sends the answers that the browser keeps of a task whose page is not open. What is refused stays. @throws ApiProblem the last refusal, or that there is no net */
export async function sendKeptAnswers(of: AnswersOf): Promise<void> {
  const queue = answerQueue(answersKey(of));
  let refusal: ApiProblem | null = null;
  for (const one of queue.all()) {
    try {
      await saveItem(of, one);
      queue.settle(one);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = error;
    }
  }
  if (refusal) throw refusal;
}
