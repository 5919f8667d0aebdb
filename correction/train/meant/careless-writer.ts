import type { GoldError, Passage } from '../../evaluate/passage.ts';
import { readText } from '../../src/analysis/read-text.ts';
import type { Analysis } from '../../src/analysis/analysis.ts';
import type { TextReader } from '../../src/analysis/text-reader.ts';
import { capitalised } from '../../src/kernel/finding.ts';
import type { Alternative } from '../../src/language-model/known-word.ts';
import { hasAny, NAME, NOUN } from '../../src/lexicon/readings.ts';
import type { Models } from '../../src/models/models.ts';
import { gapNumber } from '../../src/proof-reader/gap-kinds.ts';
import { normal } from '../random.ts';
import { PupilsSlips, type SlipOfWord } from '../language/pupils-slips.ts';

/** What a careless writer made of a place, in offsets of his text. */
export interface Careless {
  readonly start: number;
  readonly end: number;
  /**
   * `apart`: one word in two; `other`: another form or small word, `meant` being the right one; `misspelled`: neither; `left`: a small word was left
   * out before the place, which is empty; `stop`: the full stop is lost that stood at the place, which is empty.
   */
  readonly kind: 'apart' | 'other' | 'misspelled' | 'left' | 'stop';
  /** In small letters. */
  readonly meant: string;
}

/** So many of the words that can be written apart are, for there to be enough to learn from, and so many of words that are no compounds. */
const APART = 0.3;
const APART_ELSE = 0.08;
/** Forms and small words are confused so much oftener than by pupils. */
const OFTENER = 1.5;
const COMMA_LOST = 0.2;
/** Stops between two sentences of a line are lost, and the capital after them then as often as not. */
const STOP_LOST = 0.08;
const CAPITAL_LOST = 0.6;
/** How far writers differ in what they get wrong, as the spread of a logarithm. */
const SPREAD = 0.5;
const SHORTEST = 5;
const SHORTEST_PART = 3;
/** Halves of a word that is no compound must be words that are used. */
const USUAL = 40;
/** Cases of its kind that a confusion is counted with, since most were seen once or never. */
const SMOOTHING = 30;
const PLAIN = /^\p{L}+$/u;
const SPELLING = /^(misspelling|vowel|consonant|double-consonant|silent-letter|ending)$/;

/** Writes right texts as pupils would: mistakes of corpus/tune, each about as often as it is made there. */
export class CarelessWriter {
  readonly #reader: TextReader;
  readonly #models: Models;
  readonly #random: () => number;
  readonly #slips: PupilsSlips;
  readonly #made = new Map<string, number>();
  readonly #chances = new Map<string, number>();
  /** How often each word was left out, and how often it stood there. */
  readonly #left = new Map<string, number>();
  readonly #stood = new Map<string, number>();
  /** How much oftener than others the writer of a text makes each kind of mistake. */
  readonly #habits = new Map<string, number>();
  #misspelled = 0;
  #words = 0;

  /** @param random a number from 0 to 1. */
  constructor(passages: readonly Passage[], reader: TextReader, models: Models, random: () => number) {
    this.#reader = reader;
    this.#models = models;
    this.#random = random;
    const slips: SlipOfWord[] = [];
    const words: string[] = [];
    for (const passage of passages) {
      for (const { wrong, rights, id } of passage.golds)
        if (SPELLING.test(id) && PLAIN.test(wrong) && PLAIN.test(rights[0]!))
          slips.push({ meant: rights[0]!.toLowerCase(), written: wrong.toLowerCase() });
      this.#count(passage, words);
    }
    this.#slips = new PupilsSlips(slips, words);
    this.#misspelled = slips.length;
    this.#words = words.length;
  }

