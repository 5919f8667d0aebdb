import type { Say } from '../item-kind.ts';
import { textsOf } from './answer-values.ts';
import { GAP, wrongUnder } from './wrong-answer.ts';

/** A text as a page shows it; what is no text is a gap. */
interface WithGaps {
  parts: readonly (string | object)[];
}

const withGapsAs = ({ parts }: WithGaps, gap: string): string =>
  parts.map((part) => (typeof part === 'string' ? part : gap)).join('');

/** How many gaps there are, and how many of them are filled. */
export const countGaps = ({ parts }: WithGaps, value: unknown): { count: number; of: number } => ({
  count: textsOf(value).filter((one) => one.trim() !== '').length,
  of: parts.filter((part) => typeof part !== 'string').length,
});

/** What is to be said of a text with gaps, however they are filled. */
export const sayGaps: Say<WithGaps> = {
  emptyAnswer: ({ parts }) => parts.filter((part) => typeof part !== 'string').map(() => ''),
  isAnswered: (_, value) => textsOf(value).every((one) => one.trim() !== ''),
  questions: countGaps,
  spoken: (item) => withGapsAs(item, ' … '),
  wrong: (item, { grade }) => [wrongUnder(withGapsAs(item, GAP), grade)],
};
