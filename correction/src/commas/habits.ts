/** Shares of the commas that are due which a writer may set; nobody is right every time, and printed text is not either. */
const RATES = [0.001, 0.1, 0.3, 0.55, 0.8, 0.93, 0.985];
/** How many writers set that share of the commas that are due in both systems. */
const OTHERS = [0.38, 0.03, 0.04, 0.05, 0.1, 0.18, 0.22];
/** How fast it grows unlikely that a writer with startkomma sets another share before clauses, step by step. */
const UNLIKE = 1.4;
/** Without startkomma a comma stands before »at« or »fordi« all the same, now and then: shares, and how many writers. */
const WITHOUT = [0.001, 0.02, 0.06, 0.15];
const WITHOUT_PRIOR = [0.35, 0.35, 0.2, 0.1];
/** What begins at a gap, as far as it tells the two systems apart. */
export type Gap = 'start' | 'condition' | 'relative' | 'added' | 'other';
/**
 * Such a writer sets a comma now and then before an afterthought (»…, hvis det regner«) and »som«, and rather often where
 * the clause is put in (»Paris, hvor …«) or goes on (»mens«, »hvilket«).
 */
const WITHOUT_OF: Readonly<Record<Exclude<Gap, 'other'>, readonly number[]>> = {
  start: WITHOUT,
  condition: [0.17, 0.17, 0.17, 0.17],
  relative: [0.08, 0.08, 0.08, 0.15],
  added: [0.35, 0.35, 0.35, 0.35],
};
/** How many texts have commas before clauses. */
const SHARE_WITH = 0.67;
/** A comma so likely is due. */
const PLAIN = 0.6;
/** A comma stands where none is due. */
const STRAY = 0.02;

/**
 * What a text's commas tell of its writer: which share of the due ones is set, before clauses and elsewhere. Who sets
 * nearly all of them has rarely forgotten one; who sets none has forgotten them all.
 */
export class CommaHabits {
  readonly #starts = new Float64Array(RATES.length);
  readonly #startsWithout = new Float64Array(WITHOUT.length);
  readonly #others = new Float64Array(RATES.length);
  readonly #known = new Map<'yes' | 'no', { starts: WriterShare; others: WriterShare }>();
  #set = 0;
  #plain = 0;

  /** Takes notice of a gap with the probability of a comma, and of whether one stands there. */
  see(probability: number, gap: Gap, isSet: boolean): void {
    this.#known.clear();
    if (isSet) this.#set++;
    else if (probability >= PLAIN) this.#plain++;
    addChances(gap === 'other' ? this.#others : this.#starts, RATES, probability, isSet);
    if (gap !== 'other') addChances(this.#startsWithout, WITHOUT_OF[gap], probability, isSet);
  }

  /** Whether one that is due has been left out beside a gap of this probability that has none. */
  leavesOutBeside(probability: number): boolean {
    return this.#plain > (probability >= PLAIN ? 1 : 0);
  }

  /** Whether the text more likely has commas before clauses; a writer who sets none at all has not chosen. */
  get hasStartkomma(): boolean {
    if (this.#set === 0) return true;
    const others = total(weighed(OTHERS, this.#others));
    const starts = total(weighed(WITHOUT_PRIOR, this.#startsWithout));
    const withStart = Math.log(SHARE_WITH * total(this.#joint())) + Math.max(...this.#starts);
    const without = Math.log((1 - SHARE_WITH) * others * starts) + Math.max(...this.#startsWithout);
    return withStart >= without;
  }

  /** How likely each share of commas before clauses is with startkomma, and of the others in the given system. */
  shares(startkomma: 'yes' | 'no'): { starts: WriterShare; others: WriterShare } {
    const known = this.#known.get(startkomma);
    if (known) return known;
    const joint = this.#joint();
    const n = RATES.length;
    const starts = Float64Array.from(RATES, (_, s) => total(joint.subarray(s * n, s * n + n)));
    const others =
      startkomma === 'no'
        ? weighed(OTHERS, this.#others)
        : Float64Array.from(RATES, (_, o) => RATES.reduce((sum, _rate, s) => sum + joint[s * n + o]!, 0));
    const shares = { starts: new WriterShare(starts), others: new WriterShare(others) };
    this.#known.set(startkomma, shares);
    return shares;
  }

  /** Chances of each pair of shares, starts first, for a writer with startkomma. */
  #joint(): Float64Array {
    const n = RATES.length;
    const joint = new Float64Array(n * n);
    const most = Math.max(...this.#starts) + Math.max(...this.#others);
    for (let o = 0; o < n; o++) {
      for (let s = 0; s < n; s++)
        joint[s * n + o] = PRIORS[s * n + o]! * Math.exp(this.#starts[s]! + this.#others[o]! - most);
    }
    return joint;
  }
}

/** Chances of each pair of shares, starts first, before a writer with startkomma has set any. */
const PRIORS = Float64Array.from({ length: RATES.length ** 2 }, (_, pair) => {
  const s = Math.floor(pair / RATES.length);
  const o = pair % RATES.length;
  const sum = RATES.reduce((all, _rate, k) => all + Math.exp(-UNLIKE * Math.abs(k - o)), 0);
  return (OTHERS[o]! * Math.exp(-UNLIKE * Math.abs(s - o))) / sum;
});

/** How likely a writer sets each share of the commas that are due. */
export class WriterShare {
  readonly #weights: Float64Array;

  constructor(weights: Float64Array) {
    const sum = total(weights);
    this.#weights = weights.map((weight) => weight / sum);
  }

  /** The share that is set, on the average. */
  get mean(): number {
    return this.#weights.reduce((sum, weight, k) => sum + weight * RATES[k]!, 0);
  }

  /** The chance that a comma of this probability is due and was left out, in a gap that has none. */
  missing(probability: number): number {
    let sum = 0;
    for (let k = 0; k < RATES.length; k++) {
      const leftOut = probability * (1 - RATES[k]!);
      sum += (this.#weights[k]! * leftOut) / (leftOut + 1 - probability);
    }
    return sum;
  }
}

function addChances(logs: Float64Array, rates: readonly number[], probability: number, isSet: boolean): void {
  for (let k = 0; k < rates.length; k++) {
    const set = probability * rates[k]! + (1 - probability) * STRAY;
    logs[k]! += Math.log(isSet ? set : 1 - set);
  }
}

/** The chances, the largest logarithm taken as 0: a long text's would be too small for a number. */
function weighed(prior: readonly number[], logs: Float64Array): Float64Array {
  const most = Math.max(...logs);
  return logs.map((log, k) => prior[k]! * Math.exp(log - most));
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
