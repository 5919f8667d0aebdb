import { PAIR_BITS, SECOND } from '../src/tagger/tag-pairs.ts';
import { packSections, SectionReader, textSection } from '../src/sections.ts';

/**
 * Spreads the committed model into the open-addressed table that the tagger reads: in each slot the feature's hash and,
 * beside it, so that one look finds both, where its weights begin and how many there are (a byte). Two neighbouring tags
 * share a number: one addition serves both.
 */
export function compileTagger(model: ArrayBuffer): Uint8Array {
  const sections = new SectionReader(model);
  const keys = sections.i32('keys');
  const counts = sections.u8('counts');
  const runTags = sections.u8('runTags');
  const runWeights = sections.i8('runWeights');
  let slots = 1;
  while (slots < keys.length * 1.6) slots *= 2;
  const table = new Int32Array(slots * 2);
  const weights: number[] = [];
  let read = 0;
  keys.forEach((key, feature) => {
    let slot = key & (slots - 1);
    while (table[slot * 2] !== 0) slot = (slot + 1) & (slots - 1);
    const pairs = new Map<number, number>();
    for (const end = read + counts[feature]!; read < end; read++) {
      const [pair, place] = [runTags[read]! >> 1, runTags[read]! & 1];
      pairs.set(pair, (pairs.get(pair) ?? 0) + runWeights[read]! * (place === 0 ? 1 : SECOND));
    }
    table[slot * 2] = key;
    table[slot * 2 + 1] = weights.length * 256 + pairs.size;
    for (const [pair, both] of pairs) weights.push((both << PAIR_BITS) | pair);
  });
  return packSections({
    tags: textSection(sections.lines('tags')),
    table,
    weights: Int32Array.from(weights),
    onlyHashes: sections.i32('onlyHashes'),
    onlyTags: sections.u8('onlyTags'),
  });
}
