import { z } from 'zod';
import { itemKind } from '../../item-kind.ts';
import { block, line } from '../../texts.ts';
import { choice } from '../choice/choice.ts';
import { gapList } from '../gap-list/gap-list.ts';
import { gapText } from '../gap-text/gap-text.ts';
import { severalChoice } from '../several-choice/several-choice.ts';

const question = z.union([choice.shape, severalChoice.shape, gapText.shape, gapList.shape]);
type Question = z.output<typeof question>;

/** A text and questions about it. Where `mayLookBack` is false the text is gone when the questions come. */
export const readAndAnswer = itemKind({
  shape: z.strictObject({
    kind: z.literal('read-and-answer'),
    title: line,
    byline: line.optional(),
    text: z.array(block).min(1),
    mayLookBack: z.boolean(),
    questions: z.array(question).min(1).max(20),
  }),
  answer: z.array(z.unknown()).max(20),
  play: ({ kind, title, byline, text, mayLookBack, questions }, seed) => ({
    kind,
    title,
    byline: byline ?? null,
    text,
    mayLookBack,
    questions: questions.map((one, i) => playQuestion(one, seed + i)),
  }),
  grade: ({ questions }, given) => {
    const grades = questions.map((one, i) => gradeQuestion(one, given[i]));
    return {
      right: grades.reduce((sum, grade) => sum + grade.right, 0),
      of: grades.reduce((sum, grade) => sum + grade.of, 0),
      parts: grades.flatMap((grade) => grade.parts),
      questions: grades,
    };
  },
  rightAnswer: ({ questions }) => questions.map(rightAnswerOf),
});

function playQuestion(one: Question, seed: number) {
  switch (one.kind) {
    case 'choice':
      return choice.play(one, seed);
    case 'several-choice':
      return severalChoice.play(one, seed);
    case 'gap-text':
      return gapText.play(one, seed);
    case 'gap-list':
      return gapList.play(one, seed);
  }
}

/** An answer of another shape counts as none. */
function gradeQuestion(one: Question, given: unknown) {
  switch (one.kind) {
    case 'choice':
      return choice.grade(one, choice.answer.catch('').parse(given));
    case 'several-choice':
      return severalChoice.grade(one, severalChoice.answer.catch([]).parse(given));
    case 'gap-text':
      return gapText.grade(one, gapText.answer.catch([]).parse(given));
    case 'gap-list':
      return gapList.grade(one, gapList.answer.catch([]).parse(given));
  }
}

function rightAnswerOf(one: Question): unknown {
  switch (one.kind) {
    case 'choice':
      return choice.rightAnswer(one);
    case 'several-choice':
      return severalChoice.rightAnswer(one);
    case 'gap-text':
      return gapText.rightAnswer(one);
    case 'gap-list':
      return gapList.rightAnswer(one);
  }
}
