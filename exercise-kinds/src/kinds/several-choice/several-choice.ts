import { z } from 'zod';
import { gradeOfPicks } from '../../answers/item-grade.ts';
import { shuffled } from '../../answers/shuffled.ts';
import { itemKind } from '../../item-kind.ts';
import { because, different, line } from '../../texts.ts';

/** One question, one or more right options. */
export const severalChoice = itemKind({
  shape: z
    .strictObject({
      kind: z.literal('several-choice'),
      question: line,
      options: different(3, 10),
      answers: different(1, 9),
      because,
    })
    .refine(({ options, answers }) => answers.every((answer) => options.includes(answer)), 'an answer is no option'),
  answer: z.array(z.string()).max(10),
  play: ({ kind, question, options }, seed) => ({ kind, question, options: shuffled(options, seed) }),
  grade: ({ options, answers }, given) =>
    gradeOfPicks(
      given.map((option) => options.indexOf(option)).filter((place) => place >= 0),
      answers.map((answer) => options.indexOf(answer)),
      [],
      (place) => options[place],
    ),
  rightAnswer: (item) => item.answers,
});
