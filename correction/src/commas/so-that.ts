import type { Analysis } from '../analysis/analysis.ts';
import { subjectEnd } from '../clauses/main-after-clause.ts';
import { DEFINITE, NAME, NOUN } from '../lexicon/readings.ts';
import { canBeFinite } from '../verbs/finite.ts';
import { SUBJECTS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** What stands between a verb and the word that it wants: »fordi han ikke«, not »så han kunne ikke«. */
const AFTER_MAIN_VERB = new WordList('ikke aldrig altid derfor heller desværre');
const MANNER = new WordList('måde måden sådan');
/** »besøg os | så du kan se det«, »på en måde | så man føler«: what »så at« may stand for, not »derfor«. */
export function isSoThat(a: Analysis, at: number, start: number): boolean {
  if (a.lower(at + 1) !== 'så') return false;
  const end = endOfSubject(a, at + 2);
  const [first, verb] = [end + 1, isBetween(a, end + 1) ? end + 2 : end + 1];
  if (end < 0 || !canBeFinite(a, verb) || AFTER_MAIN_VERB.test(a.lower(verb + 1))) return false;
  // »så | bjørnen ikke fandt den«: the order of a subordinate clause
  if (verb > first || MANNER.test(a.lower(at)) || SUCCEEDS.test(a.lower(verb))) return true;
  // »råbte | så alle hørte det«
  if (EVERYBODY.test(a.lower(at + 2)) && end === at + 2) return true;
  // »så højt | så man hørte det«
  for (let k = at - 1; k >= start && k > at - 3; k--) if (a.lower(k) === 'så') return true;
  return false;
}

/** »ikke«, »aldrig« between the subject and its verb. */
const isBetween = (a: Analysis, at: number): boolean => NOT_OR_NEVER.test(a.lower(at));
const NOT_OR_NEVER = new WordList('ikke aldrig altid lettere bedre hurtigere');
const EVERYBODY = new WordList('alle ingen enhver');
const OTHERS = new WordList('andre fleste');

/** »han«, »ingen«, »de andre«, »bjørnen«, »Ida«, »min bror«: the last place of a subject; −1 when it is another phrase. */
function endOfSubject(a: Analysis, at: number): number {
  const lower = a.lower(at);
  if (lower === 'de' && OTHERS.test(a.lower(at + 1))) return at + 1;
  if (SUBJECTS.test(lower) || EVERYBODY.test(lower) || lower === 'der') return at;
  if (a.is(at, NOUN | DEFINITE) || a.is(at, NAME)) return at;
  return subjectEnd(a, at);
}
/** »så hun kan se det«, »så han nåede bussen«: what was done for it. */
const SUCCEEDS = new WordList('kan kunne når nåede husker huskede undgår undgik slipper slap');

/** »ned | så han huskede det«: what may mean »derfor« as well as »så at«; »så gik vi« means the first. */
export const isSoOrSoThat = (a: Analysis, at: number): boolean => {
  const end = a.lower(at + 1) === 'så' ? endOfSubject(a, at + 2) : -1;
  return end >= 0 && canBeFinite(a, end + 1) && !AFTER_MAIN_VERB.test(a.lower(end + 2));
};
