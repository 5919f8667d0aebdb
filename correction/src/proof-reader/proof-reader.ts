import type { Analysis } from '../analysis/analysis.ts';
import type { KnownWord } from '../language-model/known-word.ts';
import { type Table, tableOf } from '../language-model/table.ts';
import type { Models } from '../models/models.ts';
import type { SectionReader } from '../sections.ts';
import { actionNumber, GAP_KINDS, type GapKind, type WordAction, WORD_ACTIONS } from './actions.ts';
import { FLAGS, inputsAt, NOT_KNOWN, NUMBERS } from './inputs.ts';
import { LONGEST_PIECE, type ProofNet } from './proof-net.ts';

/** Where in what is said of a place each question has its answers, and how many there are. */
const GAPS = WORD_ACTIONS.length;
const STOPS = GAPS + 1 + GAP_KINDS.length;
const COMMAS = STOPS + 2;
const [LACKS, TOO_MANY] = [1, 2];
const KEEP = 0;
/** The number of a word that it has learnt nothing of. */
const UNUSUAL = 1;

/** What was said of a text's places, piece by piece as somebody asks. */
interface Proof {
  readonly said: Float32Array;
  readonly isRead: Uint8Array;
}

/**
 * Reads a text as it is written and says of each place what is to be done with it. Beside the language model, which says what it would have
 * expected, it sees the word that stands there, and it has learnt from texts of pupils which mistakes they make.
 */
export class ProofReader {
  readonly #net: ProofNet;
  /** The language model's words, endings and readings, with what a capital adds and how much of a whole number one is. */
  readonly #language: Tables;
  readonly #capital: Float32Array;
  readonly #languageUnit: number;
  /** What it has learnt of usual words, endings and readings of its own. */
  readonly #own: Tables;
  /** What is told of each tag, number after number. */
  readonly #tags: Int16Array;
  readonly #tagWidth: number;
  readonly #numberUnit: number;
  readonly #kept = new WeakMap<KnownWord, Int16Array>();

  /** @param language the language model's file, whose words it reads with */
  constructor(net: ProofNet, sections: SectionReader, language: SectionReader) {
    this.#net = net;
    this.#language = tablesOf(language);
    this.#capital = language.f32('capital');
    this.#languageUnit = language.f32('units')[0]!;
    this.#own = tablesOf(sections);
    const tags = sections.f32('tags');
    this.#tagWidth = sections.i32('tagWidth')[0]!;
    this.#tags = Int16Array.from(tags, (value) => Math.round(value * net.inputUnit));
    this.#numberUnit = net.inputUnit * sections.f32('numberUnit')[0]!;
  }

  /** How much likelier than that the word stays this is to be done with it, as log odds. */
  oddsOf(a: Analysis, at: number, action: WordAction, models: Models): number {
    const [said, from] = this.#at(a, at, models);
    return said[from + actionNumber(action)]! - said[from + KEEP]!;
  }

  /** The same of anything that may be done with it. */
  oddsOfAny(a: Analysis, at: number, models: Models): number {
    const [said, from] = this.#at(a, at, models);
    return sumOdds(said, from + 1, from + GAPS) - said[from + KEEP]!;
  }

  /** How much likelier than none a small word of a kind is missing before a place, as log odds. */
  oddsOfGap(a: Analysis, at: number, kind: GapKind, models: Models): number {
    const [said, from] = this.#at(a, at, models);
    return said[from + GAPS + 1 + GAP_KINDS.indexOf(kind)]! - said[from + GAPS]!;
  }

  /** How likely a full stop is missing after a place, as log odds. */
  oddsOfStop(a: Analysis, at: number, models: Models): number {
    const [said, from] = this.#at(a, at, models);
    return said[from + STOPS + 1]! - said[from + STOPS]!;
  }

  /** How likely a comma is missing after a place that has none, or one too many that has one, as log odds. */
  oddsOfComma(a: Analysis, at: number, models: Models): number {
    const [said, from] = this.#at(a, at, models);
    return said[from + COMMAS + (a.commaAfter(at) ? TOO_MANY : LACKS)]! - said[from + COMMAS]!;
  }

