/**
 * Tells whether a word is one of a list, as the expression ^(a|b|c)$ does, but several times as fast: most words are told
 * off by their length and their first and last letter.
 */
export class WordList {
  readonly #words: ReadonlySet<string>;
  /** By length, the first and the last letters of the words, as bits of their last five digits. */
  readonly #firsts = new Int32Array(32);
  readonly #lasts = new Int32Array(32);

  /** @param words with spaces between. */
  constructor(words: string) {
    this.#words = new Set(words.split(' '));
    for (const word of this.#words) {
      this.#firsts[word.length & 31]! |= 1 << word.charCodeAt(0);
      this.#lasts[word.length & 31]! |= 1 << word.charCodeAt(word.length - 1);
    }
  }

  test(word: string): boolean {
    const { length } = word;
    if ((this.#firsts[length & 31]! & (1 << word.charCodeAt(0))) === 0) return false;
    return (this.#lasts[length & 31]! & (1 << word.charCodeAt(length - 1))) !== 0 && this.#words.has(word);
  }
}
