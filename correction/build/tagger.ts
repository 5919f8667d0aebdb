import { packSections, SectionReader, textSection } from '../src/sections.ts';

/** Spreads the committed model into the open-addressed table that the tagger reads. */
export function compileTagger(model: ArrayBuffer): Uint8Array {
  const sections = new SectionReader(model);
  const keys = sections.i32('keys');
  const counts = sections.u8('counts');
  let slots = 1;
  while (slots < keys.length * 1.6) slots *= 2;
  const table = new Int32Array(slots);
  const featureAt = new Int32Array(slots).fill(-1);
  keys.forEach((key, feature) => {
    let slot = key & (slots - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (slots - 1);
    table[slot] = key;
    featureAt[slot] = feature;
  });
  // Runs follow the order of the slots, so that a slot's run ends where the next one begins.
  const starts = new Uint32Array(keys.length);
  for (let f = 1; f < keys.length; f++) starts[f] = starts[f - 1]! + counts[f - 1]!;
  const tags = sections.u8('runTags');
  const weights = sections.i8('runWeights');
  const runs = new Uint32Array(slots + 1);
  const runTags = new Uint8Array(tags.length);
  const runWeights = new Int8Array(weights.length);
  let at = 0;
  for (let slot = 0; slot < slots; slot++) {
    runs[slot] = at;
    const feature = featureAt[slot]!;
    if (feature < 0) continue;
    const start = starts[feature]!;
    for (let k = 0; k < counts[feature]!; k++, at++) {
      runTags[at] = tags[start + k]!;
      runWeights[at] = weights[start + k]!;
    }
  }
  runs[slots] = at;
  return packSections({
    tags: textSection(sections.lines('tags')),
    keys: table,
    runs,
    runTags,
    runWeights,
    onlyHashes: sections.i32('onlyHashes'),
    onlyTags: sections.u8('onlyTags'),
  });
}