  #at(a: Analysis, at: number, models: Models): [said: Float32Array, from: number] {
    const proof = a.once(newProof, this.#net.saidWidth);
    if (proof.isRead[at] === 0) this.#read(a, at, models, proof);
    return [proof.said, at * this.#net.saidWidth];
  }

  /** Reads the piece of the sentence that a place stands in. */
  #read(a: Analysis, at: number, models: Models, { said, isRead }: Proof): void {
    const start = a.sentenceStart(at);
    const from = at - ((at - start) % LONGEST_PIECE);
    const to = Math.min(a.sentenceEnd(at), from + LONGEST_PIECE);
    const inputs = this.#net.inputs(to - from).fill(0);
    for (let k = from; k < to; k++) this.#tell(a, k, models, inputs, (k - from) * this.#net.inputWidth);
    said.set(this.#net.read(to - from), from * this.#net.saidWidth);
    isRead.fill(1, from, to);
  }

  #tell(a: Analysis, at: number, models: Models, inputs: Int16Array, from: number): void {
    const { words, before, after } = models.secondReader.read(a);
    const { width } = this.#language.word;
    inputs.set(before.subarray(at * width, (at + 1) * width), from);
    inputs.set(after.subarray(at * width, (at + 1) * width), from + width);
    const line = this.#lineOf(words[at]!);
    inputs.set(line, from + 2 * width);
    let k = from + 2 * width + line.length;
    const tag = a.tags[at]! * this.#tagWidth;
    inputs.set(this.#tags.subarray(tag, tag + this.#tagWidth), k);
    k += this.#tagWidth;
    const flags = inputsAt(a, at, models, this.#numbers, 0);
    const unit = this.#net.inputUnit;
    for (let flag = 0; flag < FLAGS; flag++) inputs[k++] = (flags >> flag) & 1 ? unit : 0;
    for (const number of this.#numbers) {
      inputs[k + NUMBERS] = number === NOT_KNOWN ? unit : 0;
      inputs[k++] = number === NOT_KNOWN ? 0 : Math.round(number * this.#numberUnit);
    }
  }
  readonly #numbers = new Int8Array(NUMBERS);

  /** What is known of the word itself: by the language model, then of its own. */
  #lineOf(known: KnownWord): Int16Array {
    const kept = this.#kept.get(known);
    if (kept) return kept;
    const { word, ending, reading, capital } = known;
    const { width } = this.#language.word;
    const byLanguage = [rowOf(this.#language.word, word), rowOf(this.#language.ending, ending)];
    byLanguage.push(
      rowOf(this.#language.reading, reading),
      this.#capital.subarray(capital * width, (capital + 1) * width),
    );
    const usual = word < this.#own.word.scale.length ? word : UNUSUAL;
    const own = [rowOf(this.#own.word, usual), rowOf(this.#own.ending, ending), rowOf(this.#own.reading, reading)];
    const line = Int16Array.of(
      ...Array.from({ length: width }, (_, k) =>
        Math.round(byLanguage.reduce((sum, row) => sum + row[k]!, 0) * this.#languageUnit),
      ),
      ...own.flatMap((row) => Array.from(row, (value) => Math.round(value * this.#net.inputUnit))),
    );
    this.#kept.set(known, line);
    return line;
  }
}

/** What words are known by. */
interface Tables {
  readonly word: Table;
  readonly ending: Table;
  readonly reading: Table;
}

const tablesOf = (sections: SectionReader): Tables => ({
  word: tableOf(sections, 'word'),
  ending: tableOf(sections, 'ending'),
  reading: tableOf(sections, 'reading'),
});

const rowOf = ({ rows, scale, width }: Table, row: number): Float32Array =>
  Float32Array.from(rows.subarray(row * width, (row + 1) * width), (value) => value * scale[row]!);

const newProof = (a: Analysis, width: number): Proof => ({
  said: new Float32Array(a.count * width),
  isRead: new Uint8Array(a.count),
});

/** The logarithm of what several come to together. */
function sumOdds(said: Float32Array, from: number, to: number): number {
  let most = -Infinity;
  for (let k = from; k < to; k++) most = Math.max(most, said[k]!);
  let sum = 0;
  for (let k = from; k < to; k++) sum += Math.exp(said[k]! - most);
  return most + Math.log(sum);
}
