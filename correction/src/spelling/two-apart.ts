import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, DEFINITE, hasAny, NOUN, VERB } from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { OWNERS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** »hang der med hovedet nedad«, »sad her i stuen«: the preposition belongs to what follows. */
export const isOfWhatFollows = (a: Analysis, at: number, next: number): boolean =>
  HERE.test(a.lower(at)) &&
  hasAny(a.union(a.before(at)), VERB) &&
  !a.commaAfter(next) &&
  (a.canBe(a.after(next), NOUN | DEFINITE) || OWNERS.test(a.lower(a.after(next))));
const HERE = new WordList('der her');

/** »hendes mand lige er død«: no adjective stands before a verb. */
export const isBeforeItsVerb = (a: Analysis, at: number, next: number): boolean =>
  isFinite(a, a.after(next)) &&
  !a.commaAfter(next) &&
  a.is(at, NOUN) &&
  !a.lexicon.hasReading(a.joinedWithNext(at), NOUN) &&
  a.lexicon.hasReading(a.joinedWithNext(at), ADJECTIVE);
