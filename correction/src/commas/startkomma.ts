import type { Analysis } from '../analysis/analysis.ts';
import { commaHabits } from './judge.ts';

/** How many texts have commas before clauses; the rest do without. */
const SHARE_WITH = 0.7;
/** Without startkomma a comma stands before a clause all the same, now and then: around what is put in. */
const SLIPS = 0.12;

/**
 * Which comma system a text follows. With 'auto' the likelier one: a writer who sets the other commas, but none before
 * clauses, does without; one who sets none has not chosen, and gets the system that most use.
 */
export function startkommaOf(a: Analysis, wish: 'yes' | 'no' | 'auto'): 'yes' | 'no' {
  if (wish !== 'auto') return wish;
  const { starts, others } = commaHabits(a);
  if (others.set === 0) return 'yes';
  const habit = (others.set + 1) / (others.due + 2);
  const unset = starts.due - starts.set;
  const withStart = Math.log(SHARE_WITH) + starts.set * Math.log(habit) + unset * Math.log(1 - habit);
  const without = Math.log(1 - SHARE_WITH) + starts.set * Math.log(SLIPS) + unset * Math.log(1 - SLIPS);
  return without > withStart ? 'no' : 'yes';
}
