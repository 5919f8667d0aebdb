import type { ItemFeedback } from '@ordklar/contract';
import { placesOf } from '@ordklar/exercise-kinds/play';

type Verdict = 'right' | 'missed' | 'wrong' | null;

/** How each place went. One that was picked, and neither counts for nor against, is as if nobody had picked it. */
export function verdicts(answer: unknown, { grade, rightAnswer }: ItemFeedback, nameOf: (place: number) => string) {
  const [picked, right] = [new Set(placesOf(answer)), new Set(placesOf(rightAnswer))];
  const tooMuch = new Set(grade.parts.filter((part) => part.right === '').map(({ given }) => given));
  return (place: number): Verdict => {
    if (right.has(place)) return picked.has(place) ? 'right' : 'missed';
    return picked.has(place) && tooMuch.has(nameOf(place)) ? 'wrong' : null;
  };
}
