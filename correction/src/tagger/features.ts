import { hashString, mix } from './hash.ts';
import type { WordType } from './word-type.ts';

/** How many features a place has beside those of single words. Training and tagging use these same functions. */
export const CONTEXT_FEATURES = 10;

/** Features of the word alone: their scores are summed once per word, not once per token. */
export function wordFeatures(lower: string, shape: number, readingHash: number): number[] {
  const plain = lower.replace(/\d/g, '0');
  const out = [hashString(plain, 11), mix(41, shape), mix(42, readingHash), 65];
  for (let k = 1; k <= 5; k++) if (plain.length > k) out.push(hashString(plain.slice(-k), 20 + k));
  for (let k = 1; k <= 3; k++) if (plain.length > k) out.push(hashString(plain.slice(0, k), 30 + k));
  out.push(mix(mix(43, readingHash), hashString(plain.slice(-2), 44)));
  return out;
}

/** The places among `besideFeatures` that speak of the next word, the one after it, the last one and the one before. */
export const BESIDE = { next: [0, 3], afterNext: [3, 4], last: [4, 7], beforeLast: [7, 8] } as const;

/** What a word by itself tells of the words around it: looked up once per word, not once per token. */
export function besideFeatures({ hash, endingHash, readingHash }: WordType): Int32Array {
  return Int32Array.of(
    mix(54, hash),
    mix(58, endingHash),
    mix(67, readingHash),
    mix(55, hash),
    mix(56, hash),
    mix(59, endingHash),
    mix(66, readingHash),
    mix(57, hash),
  );
}

/** What the two tags before tell by themselves. */
export const tagFeatures = (tag1: number, tag2: number): number[] => [
  mix(50, tag1),
  mix(51, tag2),
  mix(mix(52, tag1), tag2),
];

/** What the look of a word tells, and that it stands twice. */
export const shapeFeature = (shape: number, isRepeated: boolean): number => mix(mix(63, isRepeated ? 1 : 0), shape);

/** Features of words together. `tag1` and `tag2` are the tags before; missing neighbours are EDGE. */
export function contextFeatures(
  word: WordType,
  before1: WordType,
  after1: WordType,
  after2: WordType,
  tag1: number,
  tag2: number,
  out: Int32Array,
): void {
  out[0] = mix(mix(53, tag1), word.hash);
  out[1] = mix(mix(60, before1.hash), word.hash);
  out[2] = mix(mix(61, word.hash), after1.hash);
  out[3] = mix(mix(62, tag1), after1.hash);
  out[4] = mix(mix(64, tag1), word.endingHash);
  out[5] = mix(mix(70, word.endingHash), after1.endingHash);
  out[6] = mix(mix(68, word.readingHash), after1.readingHash);
  out[7] = mix(mix(69, tag1), word.readingHash);
  out[8] = mix(mix(71, tag1 * 256 + tag2), word.readingHash);
  out[9] = mix(mix(72, after1.readingHash), mix(word.readingHash, after2.readingHash));
}
