import { courseOf, type Exercise } from '../../content/src/index.ts';
import type { Item } from '../../exercise-kinds/src/grade.ts';

/** A text of the bank as a reader sees it. In one that speaks about words, those in »…« are left alone. */
export interface BankText {
  where: string;
  text: string;
  speaksOfWords: boolean;
}

/** Courses whose items are in Danish; the others have Danish only around the items. */
export const isDanish = (productId: string): boolean =>
  /^(dansk|dansk-u|ap-u|voksenuddannelse)$/.test(courseOf(productId).parent);

/** Every Danish text of an exercise, items with each of their right answers put in. */
export function textsOf({ slug, productId, title, summary, instruction, items }: Exercise): BankText[] {
  const danish = isDanish(productId);
  const spoken = danish ? spokenOf : spokenAround;
  const around = [title, summary, instruction].flatMap(spoken).map((one) => ({ ...one, where: slug }));
  const inside = items.flatMap((item, i) =>
    (danish ? itemTexts(item) : reasonsOf(item).flatMap(spokenAround)).map((one) => ({
      ...one,
      where: `${slug}, item ${i + 1}`,
    })),
  );
  return [...around, ...inside];
}

type Text = Omit<BankText, 'where'>;

/** A sentence that pupils see. */
const sentence = (text: string): Text => ({ text, speaksOfWords: false });

/** A text about words, and the whole sentences that it quotes. */
function spokenOf(text: string): Text[] {
  const unstarred = text.replaceAll('*', '');
  const quoted = [...unstarred.matchAll(/»([^«]*[.?!])«/g)].map((match) => sentence(match[1]));
  return [{ text: unstarred, speaksOfWords: true }, ...quoted];
}

/** A Danish text about another language: what it quotes is not Danish. */
const spokenAround = (text: string): Text[] => [{ text: text.replaceAll('*', ''), speaksOfWords: true }];

/** The reasons of an item and of the questions in it. */
const reasonsOf = (item: Item): string[] => [
  ...reasonOf(item),
  ...(item.kind === 'read-and-answer' ? item.questions.flatMap(reasonsOf) : []),
];

const reasonOf = (item: Item): string[] => ('because' in item && item.because ? [item.because] : []);

function itemTexts(item: Item): Text[] {
  return [...reasonOf(item).flatMap(spokenOf), ...ownTexts(item)];
}

function ownTexts(item: Item): Text[] {
  switch (item.kind) {
    case 'choice':
      return [...spokenOf(item.question), ...wholeSentences([item.answer])];
    case 'several-choice':
      return [...spokenOf(item.question), ...wholeSentences(item.answers)];
    case 'gap-text':
      return everyAnswer(item.parts.map((part) => (typeof part === 'string' ? [part] : part.answers))).map(sentence);
    case 'gap-list':
      return [sentence(item.parts.map((part) => (typeof part === 'string' ? part : part.answer)).join(''))];
    case 'mark-words':
      return [...spokenOf(item.task), sentence(item.words.join(' '))];
    case 'set-commas':
      return [[], ...(item.optional ? [item.optional] : [])].map((free) =>
        sentence(withCommas(item.words, [...item.commas, ...free])),
      );
    case 'order':
      return [
        ...spokenOf(item.task),
        ...[item.pieces, ...(item.alternatives ?? []).map((one) => one.map((place) => item.pieces[place]))].map(
          (pieces) => sentence(asSentence(pieces)),
        ),
      ];
    case 'sort-into-columns':
      return [...spokenOf(item.task), ...item.columns.flatMap(({ members }) => wholeSentences(members))];
    case 'dictation':
      return item.answers.map((answer) => sentence(`${item.before ?? ''}${answer}${item.after ?? ''}`));
    case 'read-and-answer':
      return [
        sentence(item.text.map((block) => ('text' in block ? block.text : '')).join('\n\n')),
        ...item.questions.flatMap(itemTexts),
      ];
  }
}

/** Single words say nothing; only what ends like a sentence is read as one. */
const wholeSentences = (options: readonly string[]): Text[] =>
  options.filter((option) => /[.?!]$/.test(option)).map(sentence);

/** The best answers put in, and then each other answer in its turn. */
function everyAnswer(parts: readonly (readonly string[])[]): string[] {
  const best = parts.map(([first]) => first);
  const others = parts.flatMap((answers, i) => answers.slice(1).map((answer) => best.with(i, answer)));
  return [best, ...others].map((words) => words.join(''));
}

const withCommas = (words: readonly string[], places: readonly number[]): string =>
  words.map((word, place) => (places.includes(place) ? `${word},` : word)).join(' ');

function asSentence(pieces: readonly string[]): string {
  const text = pieces.join(' ');
  return text[0].toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? '' : '.');
}
