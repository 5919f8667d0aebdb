import { ApiProblem, type ItemFeedback, type ItemResult, type Practice } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { emptyAnswer, partsOf } from '@ordklar/exercise-kinds/play';
import { answerQueue, type Waiting } from './answer-queue.ts';
import { type Given, nextTurn, type Turn } from './course-of-play.ts';
import { useActiveSeconds } from './use-active-seconds.ts';
import { useAgain } from './use-again.ts';
import type { Way } from './way.ts';

export type Ending = { state: 'sending' } | { state: 'waiting' } | { state: 'done'; result: ItemResult | null };

const itemOf = (practice: Practice, turn: Turn) => practice.items[turn.item - 1];

/** What stands on the page of a turn before anything is done: of a text that comes once more, the answers that were right. */
function startOf(practice: Practice, turn: Turn | null, given: readonly Given[]): unknown {
  const item = turn && itemOf(practice, turn);
  if (!item) return null;
  const empty = emptyAnswer(item);
  const before = given.find((one) => one.item === turn.item && one.round === 1);
  if (item.kind !== 'read-and-answer' || !before) return empty;
  return partsOf(empty).map((nothing, at) => {
    const grade = before.feedback?.grade.questions?.[at];
    return grade && grade.right === grade.of ? partsOf(before.answer)[at] : nothing;
  });
}

/** What the server has, and what this machine has not got rid of yet. */
function givenAtFirst(practice: Practice, waiting: readonly Waiting[]): Given[] {
  const saved: Given[] = practice.answers;
  const isSaved = (one: Waiting) => saved.some(({ item, round }) => item === one.item && round === one.round);
  return [...saved, ...waiting.filter((one) => !isSaved(one)).map((one) => ({ ...one, feedback: null }))];
}

/** The server's no, which another try does not change: neither a lost net nor an ended session. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && ![401, 419, 429].includes(error.status);

/** The task is not there any more: no other try brings it back. */
export const isGone = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

/** The way through an exercise: what stands on the page, checking, going on, and handing in at the end. */
export function usePlayer(practice: Practice, way: Way) {
  const [queue] = useState(() => answerQueue(way.queue));
  const [given, setGiven] = useState(() => givenAtFirst(practice, queue.all()));
  const [turn, setTurn] = useState(() => (practice.isHandedIn ? null : nextTurn(practice.items.length, given)));
  const [value, setValue] = useState<unknown>(() => startOf(practice, turn, given));
  const [checked, setChecked] = useState<Given | null>(null);
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState<Ending>(
    practice.isHandedIn ? { state: 'done', result: null } : { state: 'sending' },
  );
  const isFinishing = useRef(false);
  const takeSeconds = useActiveSeconds();
  const shown = checked ?? turn;
  const isOver = shown === null;

  /** Answers null where there is no net: then the answer stays in the queue. */
  async function send(one: Waiting): Promise<ItemFeedback | null> {
    try {
      const feedback = await way.send(one);
      queue.remove(one);
      return feedback;
    } catch (error) {
      // what the server will never take must not stand in the way of the rest
      if (isRefusal(error)) {
        queue.remove(one);
        throw error;
      }
      return null;
    }
  }

  const learn = (one: { item: number; round: 1 | 2 }, feedback: ItemFeedback) =>
    setGiven((all) =>
      all.map((other) => (other.item === one.item && other.round === one.round ? { ...other, feedback } : other)),
    );

  async function check(): Promise<void> {
    if (turn === null || checked !== null || busy) return;
    const one: Waiting = { ...turn, answer: value, seconds: takeSeconds() };
    queue.add(one);
    setBusy(true);
    try {
      const answered: Given = { ...turn, answer: value, feedback: await send(one) };
      setGiven((all) => [...all, answered]);
      setChecked(answered);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isGone(error) && way.gone) way.gone();
      else showErrorToast(error.message);
    } finally {
      setBusy(false);
    }
  }

  function goOn(): void {
    const next = nextTurn(practice.items.length, given);
    setChecked(null);
    setTurn(next);
    setValue(startOf(practice, next, given));
  }

  /** Sends what waits, in order, and stops at the first that does not go. */
  async function flush(): Promise<boolean> {
    for (const one of queue.all()) {
      const feedback = await send(one).catch(() => undefined);
      if (feedback === null) return false;
      if (feedback !== undefined) learn(one, feedback);
    }
    return true;
  }

  async function finish(): Promise<void> {
    if (isFinishing.current) return;
    isFinishing.current = true;
    setEnding({ state: 'sending' });
    try {
      if (!(await flush())) return setEnding({ state: 'waiting' });
      setEnding({ state: 'done', result: await way.finish() });
    } catch (error) {
      if (isGone(error)) way.gone?.();
      setEnding({ state: 'waiting' });
    } finally {
      isFinishing.current = false;
    }
  }

  useAgain(() => void (isOver ? ending.state === 'waiting' && finish() : queue.all().length > 0 && flush()));

  useEffect(() => {
    if (!isOver || practice.isHandedIn) return;
    // answers that came through meanwhile may have been wrong: those come once more
    const more = nextTurn(practice.items.length, given);
    if (more !== null) goOn();
    else if (ending.state === 'sending') void finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once when the last item is done, and when feedback has come
  }, [isOver, given]);

  return {
    given,
    turn: shown,
    item: shown && (itemOf(practice, shown) ?? null),
    value,
    setValue,
    checked,
    busy,
    isOver,
    ending,
    check,
    goOn,
    finish,
    isWaiting: queue.all().length > 0,
  };
}
export type Player = ReturnType<typeof usePlayer>;
