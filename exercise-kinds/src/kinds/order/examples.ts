import { aboutWords, sentence } from '../../answers/item-texts.ts';
import { placesUpTo } from '../../answers/wrong-samples.ts';
import type { Examples } from '../../item-kind.ts';
import { type Order, ordersOf } from './shape.ts';

export const orderExamples: Examples<Order> = {
  example: {
    kind: 'order',
    task: 'Sæt ordene i rækkefølge, så de bliver til en sætning.',
    pieces: ['I morgen', 'skal', 'vi', 'i svømmehallen'],
    alternatives: [[2, 1, 3, 0]],
  },
  wrongAnswers: swaps,
  likeness: ({ pieces }) => pieces.toSorted(),
  texts: (item) => [...aboutWords(item.task), ...ordersOf(item).map((pieces) => sentence(asSentence(pieces)))],
};

/** Two neighbours in each other's place, unless that is right too. */
function swaps(item: Order): string[][] {
  const { pieces } = item;
  const right = new Set(ordersOf(item).map((order) => order.join('|')));
  return placesUpTo(pieces.length - 1)
    .map((i) => pieces.with(i, pieces[i + 1]).with(i + 1, pieces[i]))
    .filter((order) => !right.has(order.join('|')));
}

function asSentence(pieces: readonly string[]): string {
  const text = pieces.join(' ');
  return text[0].toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? '' : '.');
}
