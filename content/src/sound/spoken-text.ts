import type { Item } from '@ordklar/exercise-kinds/grade';
import { piecesOf } from './pieces.ts';

/** What is read aloud of an item: a word of a sentence is said before it and after it, a sentence by itself is all there is. */
export interface Spoken {
  word: string | null;
  sentence: string;
}

/** Null where there is nothing to hear. */
export function spokenOf(item: Item): Spoken | null {
  if (item.kind !== 'dictation') return null;
  const { before = '', after = '', answers } = item;
  return before === '' && after === ''
    ? { word: null, sentence: answers[0] }
    : { word: answers[0], sentence: before + answers[0] + after };
}

/**
 * The same as one line for whoever records it, kept beside the sound to tell whether the item has changed since: the word,
 * the sentence, the word; or the sentence, each of its pieces twice with time to write where there are dots, the sentence.
 */
export function spokenText({ word, sentence }: Spoken): string {
  if (word === null)
    return [sentence, ...piecesOf(sentence).map((piece) => `${piece} … ${piece} …`), sentence].join(' ');
  const alone = `${word[0].toUpperCase()}${word.slice(1)}.`;
  return `${alone} ${sentence} ${alone}`;
}
