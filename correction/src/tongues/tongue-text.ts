import { matchCase } from '../kernel/finding.ts';
import { MARK, NUMBER, OPAQUE, LINE_END, WORD } from '../text/token.ts';
import { tokenize } from '../text/tokenize.ts';
import type { TongueFinding } from './tongue-finding.ts';
import type { WordStore } from './word-store.ts';

/** How words of a language are cut and looked up. */
export interface WordCutting {
  /** Words that keep their stop, lower-cased with the stop. */
  abbreviations: ReadonlySet<string>;
  /** Where a word is cut in two: the length of its first part, 0 for nowhere. */
  cutAt?(word: string): number;
}

interface Piece {
  kind: number;
  start: number;
  end: number;
}

/**
 * A text in another language, cut into words, marks and sentences. Places are numbers; those beyond the sentence are −1, and all
 * questions about −1 are answered by no.
 */
export class TongueText {
  readonly text: string;
  readonly words: WordStore;
  readonly count: number;
  readonly #pieces: readonly Piece[];
  readonly #lowers: readonly string[];
  /** The first place of the sentence that each place stands in, and the place after its last. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #bits: Int32Array;
  /** The one that the writer uses. */
  readonly #apostrophe: string;

  constructor(text: string, words: WordStore, cutting: WordCutting) {
    this.text = text;
    this.words = words;
    this.#apostrophe = text.includes('’') && !text.includes("'") ? '’' : "'";
    this.#pieces = piecesOf(text, cutting).filter(({ kind }) => kind !== LINE_END);
    this.count = this.#pieces.length;
    this.#lowers = this.#pieces.map(({ start, end }) => text.slice(start, end).toLowerCase().replaceAll('’', "'"));
    this.#from = new Int32Array(this.count);
    this.#to = new Int32Array(this.count);
    this.#bits = new Int32Array(this.count);
    this.#findSentences();
    for (let at = 0; at < this.count; at++) this.#bits[at] = this.#lookUp(at);
  }

