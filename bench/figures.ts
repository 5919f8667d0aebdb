/** The middle value. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One line of a bench: what, and how much. */
export function report(what: string, value: string | number): void {
  console.log(`  ${what.padEnd(52)} ${value}`);
}
