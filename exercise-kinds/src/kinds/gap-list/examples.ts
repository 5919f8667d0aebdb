import { sentence } from '../../answers/item-texts.ts';
import type { Examples } from '../../item-kind.ts';
import { gapListGrading } from './grade.ts';
import { type GapList, listGapsOf } from './shape.ts';

const filled = ({ parts }: GapList): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.answer)).join('');

export const gapListExamples: Examples<GapList> = {
  example: {
    kind: 'gap-list',
    parts: [
      'Der sad ',
      { options: ['nogle', 'nogen'], answer: 'nogle' },
      ' måger på taget. Har ',
      { options: ['nogle', 'nogen'], answer: 'nogen' },
      ' set min hue?',
    ],
    because: '»Nogle« er flere. »Nogen« bruges i spørgsmål.',
  },
  wrongAnswers: (item) =>
    listGapsOf(item).flatMap(({ options, answer }, gap) =>
      options.filter((option) => option !== answer).map((option) => gapListGrading.rightAnswer(item).with(gap, option)),
    ),
  likeness: filled,
  texts: (item) => [sentence(filled(item))],
};
