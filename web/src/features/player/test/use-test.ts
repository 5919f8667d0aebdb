import { ApiProblem, type TestPaper } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { answerQueue, type Waiting } from '../answer-queue.ts';
import { answeredQuestions, emptyAnswer, isAnswered } from '@ordklar/exercise-kinds/play';
import { playerText } from '../player.text.ts';
import { useActiveSeconds } from '../use-active-seconds.ts';
import { useAgain } from '../use-again.ts';
import { type Ending, isGone, isRefusal } from '../use-player.ts';
import type { TestWay } from './test-way.ts';

const text = playerText.test;
/** How long a pause in the writing is before an answer is sent, in ms. */
const PAUSE = 700;

/** How many items are not answered, and how many questions, where some of the items are texts that are read. */
function missingOf(open: readonly { item: TestPaper['items'][number]; value: unknown }[]): {
  items: number;
  questions: number | null;
} {
  const missing = open.map(({ item, value }) =>
    item.questions === null ? 1 : item.questions - (answeredQuestions(item.playable, value)?.count ?? 0),
  );
  const hasTexts = open.some(({ item }) => item.questions !== null);
  return { items: open.length, questions: hasTexts ? missing.reduce((sum, one) => sum + one, 0) : null };
}

/** The way through a test: its parts, the answers of the one that runs, and handing in. */
export function useTest(first: TestPaper, way: TestWay) {
  const [queue] = useState(() => answerQueue(way.queue));
  const [paper, setPaper] = useState(first);
  // what this machine has not got rid of is newer than what the server has
  const [drafts, setDrafts] = useState(() => new Map(queue.all().map((waiting) => [waiting.item, waiting.answer])));
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [waits, setWaits] = useState(queue.all().length);
  const [ending, setEnding] = useState<Ending>(
    first.exerciseProgressId === null ? { state: 'sending' } : { state: 'done', result: first.result },
  );
  const flushing = useRef<Promise<boolean> | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
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

  async function sendAll(): Promise<boolean> {
    for (let waiting = queue.all()[0]; waiting; waiting = queue.all()[0]) {
      try {
        await way.save(waiting);
      } catch (error) {
        if (!isRefusal(error)) {
          setOffline(true);
          return false;
        }
        if (isGone(error) && way.gone) way.gone();
        else {
          showErrorToast(error.message);
          void look();
        }
      }
      queue.settle(waiting);
      setWaits(queue.all().length);
    }
    setOffline(false);
    return true;
  }

  /** Sends what waits, one call at a time. False where there is no net. */
  async function flush(): Promise<boolean> {
    clearTimeout(pause.current);
    // an answer may have come while the last ones were sent
    while (flushing.current) await flushing.current;
    flushing.current = sendAll();
    try {
      return await flushing.current;
    } finally {
      flushing.current = null;
    }
  }

  function answer(value: unknown): void {
    if (!one) return;
    const waiting: Waiting = { item: one.item, round: 1, answer: value, seconds: takeSeconds() };
    // the seconds of an answer that another takes the place of are not lost
    const before = queue.all().find(({ item }) => item === one.item);
    queue.put({ ...waiting, seconds: Math.min(3600, waiting.seconds + (before?.seconds ?? 0)) });
    setDrafts((all) => new Map(all).set(one.item, value));
    setWaits(queue.all().length);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void flush(), PAUSE);
  }

  /** Does a thing that needs the net, and tells where it cannot be done. */
  async function ask(call: () => Promise<TestPaper>): Promise<boolean> {
    setBusy(true);
    try {
      setPaper(await call());
      setOffline(false);
      return true;
    } catch (error) {
      if (isGone(error) && way.gone) way.gone();
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
    const found = await way.look().catch(() => null);
    if (found) setPaper(found);
  };

  async function begin(): Promise<void> {
    takeSeconds();
    if (await ask(() => way.begin(next + 1))) setAt(0);
  }

  async function end(): Promise<void> {
    if (running < 0 || busy) return;
    if (!(await flush())) {
      showErrorToast(text.noNet);
      return;
    }
    if (await ask(() => way.end(running + 1))) setDrafts(new Map());
  }

  async function finish(): Promise<void> {
    setEnding({ state: 'sending' });
    try {
      // what comes too late is refused and told; what there is no net for waits
      if (!(await flush())) return setEnding({ state: 'waiting' });
      setEnding({ state: 'done', result: await way.finish() });
    } catch (error) {
      if (isGone(error)) way.gone?.();
      else if (error instanceof ApiProblem) void look();
      setEnding({ state: 'waiting' });
    }
  }

  useEffect(() => {
    if (isOver && ending.state === 'sending') void finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the last part is over
  }, [isOver]);

  useAgain(() => void (isOver ? ending.state === 'waiting' && finish() : queue.all().length > 0 && flush()));
  useEffect(() => {
    if (!isOver && queue.all().length > 0) void flush();
    return () => clearTimeout(pause.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what an earlier page could not send
  }, []);

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
      void flush();
      setAt(place);
    },
    begin,
    end,
    finish,
    read: (isRead: boolean) => (one ? ask(() => way.read(one.item, isRead)) : Promise.resolve(false)),
  };
}
export type TestTaking = ReturnType<typeof useTest>;
