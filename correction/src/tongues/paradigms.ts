import type { Automaton } from '../lexicon/automaton.ts';
import type { SectionReader } from '../sections.ts';

/** The forms of a word in a fixed order; '' where it has none. How long a row is tells what the word is. */
export type Row = readonly string[];

/** Which forms belong together, as endings: a word's row is its pattern put on its stem. */
export class Paradigms {
  readonly #words: Automaton;
  readonly #bases: Int32Array;
  readonly #patternOf: Uint16Array;
  readonly #patterns: readonly Row[];
  readonly #byEnding = new Map<string, number[]>();

  constructor(sections: SectionReader, words: Automaton) {
    this.#words = words;
    this.#bases = sections.i32('rowBases');
    this.#patternOf = sections.u16('rowPatterns');
    this.#patterns = sections.lines('rowEndings').map((line) => line.split(','));
    for (const [number, endings] of this.#patterns.entries())
      for (const ending of new Set(endings))
        if (ending !== NONE) this.#byEnding.set(ending, [...(this.#byEnding.get(ending) ?? []), number]);
  }

  /** All rows of so many forms that a spelling stands in. */
  rowsOf(form: string, length: number): Row[] {
    const rows: Row[] = [];
    for (let cut = form.length; cut >= 0; cut--) {
      for (const number of this.#byEnding.get(form.slice(cut)) ?? []) {
        const endings = this.#patterns[number]!;
        const stem = form.slice(0, cut);
        if (endings.length === length && this.#has(stem + endings[0]!, number))
          rows.push(endings.map((ending) => (ending === NONE ? '' : stem + ending)));
      }
    }
    return rows;
  }

  #has(base: string, pattern: number): boolean {
    const wanted = this.#words.find(base);
    if (wanted < 0) return false;
    let low = 0;
    let high = this.#bases.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#bases[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    for (; this.#bases[low] === wanted; low++) if (this.#patternOf[low] === pattern) return true;
    return false;
  }
}

/** Stands in a pattern where a word has no form. */
export const NONE = '-';
