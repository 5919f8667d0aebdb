/** Thrown where a sentence is not of a kind that is surely understood. */
export class Unsure extends Error {
  /** Made once: every sentence may throw it, and to note where it was made, which nobody asks, costs more than all the rest. */
  static readonly here = new Unsure();
}

export const unsure = (): never => {
  throw Unsure.here;
};
