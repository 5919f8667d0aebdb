import type { Analysis } from '../analysis/analysis.ts';
import { SUBORDINATOR } from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';

const REACH = 7;
/** »sidde og læse«: posture and motion are joined to what one does by »og«. */
const POSTURE = new WordList('sidder sad står stod ligger lå går gik kommer kom');

/** True when a verb of posture or motion stands a few words before. */
export function followsPosture(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < REACH && !a.commaAfter(k); k = a.before(k), steps++) {
    if (isPostureVerb(a.lower(k))) return true;
    if (a.is(k, SUBORDINATOR)) return false;
  }
  return false;
}

export const isPostureVerb = (lower: string): boolean => POSTURE.test(lower);
