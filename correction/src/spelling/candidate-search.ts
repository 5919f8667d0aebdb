import { FINAL, LAST } from '../lexicon/automaton.ts';
import type { Automaton } from '../lexicon/automaton.ts';
import {
  type Cluster,
  CLUSTERS,
  clustersByLetter,
  deletionCost,
  insertionCost,
  leastInsertionCost,
  substitutionCost,
  TRANSPOSITION,
} from './sound-costs.ts';

/** What it costs to take one spelling for another in a language, in hundredths of an edit. */
export interface SoundCosts {
  substitutionCost(written: number, right: number): number;
  deletionCost(letter: number, before: number, after: number): number;
  insertionCost(letter: number, before: number, next: number): number;
  /** No letter left out before a written one costs less; 0: at the end of a word. */
  leastInsertionCost(next: number): number;
  /** Runs of letters that are written for one another. */
  clusters: readonly Cluster[];
}

/** How dear another word may be that is worth looking for, once one was found at a cost. */
export type DearestBeside = (index: number, cost: number) => number;

const DANISH: SoundCosts = {
  substitutionCost,
  deletionCost,
  insertionCost,
  leastInsertionCost,
  clusters: CLUSTERS,
};

/** No candidate costs more, in hundredths of an edit; short words allow less. */
const MOST_COST = 200;
const COST_PER_LETTER = 45;
/** Candidates dearer than the cheapest by this much cannot win by frequency. */
export const MARGIN = 90;
/** Hardly anybody misses the first letter of a word. */
const FIRST = 20;
const MOST_STEPS = 6000;
const MOST_STATES = MOST_STEPS * 4;
const SEEN_BITS = 14;
/** Spreads keys over the upper bits (Knuth's multiplicative hashing). */
const SPREAD = 0x9e3779b1;
/** So long that its candidates' places and lengths fit in six bits. */
const LONGEST = 50;
/** Nearly all capitals of the lexicon stand first. */
const CAPITAL = 20;
/** With so much left to spend, some edit can always be paid. */
const ANY_EDIT = 100;
const withinMargin: DearestBeside = (_, cost) => cost + MARGIN;

// A state is a step that may be taken. Its four numbers lie beside each other: one read from memory fetches them all.
const STATE = 4;
/** So do an edge's, but for a fourth that keeps them from lying across two lines of the cache. */
const EDGE = 4;
const SKIP = 1;
const FOLLOWING = 2;
/** Place in the automaton. */
const NODE = 0;
/** Words passed. */
const INDEX = 1;
/** Place in the word (6 bits), right letters passed (6 bits), the last of them (16 bits), whether a word may end there. */
const PACKED = 2;
/** The next state of the same cost. */
const NEXT = 3;
const pack = (at: number, depth: number, letter: number, final: number): number =>
  at | (depth << 6) | (letter << 12) | (final << 28);
const atOf = (packed: number): number => packed & 0x3f;
const depthOf = (packed: number): number => (packed >>> 6) & 0x3f;
const letterOf = (packed: number): number => (packed >>> 12) & 0xffff;
const finalOf = (packed: number): number => packed >>> 28;

/** The small one of a plain letter. */
const smallOf = (unit: number): number => (unit >= 65 && unit <= 90 ? unit + 32 : unit);

/**
 * Walks the automaton and the written word together, cheapest edits first (Dijkstra over buckets of one hundredth),
 * so that the likely words come out long before the unlikely ones are looked at. What is left of the word is followed as
 * it is written before a step is kept: where that ends early, one more edit must be paid, and often cannot.
 */
