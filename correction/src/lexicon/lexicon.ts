import { SectionReader } from '../sections.ts';
import { Automaton } from './automaton.ts';
import { CompoundSplitter } from './compounds.ts';
import { COARSE, ENDS_COMPOUNDS, RUDE, UNWRITTEN } from './flags.ts';
import { has } from './readings.ts';

/** What the engine knows about word forms. A word is a number; −1 is a word that is not listed. */
export class Lexicon {
  readonly words: Automaton;
  readonly compounds: CompoundSplitter;
  /** 0–255, logarithmic: thirty steps are a factor of ten. */
  readonly frequencies: Uint8Array;
  /** Forms that the dictionary names as wrong. */
  readonly forbidden: ReadonlySet<string>;
  /** Usual words of English that no Danish word is like. */
  readonly english: ReadonlySet<string>;
  /** Others, which a slip in Danish may look like: English where another one stands beside them. */
  readonly englishBeside: ReadonlySet<string>;
  readonly #flags: Uint8Array;
  /** First parts that make any compound coarse. */
  readonly #coarseParts: ReadonlySet<string>;
  readonly #wordSets: Uint16Array;
  readonly #setStarts: Uint32Array;
  readonly #setReadings: Int32Array;
  readonly #setUnions: Int32Array;
  readonly #formWords: Uint32Array;
  readonly #formReadings: Int32Array;
  readonly #formLexemes: Uint32Array;
  readonly #lexemeStarts: Uint32Array;
  readonly #wordForms: Uint32Array;
  readonly #wordFormStarts: Uint32Array;

  constructor(buffer: ArrayBuffer) {
    const sections = new SectionReader(buffer);
    this.words = new Automaton(sections, 'words');
    this.frequencies = sections.u8('frequencies');
    this.forbidden = new Set(sections.lines('forbidden'));
    this.english = new Set(sections.lines('english'));
    this.englishBeside = new Set(sections.lines('englishBeside'));
    this.#flags = sections.u8('flags');
    this.#coarseParts = new Set(sections.lines('coarseParts'));
    this.#wordSets = sections.u16('wordSets');
    this.#setStarts = sections.u32('setStarts');
    this.#setReadings = sections.i32('setReadings');
    this.#setUnions = sections.i32('setUnions');
    this.#formWords = sections.u32('formWords');
    this.#formReadings = sections.i32('formReadings');
    this.#formLexemes = sections.u32('formLexemes');
    this.#lexemeStarts = sections.u32('lexemeStarts');
    this.#wordForms = sections.u32('wordForms');
    this.#wordFormStarts = sections.u32('wordFormStarts');
    this.compounds = new CompoundSplitter(this, new Automaton(sections, 'parts'));
  }

  /** The word's number as it is spelled, or −1. */
  find(word: string): number {
    return this.words.find(word);
  }

  /** The word's number as spelled or with a small first letter, or −1. */
  findAnyCase(word: string): number {
    const exact = this.words.find(word);
    if (exact >= 0) return exact;
    const lower = word.toLowerCase();
    return lower === word ? -1 : this.words.find(lower);
  }

  /** Every bit that some reading of the word has. */
  union(word: number): number {
    return word < 0 ? 0 : this.#setUnions[this.#wordSets[word]!]!;
  }

  /** True when one reading of the word has all wanted bits and none of the unwanted ones. */
  hasReading(word: number, wanted: number, unwanted = 0): boolean {
    if (word < 0) return false;
    const set = this.#wordSets[word]!;
    for (let i = this.#setStarts[set]!; i < this.#setStarts[set + 1]!; i++) {
      const reading = this.#setReadings[i]!;
      if (has(reading, wanted) && (reading & unwanted) === 0) return true;
    }
    return false;
  }

  /** The distinct readings of a word. */
  readings(word: number): Int32Array {
    if (word < 0) return NO_READINGS;
    const set = this.#wordSets[word]!;
    return this.#setReadings.subarray(this.#setStarts[set], this.#setStarts[set + 1]);
  }

