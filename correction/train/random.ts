/** A repeatable source of numbers in [0, 1): training gives the same model every time. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 4294967296;
  };
}

/** Shuffles in place. */
export function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}

/** A number around 0 of spread 1, rarely far off. */
export function normal(random: () => number): number {
  let sum = -6;
  for (let k = 0; k < 12; k++) sum += random();
  return sum;
}
