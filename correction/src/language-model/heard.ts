/** What a net says of a text, filled sentence by sentence. */
export interface Heard {
  /** Log odds of a comma after each place. */
  readonly commas: Float32Array;
  /** Log odds of a full stop that lacks after each place. */
  readonly stops: Float32Array;
  /** By how much the gap before each place is doubted, above nought where a word may lack there. */
  readonly doubts: Float32Array;
  /** What is said of the gap before each place (`Lacks`) where something is, by `lacking`. */
  readonly lacks: Float32Array;
  /** Of the gap before each place: nothing is said (0), a word may lack there (DOUBTED), somebody has asked (ASKED). */
  readonly lacking: Uint8Array;
  /** What stands before each place, as the net sees it: `width` numbers. */
  readonly before: Int16Array;
  /** What stands after it. */
  readonly after: Int16Array;
}

/** A word may lack in the gap. */
export const DOUBTED = 1;
/** Nothing was doubted, but a rule wanted to know. */
export const ASKED = 2;
