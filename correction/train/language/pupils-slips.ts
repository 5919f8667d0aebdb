/** So many letters of a word, where they stand, and what a pupil may write for them. */
export interface Slip {
  readonly left: string;
  readonly right: string;
  readonly written: string;
  /** How often it is made where it can be. */
  readonly rate: number;
}

/** What was meant, and what was written. */
export interface SlipOfWord {
  readonly meant: string;
  readonly written: string;
}

const ANY = '?';
const [BEGINS, ENDS] = ['^', '$'];
/** What a place with only one of its neighbours, or none, counts beside the whole. */
const HALF_KNOWN = 0.25;
const HARDLY_KNOWN = 0.05;
/** Places that nothing was seen at. */
const SMOOTHING = 15;
/** One slip for another kind of letter is two. */
const ACROSS = 1.6;
const VOWELS = 'aeiouyæøå';

/** Words as pupils misspell them: slips of texts, with their neighbours, put into other words as often as they were made there. */
export class PupilsSlips {
  readonly #slips = new Map<string, Slip[]>();
  readonly #longest: number;

  /**
   * @param slips words of the texts that are misspelled, in small letters
   * @param words all that was meant in them, in small letters
   */
  constructor(slips: readonly SlipOfWord[], words: readonly string[]) {
    const made = new Map<string, number>();
    const add = (left: string, meant: string, written: string, right: string, count: number): void => {
      const key = [left, meant, written, right].join(' ');
      made.set(key, (made.get(key) ?? 0) + count);
    };
    for (const { meant, written } of slips) {
      const whole = BEGINS + meant + ENDS;
      for (const [at, letters, instead] of changesOf(meant, written)) {
        const [left, right] = [whole[at]!, whole[at + 1 + letters.length]!];
        add(left, letters, instead, right, 1);
        add(ANY, letters, instead, right, HALF_KNOWN);
        add(left, letters, instead, ANY, HALF_KNOWN);
        if (letters !== '') add(ANY, letters, instead, ANY, HARDLY_KNOWN);
      }
    }
    const runs = new Set(Array.from(made.keys(), (key) => key.split(' ')[1]!));
    this.#longest = Math.max(...Array.from(runs, (run) => run.length));
    const chances = new Map<string, number>();
    for (const word of words)
      for (const [, letters, left, right] of this.#placesOf(word))
        if (runs.has(letters))
          for (const l of [left, ANY])
            for (const r of [right, ANY]) {
              const key = [l, letters, r].join(' ');
              chances.set(key, (chances.get(key) ?? 0) + 1);
            }
    for (const [key, count] of made) {
      const [left, letters, written, right] = key.split(' ') as [string, string, string, string];
      const rate = count / ((chances.get([left, letters, right].join(' ')) ?? 0) + SMOOTHING);
      const known = this.#slips.get(letters);
      const slip = { left, right, written, rate };
      if (known) known.push(slip);
      else this.#slips.set(letters, [slip]);
    }
  }

  /** Every slip that was seen, by the letters that were meant. */
  all(): readonly (readonly [letters: string, slips: readonly Slip[]])[] {
    return Array.from(this.#slips);
  }

  /** Every run of letters of a word, the empty ones as well, and what stands beside it. */
  *#placesOf(word: string): Generator<[at: number, letters: string, left: string, right: string]> {
    const whole = BEGINS + word + ENDS;
    for (let at = 0; at <= word.length; at++)
      for (let length = 0; length <= this.#longest && at + length <= word.length; length++)
        yield [at, word.slice(at, at + length), whole[at]!, whole[at + 1 + length]!];
  }

  /** How likely the word is misspelled, against others, and how it may be. */
  slip(word: string, random: () => number): { written: string; rate: number } {
    const found: { written: string; rate: number }[] = [];
    for (const [at, letters, left, right] of this.#placesOf(word))
      for (const slip of this.#slips.get(letters) ?? [])
        if ((slip.left === ANY || slip.left === left) && (slip.right === ANY || slip.right === right))
          found.push({ written: word.slice(0, at) + slip.written + word.slice(at + letters.length), rate: slip.rate });
    const rate = found.reduce((sum, one) => sum + one.rate, 0);
    let rest = random() * rate;
    const drawn = found.find((one) => (rest -= one.rate) < 0);
    return { written: drawn?.written ?? word, rate };
  }
}

/** What is other letters in the written word, neighbours taken together. */
function changesOf(meant: string, written: string): [at: number, letters: string, instead: string][] {
  const width = written.length + 1;
  const costs = new Float64Array((meant.length + 1) * width);
  const other = (i: number, j: number): number =>
    meant[i] === written[j] ? 0 : VOWELS.includes(meant[i]!) === VOWELS.includes(written[j]!) ? 1 : ACROSS;
  for (let i = 0; i <= meant.length; i++)
    for (let j = 0; j <= written.length; j++)
      if (i > 0 || j > 0)
        costs[i * width + j] = Math.min(
          i > 0 && j > 0 ? costs[(i - 1) * width + j - 1]! + other(i - 1, j - 1) : Number.POSITIVE_INFINITY,
          i > 0 ? costs[(i - 1) * width + j]! + 1 : Number.POSITIVE_INFINITY,
          j > 0 ? costs[i * width + j - 1]! + 1 : Number.POSITIVE_INFINITY,
        );
  const changes: [number, string, string][] = [];
  let isOpen = false;
  let [i, j] = [meant.length, written.length];
  while (i > 0 || j > 0) {
    const here = costs[i * width + j]!;
    const isPair = i > 0 && j > 0 && here === costs[(i - 1) * width + j - 1]! + other(i - 1, j - 1);
    const [from, to] = isPair
      ? [i - 1, j - 1]
      : i > 0 && here === costs[(i - 1) * width + j]! + 1
        ? [i - 1, j]
        : [i, j - 1];
    const [letters, instead] = [meant.slice(from, i), written.slice(to, j)];
    const last = changes.at(-1);
    if (letters === instead) isOpen = false;
    else if (isOpen && last) changes[changes.length - 1] = [from, letters + last[1], instead + last[2]];
    else changes.push([from, letters, instead]);
    if (letters !== instead) isOpen = true;
    [i, j] = [from, to];
  }
  return changes;
}
