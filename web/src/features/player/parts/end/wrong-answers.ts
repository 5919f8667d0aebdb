import type { PlayableItem } from '@ordklar/contract';
import { type WrongAnswer, wrongOf } from '@ordklar/exercise-kinds/play';
import { type Given, isRight } from '../../course-of-play.ts';

/** The first answers that were wrong, in the order of the exercise. */
export const wrongAnswers = (items: readonly PlayableItem[], given: readonly Given[]): WrongAnswer[] =>
  given
    .filter((one) => one.round === 1 && !isRight(one))
    .toSorted((a, b) => a.item - b.item)
    .flatMap(({ item, feedback }) => {
      const one = items[item - 1];
      return one && feedback ? wrongOf(one, feedback) : [];
    });
