import type { Analysis } from '../analysis/analysis.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import type { WordList } from '../words/word-list.ts';

/**
 * »vi kunne ikke | fandt«, »har du | spiller«: the place of the helping verb that stands with its subject, a person, straight before a verb; −1 of none.
 * @param helpers the helping verbs asked for
 * @param between adverbs that may stand before the verb
 */
export function helperBefore(a: Analysis, at: number, helpers: WordList, between: WordList): number {
  let last = a.before(at);
  while (between.test(a.lower(last)) && !a.commaAfter(last)) last = a.before(last);
  const isTurned = SURE_PERSONS.test(a.lower(last)) && helpers.test(a.lower(a.before(last)));
  const helper = isTurned ? a.before(last) : last;
  if (!helpers.test(a.lower(helper)) || a.commaAfter(helper) || a.commaAfter(last)) return -1;
  return isTurned || SURE_PERSONS.test(a.lower(a.before(helper))) ? helper : -1;
}
