import { textOf } from '../../answers/answer-values.ts';
import { wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableProofread } from './play.ts';

export const sayProofread: Say<PlayableProofread> = {
  emptyAnswer: ({ text }) => text,
  isAnswered: ({ text }, value) => !['', text.trim()].includes(textOf(value).trim()),
  // hearing the text with its mistakes read right would hide them
  spoken: () => '',
  // the text shows it, with its reasons
  differing: () => [],
  wrong: ({ title }, { grade }) => [wrongUnder(title, grade)],
};
