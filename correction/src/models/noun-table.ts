import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { hashString, mix } from '../tagger/hash.ts';

/** »hund«, »hunden«, »hunde«, »hundene«. */
export const NOUN_FORMS: readonly number[] = [
  r.NOUN | r.SINGULAR | r.INDEFINITE,
  r.NOUN | r.SINGULAR | r.DEFINITE,
  r.NOUN | r.PLURAL | r.INDEFINITE,
  r.NOUN | r.PLURAL | r.DEFINITE,
];
/** What the model knows a noun by, whatever its form. */
export interface NounFacts {
  lemma: number;
  /** The last part of a compound; the lemma itself of other words. */
  head: number;
  ending: number;
  /** How usual its forms are beside each other, in coarse steps. */
  habit: number;
}

const STEP = 14;
const FARTHEST_STEP = 4;

/** @returns null of words that are no noun. */
export function nounFacts(word: number, lexicon: Lexicon): NounFacts | null {
  const lemma = lexicon.lemma(word, r.NOUN);
  if (lemma === null) return null;
  const split = lexicon.compounds.split(lemma);
  const head = split === null ? null : lexicon.lemma(split.head, r.NOUN);
  const [bare, definite, plural] = NOUN_FORMS.map((form) => {
    const found = lexicon.otherForms(word, r.NOUN, form, r.GENITIVE)[0];
    return found === undefined ? -1 : lexicon.frequencies[lexicon.find(found)]!;
  }) as [number, number, number, number];
  const beside = (other: number): number =>
    other < 0 ? 9 : Math.max(-FARTHEST_STEP, Math.min(FARTHEST_STEP, Math.round((bare - other) / STEP)));
  return {
    lemma: hashString(lemma, 5),
    head: hashString(head ?? lemma, 6),
    ending: hashString(lemma.slice(-3), 8),
    habit: mix(beside(definite), beside(plural)),
  };
}

/** What is known of the dictionary's nouns, each found out when it is first asked about. */
export class NounTable {
  readonly #lexicon: Lexicon;
  readonly #facts = new Map<number, NounFacts | null>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Null of what is no noun. */
  of(word: number): NounFacts | null {
    const found = this.#facts.get(word);
    if (found !== undefined) return found;
    const made = nounFacts(word, this.#lexicon);
    this.#facts.set(word, made);
    return made;
  }
}
