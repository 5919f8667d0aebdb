import type { TestPaper } from '@ordklar/contract';
import { useEffect, useState } from 'react';
import { isGone, isRefusal } from '../../../lib/saving/save-state.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { answerQueue, type Waiting } from '../answer-queue.ts';
import { createAnswerSending } from '../answer-sending.ts';
import { answeredQuestions, emptyAnswer, isAnswered } from '@ordklar/exercise-kinds/play';
import { playerText } from '../player.text.ts';
import { useActiveSeconds } from '../use-active-seconds.ts';
import type { Ending } from '../use-player.ts';
import { useSending } from '../use-sending.ts';
import type { TestBackend } from './test-backend.ts';

const text = playerText.test;
/** How many items are not answered in full, and how many questions. */
function missingOf(open: readonly { item: TestPaper['items'][number]; value: unknown }[]): {
  items: number;
  questions: number;
} {
  const missing = open.map(({ item, value }) =>
    // a sentence that nobody has looked at counts as answered by itself
    Math.max(1, item.questions - answeredQuestions(item.playable, value).count),
  );
  return { items: open.length, questions: missing.reduce((sum, one) => sum + one, 0) };
}

/** The way through a test: its parts, the answers of the one that runs, and handing in. */
export function useTest(first: TestPaper, backend: TestBackend) {
  const [queue] = useState(() => answerQueue(backend.queue));
  const [waits, setWaits] = useState(() => queue.all().length);
  const [sending] = useState(() =>
    createAnswerSending<void>({
      ...backend,
      queue,
      send: backend.save,
      taken: () => setOffline(false),
      refused(_, problem) {
        if (isGone(problem) && backend.gone) return backend.gone();
        showErrorToast(problem.message);
        void look();
      },
      finished: (ended) => setEnding({ state: 'done', ...ended }),
      failed(error, atEnd) {
        if (isGone(error)) backend.gone?.();
        else if (isRefusal(error)) void look();
        else setOffline(true);
        if (atEnd) setEnding({ state: 'waiting' });
      },
      waiting: setWaits,
    }),
  );
  const [paper, setPaper] = useState(first);
  // what this machine has not got rid of is newer than what the server has
  const [drafts, setDrafts] = useState(() => new Map(queue.all().map((waiting) => [waiting.item, waiting.answer])));
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [ending, setEnding] = useState<Ending>(
    first.exerciseProgressId === null
      ? { state: 'sending' }
      : { state: 'done', result: first.result, exerciseProgressId: null },
  );
  const takeSeconds = useActiveSeconds();

  const running = paper.steps.findIndex(({ state }) => state === 'running');
  const next = paper.steps.findIndex(({ state }) => state !== 'ended');
  const isOver = next < 0;
  const one = paper.items[Math.min(at, paper.items.length - 1)];
  const valueOf = (item: TestPaper['items'][number]): unknown =>
    drafts.get(item.item) ?? item.answer ?? emptyAnswer(item.playable);
  // »no comma« is an answer too, but not before somebody has looked at the sentence
  const hasAnswer = (item: TestPaper['items'][number]): boolean =>
    (drafts.has(item.item) || item.answer !== null) && isAnswered(item.playable, valueOf(item));

  function answer(value: unknown): void {
    if (!one) return;
    const waiting: Waiting = { item: one.item, round: 1, answer: value, seconds: takeSeconds() };
    // the seconds of an answer that another takes the place of are not lost
    const before = queue.all().find(({ item }) => item === one.item);
    sending.soon({ ...waiting, seconds: Math.min(3600, waiting.seconds + (before?.seconds ?? 0)) });
    setDrafts((all) => new Map(all).set(one.item, value));
  }

  /** Does a thing that needs the net, and tells where it cannot be done. */
  async function ask(call: () => Promise<TestPaper>): Promise<boolean> {
    setBusy(true);
    try {
      setPaper(await call());
      setOffline(false);
      return true;
    } catch (error) {
      if (isGone(error) && backend.gone) backend.gone();
      else if (isRefusal(error)) {
        showErrorToast(error.message);
        if (error.code !== 'not-found') void look();
      } else {
        setOffline(true);
        showErrorToast(text.noNet);
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  const look = async (): Promise<void> => {
    const found = await backend.look().catch(() => null);
    if (found) setPaper(found);
  };

  async function begin(): Promise<void> {
    takeSeconds();
    if (await ask(() => backend.begin(next + 1))) setAt(0);
  }

  async function end(): Promise<void> {
    if (running < 0 || busy) return;
    if (!(await sending.flush())) {
      showErrorToast(text.noNet);
      return;
    }
    if (await ask(() => backend.end(running + 1))) setDrafts(new Map());
  }

  function finish(): void {
    setEnding({ state: 'sending' });
    // what comes too late is refused and shown; what there is no net for waits
    sending.end();
  }

  useEffect(() => {
    if (isOver && ending.state === 'sending') finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the last part is over
  }, [isOver]);

  useSending(sending);

  return {
    paper,
    /** Places of the part that runs and of the one that comes, from 0; -1 where there is none. */
    running,
    next,
    isOver,
    ending,
    one,
    at: Math.min(at, Math.max(0, paper.items.length - 1)),
    value: one && valueOf(one),
    answered: paper.items.map(hasAnswer),
    missing: missingOf(paper.items.filter((item) => !hasAnswer(item)).map((item) => ({ item, value: valueOf(item) }))),
    busy,
    isOffline,
    isWaiting: waits > 0,
    answer,
    go(place: number): void {
      void sending.flush();
      setAt(place);
    },
    begin,
    end,
    finish,
    read: (isRead: boolean) => (one ? ask(() => backend.read(one.item, isRead)) : Promise.resolve(false)),
  };
}
export type TestTaking = ReturnType<typeof useTest>;
