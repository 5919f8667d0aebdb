import { ApiProblem, type PaperItem, type Practice, type TestPaper } from '@ordklar/contract';
import { answeredQuestions } from '@ordklar/exercise-kinds/play';
import { client } from '../../../lib/api/client.ts';
import { taskAddress } from '../../results/index.ts';
import type { Waiting } from '../answer-queue.ts';
import { type AnswersOf, answersKey, type Finished, homeworkBackend, saveItem, tryBackend } from '../player-backend.ts';

/** Where a test is taken: a pupil's own at the server, or a teacher's trying in the page. */
export interface TestBackend {
  /** Under which name answers are kept on the machine until they are sent; null where nothing is kept. */
  queue: string | null;
  /** @throws ApiProblem; anything else means that there is no net */
  look: () => Promise<TestPaper>;
  begin: (step: number) => Promise<TestPaper>;
  read: (item: number, isRead: boolean) => Promise<TestPaper>;
  save: (answer: Waiting) => Promise<void>;
  end: (step: number) => Promise<TestPaper>;
  finish: () => Promise<Finished>;
  /** The address of a part. */
  address: (step: number) => string;
  /** Where the sound of an item is. */
  sound: (item: number) => string;
  /** What to do when the task is taken back meanwhile. */
  gone?: () => void;
}

/** A pupil's test: the server keeps the parts and their time. */
export function homeworkTestBackend(of: AnswersOf): TestBackend {
  const id = of.homeworkId;
  const look = () => client.homeworkTest({ params: { id } });
  return {
    queue: answersKey(of),
    look,
    begin: (step) => client.beginTestStep({ params: { id, step } }),
    read: (item, isRead) => client.readTestText({ params: { id, item }, body: { isRead } }),
    async save(answer) {
      await saveItem(of, answer);
    },
    end: (step) => client.endTestStep({ params: { id, step } }),
    async finish() {
      try {
        return await client.handIn({ params: { id } });
      } catch (error) {
        // handed in by the reply that was lost, or in another window
        if (!(error instanceof ApiProblem) || error.code !== 'already-handed-in') throw error;
        return { result: (await look()).result, exerciseProgressId: null };
      }
    },
    address: (step) => taskAddress(of, step),
    sound: homeworkBackend(of).sound,
  };
}

/** A teacher tries a test: what the server would keep is kept here, and only the result is asked for. */
export function tryTestBackend(practice: Practice): TestBackend & { first: TestPaper } {
  const questionsIn = (items: Practice['items']) =>
    items.reduce((sum, item) => sum + answeredQuestions(item, null).of, 0);
  let from = 0;
  const steps: TestPaper['steps'] = (practice.steps ?? []).map((step) => ({
    ...step,
    questions: questionsIn(practice.items.slice(from, (from += step.items))),
    state: 'ahead',
    secondsLeft: null,
  }));
  const answers = new Map<number, unknown>();
  const readings = new Map<number, 'open' | 'read'>();
  const shown = (playable: PaperItem['playable'], item: number): PaperItem => {
    const answer = answers.get(item) ?? null;
    const questions = answeredQuestions(playable, null).of;
    if (playable.kind !== 'read-and-answer') return { item, playable, reading: null, questions, answer };
    return { item, playable, reading: readings.get(item) ?? 'ahead', questions, answer };
  };
  const paper = (): TestPaper => {
    const running = steps.findIndex(({ state }) => state === 'running');
    const before = steps.slice(0, Math.max(0, running)).reduce((sum, { items }) => sum + items, 0);
    const items = running < 0 ? [] : practice.items.slice(before, before + (steps[running]?.items ?? 0));
    return {
      ...practice,
      steps: steps.map((step) => ({ ...step })),
      items: items.map((playable, index) => shown(playable, before + index + 1)),
      exerciseProgressId: null,
      result: null,
    };
  };
  const change = async (step: number, to: Partial<TestPaper['steps'][number]>) => {
    const one = steps[step - 1];
    if (one) Object.assign(one, to);
    return paper();
  };
  return {
    first: paper(),
    queue: null,
    look: async () => paper(),
    begin: (step) => change(step, { state: 'running', secondsLeft: steps[step - 1]?.seconds ?? null }),
    async read(item, isRead) {
      readings.set(item, isRead ? 'read' : 'open');
      return paper();
    },
    async save({ item, answer }) {
      answers.set(item, answer);
    },
    end: (step) => change(step, { state: 'ended', secondsLeft: null }),
    finish: async () => ({
      result: await client.gradeTriedTest({
        params: { id: practice.exerciseId },
        body: { answers: [...answers].map(([item, answer]) => ({ item, answer })) },
      }),
      exerciseProgressId: null,
    }),
    address: () => `/minitest/${practice.exerciseId}`,
    sound: tryBackend(practice.exerciseId).sound,
  };
}
