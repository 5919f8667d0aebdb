import { z } from 'zod';
import { gradeOfPicks } from '../../answers/item-grade.ts';
import { itemKind } from '../../item-kind.ts';
import { because, places } from '../../texts.ts';

/** A text without its commas. A comma's place is the number of the word that it follows; `optional` ones never count. */
export const setCommas = itemKind({
  shape: z
    .strictObject({
      kind: z.literal('set-commas'),
      words: z.array(z.string().trim().min(1).max(60)).min(3).max(200),
      commas: places,
      optional: places.optional(),
      because,
    })
    .refine(({ words, commas }) => (commas.at(-1) ?? 0) < words.length - 1, 'a comma stands behind the last word')
    .refine(({ words }) => words.every((word) => !word.includes(',')), 'a word holds a comma'),
  answer: z.array(z.int().min(0)).max(200),
  play: ({ kind, words }) => ({ kind, words }),
  grade: ({ words, commas, optional = [] }, given) => {
    const grade = gradeOfPicks(
      given.filter((place) => place < words.length - 1),
      commas,
      optional,
      (place) => `${words[place]}, ${words[place + 1]}`,
    );
    if (commas.length > 0) return grade;
    // A sentence that needs none counts as one answer: leaving it alone.
    return { ...grade, right: grade.parts.length === 0 ? 1 : 0, of: 1 };
  },
  rightAnswer: (item) => item.commas,
});
