import type { ItemText } from '../item-kind.ts';

/** A sentence that pupils see. */
export const sentence = (text: string): ItemText => ({ text, speaksOfWords: false });

/** A text about words, and the whole sentences that it quotes. */
export function aboutWords(text: string): ItemText[] {
  const unstarred = text.replaceAll('*', '');
  const quoted = [...unstarred.matchAll(/»([^«]*[.?!])«/g)].map((match) => sentence(match[1]));
  return [{ text: unstarred, speaksOfWords: true }, ...quoted];
}

/** Single words say nothing; only what ends like a sentence is read as one. */
export const wholeSentences = (options: readonly string[]): ItemText[] =>
  options.filter((option) => /[.?!]$/.test(option)).map(sentence);
