import type { Analysis } from '../analysis/analysis.ts';
import { CAPITAL } from '../tagger/word-shape.ts';
import { LONGEST_PIECE, type Net } from './net.ts';
import type { KnownWord, Vocabulary } from './vocabulary.ts';

/** Of a word that cannot be weighed against what stands there. */
const NOTHING_KNOWN = 0;

/** What the net says of a whole text. */
export interface SecondReading {
  readonly of: Analysis;
  /** Log odds of a comma after each place. */
  readonly commas: Float32Array;
  /** Log odds of a full stop that lacks after each place. */
  readonly stops: Float32Array;
  /** Where in `asked` each place begins; −1 where nothing was asked. */
  readonly askedAt: Int32Array;
  asked: Float32Array;
}

/** Reads texts with the net and remembers the last two: the one as written and the one with its words mended. */
export class SecondReader {
  readonly #net: Net;
  readonly #vocabulary: Vocabulary;
  #last: SecondReading | null = null;
  #asked = 0;

  constructor(net: Net, vocabulary: Vocabulary) {
    this.#net = net;
    this.#vocabulary = vocabulary;
  }

  /** What the net says of the text; sentences that were read before keep what was said. */
  read(a: Analysis): SecondReading {
    if (this.#last?.of === a) return this.#last;
    const before = this.#last !== null && this.#last.of === a.earlier ? this.#last : null;
    const now: SecondReading = {
      of: a,
      commas: new Float32Array(a.count),
      stops: new Float32Array(a.count),
      askedAt: new Int32Array(a.count).fill(-1),
      asked: new Float32Array(a.count * this.#net.width),
    };
    this.#asked = 0;
    for (let s = 0; s + 1 < a.sentences.length; s++) {
      const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
      if (before !== null && a.isReadBefore(s))
        this.#copy(before, now, from, to, before.of.sentences[a.unchanged[s]!]!);
      else for (let at = from; at < to; at += LONGEST_PIECE) this.#readPiece(now, at, Math.min(to, at + LONGEST_PIECE));
    }
    this.#last = now;
    return now;
  }

  /**
   * How much likelier the net finds another word at a place than the one that stands there, as log odds; 0 when it was
   * not asked there.
   * @param other in small letters
   */
  odds(a: Analysis, at: number, other: string): number {
    const reading = this.read(a);
    const from = reading.askedAt[at]!;
    if (from < 0) return NOTHING_KNOWN;
    const right = this.#net.score(reading.asked, from, this.#vocabulary.of(a.tools.intern(other)));
    return right - this.#net.score(reading.asked, from, this.#vocabulary.of(a.types[at]!));
  }

  /** The word at a place, where the net was asked; null elsewhere. */
  known(a: Analysis, at: number): KnownWord | null {
    return this.read(a).askedAt[at]! < 0 ? null : this.#vocabulary.of(a.types[at]!);
  }

  #readPiece(now: SecondReading, from: number, to: number): void {
    const { of: a } = now;
    const words: KnownWord[] = [];
    const capitals = new Uint8Array(to - from);
    const places: number[] = [];
    for (let at = from; at < to; at++) {
      const type = a.types[at]!;
      const word = this.#vocabulary.of(type);
      words.push(word);
      capitals[at - from] = type.shape & CAPITAL ? 1 : 0;
      if (word.alternatives.length > 0) places.push(at - from);
    }
    this.#net.readGaps(words, capitals, now.commas, now.stops, from);
    if (places.length === 0) return;
    const { width } = this.#net;
    now.asked.set(this.#net.ask(places), this.#asked);
    for (const place of places) {
      now.askedAt[from + place] = this.#asked;
      this.#asked += width;
    }
  }

  #copy(before: SecondReading, now: SecondReading, from: number, to: number, first: number): void {
    const { width } = this.#net;
    for (let at = from; at < to; at++) {
      const old = first + at - from;
      now.commas[at] = before.commas[old]!;
      now.stops[at] = before.stops[old]!;
      const asked = before.askedAt[old]!;
      if (asked < 0) continue;
      now.asked.set(before.asked.subarray(asked, asked + width), this.#asked);
      now.askedAt[at] = this.#asked;
      this.#asked += width;
    }
  }
}
