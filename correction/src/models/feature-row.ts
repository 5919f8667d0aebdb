import type { Analysis } from '../analysis/analysis.ts';
import { mix, mixPair } from '../tagger/hash.ts';

/** More are never gathered of one place. */
const ROOM = 96;

/** The features of one place, gathered in a room that is used for the next one again: hashes, of which a `LinearModel` knows the weights. */
export class FeatureRow {
  readonly values = new Int32Array(ROOM);
  count = 0;

  /** @param kind tells features with the same values apart. */
  one(kind: number, a: number): void {
    this.values[this.count++] = mix(kind, a);
  }

  two(kind: number, a: number, b: number): void {
    this.values[this.count++] = mixPair(kind, a, b);
  }

  three(kind: number, a: number, b: number, c: number): void {
    this.values[this.count++] = mixPair(kind, mix(a, b), c);
  }
}

/** The row of a text, in which one model after the other gathers its features of a place. */
export const rowOf = (a: Analysis): FeatureRow => a.once(newRow);
const newRow = (): FeatureRow => new FeatureRow();

const NOT_KNOWN = 99;

/** A number in steps between two bounds, as a feature; one of its own where it is not known. */
export const inSteps = (value: number | null, step: number, least: number, most: number): number =>
  value === null ? NOT_KNOWN : Math.round(Math.max(least, Math.min(most, value)) / step);
