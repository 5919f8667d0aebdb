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

/** True when a sentence begins with a finite verb and a pronoun as its subject: »kan du svømme«. */
export function asksInversely(a: Analysis, from: number): boolean {
  const subject = a.after(from);
  return (
    a.is(from, VERB) &&
    hasAny(a.reading(from), FINITE) &&
    /^(du|han|hun|vi|i|man|de|det|der|jeg)$/.test(a.lower(subject)) &&
    !a.commaAfter(subject)
  );
}
