import { FINAL, LAST } from '../src/lexicon/automaton.ts';
import type { Section } from '../src/sections.ts';

interface Node {
  codes: number[];
  targets: number[];
  final: boolean;
}

/**
 * Builds the sections of a minimal acyclic automaton (see src/lexicon/automaton.ts) by adding sorted words and
 * merging equal tails as they are left behind (Daciuk et al. 2000).
 * @param words unique and sorted by UTF-16 units.
 */
export function buildAutomaton(words: readonly string[], prefix: string): Record<string, Section> {
  const alphabet = alphabetOf(words);
  if (alphabet.length > 255) throw new Error('More than 254 letters do not fit the edge format.');
  const codeOf = new Map(alphabet.map((unit, code) => [unit, code]));

  const register = new Register();
  const open: Node[] = [newNode()];
  let previous = '';
  const closeTo = (depth: number): void => {
    while (open.length > depth + 1) {
      const id = register.idOf(open.pop()!);
      open[open.length - 1]!.targets.push(id);
    }
  };

  for (const word of words) {
    let shared = 0;
    while (shared < previous.length && shared < word.length && previous[shared] === word[shared]) shared++;
    closeTo(shared);
    for (let i = shared; i < word.length; i++) {
      open[open.length - 1]!.codes.push(codeOf.get(word.charCodeAt(i))!);
      open.push(newNode());
    }
    open[open.length - 1]!.final = true;
    previous = word;
  }
  closeTo(0);
  const root = register.idOf(open[0]!);
  return layOut(register, root, alphabet, prefix);
}

/** The nodes that are finished, each once; a table of numbers, since texts as keys took half of the time. */
class Register {
  readonly nodes: Node[] = [];
  /** How many words go on from each node. */
  readonly counts: number[] = [];
  #slots = new Int32Array(1 << 16).fill(-1);

  /** The number of the node, which is that of an equal one where there is one. */
  idOf(node: Node): number {
    if (this.nodes.length * 2 > this.#slots.length) this.#grow();
    const slot = this.#slotOf(node);
    const known = this.#slots[slot]!;
    if (known >= 0) return known;
    const id = this.nodes.length;
    this.#slots[slot] = id;
    this.nodes.push(node);
    this.counts.push(node.targets.reduce((sum, target) => sum + this.counts[target]!, node.final ? 1 : 0));
    return id;
  }

  /** Where an equal node lies, or the first free place after its hash. */
  #slotOf(node: Node): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(node) & mask;
    while (this.#slots[slot]! >= 0 && !areEqual(this.nodes[this.#slots[slot]!]!, node)) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    this.nodes.forEach((node, id) => {
      this.#slots[this.#slotOf(node)] = id;
    });
  }
}

function hashOf({ codes, targets, final }: Node): number {
  let hash = final ? 17 : 0;
  for (let k = 0; k < codes.length; k++) {
    hash = Math.imul(hash ^ codes[k]!, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15) ^ targets[k]!, 0x85ebca6b);
  }
  return (hash ^ (hash >>> 13)) >>> 0;
}

function areEqual(one: Node, other: Node): boolean {
  if (one.final !== other.final || one.codes.length !== other.codes.length) return false;
  for (let k = 0; k < one.codes.length; k++)
    if (one.codes[k] !== other.codes[k] || one.targets[k] !== other.targets[k]) return false;
  return true;
}

function layOut(
  { nodes, counts }: Register,
  root: number,
  alphabet: number[],
  prefix: string,
): Record<string, Section> {
  const places = new Uint32Array(nodes.length);
  let size = 1;
  nodes.forEach((node, id) => {
    if (node.codes.length > 0) places[id] = size;
    size += node.codes.length;
  });
  const edges = new Uint32Array(size);
  const skips = new Uint32Array(size);
  nodes.forEach((node, id) => {
    let skip = 0;
    node.codes.forEach((code, k) => {
      const target = node.targets[k]!;
      const last = k === node.codes.length - 1 ? LAST : 0;
      edges[places[id]! + k] = (code | (nodes[target]!.final ? FINAL : 0) | last | (places[target]! << 10)) >>> 0;
      skips[places[id]! + k] = skip;
      skip += counts[target]!;
    });
  });
  return {
    [`${prefix}.edges`]: edges,
    [`${prefix}.skips`]: skips,
    [`${prefix}.root`]: new Uint32Array([places[root]!]),
    [`${prefix}.alphabet`]: new Uint16Array(alphabet),
  };
}

const newNode = (): Node => ({ codes: [], targets: [], final: false });

/** The letters of the words as UTF-16 units in ascending order, after 0, which stands for none. */
function alphabetOf(words: readonly string[]): number[] {
  const units = new Set<number>();
  for (const word of words) for (let i = 0; i < word.length; i++) units.add(word.charCodeAt(i));
  return [0, ...Array.from(units).sort((a, b) => a - b)];
}
