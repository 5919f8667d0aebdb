import { Automaton } from '../lexicon/automaton.ts';
import { SectionReader } from '../sections.ts';
import { Paradigms } from './paradigms.ts';

/** The words of another language. A word is a number; −1 is a word that is not listed. */
export class WordStore {
  readonly words: Automaton;
  /** 0–255, logarithmic: thirty steps are a factor of ten. */
  readonly frequencies: Uint8Array;
  /** What each word can be, in the bits of its language. */
  readonly bits: Int32Array;
  /** Which forms belong together, in a language whose rules ask. */
  readonly paradigms: Paradigms;

  constructor(buffer: ArrayBuffer) {
    const sections = new SectionReader(buffer);
    this.words = new Automaton(sections, 'words');
    this.frequencies = sections.u8('frequencies');
    this.bits = sections.i32('bits');
    this.paradigms = new Paradigms(sections, this.words);
  }

  find(word: string): number {
    return this.words.find(word);
  }

  /** The word's number as spelled, with a small first letter or in small letters, or −1. */
  findAnyCase(word: string): number {
    const exact = this.words.find(word);
    if (exact >= 0) return exact;
    const first = word.charAt(0).toLowerCase() + word.slice(1);
    const small = first === word ? -1 : this.words.find(first);
    if (small >= 0) return small;
    const lower = word.toLowerCase();
    return lower === first ? -1 : this.words.find(lower);
  }

  /** What a word can be; 0 for one that is not listed. */
  bitsOf(word: string): number {
    const number = this.words.find(word);
    return number < 0 ? 0 : this.bits[number]!;
  }

  has(word: string): boolean {
    return this.words.find(word) >= 0;
  }

  frequencyOf(word: string): number {
    const number = this.words.find(word);
    return number < 0 ? 0 : this.frequencies[number]!;
  }
}
