import { sentence } from '../../answers/item-texts.ts';
import { placesUpTo, wrongPicks } from '../../answers/wrong-samples.ts';
import type { Examples } from '../../item-kind.ts';
import type { SetCommas } from './shape.ts';

export const setCommasExamples: Examples<SetCommas> = {
  example: {
    kind: 'set-commas',
    words: ['Da', 'klokken', 'ringede', 'løb', 'vi', 'ud', 'men', 'det', 'regnede.'],
    commas: [2, 5],
  },
  wrongAnswers: ({ commas, words, optional = [] }) =>
    wrongPicks(
      commas,
      placesUpTo(words.length - 1).filter((place) => !optional.includes(place)),
    ),
  likeness: ({ words }) => words,
  texts: ({ words, commas, optional }) =>
    [[], ...(optional ? [optional] : [])].map((free) => sentence(withCommas(words, [...commas, ...free]))),
};

const withCommas = (words: readonly string[], places: readonly number[]): string =>
  words.map((word, place) => (places.includes(place) ? `${word},` : word)).join(' ');
