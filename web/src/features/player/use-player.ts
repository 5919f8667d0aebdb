import type { ItemFeedback, Practice } from '@ordklar/contract';
import { useEffect, useState } from 'react';
import { isGone, isRefusal } from '../../lib/saving/save-state.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { emptyAnswer, partsOf } from '@ordklar/exercise-kinds/play';
import { type AnswerQueue, answerQueue, begunAnswer, type Waiting } from './answer-queue.ts';
import { type AnswerWorld, createAnswerSending } from './answer-sending.ts';
import { type Given, nextTurn, type Turn } from './course-of-play.ts';
import { useActiveSeconds } from './use-active-seconds.ts';
import { useSending } from './use-sending.ts';
import type { Finished, PlayerBackend } from './player-backend.ts';

export type Ending = { state: 'sending' } | { state: 'waiting' } | ({ state: 'done' } & Finished);

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

/** What the sending of answers tells the exercise. */
interface Heard extends Pick<AnswerWorld<ItemFeedback>, 'waiting'> {
  learn: (one: Turn, feedback: ItemFeedback) => void;
  setEnding: (ending: Ending) => void;
}

/** The one way by which the answers of an exercise reach the server. */
const sendingOf = (backend: PlayerBackend, queue: AnswerQueue, { learn, setEnding, waiting }: Heard) =>
  createAnswerSending<ItemFeedback | null>({
    ...backend,
    queue,
    taken: (one, feedback) => feedback && learn(one, feedback),
    // the one that was just checked says so itself; what an earlier page gave is shown as the server has it
    refused: () => undefined,
    finished: (end) => setEnding({ state: 'done', ...end }),
    failed(error, atEnd) {
      if (isGone(error)) backend.gone?.();
      if (atEnd) setEnding({ state: 'waiting' });
    },
    waiting,
  });

/** What has been answered, as one goes on: `add` what was just checked, `learn` what the server says of one later. */
function useGiven(practice: Practice, waiting: () => readonly Waiting[]) {
  const [given, setGiven] = useState(() => givenAtFirst(practice, waiting()));
  const learn = ({ item, round }: Turn, feedback: ItemFeedback) =>
    setGiven((all) => all.map((one) => (one.item === item && one.round === round ? { ...one, feedback } : one)));
  return { given, learn, add: (answered: Given) => setGiven((all) => [...all, answered]) };
}

/** The way through an exercise: what stands on the page, checking, going on, and handing in at the end. */
export function usePlayer(practice: Practice, backend: PlayerBackend) {
  const [queue] = useState(() => answerQueue(backend.queue));
  const [begun] = useState(() => begunAnswer(backend.queue));
  const [waits, setWaits] = useState(() => queue.all().length);
  const { given, learn, add } = useGiven(practice, queue.all);
  const [turn, setTurn] = useState(() => (practice.isHandedIn ? null : nextTurn(practice.items.length, given)));
  const [value, showValue] = useState<unknown>(() => (turn && begun.of(turn)) ?? startOf(practice, turn, given));
  const [checked, setChecked] = useState<Given | null>(null);
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState<Ending>(
    practice.isHandedIn ? { state: 'done', result: null, exerciseProgressId: null } : { state: 'sending' },
  );
  const [sending] = useState(() => sendingOf(backend, queue, { learn, setEnding, waiting: setWaits }));
  const takeSeconds = useActiveSeconds();
  const shown = checked ?? turn;
  const isOver = shown === null;

  function setValue(answer: unknown): void {
    showValue(answer);
    if (turn !== null) begun.keep({ ...turn, answer });
  }

  async function check(): Promise<void> {
    if (turn === null || checked !== null || busy) return;
    const one: Waiting = { ...turn, answer: value, seconds: takeSeconds() };
    setBusy(true);
    try {
      const answered: Given = { ...turn, answer: value, feedback: await sending.ask(one) };
      begun.keep(null);
      add(answered);
      setChecked(answered);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isGone(error) && backend.gone) backend.gone();
      else showErrorToast(error.message);
    } finally {
      setBusy(false);
    }
  }

  function goOn(): void {
    const next = nextTurn(practice.items.length, given);
    setChecked(null);
    setTurn(next);
    showValue(startOf(practice, next, given));
  }

  function finish(): void {
    setEnding({ state: 'sending' });
    sending.end();
  }

  useSending(sending);

  useEffect(() => {
    if (!isOver || practice.isHandedIn) return;
    // answers that came through meanwhile may have been wrong: those come once more
    const more = nextTurn(practice.items.length, given);
    if (more !== null) goOn();
    else if (ending.state === 'sending') finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once when the last item is done, and when feedback has come
  }, [isOver, given]);

  const item = shown && (itemOf(practice, shown) ?? null);
  const state = { given, turn: shown, item, value, checked, busy, isOver, ending, isWaiting: waits > 0 };
  return { ...state, setValue, check, goOn, finish };
}
export type Player = ReturnType<typeof usePlayer>;
