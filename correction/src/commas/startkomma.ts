import type { Analysis } from '../analysis/analysis.ts';
import { commaHabits } from './judge.ts';

/** How many texts have commas before clauses; the rest do without. */
const SHARE_WITH = 0.6;
/** With startkomma most commas before clauses are set, by some writers all, by some hardly any (a beta distribution). */
const WITH: readonly [number, number] = [2, 1];
/** Without it one stands there all the same, now and then: around what is put in. */
const WITHOUT: readonly [number, number] = [0.5, 8];

/**
 * Which comma system a text follows. With 'auto' the likelier one, by how many of the commas that are due before clauses
 * are set; a writer who sets no commas at all has not chosen, and gets the system that most use.
 */
export function startkommaOf(a: Analysis, wish: 'yes' | 'no' | 'auto'): 'yes' | 'no' {
  if (wish !== 'auto') return wish;
  const { starts, others } = commaHabits(a);
  if (others.set === 0 && starts.set === 0) return 'yes';
  const unset = starts.due - starts.set;
  const withStart = Math.log(SHARE_WITH) + logChance(starts.set, unset, WITH);
  const without = Math.log(1 - SHARE_WITH) + logChance(starts.set, unset, WITHOUT);
  return without > withStart ? 'no' : 'yes';
}

/** The logarithm of the chance of so many commas set and left out, whatever the writer's own share is. */
function logChance(set: number, unset: number, [yes, no]: readonly [number, number]): number {
  let sum = 0;
  for (let k = 0; k < set; k++) sum += Math.log((yes + k) / (yes + no + k));
  for (let k = 0; k < unset; k++) sum += Math.log((no + k) / (yes + no + set + k));
  return sum;
}
