import { aboutWords, sentence } from '../../answers/item-texts.ts';
import { placesUpTo, wrongPicks } from '../../answers/wrong-samples.ts';
import type { Examples } from '../../item-kind.ts';
import type { MarkWords } from './shape.ts';

export const markWordsExamples: Examples<MarkWords> = {
  example: {
    kind: 'mark-words',
    task: 'Marker alle tillægsord.',
    words: ['Den', 'lille', 'hund', 'gravede', 'et', 'dybt', 'hul.'],
    marked: [1, 5],
  },
  wrongAnswers: ({ marked, words }) => wrongPicks(marked, placesUpTo(words.length)),
  likeness: ({ task, words }) => [task, words],
  texts: ({ task, words }) => [...aboutWords(task), sentence(words.join(' '))],
};
