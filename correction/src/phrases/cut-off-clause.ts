import type { Analysis } from '../analysis/analysis.ts';
import { FINITE, hasAny, VERB } from '../lexicon/readings.ts';
import { SUBJECTS_DER_AND_I } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import { asksInversely } from './question.ts';

const SUBORDINATORS = new WordList('fordi da hvis når mens selvom inden indtil');
const FEWEST_WORDS = 3;
const MOST_WORDS = 12;

/**
 * True when the sentence at `from` goes on what the one before began: »Fordi det regnede. Blev vi hjemme.« The stop
 * between them is one too many.
 */
export function goesOnWithClause(a: Analysis, from: number, to: number): boolean {
  if (from < 1 || a.written(from - 1) !== '.' || a.written(to - 1) === '?' || !a.hasCapital(from)) return false;
  if (
    a.text.slice(a.ends[from - 1]!, a.starts[from]!).trim() !== '' ||
    !/^[ ]+$/.test(a.text.slice(a.ends[from - 1]!, a.starts[from]!))
  )
    return false;
  return asksInversely(a, from) && isLoneClause(a, a.sentenceStart(from - 1), from - 1);
}

/** A subordinator, somebody and one finite verb, with no comma: nothing in it can be a main clause. */
function isLoneClause(a: Analysis, first: number, end: number): boolean {
  if (!SUBORDINATORS.test(a.lower(first)) || end - first < FEWEST_WORDS || end - first > MOST_WORDS) return false;
  if (a.is(first + 1, VERB) && !SUBJECTS_DER_AND_I.test(a.lower(first + 1))) return false;
  let finite = 0;
  for (let k = first; k < end; k++) {
    if (!a.isWord(k) || a.commaAfter(k)) return false;
    if (a.is(k, VERB) && hasAny(a.reading(k), FINITE)) finite++;
  }
  return finite === 1;
}
