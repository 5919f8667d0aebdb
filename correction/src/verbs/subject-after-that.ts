import type { Analysis } from '../analysis/analysis.ts';
import { isOfWhat } from '../phrases/of-what.ts';
import { CONJUNCTION, DEFINITE, FINITE, hasAny, NOUN, OTHER, PLURAL, SUBORDINATOR, VERB } from '../lexicon/readings.ts';
import { SUBJECTS_AND_I } from '../words/persons.ts';

/** »at | flyet af avispapir kun fløj«: the clause has a verb of its own, and nobody else who did it. */
const hasVerbOfItsOwn = (a: Analysis, at: number): boolean => {
  if (!a.is(at, NOUN) || !a.canBe(at, NOUN | DEFINITE)) return false;
  for (
    let k = a.after(at), steps = 0;
    k >= 0 && steps < FARTHEST && !a.commaAfter(a.before(k));
    k = a.after(k), steps++
  ) {
    if (a.isMark(k) || SUBJECTS_AND_I.test(a.lower(k)) || hasAny(a.reading(k), SUBORDINATOR | CONJUNCTION))
      return false;
    if (hasAny(a.reading(k), FINITE)) return true;
  }
  return false;
};
const FARTHEST = 8;

/** »Husk at | krabber dør«, »jeg ved, at | planter vokser«: several that do something, not what one does; »lugtede der at røg«: of what. */
export const isSubjectAfterThat = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'at' && (isOfWhat(a, a.before(at)) || areDoing(a, at));

const areDoing = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) &&
  ((a.canBe(at, NOUN | PLURAL) &&
    (a.union(a.after(at)) & (VERB | OTHER)) === VERB &&
    hasAny(a.union(a.after(at)), FINITE)) ||
    hasVerbOfItsOwn(a, at));