  start = (at: number): number => this.#pieces[at]!.start;
  end = (at: number): number => this.#pieces[at]!.end;
  written = (at: number): string => (at < 0 ? '' : this.text.slice(this.start(at), this.end(at)));
  /** The word in small letters, its apostrophes straight. */
  lower = (at: number): string => (at < 0 ? '' : this.#lowers[at]!);
  sentenceStart = (at: number): number => this.#from[at]!;
  sentenceEnd = (at: number): number => this.#to[at]!;
  isWord = (at: number): boolean => at >= 0 && this.#pieces[at]!.kind === WORD;
  isNumber = (at: number): boolean => at >= 0 && this.#pieces[at]!.kind === NUMBER;
  isMark = (at: number): boolean => at >= 0 && this.#pieces[at]!.kind === MARK;
  isCapital = (at: number): boolean => at >= 0 && /^\p{Lu}/u.test(this.written(at));

  /** The place so many before, in the same sentence, or −1. */
  before(at: number, many = 1): number {
    return at >= 0 && at - many >= this.#from[at]! ? at - many : -1;
  }
  /** The place so many after, in the same sentence, or −1. */
  after(at: number, many = 1): number {
    return at >= 0 && at + many < this.#to[at]! ? at + many : -1;
  }
  isFirst = (at: number): boolean => at >= 0 && this.firstWord(at) === at;
  /** The first word of the sentence, past quotation marks and dashes. */
  firstWord(at: number): number {
    let first = this.#from[at]!;
    while (first < this.#to[at]! - 1 && this.isMark(first)) first++;
    return first;
  }
  /** True when the word can be one of these. */
  is = (at: number, bits: number): boolean => at >= 0 && (this.#bits[at]! & bits) !== 0;
  bits = (at: number): number => (at < 0 ? 0 : this.#bits[at]!);

  /** Other words for the one at a place, best first. */
  swap(at: number, ...replacements: string[]): TongueFinding {
    return this.#finding(at, at, replacements);
  }
  /** Other words for the places [from, to]. */
  span(from: number, to: number, ...replacements: string[]): TongueFinding {
    return this.#finding(from, to, replacements);
  }
  /** A mark that should not be there. */
  drop(at: number): TongueFinding {
    return { start: this.start(at), end: this.end(at), replacements: [''] };
  }

  #finding(from: number, to: number, replacements: readonly string[]): TongueFinding {
    const written = this.written(from);
    // »I« has a capital of its own
    const model = written.length === 1 && !this.isFirst(from) ? written.toLowerCase() : written.charAt(0);
    return {
      start: this.start(from),
      end: this.end(to),
      // »USA« becomes »the USA«, »REALY« »REALLY«
      replacements: replacements.map((word) =>
        (word.includes(' ') && !this.isFirst(from)
          ? word
          : matchCase(from === to && written.length > 2 ? written : model, word)
        ).replaceAll("'", this.#apostrophe),
      ),
    };
  }

  #lookUp(at: number): number {
    if (this.#pieces[at]!.kind !== WORD) return 0;
    const small = this.words.bitsOf(this.#lowers[at]!);
    const written = this.written(at);
    const own = written === this.#lowers[at] ? small : this.words.bitsOf(written);
    // a capital inside a sentence is a name or a noun where the dictionary has both
    return own !== 0 && !this.isFirst(at) ? own : small | own;
  }

  #findSentences(): void {
    let from = 0;
    for (let at = 0; at < this.count; at++) {
      if (at + 1 < this.count && !this.#endsAfter(at)) continue;
      this.#from.fill(from, from, at + 1);
      this.#to.fill(at + 1, from, at + 1);
      from = at + 1;
    }
  }

  #endsAfter(at: number): boolean {
    const { end } = this.#pieces[at]!;
    const next = this.#pieces[at + 1]!;
    const between = this.text.slice(end, next.start);
    if (/[\n\r\u2028\u2029]/.test(between)) return true;
    const closes = isCloser(this.text.charAt(next.start)) && between === '';
    if (closes) return false;
    let last = at;
    while (last > 0 && isCloser(this.text.charAt(this.#pieces[last]!.start))) last--;
    const mark = this.text.charAt(this.#pieces[last]!.start);
    if (this.#pieces[last]!.kind !== MARK || !'.!?…'.includes(mark)) return false;
    // »"Stop!" he said«, »3. Mai«
    const goesOn = /^\p{Ll}/u.test(this.text.slice(next.start, next.start + 1));
    if (last !== at || mark === '…') return !goesOn;
    return !(
      mark === '.' &&
      last > 0 &&
      this.#pieces[last - 1]!.kind === NUMBER &&
      between !== '' &&
      !goesOn &&
      this.#pieces[last - 1]!.end - this.#pieces[last - 1]!.start < 3
    );
  }
}

const isCloser = (unit: string): boolean => unit !== '' && '"”»«“\'’)]'.includes(unit);

/** The tokens of the engine, with stops and clitics cut off as the language has it. */
function piecesOf(text: string, { abbreviations, cutAt }: WordCutting): Piece[] {
  const tokens = tokenize(text);
  const pieces: Piece[] = [];
  for (let i = 0; i < tokens.count; i++) {
    const [kind, from, end] = [tokens.kinds[i]!, tokens.starts[i]!, tokens.ends[i]!];
    if (kind !== WORD) {
      pieces.push({ kind, start: from, end });
      continue;
    }
    const stop = text.indexOf('.', from);
    const isAbbreviation = abbreviations.has(text.slice(from, end).toLowerCase());
    const wordEnd = isAbbreviation || stop < 0 || stop >= end ? end : stop;
    let start = from;
    for (let cut = cutAt?.(text.slice(start, wordEnd)) ?? 0; cut > 0; cut = cutAt?.(text.slice(start, wordEnd)) ?? 0) {
      pieces.push({ kind, start, end: start + cut });
      start += cut;
    }
    if (start < wordEnd) pieces.push({ kind, start, end: wordEnd });
    for (let at = wordEnd; at < end; at++) {
      const isStop = text[at] === '.';
      const last = pieces.at(-1)!;
      if (!isStop && last.kind === OPAQUE && last.end === at) last.end++;
      else pieces.push({ kind: isStop ? MARK : OPAQUE, start: at, end: at + 1 });
    }
  }
  return pieces;
}
