import { aboutWords, sentence } from '../../answers/item-texts.ts';
import type { Examples, ItemText } from '../../item-kind.ts';
import { choiceExamples } from '../choice/examples.ts';
import { gapListExamples } from '../gap-list/examples.ts';
import { gapTextExamples } from '../gap-text/examples.ts';
import { severalChoiceExamples } from '../several-choice/examples.ts';
import { readAndAnswerGrading } from './grade.ts';
import type { Question, ReadAndAnswer } from './shape.ts';

export const readAndAnswerExamples: Examples<ReadAndAnswer> = {
  example: {
    kind: 'read-and-answer',
    title: 'Pindsvinet',
    text: [{ type: 'paragraph', text: 'Pindsvinet sover hele vinteren. Det vågner i april og er meget sultent.' }],
    mayLookBack: true,
    questions: [
      { kind: 'choice', question: 'Hvornår vågner pindsvinet?', options: ['I april', 'I juni'], answer: 'I april' },
      { kind: 'gap-text', parts: ['Pindsvinet er meget ', { answers: ['sultent'] }, ', når det vågner.'] },
    ],
  },
  wrongAnswers: (item) =>
    item.questions.flatMap((question, at) =>
      wrongToQuestion(question).map((wrong) => readAndAnswerGrading.rightAnswer(item).with(at, wrong)),
    ),
  likeness: ({ title }) => title,
  texts: ({ text, questions }) => [
    sentence(text.map((block) => ('text' in block ? block.text : '')).join('\n\n')),
    ...questions.flatMap((one) => [...(one.because ? aboutWords(one.because) : []), ...textsOfQuestion(one)]),
  ],
};

function wrongToQuestion(one: Question): unknown[] {
  switch (one.kind) {
    case 'choice':
      return choiceExamples.wrongAnswers(one);
    case 'several-choice':
      return severalChoiceExamples.wrongAnswers(one);
    case 'gap-text':
      return gapTextExamples.wrongAnswers(one);
    case 'gap-list':
      return gapListExamples.wrongAnswers(one);
  }
}

function textsOfQuestion(one: Question): ItemText[] {
  switch (one.kind) {
    case 'choice':
      return choiceExamples.texts(one);
    case 'several-choice':
      return severalChoiceExamples.texts(one);
    case 'gap-text':
      return gapTextExamples.texts(one);
    case 'gap-list':
      return gapListExamples.texts(one);
  }
}
