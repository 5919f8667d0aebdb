import { textsOf } from '../../answers/answer-values.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableOrder } from './play.ts';

export const sayOrder: Say<PlayableOrder> = {
  emptyAnswer: () => [],
  isAnswered: ({ pieces }, value) => textsOf(value).length === pieces.length,
  spoken: ({ pieces }) => pieces.join('. '),
  // the line stands above: only what it should have been is shown
  differing: ({ rightAnswer }) => [{ isRight: false, given: '', right: textsOf(rightAnswer).join(' ') }],
  // pieces in the wrong order say little one by one
  wrong: (_, { grade, rightAnswer }) => [
    {
      prompt: '',
      parts: [{ given: grade.parts.map(({ given }) => given).join(' '), right: textsOf(rightAnswer).join(' ') }],
    },
  ],
};
