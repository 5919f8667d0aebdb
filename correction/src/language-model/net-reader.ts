import type { Analysis } from '../analysis/analysis.ts';
import { CAPITAL, NO_LETTER } from '../tagger/word-shape.ts';
import { LONGEST_PIECE, type Net } from './net.ts';
import type { KnownWord } from './known-word.ts';
import type { SecondReader, SecondReading } from './second-reader.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Of a word that cannot be weighed against what stands there. */
const NOTHING_KNOWN = 0;

/** Reads texts with the net; what it says of one is kept by its Analysis. */
export class NetReader implements SecondReader {
  readonly #net: Net;
  readonly #vocabulary: Vocabulary;

  constructor(net: Net, vocabulary: Vocabulary) {
    this.#net = net;
    this.#vocabulary = vocabulary;
  }

  read(a: Analysis): SecondReading {
    return a.once(readOnce, this);
  }

  /** Reads a text that has not been read yet: `read` asks for it. */
  readAnew(a: Analysis): SecondReading {
    const before = a.earlier && this.read(a.earlier);
    const words = a.types.map((type) => this.#vocabulary.of(type));
    const now: SecondReading = {
      of: a,
      words,
      commas: new Float32Array(a.count),
      stops: new Float32Array(a.count),
      askedAt: this.#room(words),
      asked: new Float32Array(this.#net.width * words.filter(mayBeAnother).length),
    };
    for (let s = 0; s + 1 < a.sentences.length; s++) {
      const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
      if (before !== null && a.isReadBefore(s))
        this.#copy(before, now, from, to, before.of.sentences[a.unchanged[s]!]!);
      else for (let at = from; at < to; at += LONGEST_PIECE) this.#readPiece(now, at, Math.min(to, at + LONGEST_PIECE));
    }
    return now;
  }

  odds(a: Analysis, at: number, other: string): number {
    const { askedAt, asked, words } = this.read(a);
    const from = askedAt[at]!;
    if (from < 0) return NOTHING_KNOWN;
    return this.#net.score(asked, from, this.#vocabulary.meant(other)) - this.#net.score(asked, from, words[at]!);
  }

  known(a: Analysis, at: number): KnownWord | null {
    const word = this.read(a).words[at]!;
    return mayBeAnother(word) ? word : null;
  }

  #room(words: readonly KnownWord[]): Int32Array {
    let next = 0;
    return Int32Array.from(words, (word) => (mayBeAnother(word) ? next++ * this.#net.width : -1));
  }

  #readPiece(now: SecondReading, from: number, to: number): void {
    const { types } = now.of;
    // marks and numbers alone say nothing, and a text may hold a hundred thousand of them
    if (!types.slice(from, to).some(({ shape }) => !(shape & NO_LETTER))) return;
    const words = now.words.slice(from, to);
    const capitals = new Uint8Array(to - from);
    const places: number[] = [];
    for (let at = from; at < to; at++) {
      capitals[at - from] = types[at]!.shape & CAPITAL ? 1 : 0;
      if (now.askedAt[at]! >= 0) places.push(at - from);
    }
    this.#net.readGaps(words, capitals, now.commas, now.stops, from);
    if (places.length > 0) now.asked.set(this.#net.ask(places), now.askedAt[from + places[0]!]);
  }

  #copy(before: SecondReading, now: SecondReading, from: number, to: number, first: number): void {
    const last = first + to - from;
    now.commas.set(before.commas.subarray(first, last), from);
    now.stops.set(before.stops.subarray(first, last), from);
    const { width } = this.#net;
    for (let at = from; at < to; at++) {
      const asked = before.askedAt[first + at - from]!;
      if (asked >= 0) now.asked.set(before.asked.subarray(asked, asked + width), now.askedAt[at]!);
    }
  }
}

const readOnce = (a: Analysis, reader: NetReader): SecondReading => reader.readAnew(a);

const mayBeAnother = (word: KnownWord): boolean => word.alternatives.length > 0;
