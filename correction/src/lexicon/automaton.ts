import type { SectionReader } from '../sections.ts';

/**
 * A minimal acyclic automaton over words, with a number for each word (0 … size−1 in alphabetical order).
 * Edges lie node by node; a node is the position of its first edge, 0 being "no edges". Edge bits: 0–7 letter,
 * 8 the word may end here, 9 last edge of its node, 10–31 the node it leads to.
 */
export class Automaton {
  readonly edges: Uint32Array;
  /** How many words pass through earlier edges of the same node. */
  readonly skips: Uint32Array;
  readonly root: number;
  /** Letter code of a UTF-16 unit, 0 for one that no word has. */
  readonly codeOf: Uint8Array;
  /** UTF-16 unit of a letter code. */
  readonly unitOf: Uint16Array;

  constructor(sections: SectionReader, prefix: string) {
    this.edges = sections.u32(`${prefix}.edges`);
    this.skips = sections.u32(`${prefix}.skips`);
    this.root = sections.u32(`${prefix}.root`)[0]!;
    this.unitOf = sections.u16(`${prefix}.alphabet`);
    this.codeOf = new Uint8Array(0x10000);
    this.unitOf.forEach((unit, code) => {
      if (code > 0) this.codeOf[unit] = code;
    });
  }

  /** The edge with the letter code out of a node, or −1. */
  edge(node: number, code: number): number {
    if (node === 0) return -1;
    const edges = this.edges;
    for (let e = node; ; e++) {
      const bits = edges[e]!;
      if ((bits & 0xff) === code) return e;
      if (bits & LAST) return -1;
    }
  }

  /** The word's number, or −1 when it is not in the automaton. */
  find(word: string): number {
    return this.findJoined(word, '');
  }

  /** The number of two strings written as one word, or −1. */
  findJoined(word: string, rest: string): number {
    let node = this.root;
    let index = 0;
    let final = false;
    const length = word.length + rest.length;
    for (let i = 0; i < length; i++) {
      const code = this.codeOf[i < word.length ? word.charCodeAt(i) : rest.charCodeAt(i - word.length)]!;
      if (code === 0) return -1;
      const e = this.edge(node, code);
      if (e < 0) return -1;
      if (final) index++;
      index += this.skips[e]!;
      const bits = this.edges[e]!;
      final = (bits & FINAL) !== 0;
      node = bits >>> 10;
    }
    return final ? index : -1;
  }

  /** The node that a word leads to from another, the root if not said; 0 when no longer word begins with it. */
  nodeAfter(word: string, from: number = this.root): number {
    let node = from;
    for (let i = 0; i < word.length && node !== 0; i++) {
      const code = this.codeOf[word.charCodeAt(i)]!;
      const e = code === 0 ? -1 : this.edge(node, code);
      node = e < 0 ? 0 : this.edges[e]! >>> 10;
    }
    return node;
  }

  /** True when letters lead from a node to the end of a word. */
  endsWord(node: number, letters: string): boolean {
    let bits = node << 10;
    for (let i = 0; i < letters.length; i++) {
      const code = this.codeOf[letters.charCodeAt(i)]!;
      const e = code === 0 ? -1 : this.edge(bits >>> 10, code);
      if (e < 0) return false;
      bits = this.edges[e]!;
    }
    return (bits & FINAL) !== 0;
  }

  /** The word with a number. */
  word(index: number): string {
    let node = this.root;
    let rest = index;
    let out = '';
    for (;;) {
      let e = node;
      while (!(this.edges[e]! & LAST) && this.skips[e + 1]! <= rest) e++;
      rest -= this.skips[e]!;
      const bits = this.edges[e]!;
      out += String.fromCharCode(this.unitOf[bits & 0xff]!);
      if (bits & FINAL) {
        if (rest === 0) return out;
        rest--;
      }
      node = bits >>> 10;
    }
  }
}

export const FINAL = 1 << 8;
export const LAST = 1 << 9;
