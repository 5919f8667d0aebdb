import type { Analysis } from '../analysis/analysis.ts';
import {
  ADVERB,
  DEFINITE,
  hasAny,
  INFINITIVE,
  NOUN,
  PAST,
  PAST_PARTICIPLE,
  PRESENT,
  VERB,
} from '../lexicon/readings.ts';
import { isModal } from '../verbs/asked-form.ts';
import { ALL_BE_AND_BECOME, HAVE } from '../words/verbs.ts';
import { SUBJECTS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** What stands before verbs and means nothing there by itself: no way and no place, which one may go to in order to do something. */
const PREFIXES = new WordList('over under for fore til an be gen mis sam del fra efter på mod af op');
/** Between a verb and the one that it asks for. */
const MOST_ADVERBS = 3;
const HAD = new WordList('haft');

/** »må hellere til bringe«, »har under skrevet«, »han til gav hende«: a verb and what belongs to its head, in two. */
export function isPrefixedVerb(a: Analysis, at: number, next: number, joined: number): boolean {
  if (!PREFIXES.test(a.lower(at)) || !a.lexicon.hasReading(joined, VERB) || a.canBe(next, NOUN | DEFINITE))
    return false;
  const isWhole = (reading: number): boolean => a.lexicon.hasReading(joined, reading) && a.canBe(next, reading);
  let k = a.before(at);
  if (SUBJECTS.test(a.lower(k)) && !a.commaAfter(k) && !a.is(a.before(k), VERB))
    return isWhole(VERB | PAST) || isWhole(VERB | PRESENT);
  for (let steps = 0; steps < MOST_ADVERBS && a.is(k, ADVERB) && !a.commaAfter(k); steps++) k = a.before(k);
  if (k < 0 || a.commaAfter(k)) return false;
  if (a.lower(k) === 'at' || isModal(a, k)) return isWhole(VERB | INFINITIVE);
  const lower = a.lower(k);
  const asksParticiple = HAVE.test(lower) || HAD.test(lower) || ALL_BE_AND_BECOME.test(lower);
  return asksParticiple && isWhole(PAST_PARTICIPLE) && !hasAny(a.union(next), PAST | PRESENT);
}
