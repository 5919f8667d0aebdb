import type { Analysis } from '../analysis/analysis.ts';
import { COORDINATES } from '../analysis/word-role.ts';
import { SUBORDINATOR } from '../lexicon/readings.ts';

/** Words that nearly always begin a subordinate clause. */
const OPENERS = new Set('at fordi hvis når selvom dersom medmindre skønt eftersom'.split(' '));
const FEWEST_PLACES = 3;
const RARELY = 0.2;

/**
 * Which comma system a text follows. With 'auto' it is what the writer mostly does: without startkomma only when the
 * writer uses commas, but hardly ever before clauses.
 */
export function startkommaOf(a: Analysis, wish: 'yes' | 'no' | 'auto'): 'yes' | 'no' {
  if (wish !== 'auto') return wish;
  let places = 0;
  let withComma = 0;
  let commas = 0;
  for (let i = 0; i < a.count; i++) {
    if (a.commas[i]! >= 0) commas++;
    const before = a.before(i);
    if (before < 0 || !OPENERS.has(a.types[i]!.lower) || !a.is(i, SUBORDINATOR)) continue;
    if (a.isMark(before) || a.types[before]!.role & COORDINATES) continue;
    places++;
    if (a.commaAfter(before)) withComma++;
  }
  const uses = commas - withComma >= 2;
  return places >= FEWEST_PLACES && uses && withComma / places < RARELY ? 'no' : 'yes';
}
