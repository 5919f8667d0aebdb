import { type FitKeys, fitKeys } from '../models/fit-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SectionReader } from '../sections.ts';
import { KeptWords } from './kept-words.ts';
import type { Speller } from './speller.ts';

/** A listed word that may have been meant where another one stands. */
export interface LookAlike {
  /** Its number in the lexicon. */
  listed: number;
  /** Hundredths of an edit. */
  cost: number;
  keys: FitKeys;
}

/** The compiled table: words that occur in text, ascending, and for each its look-alikes with their costs. */
export interface LookAlikeTable {
  words: Uint32Array;
  starts: Uint32Array;
  others: Uint32Array;
  costs: Uint8Array;
}

/** @param name words that look or sound alike, or all that are one slip apart as well. */
export const lookAlikeTable = (sections: SectionReader, name: 'lookAlikes' | 'slips'): LookAlikeTable => ({
  words: sections.u32(`${name}.words`),
  starts: sections.u32(`${name}.starts`),
  others: sections.u32(`${name}.others`),
  costs: sections.u8(`${name}.costs`),
});

/** Listed words that sound or look like what is written. Usual words are in a table, others are searched for. */
export class LookAlikes {
  readonly #lexicon: Lexicon;
  readonly #speller: Speller;
  readonly #table: LookAlikeTable;
  readonly #known = new KeptWords<readonly LookAlike[]>();

  constructor(lexicon: Lexicon, speller: Speller, table: LookAlikeTable) {
    this.#lexicon = lexicon;
    this.#speller = speller;
    this.#table = table;
  }

  /** The look-alikes of a listed word, as the speller ranks them. */
  of(listed: number): readonly LookAlike[] {
    const known = this.#known.get(listed);
    if (known) return known;
    const { words, starts, others, costs } = this.#table;
    const row = indexOf(words, listed);
    const found: LookAlike[] = [];
    if (row < 0)
      found.push(...searchLookAlikes(listed, this.#lexicon, this.#speller).map((one) => this.#withKeys(one)));
    else {
      for (let k = starts[row]!; k < starts[row + 1]!; k++) {
        found.push(this.#withKeys({ listed: others[k]!, cost: costs[k]! }));
      }
    }
    return this.#known.keep(listed, found);
  }

  #withKeys({ listed, cost }: Pick<LookAlike, 'listed' | 'cost'>): LookAlike {
    const lower = this.#lexicon.words.word(listed).toLowerCase();
    return { listed, cost, keys: fitKeys(lower, listed, this.#lexicon) };
  }
}

/** Words near a listed one that are in use themselves. */
export function searchLookAlikes(
  listed: number,
  lexicon: Lexicon,
  speller: Speller,
): Pick<LookAlike, 'listed' | 'cost'>[] {
  return speller
    .nearby(lexicon.words.word(listed).toLowerCase())
    .filter((near) => near.listed !== listed && lexicon.frequencies[near.listed]! > 0);
}

/** Place of a number in an ascending row, or −1. */
function indexOf(row: Uint32Array, number: number): number {
  let low = 0;
  let high = row.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (row[middle] === number) return middle;
    if (row[middle]! < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
