import type { Analysis } from '../analysis/analysis.ts';
import { isOfWhat } from '../phrases/of-what.ts';
import { FINITE, hasAny, NOUN, OTHER, PLURAL, VERB } from '../lexicon/readings.ts';

/** »Husk at | krabber dør«, »jeg ved, at | planter vokser«: several that do something, not what one does; »lugtede der at røg«: of what. */
export const isSubjectAfterThat = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'at' && (isOfWhat(a, a.before(at)) || areDoing(a, at));

const areDoing = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) &&
  a.canBe(at, NOUN | PLURAL) &&
  (a.union(a.after(at)) & (VERB | OTHER)) === VERB &&
  hasAny(a.union(a.after(at)), FINITE);
