/** Numbers with the bits of a list: so few lie in the list's own memory, and there are thousands of lists. */
const NUMBERS = 16;

/**
 * Tells whether a word is one of a list, as the expression ^(a|b|c)$ does, but several times as fast: most words are told
 * off by their length and their first and last letter.
 */
export class WordList {
  readonly #words: ReadonlySet<string>;
  /** A bit for each length with the first and last letter of a word. */
  readonly #bits = new Int32Array(NUMBERS);

  /** @param words with spaces between. */
  constructor(words: string) {
    this.#words = new Set(words.split(' '));
    for (const word of this.#words) {
      const look = lookOf(word);
      this.#bits[numberOf(look)]! |= 1 << look;
    }
  }

  test(word: string): boolean {
    const look = lookOf(word);
    return (this.#bits[numberOf(look)]! & (1 << look)) !== 0 && this.#words.has(word);
  }
}

const numberOf = (look: number): number => (look >>> 5) & (NUMBERS - 1);

/** The length, first and last letter of a word as one number; of no word it is not asked for letters, which would make asking slow ever after. */
function lookOf(word: string): number {
  const { length } = word;
  return length === 0 ? 0 : 37 * word.charCodeAt(0) + 5 * word.charCodeAt(length - 1) + 11 * length;
}
