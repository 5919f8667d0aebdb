import { textOf } from '../../answers/answer-values.ts';
import { GAP, wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableDictation } from './play.ts';

export const sayDictation: Say<PlayableDictation> = {
  emptyAnswer: () => '',
  isAnswered: (_, value) => textOf(value).trim() !== '',
  spoken: () => '',
  wrong: ({ before, after }, { grade }) => [
    wrongUnder(before === '' && after === '' ? '' : `${before}${GAP}${after}`, grade),
  ],
};
