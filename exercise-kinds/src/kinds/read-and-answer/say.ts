import { linesOfBlock } from '@ordklar/school';
import { partsOf } from '../../answers/answer-values.ts';
import { countGaps, sayGaps } from '../../answers/gaps.ts';
import type { ItemGrade } from '../../answers/item-grade.ts';
import { wrongUnder } from '../../answers/wrong-answer.ts';
import type { Say, WrongAnswer } from '../../item-kind.ts';
import { sayChoice } from '../choice/say.ts';
import { saySeveralChoice } from '../several-choice/say.ts';
import type { PlayableQuestion, PlayableReadAndAnswer } from './play.ts';

export const sayReadAndAnswer: Say<PlayableReadAndAnswer> = {
  emptyAnswer: ({ questions }) => questions.map(emptyQuestion),
  isAnswered: ({ questions }, value) => questions.every((one, at) => isQuestionAnswered(one, partsOf(value)[at])),
  questions: ({ questions }, value) => {
    const each = questions.map((one, at) => questionsIn(one, partsOf(value)[at]));
    return {
      count: each.reduce((sum, { count }) => sum + count, 0),
      of: each.reduce((sum, { of }) => sum + of, 0),
    };
  },
  spoken: ({ title, text }) => [title, ...text.map((block) => linesOfBlock(block).join('. '))].join('. '),
  // each question shows it in its place, which a list would hide
  differing: () => [],
  wrong: ({ questions }, { grade, rightAnswer }) =>
    grade.questions
      ? grade.questions.flatMap((one, at) => wrongQuestion(questions[at], one, partsOf(rightAnswer)[at]))
      : [wrongUnder('', grade)],
};

function emptyQuestion(one: PlayableQuestion): unknown {
  switch (one.kind) {
    case 'choice':
      return sayChoice.emptyAnswer(one);
    case 'several-choice':
      return saySeveralChoice.emptyAnswer(one);
    case 'gap-text':
    case 'gap-list':
      return sayGaps.emptyAnswer(one);
  }
}

/** How many questions one of those about a text counts, each gap being one, and how many of them are answered. */
export function questionsIn(one: PlayableQuestion, value: unknown): { count: number; of: number } {
  switch (one.kind) {
    case 'choice':
    case 'several-choice':
      return { count: isQuestionAnswered(one, value) ? 1 : 0, of: 1 };
    case 'gap-text':
    case 'gap-list':
      return countGaps(one, value);
  }
}

/** Whether one of the questions about a text is answered. */
export function isQuestionAnswered(one: PlayableQuestion, value: unknown): boolean {
  switch (one.kind) {
    case 'choice':
      return sayChoice.isAnswered(one, value);
    case 'several-choice':
      return saySeveralChoice.isAnswered(one, value);
    case 'gap-text':
    case 'gap-list':
      return sayGaps.isAnswered(one, value);
  }
}

/** What was wrong of a question; nothing where all of it was right. */
function wrongQuestion(one: PlayableQuestion | undefined, grade: ItemGrade, rightAnswer: unknown): WrongAnswer[] {
  if (!one || grade.parts.every(({ isRight }) => isRight)) return [];
  switch (one.kind) {
    case 'choice':
      return sayChoice.wrong(one, { grade, rightAnswer });
    case 'several-choice':
      return saySeveralChoice.wrong(one, { grade, rightAnswer });
    case 'gap-text':
    case 'gap-list':
      return sayGaps.wrong(one, { grade, rightAnswer });
  }
}
