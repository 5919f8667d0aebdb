import { type Item, rightAnswer } from '@ordklar/exercise-kinds/grade';

/** Answers of the right shape that must not get full marks: each wrong option, each right one left out, each one too many. */
export function wrongAnswers(item: Item): unknown[] {
  switch (item.kind) {
    case 'choice':
      return item.options.filter((option) => option !== item.answer);
    case 'several-choice':
      return picks(item.answers, item.options);
    case 'gap-text':
      return item.parts
        .filter((part) => typeof part !== 'string')
        .flatMap(({ hint }, gap) =>
          ['', 'xyz', ...(hint && !takes(item, gap, hint) ? [hint] : [])].map((word) => changed(item, gap, word)),
        );
    case 'gap-list':
      return item.parts
        .filter((part) => typeof part !== 'string')
        .flatMap(({ options, answer }, gap) =>
          options.filter((option) => option !== answer).map((option) => changed(item, gap, option)),
        );
    case 'mark-words':
      return picks(item.marked, places(item.words.length));
    case 'set-commas':
      return picks(
        item.commas,
        places(item.words.length - 1).filter((place) => !item.optional?.includes(place)),
      );
    case 'order':
      return swaps(item);
    case 'sort-into-columns':
      return item.columns.map((_, place) =>
        item.columns.map(({ members }, i) => (i === place ? members.slice(1) : members)),
      );
    case 'dictation':
      return ['', item.answers[0].slice(0, -2), `${item.answers[0]}e`];
    case 'read-and-answer':
      return item.questions.flatMap((question, i) => wrongAnswers(question).map((wrong) => changed(item, i, wrong)));
  }
}

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** One too few, and one too many. */
const picks = <Pick>(right: readonly Pick[], all: readonly Pick[]): Pick[][] => [
  ...right.map((one) => right.filter((other) => other !== one)),
  ...all
    .filter((one) => !right.includes(one))
    .map((one) => all.filter((other) => other === one || right.includes(other))),
];

/** The right answer with one of its parts changed. */
const changed = (item: Item, place: number, value: unknown): unknown[] =>
  (rightAnswer(item) as unknown[]).map((part, i) => (i === place ? value : part));

/** A hint may be the answer itself where the word is to stay as it is. */
const takes = (item: Extract<Item, { kind: 'gap-text' }>, gap: number, word: string): boolean =>
  item.parts.filter((part) => typeof part !== 'string')[gap].answers.some((answer) => answer.toLowerCase() === word);

/** Two neighbours in each other's place, unless that is right too. */
function swaps({ pieces, alternatives = [] }: Extract<Item, { kind: 'order' }>): string[][] {
  const right = new Set(alternatives.map((order) => order.map((place) => pieces[place]).join('|')));
  return places(pieces.length - 1)
    .map((i) => pieces.with(i, pieces[i + 1]).with(i + 1, pieces[i]))
    .filter((order) => !right.has(order.join('|')));
}
