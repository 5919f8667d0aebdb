import { FINAL, LAST } from '../lexicon/automaton.ts';
import type { Automaton } from '../lexicon/automaton.ts';
import { mix } from '../tagger/hash.ts';
import { CLUSTERS, deletionCost, insertionCost, substitutionCost, TRANSPOSITION } from './sound-costs.ts';

/** What it costs to take one spelling for another in a language, in hundredths of an edit. */
export interface SoundCosts {
  substitutionCost(written: number, right: number): number;
  deletionCost(letter: number, before: number, after: number): number;
  insertionCost(letter: number, before: number, next: number): number;
  /** Runs of letters that are written for one another. */
  clusters: readonly (readonly [written: string, right: string, cost: number])[];
}

const DANISH: SoundCosts = { substitutionCost, deletionCost, insertionCost, clusters: CLUSTERS };

/** No candidate costs more, in hundredths of an edit; short words allow less. */
const MOST_COST = 230;
const COST_PER_LETTER = 45;
/** Candidates dearer than the cheapest by this much cannot win by frequency. */
const MARGIN = 90;
/** Hardly anybody misses the first letter of a word. */
const FIRST = 20;
const MOST_STEPS = 6000;
const SEEN_SIZE = 1 << 16;

/**
 * Walks the automaton and the written word together, cheapest edits first (Dijkstra over buckets of one hundredth),
 * so that the likely words come out long before the unlikely ones are looked at.
 */
export class CandidateSearch {
  readonly #lexicon: { readonly words: Automaton };
  readonly #costs: SoundCosts;
  readonly #clusters = new Map<number, [written: string, right: string, cost: number][]>();
  // One state per step: place in the automaton, place in the word, words passed, last letters.
  #node = new Uint32Array(MOST_STEPS * 4);
  #at = new Uint8Array(MOST_STEPS * 4);
  #index = new Uint32Array(MOST_STEPS * 4);
  #final = new Uint8Array(MOST_STEPS * 4);
  #letter = new Uint16Array(MOST_STEPS * 4);
  #depth = new Uint8Array(MOST_STEPS * 4);
  #next = new Int32Array(MOST_STEPS * 4);
  readonly #heads = new Int32Array(MOST_COST + 1);
  readonly #seen = new Int32Array(SEEN_SIZE);
  readonly #seenAt = new Int32Array(SEEN_SIZE);
  #generation = 0;
  #used = 0;
  /** Steps of the last search. */
  steps = 0;

  constructor(lexicon: { readonly words: Automaton }, costs: SoundCosts = DANISH) {
    this.#lexicon = lexicon;
    this.#costs = costs;
    for (const [written, right, cost] of costs.clusters) {
      const first = written.charCodeAt(0);
      this.#clusters.set(first, [...(this.#clusters.get(first) ?? []), [written, right, cost]]);
    }
  }

