/** An answer on its way to the server. */
export interface Waiting {
  item: number;
  round: 1 | 2;
  answer: unknown;
  seconds: number;
}

/** What an older page or another hand has left there may have any shape. */
const isWaiting = (one: unknown): one is Waiting =>
  typeof one === 'object' &&
  one !== null &&
  'item' in one &&
  typeof one.item === 'number' &&
  'round' in one &&
  (one.round === 1 || one.round === 2) &&
  'seconds' in one &&
  typeof one.seconds === 'number';

/**
 * Answers that the server has not confirmed, kept on the machine so that neither a lost net, a reload nor a closed lid
 * loses one. Without a key, and where the browser has no storage, they live as long as the page.
 */
export function answerQueue(key: string | null) {
  let waiting: Waiting[] = read(key);
  const write = (): void => {
    if (key === null) return;
    try {
      if (waiting.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(waiting));
    } catch {
      // full or forbidden: the answers are still in this page
    }
  };
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
    remove(answer: { item: number; round: number }): void {
      waiting = waiting.filter((other) => !isSame(answer)(other));
      write();
    },
  };
}
export type AnswerQueue = ReturnType<typeof answerQueue>;

function read(key: string | null): Waiting[] {
  if (key === null) return [];
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isWaiting) : [];
  } catch {
    return [];
  }
}
