import type { ItemFeedback } from '@ordklar/contract';

/** An answer that was given; without feedback while it waits for the net. */
export interface Given {
  /** Which item, from 1. */
  item: number;
  round: 1 | 2;
  answer: unknown;
  feedback: ItemFeedback | null;
}

export interface Turn {
  item: number;
  round: 1 | 2;
}

/** Whether every part was right; false while nobody knows. */
export const isRight = ({ feedback }: Given): boolean =>
  feedback !== null && feedback.grade.right === feedback.grade.of;

/** What comes next: every item once, then those that went wrong once more; null when there is no more. */
export function nextTurn(items: number, given: readonly Given[]): Turn | null {
  const seen = (round: 1 | 2) => new Set(given.filter((one) => one.round === round).map(({ item }) => item));
  const [first, second] = [seen(1), seen(2)];
  for (let item = 1; item <= items; item++) if (!first.has(item)) return { item, round: 1 };
  const wrong = given
    .filter((one) => one.round === 1 && one.feedback !== null && !isRight(one) && !second.has(one.item))
    .map(({ item }) => item);
  return wrong.length === 0 ? null : { item: Math.min(...wrong), round: 2 };
}

export type StepState = 'open' | 'right' | 'wrong' | 'waiting';

/** How each item stands by its first answer, which is the one that counts. */
export function stepStates(items: number, given: readonly Given[]): StepState[] {
  return Array.from({ length: items }, (_, index) => {
    const first = given.find(({ item, round }) => item === index + 1 && round === 1);
    if (!first) return 'open';
    if (first.feedback === null) return 'waiting';
    return isRight(first) ? 'right' : 'wrong';
  });
}
