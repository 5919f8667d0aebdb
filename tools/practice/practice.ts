/** What the lexicon puts into a sentence's slot. */
export type PracticeForm = 'gender' | 'plural' | 'past' | 'comparison';

/** An exercise to be written: sentences with a slot, »[kat]«; of adjectives »[høj>]« for higher and »[høj>>]« for highest. */
export interface Practice {
  form: PracticeForm;
  productId: string;
  level: number;
  /** Of its data file: `gram/class-3`. */
  folder: string;
  category: string;
  /** From 51 on, so that exercises written by hand keep the numbers below. */
  number: number;
  /** 1 when left out; one more with every edit. */
  version?: number;
  title: string;
  sentences: readonly string[];
}
