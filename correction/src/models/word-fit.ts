import type { Analysis } from '../analysis/analysis.ts';
import { FIT_FEATURES, fitFeatures } from './fit-features.ts';
import type { FitKeys, FitModel } from './fit-model.ts';

/** Readings for which a place keeps what it says; more are asked about again. */
const MOST_KINDS = 8;

/** A place, or two words as one, and how well words fit there. Logarithms: only differences between words mean something. */
export class PlaceFit {
  readonly #model: FitModel;
  readonly #features = new Int32Array(FIT_FEATURES);
  readonly #kinds = new Int32Array(MOST_KINDS);
  readonly #sums = new Int32Array(MOST_KINDS);
  #at = -1;
  #width = 0;
  #count = 0;
  #asked = 0;

  constructor(model: FitModel) {
    this.#model = model;
  }

  look(a: Analysis, at: number, width: number): void {
    if (at === this.#at && width === this.#width) return;
    this.#at = at;
    this.#width = width;
    this.#count = fitFeatures(a.track(at), at - a.sentenceStart(at), this.#features, width);
    this.#asked = 0;
  }

  /** How well a word fits. */
  fit(keys: FitKeys): number {
    return this.#model.usualness(keys) + this.context(keys);
  }

  /** The same without how usual the word is. */
  context(keys: FitKeys): number {
    return this.#model.context(keys, this.#ofKind(keys.kind), this.#features, this.#count);
  }

  /** The same as far as words with its readings tell: a third of the work. */
  rough(keys: FitKeys): number {
    return this.#model.roughly(keys, this.#ofKind(keys.kind));
  }

  /** Words that are weighed against each other mostly have the same readings, for which the place is asked once. */
  #ofKind(kind: number): number {
    for (let k = 0; k < this.#asked; k++) if (this.#kinds[k] === kind) return this.#sums[k]!;
    const sum = this.#model.ofKind(kind, this.#features);
    if (this.#asked < MOST_KINDS) {
      this.#kinds[this.#asked] = kind;
      this.#sums[this.#asked++] = sum;
    }
    return sum;
  }
}

/** The same of a word that stands alone: nothing around it speaks for one word or another. */
export class LoneFit implements Pick<PlaceFit, 'fit' | 'rough'> {
  readonly #model: FitModel;

  constructor(model: FitModel) {
    this.#model = model;
  }

  fit(keys: FitKeys): number {
    return this.#model.usualness(keys);
  }

  rough(keys: FitKeys): number {
    return this.#model.usualness(keys);
  }
}

const ofText = (_: Analysis, model: FitModel): PlaceFit => new PlaceFit(model);

/** Looks at a place, or at `width` words as one; the text's own, so it is asked before the next place is looked at. */
export function lookAtPlace(a: Analysis, at: number, model: FitModel, width = 1): PlaceFit {
  const place = a.once(ofText, model);
  place.look(a, at, width);
  return place;
}
