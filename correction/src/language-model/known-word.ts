import type { Kind } from './closed-sets.ts';

/** Another word that may have been meant. */
export interface Alternative {
  readonly word: string;
  readonly kind: Kind;
}

/** What the net knows of a spelling: numbers in its tables, and the words that may have been meant instead. */
export interface KnownWord {
  readonly word: number;
  readonly ending: number;
  readonly reading: number;
  /** 1 of a word with a capital. */
  readonly capital: 0 | 1;
  readonly alternatives: readonly Alternative[];
}

/** What stands before the first and after the last word. */
export const EDGE_WORD: KnownWord = { word: 0, ending: 0, reading: 0, capital: 0, alternatives: [] };
