import type { Analysis } from '../analysis/analysis.ts';
import { mainOpeningEnd } from '../clauses/main-opening.ts';
import { ADJECTIVE, ADVERB, hasAny, NAME, NOUN, PREPOSITION, VERB } from '../lexicon/readings.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { isFinite } from '../verbs/finite.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { hasVerbsAround, isBetweenVerbs } from './between-verbs.ts';
import { BEGINS_COMPARED, isToldOut } from './sure-stops.ts';
import type { PhraseTrack } from './phrase-track.ts';

const SUBJECTS = new WordList('den det de alle ingen');
/** What may end a clause though no sentence ends with it where more follows: »jeg kunne ikke se den | jeg kiggede …«. */
const OBJECTS = new WordList('den det');

/**
 * What follows place `at` has the form of a main clause, its subject and its verb, or what stands before the verb and then the
 * subject; and what stands before has its verb and awaits nothing.
 */
export function beginsMainClause(a: Analysis, phrases: PhraseTrack, at: number, from: number): boolean {
  if (!a.isWord(at) || !a.isWord(at + 1) || a.commaAfter(at) || BEGINS_COMPARED.test(a.lower(at))) return false;
  if (!beginsWithPerson(a, at + 1) && !beginsWithOpening(a, at + 1)) return false;
  const isObject = OBJECTS.test(a.lower(at)) && !a.is(at, ADJECTIVE);
  const mayEnd = isObject ? hasVerbsAround(a, phrases, at, from) : isBetweenVerbs(a, phrases, at, from);
  return mayEnd && isToldOut(a, at, from);
}

/** »… hvordan det ville gå | der var også nåle«: nothing before it that a clause with »der« could tell of. */
const isFormal = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'der' && IS_WAS.test(a.lower(at + 1)) && hasAny(a.reading(at - 1), VERB | ADVERB | PREPOSITION);

/** »hun øver«, »det tager« */
function beginsWithPerson(a: Analysis, at: number): boolean {
  if (!isFinite(a, at + 1) || a.commaAfter(at)) return false;
  if (a.hasCapital(at) && a.is(at, NAME)) return !hasAny(a.union(at + 1), NOUN | ADJECTIVE);
  return (
    SURE_PERSONS.test(a.lower(at)) ||
    isFormal(a, at) ||
    (SUBJECTS.test(a.lower(at)) && !hasAny(a.union(at + 1), NOUN | ADJECTIVE))
  );
}

/** »til sidst kom vi«, »i går var der« */
function beginsWithOpening(a: Analysis, at: number): boolean {
  const end = mainOpeningEnd(a, at, a.sentenceEnd(at));
  if (end < 0 || a.commaAfter(end) || !isFinite(a, end + 1) || a.commaAfter(end + 1)) return false;
  const subject = a.lower(end + 2);
  return SURE_PERSONS.test(subject) || subject === 'der' || determinerBits(subject) !== 0;
}
