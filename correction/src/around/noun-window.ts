import type { Analysis } from '../analysis/analysis.ts';
import { EDGE_WORD, type KnownWord } from '../language-model/known-word.ts';
import { LEFT, putSides, putWord, RIGHT, type Window } from './window.ts';

const MOST_ADJECTIVES = 2;
/** The noun, what it is as a compound, its adjectives, and what stands around. */
export const NOUN_SLOTS = 2 + MOST_ADJECTIVES + LEFT + RIGHT;

/** A noun with its adjectives. */
export interface NounPhrase {
  readonly at: number;
  readonly adjectives: number;
  /** The last place before the phrase and its article, which the net is not to see. */
  readonly opener: number;
  readonly lemma: KnownWord;
  /** »hat« of »sommerhat«; the lemma itself of what is no compound. */
  readonly head: KnownWord;
}

export function fillNounWindow(a: Analysis, known: readonly KnownWord[], phrase: NounPhrase, window: Window): void {
  const { at, adjectives, opener } = phrase;
  let slot = putWord(window, putWord(window, 0, phrase.lemma), phrase.head);
  for (let k = 1; k <= MOST_ADJECTIVES; k++) slot = putWord(window, slot, k > adjectives ? EDGE_WORD : known[at - k]!);
  const [from, to] = [a.sentenceStart(at), a.sentenceEnd(at)];
  putSides(a, known, { from, to, before: opener, after: at + 1, isFilled: true }, window, slot);
}

/** What is true of the phrase beside its words, each 1 or 0; `isNamed` whether the text has named the noun before, null where nobody knows. */
export const nounFlags = (isNamed: boolean | null, adjectives: number, isFirst: boolean): readonly number[] =>
  [isNamed === false, isNamed === true, adjectives === 0, adjectives === 1, adjectives > 1, isFirst].map(Number);
