import {
  CLUSTERS,
  clustersByLetter,
  deletionCost,
  insertionCost,
  substitutionCost,
  TRANSPOSITION,
} from '../src/spelling/sound-costs.ts';

/** Hardly anybody misses the first letter of a word. */
const FIRST = 20;
const NOTHING = 0;
const DEAR = Number.POSITIVE_INFINITY;

const CLUSTERS_BY_LETTER = clustersByLetter(CLUSTERS);

/**
 * What it costs to write one word for another by the cheapest way of single slips.
 * @param farthest what costs more is not worth following
 * @returns hundredths of an edit; infinite when it is more than `farthest`
 */
export function slipCost(written: string, right: string, farthest = DEAR): number {
  const costs = new Costs(written, right);
  for (let i = 0; i <= written.length; i++)
    for (let j = 0; j <= right.length; j++) if (costs.at(i, j) <= farthest) costs.goOn(i, j);
  const cost = costs.at(written.length, right.length);
  return cost <= farthest ? cost : DEAR;
}

/** What it costs to have read so many written letters as so many right ones. */
class Costs {
  readonly #written: string;
  readonly #right: string;
  readonly #costs: Float64Array;

  constructor(written: string, right: string) {
    this.#written = written;
    this.#right = right;
    this.#costs = new Float64Array((written.length + 1) * (right.length + 1)).fill(DEAR);
    this.#costs[0] = 0;
  }

  at(i: number, j: number): number {
    return this.#costs[i * (this.#right.length + 1) + j]!;
  }

  /** Every slip that may follow after `i` written and `j` right letters. */
  goOn(i: number, j: number): void {
    const written = this.#written;
    const right = this.#right;
    const here = this.at(i, j);
    const slip = here + (i === 0 || j === 0 ? FIRST : 0);
    const letter = unit(written, i);
    const meant = unit(right, j);
    this.#reach(i + 1, j + 1, letter === meant ? here : slip + substitutionCost(letter, meant));
    this.#reach(i + 1, j, slip + deletionCost(letter, unit(written, i - 1), unit(written, i + 1)));
    this.#reach(i, j + 1, slip + insertionCost(meant, unit(right, j - 1), letter));
    if (letter === unit(right, j + 1) && unit(written, i + 1) === meant)
      this.#reach(i + 2, j + 2, slip + TRANSPOSITION);
    for (const [wrong, run, cost] of CLUSTERS_BY_LETTER.get(letter) ?? [])
      if (written.startsWith(wrong, i) && right.startsWith(run, j))
        this.#reach(i + wrong.length, j + run.length, slip + cost);
  }

  #reach(i: number, j: number, cost: number): void {
    if (i <= this.#written.length && j <= this.#right.length && cost < this.at(i, j))
      this.#costs[i * (this.#right.length + 1) + j] = cost;
  }
}

const unit = (word: string, at: number): number => (at >= 0 && at < word.length ? word.charCodeAt(at) : NOTHING);
