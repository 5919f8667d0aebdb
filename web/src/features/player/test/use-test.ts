import type { TestPaper } from '@ordklar/contract';
import { useEffect, useState } from 'react';
import { isGone, isRefusal } from '../../../lib/saving/save-state.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { type AnswerQueue, answerQueue, type Waiting } from '../answer-queue.ts';
import { type AnswerWorld, createAnswerSending } from '../answer-sending.ts';
import { playerText } from '../player.text.ts';
import { useActiveSeconds } from '../use-active-seconds.ts';
import type { Ending } from '../use-player.ts';
import { useSending } from '../use-sending.ts';
import type { TestBackend } from './test-backend.ts';
import { usePaper } from './use-paper.ts';
import { useTestAnswers } from './use-test-answers.ts';

/** What the sending of answers tells the test. */
interface Heard extends Pick<AnswerWorld<void>, 'waiting'> {
  setEnding: (ending: Ending) => void;
  setOffline: (isOffline: boolean) => void;
  look: () => Promise<void>;
}

/** The one way by which the answers of a test reach the server. */
const sendingOf = (backend: TestBackend, queue: AnswerQueue, { setEnding, setOffline, look, waiting }: Heard) =>
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
    waiting,
  });

/** The way through a test: its parts, the answers of the one that runs, and handing in. */
export function useTest(first: TestPaper, backend: TestBackend) {
  const [queue] = useState(() => answerQueue(backend.queue));
  const [waits, setWaits] = useState(() => queue.all().length);
  const [at, setAt] = useState(0);
  const [ending, setEnding] = useState<Ending>(
    first.exerciseProgressId === null
      ? { state: 'sending' }
      : { state: 'done', result: first.result, exerciseProgressId: null },
  );
  const { paper, busy, isOffline, setOffline, look, ask } = usePaper(first, backend);
  const [sending] = useState(() => sendingOf(backend, queue, { setEnding, setOffline, look, waiting: setWaits }));
  const { valueOf, answered, missing, put, clear } = useTestAnswers(paper.items, queue.all);
  const takeSeconds = useActiveSeconds();

  const running = paper.steps.findIndex(({ state }) => state === 'running');
  const next = paper.steps.findIndex(({ state }) => state !== 'ended');
  const isOver = next < 0;
  const one = paper.items[Math.min(at, paper.items.length - 1)];

  function answer(value: unknown): void {
    if (!one) return;
    const waiting: Waiting = { item: one.item, round: 1, answer: value, seconds: takeSeconds() };
    // the seconds of an answer that another takes the place of are not lost
    const before = queue.all().find(({ item }) => item === one.item);
    sending.soon({ ...waiting, seconds: Math.min(3600, waiting.seconds + (before?.seconds ?? 0)) });
    put(one.item, value);
  }

  async function begin(): Promise<void> {
    takeSeconds();
    if (await ask(() => backend.begin(next + 1))) setAt(0);
  }

  async function end(): Promise<void> {
    if (running < 0 || busy) return;
    if (!(await sending.flush())) return void showErrorToast(playerText.test.noNet);
    if (await ask(() => backend.end(running + 1))) clear();
  }

  function finish(): void {
    setEnding({ state: 'sending' });
    // what comes too late is refused and shown; what there is no net for waits
    sending.end();
  }

  function go(place: number): void {
    void sending.flush();
    setAt(place);
  }

  const read = (isRead: boolean) => (one ? ask(() => backend.read(one.item, isRead)) : Promise.resolve(false));

  useEffect(() => {
    if (isOver && ending.state === 'sending') finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the last part is over
  }, [isOver]);

  useSending(sending);

  const shown = {
    paper,
    ending,
    one,
    at: Math.min(at, Math.max(0, paper.items.length - 1)),
    value: one && valueOf(one),
  };
  /** Places of the part that runs and of the one that comes, from 0; -1 where there is none. */
  const parts = { running, next, isOver };
  const state = { answered, missing, busy, isOffline, isWaiting: waits > 0 };
  return { ...shown, ...parts, ...state, answer, go, begin, end, finish, read };
}
export type TestTaking = ReturnType<typeof useTest>;
