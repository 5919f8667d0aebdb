import type { SectionReader } from '../sections.ts';

/** Prepositions that are taken for each other, in the order of the table's numbers. */
export const PREPOSITIONS: readonly string[] =
  'af efter for fra hos i med mod om over på til ved under mellem uden'.split(' ');

/** A count is kept as so many times its logarithm, in a byte. */
export const COUNT_STEP = 16;
/** So many more are counted to each word's prepositions as they are usual anywhere. */
const BENEFIT = 3;

/** How usual each preposition is beside a word. */
export interface Company {
  /** Of each of PREPOSITIONS how much likelier it is there than anywhere, as a logarithm. */
  readonly likelier: Float64Array;
  /** The logarithm of how often the word was seen beside any. */
  readonly seen: number;
}

/** Which preposition goes together with the word before it and with the head of the phrase after it, counted in much Danish. */
export class PrepositionTable {
  readonly #keys: Int32Array;
  readonly #counts: Uint8Array;
  readonly #usual: Float32Array;
  readonly #none: Company = { likelier: new Float64Array(PREPOSITIONS.length), seen: 0 };

  constructor(sections: SectionReader) {
    this.#keys = sections.i32('keys');
    this.#counts = sections.u8('counts');
    this.#usual = sections.f32('usual');
  }

  /** @param key of `governorKey` or `headKey` */
  company(key: number): Company {
    const row = this.#find(key);
    if (row < 0) return this.#none;
    const from = row * PREPOSITIONS.length;
    const counts = PREPOSITIONS.map((_, k) => Math.expm1(this.#counts[from + k]! / COUNT_STEP));
    const all = counts.reduce((sum, one) => sum + one, 0);
    const likelier = Float64Array.from(counts, (count, k) => {
      const usual = this.#usual[k]!;
      return Math.log((count + BENEFIT * usual) / (all + BENEFIT) / usual);
    });
    return { likelier, seen: Math.log1p(all) };
  }

  /** The row of a key; the keys lie in order. */
  #find(key: number): number {
    let [low, high] = [0, this.#keys.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const there = this.#keys[middle]!;
      if (there === key) return middle;
      if (there < key) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
