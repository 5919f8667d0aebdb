import { API_BASE, ApiProblem, type ItemFeedback, type ItemResult } from '@ordklar/contract';
import { client } from '../../lib/api/client.ts';
import { taskAddress } from '../results/index.ts';
import type { Waiting } from './answer-queue.ts';

/** What the first answers come to; null where there are none to count. */
export function resultOf(answers: readonly { round: number; feedback: ItemFeedback | null }[]): ItemResult | null {
  const grades = answers.flatMap(({ round, feedback }) => (round === 1 && feedback !== null ? [feedback.grade] : []));
  if (grades.length === 0) return null;
  return {
    correctAnswers: grades.reduce((sum, { right }) => sum + right, 0),
    answerCount: grades.reduce((sum, { of }) => sum + of, 0),
    gradeNumber: null,
  };
}

/** What is known once a task is handed in. */
export interface Finished {
  /** Null where it is hidden. */
  result: ItemResult | null;
  /** Null where another window, or a try, handed in. */
  exerciseProgressId: number | null;
}

/** Where answers go, and what the end is: a pupil's task, or a teacher's trying. */
export interface PlayerBackend {
  /** Under which name answers are kept on the machine until they are sent; null where nothing is kept. */
  queue: string | null;
  /** @throws ApiProblem; anything else means that there is no net */
  send: (answer: Waiting) => Promise<ItemFeedback | null>;
  finish: () => Promise<Finished>;
  /** The address of an item. */
  address: (item: number) => string;
  /** Where the sound of an item is. */
  sound: (item: number) => string;
  /** What to do when the task is taken back meanwhile. */
  gone?: () => void;
}

/** Whose answers, and of which task. */
export interface AnswersOf {
  userId: number;
  exerciseId: number;
  homeworkId: number;
}

/** Under which name the answers of a pupil's task are kept. */
export const answersKey = ({ userId, exerciseId, homeworkId }: AnswersOf): string =>
  `ordklar-answers-${userId}-${exerciseId}-${homeworkId}`;

/** Saves an answer; what the server says of it, null of a test. @throws ApiProblem */
export const saveItem = async (
  { exerciseId, homeworkId }: Omit<AnswersOf, 'userId'>,
  { item, ...data }: Waiting,
): Promise<ItemFeedback | null> =>
  (await client.saveExerciseProgress({ body: { exerciseId, exercisePageId: item, homeworkId, data } })).feedback;

/** A pupil's task: every answer is saved, and the end hands in. */
export const homeworkBackend = (of: AnswersOf): PlayerBackend => ({
  queue: answersKey(of),
  send: (answer) => saveItem(of, answer),
  async finish() {
    try {
      return await client.handIn({ params: { id: of.homeworkId } });
    } catch (error) {
      // handed in by the reply that was lost, or in another window
      if (!(error instanceof ApiProblem) || error.code !== 'already-handed-in') throw error;
      const { answers } = await client.homeworkItems({ params: { id: of.homeworkId } });
      return { result: resultOf(answers), exerciseProgressId: null };
    }
  },
  address: (item) => taskAddress(of, item),
  sound: (item) => `${API_BASE}/homework/${of.homeworkId}/items/${item}/sound`,
});

/** A teacher tries an exercise as a pupil: answers are checked and nothing is saved. */
export const tryBackend = (exerciseId: number): PlayerBackend => ({
  queue: null,
  send: ({ item, answer }) => client.checkItem({ params: { id: exerciseId, item }, body: { answer } }),
  finish: async () => ({ result: null, exerciseProgressId: null }),
  address: () => `/minitest/${exerciseId}`,
  sound: (item) => `${API_BASE}/exercises/${exerciseId}/items/${item}/sound`,
});
