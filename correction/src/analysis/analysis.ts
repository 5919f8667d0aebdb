import type { Lexicon } from '../lexicon/lexicon.ts';
import { LINE_END, MARK, type Tokens, WORD } from '../text/token.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Spellings } from '../tagger/spellings.ts';
import type { WordType } from '../tagger/word-type.ts';
import { CAPITAL } from '../tagger/word-shape.ts';
import { SearchEffort } from './search-effort.ts';
import { ClauseTrack } from './clause-track.ts';
import type { TagFeatures } from './tag-features.ts';
import type { TextReader } from './text-reader.ts';

/** Places so far from every corrected word are not read again: their neighbours are the same. */
export const REACH = 8;

/** A text whose words were corrected, as a second reading asks about it. */
interface Corrected {
  /** Where replacements stand, in its order. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
  /** Where the text as given has the stretch, when nothing was put in or taken out there; else −1. */
  unchangedFrom(start: number, end: number): number;
}

/** The reading before a second one, and what was put in between them. */
export interface Earlier {
  readonly analysis: Analysis;
  readonly corrected: Corrected;
}

/** A pair of words that nobody has asked about (`joinedWithNext`). */
const UNKNOWN = -2;

/**
 * A text as rules see it: its words and marks in columns, commas left out (a pupil's commas are the least reliable
 * thing in the text; `commaAfter` tells where they stand). A place is a number in these columns; −1 is no place, and
 * every question about it has an empty answer. Made by `readText`.
 */
export class Analysis {
  readonly text: string;
  readonly lexicon: Lexicon;
  /** What each number in `tags` means. */
  readonly tagFeatures: TagFeatures;
  readonly count: number;
  readonly types: WordType[];
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly kinds: Uint8Array;
  readonly tags: Uint8Array;
  readonly #joined: Int32Array;
  /** Offset of the comma that follows the word, or −1. */
  readonly commas: Int32Array;
  /** Places at which sentences begin, closed by `count`. */
  readonly sentences: Uint32Array;
  readonly sentenceOf: Uint32Array;
  /** Why a place is not judged like the writer's own running text (hold-back.ts), as bits. */
  readonly held: Uint8Array;
  /** What has been worked out of the text once (`once`). */
  readonly #kept = new Map<(a: Analysis, by: never) => unknown, unknown>();
  #track: ClauseTrack | null = null;
  #trackSentence = -1;
  /** The reading of the text before its words were corrected; null of the first reading. */
  readonly earlier: Analysis | null;
  /** What may still be spent on searching for words; the two readings of a text share it. */
  readonly effort: SearchEffort;
  /** Of each sentence: its number in the earlier reading when it stood there just so, else −1. */
  readonly unchanged: Int32Array;

  /** 1 where words are to be judged: everywhere in a first reading, near the corrected words in the second. */
  readonly isOpen: Uint8Array;

  /** @param earlier the reading before this one, when this text is the one before with its words corrected. */
  constructor(text: string, { lexicon, tagger, tagFeatures, spellings }: TextReader, earlier?: Earlier) {
    this.text = text;
    this.lexicon = lexicon;
    this.tagFeatures = tagFeatures;
    const tokens = tokenize(text);
    const room = tokens.count;
    this.types = [];
    this.starts = new Uint32Array(room);
    this.ends = new Uint32Array(room);
    this.kinds = new Uint8Array(room);
    this.commas = new Int32Array(room).fill(-1);
    this.sentenceOf = new Uint32Array(room);
    this.sentences = this.#collect(tokens, spellings);
    this.count = this.types.length;
    this.tags = new Uint8Array(this.count);
    this.#joined = new Int32Array(this.count).fill(UNKNOWN);
    this.earlier = earlier?.analysis ?? null;
    this.effort = earlier?.analysis.effort ?? new SearchEffort();
    this.unchanged = new Int32Array(this.sentences.length).fill(-1);
    this.isOpen = new Uint8Array(this.count);
    if (earlier) {
      this.#takeOver(earlier.analysis, earlier.corrected);
      this.#openNear(earlier.corrected);
    } else this.isOpen.fill(1);
    for (let s = 0; s + 1 < this.sentences.length; s++) {
      if (this.isReadBefore(s)) continue;
      tagger.tag(this.types, this.sentences[s]!, this.sentences[s + 1]!, this.tags);
    }
    this.held = new Uint8Array(this.count);
  }

