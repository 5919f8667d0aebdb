import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from './finite.ts';

/** How many finite verbs stand within so many words of a place, the place itself left out, and how many of them in the past. */
export function finitesAround(a: Analysis, at: number, reach: number): { past: number; all: number } {
  const { past, all } = a.once(countFinites);
  const [from, to] = [Math.max(0, at - reach), Math.min(a.count, at + reach + 1)];
  const within = (counts: Int32Array): number => counts[to]! - counts[from]! - (counts[at + 1]! - counts[at]!);
  return { past: within(past), all: within(all) };
}

/** How many stand before each place. */
function countFinites(a: Analysis): { past: Int32Array; all: Int32Array } {
  const past = new Int32Array(a.count + 1);
  const all = new Int32Array(a.count + 1);
  for (let at = 0; at < a.count; at++) {
    const isVerb = isFinite(a, at);
    all[at + 1] = all[at]! + (isVerb ? 1 : 0);
    past[at + 1] = past[at]! + (isVerb && r.has(a.reading(at), r.PAST) ? 1 : 0);
  }
  return { past, all };
}
