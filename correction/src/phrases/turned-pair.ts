import type { Analysis } from '../analysis/analysis.ts';
import { NOUN, VERB } from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { AND_OR } from '../words/links.ts';
import { SUBJECTS_AND_DER } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import { isNameHere, POSSESSIVE } from './name-of-subject.ts';

/**
 * »I går lavede Clara | og jeg en kage«: two who did it stand after their verb, and none follows that »jeg« could have.
 * @param at the last word before »og«
 */
export function isTurnedPair(a: Analysis, at: number): boolean {
  if (at < 1 || a.commaAfter(at) || a.lower(at + 1) !== 'og' || !WHO.test(a.lower(at + 2)) || !isSomebody(a, at))
    return false;
  // »min fætter Gorm«
  let verb = at - 1;
  while (verb > 0 && verb > at - LONGEST && (isSomebody(a, verb) || POSSESSIVE.test(a.lower(verb)))) verb--;
  if (!(isFinite(a, verb) || a.lower(verb) === 'så') || SUBJECTS_AND_DER.test(a.lower(verb - 1))) return false;
  // what stands right after may be a verb that nobody knows
  const next = at + 3;
  if (next >= a.sentenceEnd(at) || !a.isWord(next) || AND_OR.test(a.lower(next))) return true;
  if ((a.types[next]!.listed < 0 && a.types[next]!.compound === null) || a.is(next, VERB)) return false;
  for (let k = next + 1; k < a.sentenceEnd(at) && !a.commaAfter(k - 1) && !AND_OR.test(a.lower(k)); k++)
    if (isFinite(a, k)) return false;
  return true;
}

const LONGEST = 4;
const isSomebody = (a: Analysis, at: number): boolean => a.is(at, NOUN) || isNameHere(a, at);

const WHO = new WordList('jeg du han hun vi');
