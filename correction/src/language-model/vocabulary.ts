import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SectionReader } from '../sections.ts';
import { CAPITAL } from '../tagger/word-shape.ts';
import { makeWordType, type WordType } from '../tagger/word-type.ts';
import { alternativesOf } from './alternatives.ts';
import type { KnownWord } from './known-word.ts';
import { endingNumber, wordKey } from './word-keys.ts';

/** The first two numbers of words and readings: no word, and one that is not known. */
const UNKNOWN = 1;
const FIRST = 2;

/** Which words, endings and readings the net has learnt. */
export class Vocabulary {
  readonly #words = new Map<string, number>();
  readonly #readings = new Map<number, number>();
  readonly #known = new WeakMap<WordType, KnownWord>();
  /** Words that may have been meant, by themselves. */
  readonly #meant = new Map<string, KnownWord>();
  readonly #alternatives = new WeakMap<KnownWord, readonly KnownWord[]>();
  readonly #lexicon: Lexicon;

  constructor(sections: SectionReader, lexicon: Lexicon) {
    sections.lines('words').forEach((word, k) => this.#words.set(word, k + FIRST));
    sections.i32('readings').forEach((hash, k) => this.#readings.set(hash, k + FIRST));
    this.#lexicon = lexicon;
  }

  of(type: WordType): KnownWord {
    const known = this.#known.get(type);
    if (known) return known;
    const made: KnownWord = {
      word: this.#words.get(wordKey(type)) ?? UNKNOWN,
      ending: endingNumber(type),
      reading: this.#readings.get(type.readingHash) ?? UNKNOWN,
      capital: type.shape & CAPITAL ? 1 : 0,
      alternatives: type.text === 'I' ? [] : alternativesOf(type.lower, type.listed, this.#lexicon),
    };
    this.#known.set(type, made);
    return made;
  }

  /** What is known of all alternatives of a word, in their order. */
  alternativesOf(known: KnownWord): readonly KnownWord[] {
    const kept = this.#alternatives.get(known);
    if (kept) return kept;
    const made = known.alternatives.map(({ word }) => this.meant(word));
    this.#alternatives.set(known, made);
    return made;
  }

  /** The same of one of the alternatives of a word: as many as the dictionary has are ever asked for. */
  meant(word: string): KnownWord {
    const known = this.#meant.get(word);
    if (known) return known;
    const made = this.of(makeWordType(word, this.#lexicon));
    this.#meant.set(word, made);
    return made;
  }
}
