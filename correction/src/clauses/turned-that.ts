import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { DEN_DET_DE_DER } from '../words/articles.ts';
import { SUBJECTS_AND_DER, SURE_PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const THAT_OR_BECAUSE = new WordList('at fordi selvom hvis');
const SMALL_VERBS = new WordList(
  'er var bliver blev vil skal kan har havde ville skulle kunne får fik går gik kommer kom',
);

/** »jeg tror | at bliver det svært«, »fordi var der stille«: the verb stands before its subject in a subordinate clause. */
export function isTurnedAfterThat(a: Analysis, at: number): boolean {
  const [verb, subject, next] = [at + 1, at + 2, at + 3];
  if (!THAT_OR_BECAUSE.test(a.lower(at)) || a.sentenceOf[next] !== a.sentenceOf[at]) return false;
  // »en mand, hvis | får de spiste«: whose
  if (a.lower(at) === 'hvis' && !SURE_PERSONS.test(a.lower(subject))) return false;
  const isVerb = SMALL_VERBS.test(a.lower(verb)) || (a.lower(at) !== 'selvom' && isPresentOfPerson(a, verb));
  if (!isVerb || a.commaAfter(at) || a.commaAfter(verb) || a.commaAfter(subject)) return false;
  if (!SUBJECTS_AND_DER.test(a.lower(subject)) || a.isMark(next)) return false;
  // »at kunne | de mange regler«: an article, or what the infinitive is done to
  const isThing = DEN_DET_DE_DER.test(a.lower(subject));
  if (isThing && (a.is(next, r.NOUN) || a.canBe(verb, r.VERB | r.INFINITIVE))) return false;
  return !isFinite(a, next) && !isCondition(a, next);
}

/** »at lærer man ikke noget«: with »ikke« it is no infinitive that somebody wrote with -r. */
const isPresentOfPerson = (a: Analysis, verb: number): boolean =>
  a.canBe(verb, r.VERB | r.PRESENT) && SURE_PERSONS.test(a.lower(verb + 1)) && a.lower(verb + 2) === 'ikke';

/** »at vil man noget, | kan man det«: without »hvis« the verb comes first. */
function isCondition(a: Analysis, from: number): boolean {
  for (let k = from; a.after(k) >= 0; k++)
    if (a.commaAfter(k) && (isFinite(a, k + 1) || a.lower(k + 1) === 'så')) return true;
  return false;
}
