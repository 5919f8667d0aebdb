import { hashString, mix } from './hash.ts';
import type { WordType } from './word-type.ts';

/** How many features a place has. Training and tagging use these same functions. */
export const CONTEXT_FEATURES = 22;

/** Features of the word alone: their scores are summed once per word, not once per token. */
export function wordFeatures(lower: string, shape: number, readingHash: number): number[] {
  const plain = lower.replace(/\d/g, '0');
  const out = [hashString(plain, 11), mix(41, shape), mix(42, readingHash), 65];
  for (let k = 1; k <= 5; k++) if (plain.length > k) out.push(hashString(plain.slice(-k), 20 + k));
  for (let k = 1; k <= 3; k++) if (plain.length > k) out.push(hashString(plain.slice(0, k), 30 + k));
  out.push(mix(mix(43, readingHash), hashString(plain.slice(-2), 44)));
  return out;
}

/** Features of the place. `tag1` and `tag2` are the tags before; missing neighbours are EDGE. */
export function contextFeatures(
  word: WordType,
  before1: WordType,
  before2: WordType,
  after1: WordType,
  after2: WordType,
  tag1: number,
  tag2: number,
  out: Int32Array,
): void {
  out[0] = mix(50, tag1);
  out[1] = mix(51, tag2);
  out[2] = mix(mix(52, tag1), tag2);
  out[3] = mix(mix(53, tag1), word.hash);
  out[4] = mix(54, before1.hash);
  out[5] = mix(55, before2.hash);
  out[6] = mix(56, after1.hash);
  out[7] = mix(57, after2.hash);
  out[8] = mix(58, before1.endingHash);
  out[9] = mix(59, after1.endingHash);
  out[10] = mix(mix(60, before1.hash), word.hash);
  out[11] = mix(mix(61, word.hash), after1.hash);
  out[12] = mix(mix(62, tag1), after1.hash);
  out[13] = mix(mix(63, before1 === word ? 1 : 0), word.shape);
  out[14] = mix(mix(64, tag1), word.endingHash);
  out[15] = mix(mix(70, word.endingHash), after1.endingHash);
  out[16] = mix(66, after1.readingHash);
  out[17] = mix(67, before1.readingHash);
  out[18] = mix(mix(68, word.readingHash), after1.readingHash);
  out[19] = mix(mix(69, tag1), word.readingHash);
  out[20] = mix(mix(71, tag1 * 256 + tag2), word.readingHash);
  out[21] = mix(mix(72, after1.readingHash), mix(word.readingHash, after2.readingHash));
}
