import type { Analysis } from '../analysis/analysis.ts';
import { REPEATED } from '../analysis/hold-back.ts';
import { NO_LETTER } from '../tagger/word-shape.ts';
import { DOUBTED } from './heard.ts';
import { LONGEST_PIECE, type Net } from './net.ts';
import type { KnownWord } from './known-word.ts';
import type { Lacks, LeftOut } from './lacks.ts';
import type { SecondReader, SecondReading } from './second-reader.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Of a word that cannot be weighed against what stands there. */
const NOTHING_KNOWN = 0;
const NONE: readonly number[] = [];

/** Reads texts with the net; what it says of one is kept by its Analysis. */
export class NetReader implements SecondReader {
  readonly #net: Net;
  readonly #vocabulary: Vocabulary;
  readonly #lacks: Lacks;

  constructor(net: Net, vocabulary: Vocabulary, lacks: Lacks) {
    this.#net = net;
    this.#vocabulary = vocabulary;
    this.#lacks = lacks;
  }

  read(a: Analysis): SecondReading {
    return a.once(readOnce, this);
  }

  words(a: Analysis): readonly KnownWord[] {
    return a.once(knownWords, this.#vocabulary);
  }

  /** Reads a text that has not been read yet: `read` asks for it. */
  readAnew(a: Analysis): SecondReading {
    const before = a.earlier && this.read(a.earlier);
    const words = this.words(a);
    const { width, askedWidth, lackWidth } = this.#net;
    // what stands there is weighed at every place, and while the sentence is read that is cheaper
    let asked = 0;
    const askedAt = new Int32Array(a.count).fill(-1);
    for (let at = 0; at < a.count; at++)
      if (a.isOpen[at] && this.#net.mayAnswer(words[at]!)) askedAt[at] = askedWidth * asked++;
    const now: SecondReading = {
      of: a,
      words,
      commas: new Float32Array(a.count),
      stops: new Float32Array(a.count),
      doubts: new Float32Array(a.count),
      lacks: new Float32Array(lackWidth * a.count),
      lacking: new Uint8Array(a.count),
      before: new Int16Array(width * a.count),
      after: new Int16Array(width * a.count),
      askedAt,
      asked: new Float32Array(askedWidth * asked),
      expected: new Float64Array(a.count),
      ofAlternatives: [],
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
    const reading = this.read(a);
    const word = reading.words[at]!;
    return mayBeAnother(word) ? this.#compare(reading, at, this.#vocabulary.meant(other)) : NOTHING_KNOWN;
  }

  oddsOfAlternatives(a: Analysis, at: number): readonly number[] {
    const reading = this.read(a);
    const own = reading.words[at]!;
    if (!mayBeAnother(own)) return NONE;
    return (reading.ofAlternatives[at] ??= this.#weighAlternatives(reading, at, own));
  }

  #weighAlternatives(reading: SecondReading, at: number, own: KnownWord): readonly number[] {
    const asked = this.#asked(reading, at);
    const expected = reading.askedAt[at]! < 0 ? this.#net.score(asked, own) : reading.expected[at]!;
    return this.#vocabulary.alternativesOf(own).map((word) => this.#net.score(asked, word) - expected);
  }

  expected(a: Analysis, at: number): number | null {
    const reading = this.read(a);
    const word = reading.words[at]!;
    if (!this.#net.mayAnswer(word)) return null;
    return reading.askedAt[at]! < 0 ? this.#net.score(this.#asked(reading, at), word) : reading.expected[at]!;
  }

  answers(a: Analysis, at: number, words: readonly string[]): (number | null)[] {
    return this.answersOf(a, at, this.meant(words));
  }

  answersOf(a: Analysis, at: number, words: readonly KnownWord[]): (number | null)[] {
    const asked = this.#asked(this.read(a), at);
    return words.map((word) => (this.#net.mayAnswer(word) ? this.#net.score(asked, word) : null));
  }

  meant(words: readonly string[]): KnownWord[] {
    return words.map((word) => this.#vocabulary.meant(word));
  }

  #compare(reading: SecondReading, at: number, other: KnownWord): number {
    const own = reading.words[at]!;
    const asked = this.#asked(reading, at);
    return (
      this.#net.score(asked, other) - (reading.askedAt[at]! < 0 ? this.#net.score(asked, own) : reading.expected[at]!)
    );
  }

  leftOut(a: Analysis, at: number): LeftOut | null {
    const { lacks, lacking } = this.read(a);
    return lacking[at] === DOUBTED ? this.#lacks.best(lacks, at) : null;
  }

  oddsOfLeftOut(a: Analysis, at: number, word: string): number | null {
    return this.#lacks.oddsOf(this.#lacksBefore(a, at), at, word);
  }

  oddsOfTooMany(a: Analysis, at: number): number {
    return this.#lacks.oddsOfTooMany(this.#lacksBefore(a, at + 1), at + 1);
  }

  /** What is said of gaps, the one before a place too, whether it was doubted or not. */
  #lacksBefore(a: Analysis, at: number): Float32Array {
    const reading = this.read(a);
    if (reading.lacking[at] === 0) {
      const start = a.sentenceStart(at);
      const from = at - ((at - start) % LONGEST_PIECE);
      const to = Math.min(a.sentenceEnd(at), from + LONGEST_PIECE);
      if (saysSomething(a, from, to)) this.#net.readLack(reading.words.slice(from, to), reading, from, at);
    }
    return reading.lacks;
  }

  known(a: Analysis, at: number): KnownWord | null {
    const word = this.read(a).words[at]!;
    return mayBeAnother(word) ? word : null;
  }

  /** Address of what the place asks for, good until another is asked about. */
  #asked(reading: SecondReading, at: number): number {
    const from = reading.askedAt[at]!;
    return from < 0 ? this.#net.askAgain(reading, at) : this.#net.recall(reading.asked, from);
  }

  #readPiece(now: SecondReading, from: number, to: number): void {
    if (!saysSomething(now.of, from, to)) return;
    this.#net.read(now.words.slice(from, to), now, from);
    const places: number[] = [];
    for (let k = from; k < to; k++) if (now.askedAt[k]! >= 0) places.push(k - from);
    if (places.length === 0) return;
    now.asked.set(this.#net.ask(places), now.askedAt[from + places[0]!]);
    places.forEach((place, k) => {
      const at = from + place;
      now.expected[at] = this.#net.score(this.#net.askedAt(k), now.words[at]!);
    });
  }

  #copy(before: SecondReading, now: SecondReading, from: number, to: number, first: number): void {
    const last = first + to - from;
    const { width, askedWidth, lackWidth } = this.#net;
    now.lacks.set(before.lacks.subarray(first * lackWidth, last * lackWidth), from * lackWidth);
    now.doubts.set(before.doubts.subarray(first, last), from);
    now.lacking.set(before.lacking.subarray(first, last), from);
    now.expected.set(before.expected.subarray(first, last), from);
    now.commas.set(before.commas.subarray(first, last), from);
    now.stops.set(before.stops.subarray(first, last), from);
    now.before.set(before.before.subarray(first * width, last * width), from * width);
    now.after.set(before.after.subarray(first * width, last * width), from * width);
    for (let at = from; at < to; at++) {
      const asked = now.askedAt[at]!;
      const earlier = before.askedAt[first + at - from]!;
      if (asked >= 0) now.asked.set(before.asked.subarray(earlier, earlier + askedWidth), asked);
    }
  }
}

/** Marks and numbers alone say nothing, nor does one word over and over, and a text may hold a hundred thousand of them. */
function saysSomething({ types, held }: Analysis, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!(types[at]!.shape & NO_LETTER || held[at]! & REPEATED)) return true;
  return false;
}

const readOnce = (a: Analysis, reader: NetReader): SecondReading => reader.readAnew(a);
const knownWords = (a: Analysis, vocabulary: Vocabulary): KnownWord[] => a.types.map((type) => vocabulary.of(type));

const mayBeAnother = (word: KnownWord): boolean => word.alternatives.length > 0;
