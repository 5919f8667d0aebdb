import { z } from 'zod';
import { gradeOf } from '../../answers/item-grade.ts';
import { isOneOf } from '../../answers/same-text.ts';
import { itemKind } from '../../item-kind.ts';
import { because } from '../../texts.ts';

/** A gap: what may stand in it, the best first, and what the pupil gets to know (»at løbe«). */
export const gap = z.strictObject({
  answers: z.array(z.string().trim().min(1).max(60)).min(1).max(8),
  hint: z.string().trim().min(1).max(60).optional(),
});

/** A text with gaps to write in. */
export const gapText = itemKind({
  shape: z
    .strictObject({
      kind: z.literal('gap-text'),
      parts: z
        .array(z.union([z.string().min(1), gap]))
        .min(1)
        .max(60),
      caseMatters: z.boolean().optional(),
      marksMatter: z.boolean().optional(),
      because,
    })
    .refine(({ parts }) => parts.some((part) => typeof part !== 'string'), 'there is no gap'),
  answer: z.array(z.string().max(200)).max(60),
  play: ({ kind, parts }) => ({
    kind,
    parts: parts.map((part) =>
      typeof part === 'string' ? part : { hint: part.hint ?? null, room: room(part.answers) },
    ),
  }),
  grade: (item, given) =>
    gradeOf(
      gapsOf(item).map(({ answers }, i) => ({
        isRight: isOneOf(given[i] ?? '', answers, item),
        given: given[i] ?? '',
        right: answers[0],
      })),
    ),
  rightAnswer: (item) => gapsOf(item).map(({ answers }) => answers[0]),
});

const gapsOf = ({ parts }: { parts: (string | z.output<typeof gap>)[] }) =>
  parts.filter((part) => typeof part !== 'string');

/** Letters that a gap has room for, in steps of four so that its width does not tell the answer. */
const room = (answers: readonly string[]): number =>
  Math.ceil((Math.max(...answers.map((answer) => answer.length)) + 1) / 4) * 4;
