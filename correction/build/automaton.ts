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
  const alphabet = [0, ...[...new Set(words.flatMap((w) => unitsOf(w)))].sort((a, b) => a - b)];
  if (alphabet.length > 255) throw new Error('More than 254 letters do not fit the edge format.');
  const codeOf = new Map(alphabet.map((unit, code) => [unit, code]));

  const nodes: Node[] = [];
  const counts: number[] = [];
  const register = new Map<string, number>();
  const open: Node[] = [newNode()];
  let previous = '';

  const freeze = (node: Node): number => {
    const signature = `${node.final ? '!' : ''}${node.codes.join(',')}:${node.targets.join(',')}`;
    const known = register.get(signature);
    if (known !== undefined) return known;
    const id = nodes.length;
    nodes.push(node);
    counts.push(node.targets.reduce((sum, target) => sum + counts[target]!, node.final ? 1 : 0));
    register.set(signature, id);
    return id;
  };
  const closeTo = (depth: number): void => {
    while (open.length > depth + 1) {
      const id = freeze(open.pop()!);
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
  const root = freeze(open[0]!);
  return layOut(nodes, counts, root, alphabet, prefix);
}

function layOut(
  nodes: Node[],
  counts: number[],
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

function unitsOf(word: string): number[] {
  const units: number[] = [];
  for (let i = 0; i < word.length; i++) units.push(word.charCodeAt(i));
  return units;
}
