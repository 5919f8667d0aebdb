import { hasAll, keptPlace } from '../../lib/saving/kept.ts';

/** An answer on its way to the server. */
export interface Waiting {
  item: number;
  round: 1 | 2;
  answer: unknown;
  seconds: number;
}

const isWaiting = (one: unknown): one is Waiting =>
  hasAll(one, 'item', 'round', 'seconds') &&
  typeof one.item === 'number' &&
  (one.round === 1 || one.round === 2) &&
  typeof one.seconds === 'number';

/**
 * Answers that the server has not confirmed, kept on the machine so that neither a lost net, a reload nor a closed lid
 * loses one. Without a key, and where the browser has no storage, they live as long as the page.
 */
export function answerQueue(key: string | null) {
  const place = key === null ? null : keptPlace<unknown[]>(key, (value) => Array.isArray(value));
  let waiting: Waiting[] = (place?.read() ?? []).filter(isWaiting);
  const write = (): void => place?.keep(waiting.length === 0 ? null : waiting);
  const isSame = (one: { item: number; round: number }) => (other: Waiting) =>
    other.item === one.item && other.round === one.round;
  return {
    all: (): readonly Waiting[] => waiting,
    /** In place of one that waits already: of a test the last answer counts. */
    put(answer: Waiting): void {
      waiting = [...waiting.filter((other) => !isSame(answer)(other)), answer];
      write();
    },
    /** Takes an answer out, unless another has taken its place meanwhile. */
    settle(answer: Waiting): void {
      waiting = waiting.filter((other) => other !== answer);
      write();
    },
    add(answer: Waiting): void {
      if (!waiting.some(isSame(answer))) waiting = [...waiting, answer];
      write();
    },
  };
}
export type AnswerQueue = ReturnType<typeof answerQueue>;

/** What stands on the page of an item and is not checked yet. */
export interface Begun {
  item: number;
  round: 1 | 2;
  answer: unknown;
}

const isBegun = (one: unknown): one is Begun => hasAll(one, 'item', 'round', 'answer');

/** Keeps what is begun on the machine, so that a reload or a closed tab loses none of it. Without a key nothing is kept. */
export function begunAnswer(key: string | null) {
  const place = key === null ? null : keptPlace<Begun>(`${key}-begun`, isBegun);
  return {
    /** What was begun of an item, undefined where nothing was. */
    of({ item, round }: Pick<Begun, 'item' | 'round'>): unknown {
      const kept = place?.read();
      return kept?.item === item && kept.round === round ? kept.answer : undefined;
    },
    /** Null forgets it. */
    keep: (begun: Begun | null): void => place?.keep(begun),
  };
}
