/** FNV-1a over UTF-16 units from a seed: the numbers by which the trained models know words. */
export function hashString(text: string, seed: number): number {
  let hash = seed | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

const GOLDEN = 0x9e3779b9 | 0;

/** Joins two numbers into one well-spread number. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ ((b + GOLDEN + (a << 6) + (a >>> 2)) | 0), 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash | 0;
}

/** mix(a, mix(b, c)) as one call, which is quicker in functions so long that nothing is put into them. */
export function mixPair(a: number, b: number, c: number): number {
  return mix(a, mix(b, c));
}
