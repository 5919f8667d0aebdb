import { OTHER_SMALL_WORDS, SMALL_WORDS, type SmallWord, WORDS_OF } from '../phrases/left-out.ts';

/** What the proof-reader may say of the gap before a word: that nothing lacks (0), or a small word of a kind. */
export const GAP_KINDS: readonly GapKind[] = [...SMALL_WORDS, 'else'];
export type GapKind = SmallWord | 'else';

const KIND_OF_SMALL = new Map<string, number>([
  ...OTHER_SMALL_WORDS.map((word) => [word, GAP_KINDS.length] as const),
  ...SMALL_WORDS.flatMap((kind, k) => WORDS_OF[kind].map((word) => [word, k + 1] as const)),
]);

/** The kind of a small word that lacks. */
export const kindOfSmall = (word: string): GapKind => GAP_KINDS[gapNumber(word) - 1]!;

/** The number, from 1 on, of the kind of a small word that lacks. */
export const gapNumber = (word: string): number => KIND_OF_SMALL.get(word) ?? GAP_KINDS.length;
