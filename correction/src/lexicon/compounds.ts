import { type Automaton, FINAL } from './automaton.ts';
import { ADJECTIVE, hasAny, NOUN, VERB } from './readings.ts';

/** The parts of an unlisted compound, found through the dictionary's own linking forms. */
export interface Compound {
  /** Where the last part begins. */
  headStart: number;
  /** The last part's word number; the compound is inflected as it is. */
  head: number;
  parts: number;
}

/** What the splitter asks the dictionary about a word that may stand last. */
interface Heads {
  find(word: string): number;
  endsCompounds(word: number): boolean;
  union(word: number): number;
}

const SHORTEST_HEAD = 3;
const SHORTEST_FIRST = 2;
const MOST_PARTS = 4;

export class CompoundSplitter {
  readonly #lexicon: Heads;
  readonly #parts: Automaton;

  constructor(lexicon: Heads, parts: Automaton) {
    this.#lexicon = lexicon;
    this.#parts = parts;
  }

  /** True when the string may stand first in a compound: »arbejds«, »børne«, »skole«. */
  isFirstPart(part: string): boolean {
    return this.#parts.find(part) >= 0;
  }

  /**
   * Splits into first parts and a listed last part; fewest parts win, then the longest last part.
   * @param word lower-cased.
   */
  split(word: string, most: number = MOST_PARTS): Compound | null {
    return word.length < SHORTEST_FIRST + SHORTEST_HEAD || word.length > 60 ? null : this.#split(word, 0, most);
  }

  #split(word: string, from: number, most: number): Compound | null {
    let best: Compound | null = null;
    const parts = this.#parts;
    let node = parts.root;
    for (let i = from; i < word.length - SHORTEST_HEAD; i++) {
      const code = parts.codeOf[word.charCodeAt(i)]!;
      const e = code === 0 ? -1 : parts.edge(node, code);
      if (e < 0) return best;
      const bits = parts.edges[e]!;
      node = bits >>> 10;
      if (!(bits & FINAL) || i + 1 - from < SHORTEST_FIRST) continue;
      const head = this.#head(word.slice(i + 1));
      if (head >= 0) {
        if (!best || best.parts > 2) best = { headStart: i + 1, head, parts: 2 };
      } else if (most > 2) {
        const rest = this.#split(word, i + 1, most - 1);
        if (rest && (!best || rest.parts + 1 < best.parts)) best = { ...rest, parts: rest.parts + 1 };
      }
    }
    return best;
  }

  #head(part: string): number {
    const word = this.#lexicon.find(part);
    if (word < 0 || !this.#lexicon.endsCompounds(word)) return -1;
    return hasAny(this.#lexicon.union(word), NOUN | ADJECTIVE | VERB) ? word : -1;
  }
}
