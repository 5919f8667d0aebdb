import { PEOPLE } from './people.ts';
import { BODY_PARTS, COUNTED_MATTERS, THINGS } from './things.ts';

/** Whether a lower-cased noun in its base form is of somebody or something that one counts. */
export const isCountedWord = (lower: string): boolean =>
  THINGS.test(lower) || PEOPLE.test(lower) || COUNTED_MATTERS.test(lower) || BODY_PARTS.test(lower);
