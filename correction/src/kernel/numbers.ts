/** The value, or the bound that it lies beyond. */
export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The logarithm of what several come to together, of which the logarithms are given: those from one place to before another. */
export function logOfSum(logarithms: Float32Array, from: number, to: number): number {
  let most = -Infinity;
  for (let k = from; k < to; k++) most = Math.max(most, logarithms[k]!);
  let sum = 0;
  for (let k = from; k < to; k++) sum += Math.exp(logarithms[k]! - most);
  return most + Math.log(sum);
}
