import { gradeOfPicks } from '../../answers/item-grade.ts';
import type { Grading } from '../../item-kind.ts';
import { bareWord } from './say.ts';
import type { MarkWords } from './shape.ts';

export const markWordsGrading: Grading<MarkWords, number[]> = {
  grade: ({ words, marked }, given) =>
    gradeOfPicks(
      given.filter((place) => place < words.length),
      marked,
      [],
      (place) => bareWord(words[place]),
    ),
  rightAnswer: (item) => item.marked,
};