export class CandidateSearch {
  readonly #words: Automaton;
  readonly #costs: SoundCosts;
  readonly #clusters: ReadonlyMap<number, readonly Cluster[]>;
  /** By written letter: what each right letter costs in its place, by its code. */
  readonly #pricesOfLetter = new Map<number, Uint8Array>();
  /** {@link EDGE} numbers by edge: its bits, the words before it, and a bit for each letter that may follow ({@link bitOf}). */
  readonly #edges: Int32Array;
  // The word that is searched for, by place: its letter's bit, what may stand for it and what that costs, the place after
  // the word too.
  #word = '';
  readonly #bits = new Int32Array(LONGEST + 1);
  readonly #prices: Uint8Array[] = [];
  readonly #meant: (readonly Cluster[])[] = [];
  readonly #deletion = new Uint8Array(LONGEST);
  /** What the cheapest edit at a place costs at least. */
  readonly #cheapest = new Uint8Array(LONGEST + 1);
  readonly #states = new Int32Array(MOST_STATES * STATE);
  readonly #heads = new Int32Array(MOST_COST + 1);
  readonly #seen = new Int32Array(2 << SEEN_BITS);
  #limit = 0;
  #generation = 0;
  #used = 0;
  /** Steps of the last search. */
  steps = 0;

  constructor(lexicon: { readonly words: Automaton }, costs: SoundCosts = DANISH) {
    this.#words = lexicon.words;
    this.#costs = costs;
    this.#edges = edgesWithWhatFollows(lexicon.words);
    this.#clusters = clustersByLetter(costs.clusters);
  }

  /**
   * Word numbers with their costs, cheapest first.
   * @param most all that are no dearer; without it, those that may win against what was found.
   * @param dearestBeside how dear they may be, once a word was found at a cost; by default by {@link MARGIN} dearer.
   */
  run(word: string, most?: number, dearestBeside: DearestBeside = withinMargin): Map<number, number> {
    const found = new Map<number, number>();
    this.steps = 0;
    if (word.length > LONGEST) return found;
    this.#word = word;
    this.#limit = Math.min(most ?? MOST_COST, 60 + word.length * COST_PER_LETTER);
    this.#generation++;
    this.#used = 0;
    this.#heads.fill(-1);
    this.#lookAhead();
    this.#push(0, this.#words.root, 0, pack(0, 0, 0, 0));
    for (let cost = 0; cost <= this.#limit; cost++) {
      for (let state = this.#heads[cost]!; state >= 0; state = this.#heads[cost]!) {
        this.#heads[cost] = this.#states[state + NEXT]!;
        if (!this.#isNew(state)) continue;
        if (++this.steps > MOST_STEPS) return found;
        const packed = this.#states[state + PACKED]!;
        const index = this.#states[state + INDEX]!;
        if (atOf(packed) === word.length && finalOf(packed) === 1 && !found.has(index)) {
          if (most === undefined) this.#limit = Math.min(this.#limit, dearestBeside(index, cost));
          found.set(index, cost);
        }
        this.#expand(state, cost);
      }
    }
    return found;
  }

  /** What may stand for the word's letters, place by place. */
  #lookAhead(): void {
    const word = this.#word;
    for (let at = 0; at < word.length; at++) {
      const written = word.charCodeAt(at);
      const before = at > 0 ? word.charCodeAt(at - 1) : 0;
      const after = at + 1 < word.length ? word.charCodeAt(at + 1) : 0;
      const meant = this.#clusters.get(written)?.filter(([from]) => word.startsWith(from, at)) ?? [];
      if (after !== 0 && after !== written) meant.push(swapped(written, after));
      const prices = this.#pricesOf(written);
      const deletion = this.#costs.deletionCost(written, before, after);
      let least = Math.min(deletion, prices[0]!, this.#costs.leastInsertionCost(written));
      for (const [, , price] of meant) least = Math.min(least, price);
      this.#bits[at] = bitOf(this.#words.codeOf[written]!);
      this.#meant[at] = meant;
      this.#prices[at] = prices;
      this.#deletion[at] = deletion;
      this.#cheapest[at] = least;
    }
    this.#bits[word.length] = 0;
    this.#cheapest[word.length] = this.#costs.leastInsertionCost(0);
  }

  /** What each right letter costs in a written one's place; under 0, which is no letter's code, the cheapest other one. */
  #pricesOf(written: number): Uint8Array {
    let prices = this.#pricesOfLetter.get(written);
    if (prices === undefined) {
      prices = Uint8Array.from(this.#words.unitOf, (unit) =>
        smallOf(unit) !== written
          ? this.#costs.substitutionCost(written, smallOf(unit))
          : unit === written
            ? 0
            : CAPITAL,
      );
      prices[0] = prices
        .subarray(1)
        .reduce((least, price) => (price > 0 && price !== CAPITAL ? Math.min(least, price) : least), ANY_EDIT);
      this.#pricesOfLetter.set(written, prices);
    }
    return prices;
  }

