/**
 * Sums for two neighbouring tags in one number: that of the even tag, and SECOND times that of the odd one. A sum of both
 * is the sum of each as long as none leaves sixteen bits, and the tagger's some thirty weights of a byte never do.
 */
export const SECOND = 1 << 16;
/** A weight for both tags of a pair, as the compiled model has it: the pair's number in the lowest bits, above them both. */
export const PAIR_BITS = 7;

/** The tag of `count` with the largest sum, the first of several. */
export function likeliestTag(sums: Int32Array, count: number): number {
  let best = 0;
  let most = -SECOND;
  for (let pair = 0; pair < sums.length; pair++) {
    const both = sums[pair]!;
    const even = (both << 16) >> 16;
    const odd = (both - even) >> 16;
    if (even > most) {
      most = even;
      best = pair * 2;
    }
    if (odd > most && pair * 2 + 1 < count) {
      most = odd;
      best = pair * 2 + 1;
    }
  }
  return best;
}
