import type { Analysis } from '../analysis/analysis.ts';
import { logOfSum } from '../kernel/numbers.ts';
import type { KnownWord } from '../language-model/known-word.ts';
import { type Table, tableOf } from '../language-model/table.ts';
import type { SecondReader, SecondReading } from '../language-model/second-reader.ts';
import { WordTables } from '../language-model/word-tables.ts';
import type { SectionReader } from '../sections.ts';
import { GAP_KINDS, type GapKind } from './gap-kinds.ts';
import { FLAGS, NOT_KNOWN, NUMBERS } from './told.ts';
import type { ProofReader } from './proof-reader.ts';
import { actionNumber, WORD_ACTIONS, type WordAction } from './word-actions.ts';
import { LONGEST_PIECE, type ProofNet } from './proof-net.ts';

/** Where in what is said of a place each question has its answers, and how many there are. */
const GAPS = WORD_ACTIONS.length;
const STOPS = GAPS + 1 + GAP_KINDS.length;
const COMMAS = STOPS + 2;
const [LACKS, TOO_MANY] = [1, 2];
const KEEP = 0;
/** The number of a word that it has learnt nothing of. */
const UNUSUAL = 1;

/** Writes what is measured of a place from a number of `numbers` on, and answers with what is true of it. */
export type InputsAt = (a: Analysis, at: number, numbers: Int8Array, from: number) => number;

/** What was said of a text's places, piece by piece as somebody asks. */
interface Proof {
  readonly said: Float32Array;
  readonly isRead: Uint8Array;
}

/**
 * Reads a text as it is written and says of each place what is to be done with it. Beside the language model, which says what it would have
 * expected, it sees the word that stands there, and it has learnt from texts of pupils which mistakes they make.
 */
export class NetProofReader implements ProofReader {
  readonly #reader: SecondReader;
  readonly #inputsAt: InputsAt;
  readonly #net: ProofNet;
  /** What the language model knows words by, and how much of a whole number one is there. */
  readonly #language: WordTables;
  readonly #languageUnit: number;
  /** What it has learnt of usual words, endings and readings of its own. */
  readonly #own: readonly [word: Table, ending: Table, reading: Table];
  /** What is told of each tag, number after number. */
  readonly #tags: Int16Array;
  readonly #tagWidth: number;
  readonly #numberUnit: number;
  readonly #kept = new WeakMap<KnownWord, Int16Array>();
  /** What is measured of the place that is told of. */
  readonly #numbers = new Int8Array(NUMBERS);

  /**
   * @param language the language model's file, whose words it reads with
   * @param inputsAt what is told of a place (`inputs.ts`)
   */
  constructor(
    net: ProofNet,
    sections: SectionReader,
    language: SectionReader,
    reader: SecondReader,
    inputsAt: InputsAt,
  ) {
    this.#net = net;
    this.#reader = reader;
    this.#inputsAt = inputsAt;
    this.#language = new WordTables(language);
    this.#languageUnit = language.f32('units')[0]!;
    this.#own = [tableOf(sections, 'word'), tableOf(sections, 'ending'), tableOf(sections, 'reading')];
    const tags = sections.f32('tags');
    this.#tagWidth = sections.i32('tagWidth')[0]!;
    this.#tags = Int16Array.from(tags, (value) => Math.round(value * net.inputUnit));
    this.#numberUnit = net.inputUnit * sections.f32('numberUnit')[0]!;
  }

  oddsOf(a: Analysis, at: number, action: WordAction): number {
    const [said, from] = this.#at(a, at);
    return said[from + actionNumber(action)]! - said[from + KEEP]!;
  }

  oddsOfAny(a: Analysis, at: number): number {
    const [said, from] = this.#at(a, at);
    return logOfSum(said, from + 1, from + GAPS) - said[from + KEEP]!;
  }

  oddsOfGap(a: Analysis, at: number, kind: GapKind): number {
    const [said, from] = this.#at(a, at);
    return said[from + GAPS + 1 + GAP_KINDS.indexOf(kind)]! - said[from + GAPS]!;
  }

