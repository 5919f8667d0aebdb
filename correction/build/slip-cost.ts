import { CLUSTERS, deletionCost, insertionCost, substitutionCost, TRANSPOSITION } from '../src/spelling/sound-costs.ts';

/** Hardly anybody misses the first letter of a word. */
const FIRST = 20;
const NOTHING = 0;

/** What it costs to write one word for another by the cheapest way of single slips, in hundredths of an edit. */
export function slipCost(written: string, right: string): number {
  const width = right.length + 1;
  const costs = new Float64Array((written.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  for (let i = 0; i <= written.length; i++) for (let j = 0; j < width; j++) goOn(written, right, i, j, costs);
  return costs[costs.length - 1]!;
}

/** Every slip that may follow after `i` written and `j` right letters. */
function goOn(written: string, right: string, i: number, j: number, costs: Float64Array): void {
  const width = right.length + 1;
  const so = costs[i * width + j]! + (i === 0 || j === 0 ? FIRST : 0);
  const reach = (read: number, meant: number, cost: number): void => {
    if (i + read > written.length || j + meant > right.length) return;
    const place = (i + read) * width + j + meant;
    costs[place] = Math.min(costs[place]!, cost);
  };
  const unit = (word: string, at: number): number => (at >= 0 && at < word.length ? word.charCodeAt(at) : NOTHING);
  if (written[i] === right[j]) reach(1, 1, costs[i * width + j]!);
  else reach(1, 1, so + substitutionCost(unit(written, i), unit(right, j)));
  reach(1, 0, so + deletionCost(unit(written, i), unit(written, i - 1), unit(written, i + 1)));
  reach(0, 1, so + insertionCost(unit(right, j), unit(right, j - 1), unit(written, i)));
  if (written[i] === right[j + 1] && written[i + 1] === right[j]) reach(2, 2, so + TRANSPOSITION);
  for (const [wrong, meant, cost] of CLUSTERS)
    if (written.startsWith(wrong, i) && right.startsWith(meant, j)) reach(wrong.length, meant.length, so + cost);
}
