import type { SectionReader } from '../sections.ts';

/** A small word that may have been left out in a gap. */
export interface LeftOut {
  readonly word: string;
  /** How much likelier than that nothing was, as log odds. */
  readonly odds: number;
}

/** What is said of a gap: of the word before it, that it is one too many; of none that was left out; then of each small word. */
const TOO_MANY = 0;
const NONE = 1;
const FIRST = 2;

/** Which small words the net has learnt to miss. */
export class Lacks {
  readonly #words: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #width: number;

  /** @param width how many numbers are said of each gap */
  constructor(sections: SectionReader, width: number) {
    this.#words = sections.lines('small');
    this.#numbers = new Map(this.#words.map((word, k) => [word, k]));
    this.#width = width;
  }

  /** The likeliest word of the gap before a place. */
  best(said: Float32Array, at: number): LeftOut {
    const from = at * this.#width;
    let best = 0;
    for (let k = 1; k < this.#words.length; k++) if (said[from + FIRST + k]! > said[from + FIRST + best]!) best = k;
    return { word: this.#words[best]!, odds: said[from + FIRST + best]! - said[from + NONE]! };
  }

  /** Log odds that the word before the gap before a place is one too many, against that nothing lacks there. */
  oddsOfTooMany(said: Float32Array, at: number): number {
    const from = at * this.#width;
    return said[from + TOO_MANY]! - said[from + NONE]!;
  }

  /** Log odds of one word in the gap before a place; null of another than the small ones. */
  oddsOf(said: Float32Array, at: number, word: string): number | null {
    const k = this.#numbers.get(word);
    const from = at * this.#width;
    return k === undefined ? null : said[from + FIRST + k]! - said[from + NONE]!;
  }
}
