import type { Analysis } from '../analysis/analysis.ts';
import { FINITE, hasAny, VERB } from '../lexicon/readings.ts';

/** True when a sentence begins with a question word and a finite verb. */
export function isQuestion(a: Analysis, from: number): boolean {
  const verb = a.after(from);
  return (
    /^(hvad|hvem|hvor|hvorfor|hvornår|hvordan)$/.test(a.lower(from)) &&
    a.is(verb, VERB) &&
    hasAny(a.reading(verb), FINITE)
  );
}