  /** Word numbers with their costs, cheapest first, none dearer than `most`. */
  run(word: string, most = MOST_COST): Map<number, number> {
    const found = new Map<number, number>();
    if (word.length > 60) return found;
    let limit = Math.min(most, 60 + word.length * COST_PER_LETTER);
    this.#generation++;
    this.#used = 0;
    this.#heads.fill(-1);
    this.#push(0, limit, this.#lexicon.words.root, 0, 0, 0, 0, 0);
    this.steps = 0;
    for (let cost = 0; cost <= limit; cost++) {
      for (let state = this.#heads[cost]!; state >= 0; state = this.#heads[cost]!) {
        this.#heads[cost] = this.#next[state]!;
        if (!this.#isNew(state) || ++this.steps > MOST_STEPS) continue;
        if (this.#at[state] === word.length && this.#final[state] && !found.has(this.#index[state]!)) {
          if (found.size === 0 && most === MOST_COST) limit = Math.min(limit, cost + MARGIN);
          found.set(this.#index[state]!, cost);
        }
        this.#expand(word, state, cost, limit);
      }
      if (this.steps > MOST_STEPS) break;
    }
    return found;
  }

  #expand(word: string, state: number, cost: number, limit: number): void {
    const { edges, skips, unitOf } = this.#lexicon.words;
    const at = this.#at[state]!;
    const node = this.#node[state]!;
    const base = this.#index[state]! + (this.#final[state] ? 1 : 0);
    const letter = this.#letter[state]!;
    const depth = this.#depth[state]!;
    const extra = at === 0 || depth === 0 ? FIRST : 0;
    const written = at < word.length ? word.charCodeAt(at) : 0;
    if (written) {
      const before = at > 0 ? word.charCodeAt(at - 1) : 0;
      const after = at + 1 < word.length ? word.charCodeAt(at + 1) : 0;
      const index = this.#index[state]!;
      this.#push(
        cost + extra + this.#costs.deletionCost(written, before, after),
        limit,
        node,
        at + 1,
        index,
        this.#final[state]!,
        letter,
        depth,
      );
      for (const [from, to, price] of this.#clusters.get(written) ?? []) {
        if (cost + price <= limit && word.startsWith(from, at))
          this.#follow(state, to, at + from.length, cost + price, limit);
      }
      if (after && after !== written && cost + TRANSPOSITION <= limit) {
        this.#follow(state, String.fromCharCode(after, written), at + 2, cost + TRANSPOSITION, limit);
      }
    }
    if (node === 0) return;
    for (let e = node; ; e++) {
      const bits = edges[e]!;
      const unit = unitOf[bits & 0xff]!;
      const small = unit < 0x80 ? (unit >= 65 && unit <= 90 ? unit + 32 : unit) : unit;
      const final = bits & FINAL ? 1 : 0;
      const target = bits >>> 10;
      const index = base + skips[e]!;
      if (written) {
        const price =
          small === written ? (unit === small ? 0 : 20) : extra + this.#costs.substitutionCost(written, small);
        this.#push(cost + price, limit, target, at + 1, index, final, small, depth + 1);
      }
      this.#push(
        cost + extra + this.#costs.insertionCost(small, letter, written),
        limit,
        target,
        at,
        index,
        final,
        small,
        depth + 1,
      );
      if (bits & LAST) break;
    }
  }

  /** Goes along several right letters at once. */
  #follow(state: number, right: string, at: number, cost: number, limit: number): void {
    const words = this.#lexicon.words;
    let node = this.#node[state]!;
    let index = this.#index[state]!;
    let final = this.#final[state]!;
    for (let k = 0; k < right.length; k++) {
      const e = words.edge(node, words.codeOf[right.charCodeAt(k)]!);
      if (e < 0) return;
      const bits = words.edges[e]!;
      index += (final ? 1 : 0) + words.skips[e]!;
      final = bits & FINAL ? 1 : 0;
      node = bits >>> 10;
    }
    const last = right.charCodeAt(right.length - 1);
    this.#push(cost, limit, node, at, index, final, last, this.#depth[state]! + right.length);
  }

  #push(
    cost: number,
    limit: number,
    node: number,
    at: number,
    index: number,
    final: number,
    letter: number,
    depth: number,
  ): void {
    if (cost > limit || this.#used === this.#node.length) return;
    const state = this.#used++;
    this.#node[state] = node;
    this.#at[state] = at;
    this.#index[state] = index;
    this.#final[state] = final;
    this.#letter[state] = letter;
    this.#depth[state] = depth;
    this.#next[state] = this.#heads[cost]!;
    this.#heads[cost] = state;
  }

  /** False when the same right letters were reached at the same place of the word before, and more cheaply. */
  #isNew(state: number): boolean {
    const key = mix(mix(this.#index[state]!, this.#depth[state]! * 64 + this.#at[state]!), this.#node[state]!) | 1;
    const slot = key & (SEEN_SIZE - 1);
    if (this.#seenAt[slot] === this.#generation && this.#seen[slot] === key) return false;
    this.#seenAt[slot] = this.#generation;
    this.#seen[slot] = key;
    return true;
  }
}