  oddsOfAnyGap(a: Analysis, at: number): number {
    const [said, from] = this.#at(a, at);
    return logOfSum(said, from + GAPS + 1, from + STOPS) - said[from + GAPS]!;
  }

  oddsOfStop(a: Analysis, at: number): number {
    const [said, from] = this.#at(a, at);
    return said[from + STOPS + 1]! - said[from + STOPS]!;
  }

  oddsOfComma(a: Analysis, at: number): number {
    const [said, from] = this.#at(a, at);
    return said[from + COMMAS + (a.commaAfter(at) ? TOO_MANY : LACKS)]! - said[from + COMMAS]!;
  }

  #at(a: Analysis, at: number): [said: Float32Array, from: number] {
    const proof = a.once(newProof, this.#net.saidWidth);
    if (proof.isRead[at] === 0) this.#read(a, at, proof);
    return [proof.said, at * this.#net.saidWidth];
  }

  /** Reads the piece of the sentence that a place stands in. */
  #read(a: Analysis, at: number, { said, isRead }: Proof): void {
    const start = a.sentenceStart(at);
    const from = at - ((at - start) % LONGEST_PIECE);
    const to = Math.min(a.sentenceEnd(at), from + LONGEST_PIECE);
    const inputs = this.#net.inputs(to - from).fill(0);
    const reading = this.#reader.read(a);
    for (let k = from; k < to; k++) this.#tell(a, k, reading, inputs, (k - from) * this.#net.inputWidth);
    said.set(this.#net.read(to - from), from * this.#net.saidWidth);
    isRead.fill(1, from, to);
  }

  /** Fills the row of a place; in loops, which make no part of an array for every row. */
  #tell(a: Analysis, at: number, { words, before, after }: SecondReading, inputs: Int16Array, from: number): void {
    const { width } = this.#language;
    const side = at * width;
    for (let i = 0; i < width; i++) {
      inputs[from + i] = before[side + i]!;
      inputs[from + width + i] = after[side + i]!;
    }
    let k = from + 2 * width;
    const line = this.#lineOf(words[at]!);
    for (let i = 0; i < line.length; i++) inputs[k++] = line[i]!;
    const tag = a.tags[at]! * this.#tagWidth;
    for (let i = 0; i < this.#tagWidth; i++) inputs[k++] = this.#tags[tag + i]!;
    const flags = this.#inputsAt(a, at, this.#numbers, 0);
    const unit = this.#net.inputUnit;
    for (let flag = 0; flag < FLAGS; flag++) inputs[k++] = (flags >> flag) & 1 ? unit : 0;
    for (let i = 0; i < NUMBERS; i++, k++) {
      const number = this.#numbers[i]!;
      if (number === NOT_KNOWN) inputs[k + NUMBERS] = unit;
      else inputs[k] = Math.round(number * this.#numberUnit);
    }
  }

  /** What is known of the word itself: by the language model, then of its own. */
  #lineOf(known: KnownWord): Int16Array {
    const kept = this.#kept.get(known);
    if (kept) return kept;
    const byLanguage = new Float32Array(this.#language.width);
    this.#language.fill(known, byLanguage);
    const [words, endings, readings] = this.#own;
    const usual = known.word < words.scale.length ? known.word : UNUSUAL;
    const own = [rowOf(words, usual), rowOf(endings, known.ending), rowOf(readings, known.reading)];
    const line = Int16Array.of(
      ...byLanguage.map((value) => Math.round(value * this.#languageUnit)),
      ...own.flatMap((row) => Array.from(row, (value) => Math.round(value * this.#net.inputUnit))),
    );
    this.#kept.set(known, line);
    return line;
  }
}

const rowOf = ({ rows, scale, width }: Table, row: number): Float32Array =>
  Float32Array.from(rows.subarray(row * width, (row + 1) * width), (value) => value * scale[row]!);

const newProof = (a: Analysis, width: number): Proof => ({
  said: new Float32Array(a.count * width),
  isRead: new Uint8Array(a.count),
});
