import { packSections, SectionReader, textSection } from '../src/sections.ts';

/**
 * Spreads the committed model into the open-addressed table that the tagger reads: in each slot the feature's hash and,
 * beside it, so that one look finds both, where its weights begin and how many tags have one (a byte).
 */
export function compileTagger(model: ArrayBuffer): Uint8Array {
  const sections = new SectionReader(model);
  const keys = sections.i32('keys');
  const counts = sections.u8('counts');
  const tags = sections.u8('runTags');
  const weights = sections.i8('runWeights');
  let slots = 1;
  while (slots < keys.length * 1.6) slots *= 2;
  const table = new Int32Array(slots * 2);
  let start = 0;
  keys.forEach((key, feature) => {
    let slot = key & (slots - 1);
    while (table[slot * 2] !== 0) slot = (slot + 1) & (slots - 1);
    table[slot * 2] = key;
    table[slot * 2 + 1] = start * 256 + counts[feature]!;
    start += counts[feature]!;
  });
  return packSections({
    tags: textSection(sections.lines('tags')),
    table,
    // the tag in the low byte, its weight in the high one
    weights: Uint16Array.from(tags, (tag, k) => tag | ((weights[k]! & 0xff) << 8)),
    onlyHashes: sections.i32('onlyHashes'),
    onlyTags: sections.u8('onlyTags'),
  });
}
