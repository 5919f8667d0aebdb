import { z } from 'zod';
import { gradeOfPicks } from '../../answers/item-grade.ts';
import { itemKind } from '../../item-kind.ts';
import { because, line, places } from '../../texts.ts';

/** A sentence whose words of one sort are to be marked. Words keep the marks that stand at them. */
export const markWords = itemKind({
  shape: z
    .strictObject({
      kind: z.literal('mark-words'),
      task: line,
      words: z.array(line).min(2).max(120),
      marked: places.min(1),
      because,
    })
    .refine(({ words, marked }) => marked.at(-1)! < words.length, 'a mark lies behind the last word'),
  answer: z.array(z.int().min(0)).max(120),
  play: ({ kind, task, words }) => ({ kind, task, words }),
  grade: ({ words, marked }, given) =>
    gradeOfPicks(
      given.filter((place) => place < words.length),
      marked,
      [],
      (place) => words[place].replace(/^[»"(]+|[.,:;!?»«")]+$/g, ''),
    ),
  rightAnswer: (item) => item.marked,
});
