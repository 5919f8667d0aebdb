/** How far a search may look: for all candidates, only for those very near, or not at all. */
export type Reach = 'far' | 'near' | 'none';

/** Steps of candidate-search that any text may take (a twentieth of a second), … */
const FIRST_STEPS = 180_000;
/** … and what each unknown word adds: a slip of an ordinary word takes 900, a word typed at random 2,000. */
const STEPS_PER_WORD = 400;
/** What the cheap searches of a text may take beyond that, at about 50 steps each. */
const NEAR_STEPS = 1_000_000;

/**
 * What a text may still spend on searching for the words that were meant. A text with as many mistakes as anybody makes
 * never comes to the end of it; in one of unknown words the first are searched for thoroughly, the next cheaply, the rest
 * not at all. It counts steps, not time, and no cache changes the count: the same text always gets the same marks.
 */
export class SearchEffort {
  #far = FIRST_STEPS;
  #near = NEAR_STEPS;
  #isCut = false;
  readonly #reaches = new Map<string, Reach>();
  readonly #paid = new Set<string>();

  /** How far a word may be searched for, which is settled when it is first asked about. */
  reachFor(word: string): Reach {
    const settled = this.#reaches.get(word);
    if (settled !== undefined) return settled;
    this.#far += STEPS_PER_WORD;
    const reach = this.#far > 0 ? 'far' : this.#near > 0 ? 'near' : 'none';
    this.#reaches.set(word, reach);
    if (reach !== 'far') this.#isCut = true;
    return reach;
  }

  /** True when parts of a word may be searched for as well. */
  get reachesParts(): boolean {
    return this.#far > 0;
  }

  /** Counts the steps of a search, once for each word. */
  pay(word: string, reach: Reach, steps: number): void {
    const key = `${reach} ${word}`;
    if (this.#paid.has(key)) return;
    this.#paid.add(key);
    if (this.#far > 0) this.#far -= steps;
    else this.#near -= steps;
  }

  /** Lets nothing more be searched for. */
  end(): void {
    this.#far = Number.NEGATIVE_INFINITY;
    this.#near = 0;
  }

  /** True when some word was searched for less thoroughly than others. */
  get isCut(): boolean {
    return this.#isCut;
  }
}
