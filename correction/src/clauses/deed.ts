import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { SUBJECTS } from '../words/persons.ts';
import { ALL_BE_AND_BECOME, HAVE, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

/** The »har«, »er« or »vil« that the deed belongs to, straight before it or with its subject between; −1 where none is. */
export function helperOf(a: Analysis, deed: number): number {
  const isDone = a.is(deed, r.VERB) && a.canBe(deed, r.VERB | r.PAST_PARTICIPLE) && !a.is(deed, r.NOUN);
  const isListed = a.canBe(deed, r.VERB | r.INFINITIVE) && !r.hasAny(a.union(deed), r.OTHER) && !a.is(deed, r.ADVERB);
  const isToDo =
    a.is(deed, r.VERB | r.INFINITIVE) || a.lower(deed) === 'lide' || (isListed && !a.is(deed, r.ADJECTIVE));
  if (!isDone && !isToDo) return -1;
  for (let k = a.before(deed), steps = 0; k >= 0 && steps < 3 && !a.commaAfter(k); k = a.before(k), steps++) {
    const lower = a.lower(k);
    if (isDone && (HAVE.test(lower) || (ALL_BE_AND_BECOME.test(lower) && MOVES_OR_BECOMES.test(a.lower(deed)))))
      return k;
    if (isToDo && MORE_MODALS.test(lower)) return k;
    const isSubject = SUBJECTS.test(lower) || r.hasAny(a.reading(k), r.NOUN | r.NAME | r.DETERMINER | r.PRONOUN);
    if (!isSubject) return -1;
  }
  return -1;
}
/** What »er« makes a perfect of. */
const MOVES_OR_BECOMES = new WordList(
  'været blevet kommet gået taget rejst flyttet kørt løbet fløjet begyndt stoppet faldet vokset',
);