  /**
   * Another form of the same word: for »køber« with VERB|PRESENT and wanted VERB|INFINITIVE »købe«.
   * @param from bits that the given word's own reading must have, so that the right lemma is taken.
   * @returns forms in the order of the dictionary, the most frequent first; empty when there is none.
   */
  otherForms(word: number, from: number, wanted: number, unwanted = 0): string[] {
    const forms = new Set(this.#formsOf(word, from, wanted, unwanted));
    const usual = [...forms].sort((a, b) => this.frequencies[b]! - this.frequencies[a]!);
    return usual.map((form) => this.words.word(form));
  }

  /** The number of the first of these forms, −1 when there is none: no letters of any are put together. */
  otherForm(word: number, from: number, wanted: number, unwanted = 0): number {
    let best = -1;
    for (const form of this.#formsOf(word, from, wanted, unwanted))
      if (best < 0 || this.frequencies[form]! > this.frequencies[best]!) best = form;
    return best;
  }

  /** The numbers of such forms, in the order of the dictionary; one may come twice. */
  #formsOf(word: number, from: number, wanted: number, unwanted: number): number[] {
    const found: number[] = [];
    if (word < 0) return found;
    for (let i = this.#wordFormStarts[word]!; i < this.#wordFormStarts[word + 1]!; i++) {
      const form = this.#wordForms[i]!;
      if (!has(this.#formReadings[form]!, from)) continue;
      const lexeme = this.#formLexemes[form]!;
      for (let k = this.#lexemeStarts[lexeme]!; k < this.#lexemeStarts[lexeme + 1]!; k++) {
        const reading = this.#formReadings[k]!;
        if (has(reading, wanted) && (reading & unwanted) === 0) found.push(this.#formWords[k]!);
      }
    }
    return found;
  }

  /** The dictionary form of the word's first reading with the bits. */
  lemma(word: number, bits: number): string | null {
    const lemma = this.lemmaNumber(word, bits);
    return lemma < 0 ? null : this.words.word(lemma);
  }

  /** The number of that form, −1 when there is none. */
  lemmaNumber(word: number, bits: number): number {
    if (word < 0) return -1;
    for (let i = this.#wordFormStarts[word]!; i < this.#wordFormStarts[word + 1]!; i++) {
      const form = this.#wordForms[i]!;
      if (has(this.#formReadings[form]!, bits)) return this.#formWords[this.#lexemeStarts[this.#formLexemes[form]!]!]!;
    }
    return -1;
  }

  /** The dictionary forms of all words that it may be a form of. */
  lemmas(word: number): string[] {
    if (word < 0) return [];
    const found = new Set<number>();
    for (let i = this.#wordFormStarts[word]!; i < this.#wordFormStarts[word + 1]!; i++)
      found.add(this.#formWords[this.#lexemeStarts[this.#formLexemes[this.#wordForms[i]!]!]!]!);
    return Array.from(found, (form) => this.words.word(form));
  }

  /** May stand last in a compound. */
  endsCompounds(word: number): boolean {
    return (this.#flags[word]! & ENDS_COMPOUNDS) !== 0;
  }

  /** True of a listed word that is never suggested to somebody who has not written it. */
  isCoarse(word: number): boolean {
    return word >= 0 && (this.#flags[word]! & COARSE) !== 0;
  }

  /** True of a listed word that is childish or scolding (build/coarse-words.ts). */
  isRudeSpelling(spelling: string): boolean {
    const listed = this.findAnyCase(spelling);
    return listed >= 0 && this.#isRude(listed);
  }

  #isRude(word: number): boolean {
    return (this.#flags[word]! & RUDE) !== 0;
  }

  /** True of a listed word that may be suggested to anybody: neither coarse nor a form that nobody writes. */
  maySuggest(word: number): boolean {
    return (this.#flags[word]! & (COARSE | UNWRITTEN)) === 0;
  }

  /** Coarse as listed, or put together with a coarse or rude word that no list has: »jødesvin«. */
  isCoarseSpelling(spelling: string): boolean {
    const listed = this.findAnyCase(spelling);
    if (listed >= 0) return this.isCoarse(listed);
    const lower = spelling.toLowerCase();
    const compound = this.compounds.split(lower);
    if (compound === null) return false;
    const first = lower.slice(0, compound.headStart);
    const isNone = (part: string): boolean => this.isRudeSpelling(part) || this.isCoarseSpelling(part);
    return (
      isNone(lower.slice(compound.headStart)) ||
      this.#coarseParts.has(first) ||
      isNone(first) ||
      isNone(first.replace(LINK, ''))
    );
  }

  /** A number for the word's readings that is the same in every build: what trained models know words by. */
  readingHash(word: number): number {
    if (word < 0) return 0;
    let hash = 17;
    for (const reading of this.readings(word)) hash = Math.imul(hash ^ reading, 0x01000193) ^ (hash >>> 15);
    return hash;
  }
}

/** »svine-«, »idiots-« */
const LINK = /[se]$/;
const NO_READINGS = new Int32Array(0);
