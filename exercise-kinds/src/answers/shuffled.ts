/** A list in another order, the same for the same seed: a reloaded page shows its options where they were. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const result = [...list];
  let state = seed | 0;
  for (let last = result.length - 1; last > 0; last--) {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (last + 1);
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}