  /** All that may come after a state. */
  #expand(state: number, cost: number): void {
    const node = this.#states[state + NODE]!;
    const packed = this.#states[state + PACKED]!;
    const at = atOf(packed);
    if (at < this.#word.length) {
      const extra = at === 0 || depthOf(packed) === 0 ? FIRST : 0;
      // the packed place is one more
      this.#push(cost + extra + this.#deletion[at]!, node, this.#states[state + INDEX]!, packed + 1);
      for (const [from, to, price] of this.#meant[at]!) {
        if (cost + price <= this.#limit) this.#follow(state, to, at + from.length, cost + price);
      }
    }
    if (node !== 0) this.#expandEdges(state, cost);
  }

  /** Each letter that may follow: in the written one's place, and left out before it. */
  #expandEdges(state: number, cost: number): void {
    const edges = this.#edges;
    const packed = this.#states[state + PACKED]!;
    const at = atOf(packed);
    const depth = depthOf(packed);
    const index = this.#states[state + INDEX]! + finalOf(packed);
    const isInside = at < this.#word.length;
    const isLast = at + 1 === this.#word.length;
    const written = isInside ? this.#word.charCodeAt(at) : 0;
    const prices = this.#prices[at]!;
    const extra = at === 0 || depth === 0 ? FIRST : 0;
    const room = this.#limit - cost;
    const roomForLost = room - extra - this.#costs.leastInsertionCost(written);
    // A letter is gone to when the next written one may follow it, or when there is enough left for an edit there.
    const cheapest = this.#cheapest[at]!;
    const cheapestNext = isInside ? this.#cheapest[at + 1]! : 0;
    const bit = this.#bits[at]!;
    const bitNext = isInside ? this.#bits[at + 1]! : 0;
    for (let e = EDGE * this.#states[state + NODE]!; ; e += EDGE) {
      const bits = edges[e]!;
      const following = edges[e + FOLLOWING]!;
      const code = bits & 0xff;
      const final = bits & FINAL ? 1 : 0;
      if (isInside) {
        const plain = prices[code]!;
        const price = plain === 0 || plain === CAPITAL ? plain : plain + extra;
        const left = room - price;
        if (left >= 0 && ((following & bitNext) !== 0 || left >= cheapestNext || (isLast && final === 1))) {
          const letter = smallOf(this.#words.unitOf[code]!);
          this.#push(cost + price, bits >>> 10, index + edges[e + SKIP]!, pack(at + 1, depth + 1, letter, final));
        }
      }
      if (roomForLost >= 0 && ((following & bit) !== 0 || roomForLost >= cheapest || (!isInside && final === 1))) {
        const letter = smallOf(this.#words.unitOf[code]!);
        const price = extra + this.#costs.insertionCost(letter, letterOf(packed), written);
        this.#push(cost + price, bits >>> 10, index + edges[e + SKIP]!, pack(at, depth + 1, letter, final));
      }
      if (bits & LAST) break;
    }
  }

  /** Goes along several right letters at once. */
  #follow(state: number, right: string, at: number, cost: number): void {
    const packed = this.#states[state + PACKED]!;
    let node = this.#states[state + NODE]!;
    let index = this.#states[state + INDEX]!;
    let final = finalOf(packed);
    for (let k = 0; k < right.length; k++) {
      const e = this.#edgeOf(node, this.#words.codeOf[right.charCodeAt(k)]!);
      if (e < 0) return;
      const bits = this.#edges[e]!;
      index += final + this.#edges[e + SKIP]!;
      final = bits & FINAL ? 1 : 0;
      node = bits >>> 10;
    }
    const last = right.charCodeAt(right.length - 1);
    this.#push(cost, node, index, pack(at, depthOf(packed) + right.length, last, final));
  }

