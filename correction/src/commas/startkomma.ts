import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from '../models/models.ts';
import { commaHabits } from './judge.ts';

/** Which comma system a text follows; with 'auto' the likelier one, by the commas that stand and those that do not. */
export function startkommaOf(a: Analysis, wish: 'yes' | 'no' | 'auto', models: Models): 'yes' | 'no' {
  if (wish !== 'auto') return wish;
  return commaHabits(a, models).hasStartkomma ? 'yes' : 'no';
}