  /** Counts the confusions of a passage, and the places where they could have been made. */
  #count({ written, golds }: Passage, words: string[]): void {
    const a = readText(written, this.#reader);
    for (const gold of golds) {
      const left = wordLeftOut(gold);
      if (left !== null) add(this.#left, [left[0]!]);
    }
    for (let at = 0; at < a.count; at++) {
      if (a.isWord(at)) {
        words.push(a.lower(at));
        add(this.#stood, [a.lower(at)]);
      }
      const known = this.#models.secondReader.known(a, at);
      if (known === null) continue;
      const gold = golds.find(({ start, end, optional }) => start === a.starts[at] && end === a.ends[at] && !optional);
      if (gold === undefined) {
        for (const other of known.alternatives) add(this.#chances, keysOf(other.kind, a.lower(at), other.word));
        continue;
      }
      const meant = known.alternatives.find(({ word }) => gold.rights.some((right) => right.toLowerCase() === word));
      if (meant !== undefined) add(this.#made, keysOf(meant.kind, meant.word, a.lower(at)));
    }
  }

  /** How often a word is written for the one that is meant. */
  #rate(meant: string, { word, kind }: Alternative): number {
    const [of, ofKind] = keysOf(kind, meant, word);
    const base = (this.#made.get(ofKind) ?? 0) / ((this.#chances.get(ofKind) ?? 0) + SMOOTHING);
    return ((this.#made.get(of) ?? 0) + base * SMOOTHING) / ((this.#chances.get(of) ?? 0) + SMOOTHING);
  }

  /**
   * A right text with mistakes.
   * @param level how careless: 1 as pupils are.
   */
  write(right: string, level: number): { text: string; mistakes: Careless[] } {
    const a = readText(right, this.#reader);
    this.#habits.clear();
    const mistakes: Careless[] = [];
    let text = '';
    let read = 0;
    // the place whose capital is lost
    let small = -1;
    for (let at = 0; at < a.count; at++) {
      if (!a.isWord(at)) continue;
      if (this.#isLeftOut(a, at, level)) {
        text += right.slice(read, a.starts[at]);
        read = a.starts[at + 1]!;
        mistakes.push({ start: text.length, end: text.length, kind: 'left', meant: a.lower(at) });
        continue;
      }
      text += right.slice(read, a.starts[at]);
      const put = this.#put(a, at, level);
      if (put !== null)
        mistakes.push({
          start: text.length,
          end: text.length + put.written.length,
          kind: put.kind,
          meant: a.lower(at),
        });
      const written = put?.written ?? a.written(at);
      text += small === at ? written.charAt(0).toLowerCase() + written.slice(1) : written;
      read = a.ends[at]!;
      const stop = /^[.!?] +(?=\p{Lu}\p{L}*\s)/u.exec(right.slice(read, read + 40));
      if (stop !== null && this.#random() < STOP_LOST * level * this.#habit('stop')) {
        mistakes.push({ start: text.length, end: text.length, kind: 'stop', meant: '' });
        text += ' ';
        read += stop[0].length;
        if (this.#random() < CAPITAL_LOST && this.#isNoName(a, at + 2)) small = at + 2;
        continue;
      }
      const comma = right.indexOf(',', read);
      if (
        a.commaAfter(at) &&
        comma >= 0 &&
        comma - read < 3 &&
        this.#random() < COMMA_LOST * level * this.#habit('comma')
      ) {
        text += right.slice(read, comma);
        read = comma + 1;
      }
    }
    return { text: text + right.slice(read), mistakes };
  }

  #habit(kind: string): number {
    const known = this.#habits.get(kind);
    if (known !== undefined) return known;
    const habit = Math.exp(SPREAD * normal(this.#random));
    this.#habits.set(kind, habit);
    return habit;
  }

  #isNoName(a: Analysis, at: number): boolean {
    return at < a.count && a.isWord(at) && a.types[at]!.listed >= 0 && !hasAny(a.union(at), NAME);
  }

  /** Before another word of the sentence, and not where one was left out just before. */
  #isLeftOut(a: Analysis, at: number, level: number): boolean {
    const left = this.#left.get(a.lower(at));
    if (left === undefined || a.commaAfter(at) || a.opensSentence(at) || a.written(at) !== a.lower(at)) return false;
    if (a.after(at) !== at + 1 || !a.isWord(at + 1) || a.text.slice(a.ends[at], a.starts[at + 1]) !== ' ') return false;
    const often = OFTENER * level * this.#habit(`left ${gapNumber(a.lower(at))}`);
    return this.#random() < (often * left) / (left + this.#stood.get(a.lower(at))!);
  }

  #put(a: Analysis, at: number, level: number): { written: string; kind: Careless['kind'] } | null {
    const [written, lower] = [a.written(at), a.lower(at)];
    if (!PLAIN.test(written) || (written !== lower && !a.opensSentence(at))) return null;
    const cut = this.#cutOf(a, at);
    if (cut > 0) return { written: `${written.slice(0, cut)} ${written.slice(cut)}`, kind: 'apart' };
    for (const other of this.#models.secondReader.known(a, at)?.alternatives ?? [])
      if (this.#random() < OFTENER * level * this.#habit(other.kind) * this.#rate(lower, other))
        return { written: written === lower ? other.word : capitalised(other.word), kind: 'other' };
    if (this.#random() >= (this.#misspelled / this.#words) * level) return null;
    const misspelled = this.#slips.slip(lower, this.#random).written;
    if (misspelled === lower) return null;
    // what spells another word is one in the place of this
    return { written: misspelled, kind: this.#reader.lexicon.find(misspelled) < 0 ? 'misspelled' : 'other' };
  }

  /** Where the word is cut in two, 0 where it stays one. */
  #cutOf(a: Analysis, at: number): number {
    const { listed, compound, lower } = a.types[at]!;
    if (lower.length < SHORTEST) return 0;
    const { lexicon } = a;
    const cuts: number[] = [];
    let isCompound = false;
    for (let k = 2; k <= lower.length - 2; k++) {
      const [first, rest] = [lower.slice(0, k), lower.slice(k)];
      const [one, other] = [lexicon.find(first), lexicon.find(rest)];
      if (other < 0 || lexicon.frequencies[other] === 0) continue;
      const isLong = k >= SHORTEST_PART && rest.length >= SHORTEST_PART && one >= 0;
      const isOfNouns = isLong && lexicon.compounds.isFirstPart(first) && lexicon.hasReading(other, NOUN);
      if (compound?.headStart === k || (listed >= 0 && isOfNouns)) {
        if (!isCompound) cuts.length = 0;
        isCompound = true;
        cuts.push(k);
      } else if (!isCompound && listed >= 0 && !lexicon.hasReading(listed, NOUN) && one >= 0) {
        if (lexicon.frequencies[one]! > USUAL && lexicon.frequencies[other]! > USUAL) cuts.push(k);
      }
    }
    if (cuts.length === 0 || this.#random() >= (isCompound ? APART : APART_ELSE)) return 0;
    return cuts[Math.floor(this.#random() * cuts.length)]!;
  }
}

/** The small words of which a gold error says that one was left out, best first; null of another error. */
export function wordLeftOut({ wrong, rights, optional }: GoldError): string[] | null {
  if (optional) return null;
  const words = rights.flatMap((right) => {
    const whole = right.toLowerCase().trim();
    const added =
      wrong === '' ? whole : whole.endsWith(` ${wrong.toLowerCase()}`) ? whole.slice(0, -wrong.length - 1) : '';
    return PLAIN.test(added) ? [added] : [];
  });
  return words.length > 0 && rights[0] !== wrong ? words : null;
}

const keysOf = (kind: string, meant: string, written: string): [string, string] => [
  `${kind} ${meant} ${written}`,
  kind,
];

function add(counts: Map<string, number>, keys: readonly string[]): void {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}