  /** Where the numbers of a node's edge with a letter begin, or −1. */
  #edgeOf(node: number, code: number): number {
    if (node === 0) return -1;
    const edges = this.#edges;
    for (let e = EDGE * node; ; e += EDGE) {
      const bits = edges[e]!;
      if ((bits & 0xff) === code) return e;
      if (bits & LAST) return -1;
    }
  }

  /** Keeps a state for later, if it can still lead to a word. */
  #push(cost: number, node: number, index: number, packed: number): void {
    const room = this.#limit - cost;
    if (room < 0 || this.#used === MOST_STATES) return;
    if (room < ANY_EDIT && !this.#mayEnd(node, packed, room)) return;
    const state = STATE * this.#used++;
    this.#states[state + NODE] = node;
    this.#states[state + INDEX] = index;
    this.#states[state + PACKED] = packed;
    this.#states[state + NEXT] = this.#heads[cost]!;
    this.#heads[cost] = state;
  }

  /** False when the rest of the word is no continuation of a node for what is left to spend. */
  #mayEnd(start: number, packed: number, room: number): boolean {
    const { length } = this.#word;
    let node = start;
    let final = finalOf(packed);
    for (let at = atOf(packed); at < length; at++) {
      if (this.#cheapest[at]! <= room) return true;
      const e = this.#edgeOf(node, this.#words.codeOf[this.#word.charCodeAt(at)]!);
      if (e < 0) return false;
      const bits = this.#edges[e]!;
      final = bits & FINAL;
      node = bits >>> 10;
    }
    return final !== 0 || this.#cheapest[length]! <= room;
  }

  /** False when the same right letters were reached at the same place of the word before, and more cheaply. */
  #isNew(state: number): boolean {
    const packed = this.#states[state + PACKED]!;
    // words passed and letters passed are one and only one run of right letters
    const key = (this.#states[state + INDEX]! << 12) | (depthOf(packed) << 6) | atOf(packed);
    const slot = 2 * (Math.imul(key, SPREAD) >>> (32 - SEEN_BITS));
    if (this.#seen[slot] === key && this.#seen[slot + 1] === this.#generation) return false;
    this.#seen[slot] = key;
    this.#seen[slot + 1] = this.#generation;
    return true;
  }
}

/** Two written letters that stand in the wrong order. */
const swapped = (written: number, after: number): Cluster => [
  String.fromCharCode(written, after),
  String.fromCharCode(after, written),
  TRANSPOSITION,
];

/** A letter code's bit among 32; some that are never in one word share theirs. */
const bitOf = (code: number): number => 1 << code;

/** The {@link EDGE} numbers of each edge of an automaton. */
function edgesWithWhatFollows({ edges, skips }: Automaton): Int32Array {
  const ofNode = new Int32Array(edges.length);
  for (let node = 0, e = 0; e < edges.length; e++) {
    ofNode[node]! |= bitOf(edges[e]! & 0xff);
    if (edges[e]! & LAST) node = e + 1;
  }
  const all = new Int32Array(edges.length * EDGE);
  for (let e = 0; e < edges.length; e++) {
    const node = edges[e]! >>> 10;
    all[EDGE * e] = edges[e]!;
    all[EDGE * e + SKIP] = skips[e]!;
    all[EDGE * e + FOLLOWING] = node === 0 ? 0 : ofNode[node]!;
  }
  return all;
}