  /** Sentences in which nothing was corrected keep their tags. */
  #takeOver(earlier: Analysis, corrected: Corrected): void {
    let before = 0;
    for (let s = 0; s + 1 < this.sentences.length; s++) {
      const [from, to] = [this.sentences[s]!, this.sentences[s + 1]!];
      const start = corrected.unchangedFrom(this.starts[from]!, this.ends[to - 1]!);
      if (start < 0) continue;
      while (before + 2 < earlier.sentences.length && earlier.starts[earlier.sentences[before]!]! < start) before++;
      const first = earlier.sentences[before]!;
      if (earlier.starts[first] !== start || earlier.sentences[before + 1]! - first !== to - from) continue;
      this.tags.set(earlier.tags.subarray(first, first + to - from), from);
      this.unchanged[s] = before;
    }
  }

  #openNear({ places }: Corrected): void {
    for (const { start, end } of places) {
      const [first, last] = [this.placeAt(start), this.placeAt(end)];
      const [from, to] = [this.sentenceStart(first), this.sentenceEnd(last)];
      this.isOpen.fill(1, Math.max(from, first - REACH), Math.min(to, last + REACH + 1));
    }
  }

  /** True of a sentence in which the earlier reading corrected nothing. */
  isReadBefore(sentence: number): boolean {
    return this.unchanged[sentence]! >= 0;
  }

  #collect(tokens: Tokens, spellings: Spellings): Uint32Array {
    const bounds = splitSentences(this.text, tokens);
    const starts: number[] = [];
    for (let s = 0; s + 1 < bounds.length; s++) {
      const first = this.types.length;
      for (let t = bounds[s]!; t < bounds[s + 1]!; t++) {
        const start = tokens.starts[t]!;
        if (tokens.kinds[t] === LINE_END) continue;
        const at = this.types.length;
        if (tokens.kinds[t] === MARK && this.text.charCodeAt(start) === 0x2c) {
          if (at > first && this.commas[at - 1] === -1) this.commas[at - 1] = start;
          continue;
        }
        this.starts[at] = start;
        this.ends[at] = tokens.ends[t]!;
        this.kinds[at] = tokens.kinds[t]!;
        this.sentenceOf[at] = starts.length;
        this.types.push(spellings.at(this.text, start, tokens.ends[t]!));
      }
      if (this.types.length > first) starts.push(first);
    }
    starts.push(this.types.length);
    return Uint32Array.from(starts);
  }

  /** What the word may do in a sentence, as bits of word-role; 0 outside of the text. */
  role(at: number): number {
    return at < 0 || at >= this.count ? 0 : this.types[at]!.role;
  }

  /** The place in [from, to) whose word holds the offset, or the last before it. */
  placeAt(offset: number, from = 0, to = this.count): number {
    let low = from;
    let high = to - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
  /** The place `steps` before in the same sentence, or −1. */
  before(at: number, steps = 1): number {
    const place = at - steps;
    return at >= 0 && place >= 0 && this.sentenceOf[place] === this.sentenceOf[at] ? place : -1;
  }
  /** The place `steps` after in the same sentence, or −1. */
  after(at: number, steps = 1): number {
    const place = at + steps;
    return at >= 0 && place < this.count && this.sentenceOf[place] === this.sentenceOf[at] ? place : -1;
  }
  /** The word in small letters, '' at no place. */
  lower(at: number): string {
    return at < 0 || at >= this.count ? '' : this.types[at]!.lower;
  }
  /** The word as written. */
  written(at: number): string {
    return at < 0 || at >= this.count ? '' : this.types[at]!.text;
  }
  /** What the tagger says of the place, in the bits of lexicon/readings.ts. */
  reading(at: number): number {
    return at < 0 || at >= this.count ? 0 : this.tagFeatures.readings[this.tags[at]!]!;
  }
  /** True when the tagger's reading has all bits. */
  is(at: number, bits: number): boolean {
    return at >= 0 && (this.reading(at) & bits) === bits;
  }
  /** True when some reading of the word, the lexicon's, has all bits. */
  canBe(at: number, wanted: number, unwanted = 0): boolean {
    return at >= 0 && at < this.count && this.lexicon.hasReading(this.types[at]!.word, wanted, unwanted);
  }
  /** Lexicon bits of all readings together. */
  union(at: number): number {
    return at < 0 || at >= this.count ? 0 : this.types[at]!.union;
  }
  isWord(at: number): boolean {
    return at >= 0 && at < this.count && this.kinds[at] === WORD;
  }
  isMark(at: number): boolean {
    return at >= 0 && at < this.count && this.kinds[at] === MARK;
  }
  hasCapital(at: number): boolean {
    return at >= 0 && at < this.count && (this.types[at]!.shape & CAPITAL) !== 0;
  }
  /** Number of the listed word that the word and the next one make when written together; −1 when there is none. */
  joinedWithNext(at: number): number {
    if (this.#joined[at] !== UNKNOWN) return this.#joined[at]!;
    const { words } = this.lexicon;
    const { node, lower } = this.types[at]!;
    const next = this.lower(at + 1);
    const joined = node !== 0 && words.endsWord(node, next) ? words.findJoined(lower, next) : -1;
    this.#joined[at] = joined;
    return joined;
  }
  /** True at the first word of a sentence, opening quotation marks and dashes left out. */
  opensSentence(at: number): boolean {
    for (let k = this.before(at); k >= 0; k = this.before(k)) if (this.kinds[k] === WORD) return false;
    return true;
  }
  /** The sentence of a place as the trained models see it; filled again when another sentence is asked for. */
  track(at: number): ClauseTrack {
    const sentence = this.sentenceOf[at]!;
    const track = (this.#track ??= new ClauseTrack());
    if (sentence !== this.#trackSentence) {
      const [from, to] = [this.sentences[sentence]!, this.sentences[sentence + 1]!];
      track.fill(this.types, this.tags, from, to, this.tagFeatures, this.commas);
      this.#trackSentence = sentence;
    }
    return track;
  }
  /**
   * What a function makes of this text, made when it is first asked for and kept as long as the text: nothing of one text
   * stays for the next.
   * @param make a function of a module, never one made for the call.
   * @param by what it is made with, always the same.
   */
  once<Made, By = undefined>(make: (a: Analysis, by: By) => Made, by?: By): Made {
    const known = this.#kept.get(make);
    if (known !== undefined) return known as Made;
    const made = make(this, by as By);
    this.#kept.set(make, made);
    return made;
  }
  commaAfter(at: number): boolean {
    return at >= 0 && this.commas[at]! >= 0;
  }
  sentenceStart(at: number): number {
    return this.sentences[this.sentenceOf[at]!]!;
  }
  /** One past the last place of the sentence. */
  sentenceEnd(at: number): number {
    return this.sentences[this.sentenceOf[at]! + 1]!;
  }
}
