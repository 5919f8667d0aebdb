import type { Analysis } from '../analysis/analysis.ts';
import { FINITE, hasAny, INFINITIVE, SUBORDINATOR, VERB } from '../lexicon/readings.ts';

/** »Måtte regeringen og dens mange støtter en dag | tage ved lære«: the wish before a place still waits for its infinitive. */
export function awaitsWished(a: Analysis, at: number): boolean {
  const first = a.sentenceStart(at);
  const wish = a.isMark(first) ? a.after(first) : first;
  if (a.lower(wish) !== 'måtte' || wish >= at) return false;
  for (let k = a.after(wish); k < at; k++) {
    const isOther = a.is(k, VERB) && hasAny(a.reading(k), FINITE | INFINITIVE);
    if (isOther || a.is(k, SUBORDINATOR) || a.isMark(k)) return false;
  }
  return true;
}
