import type { Analysis } from '../analysis/analysis.ts';
import { COORDINATES, SUBORDINATES } from '../analysis/word-role.ts';
import { ADVERB, FINITE, hasAny, NOUN, PAST_PARTICIPLE, PREPOSITION } from '../lexicon/readings.ts';
import { POSSESSIVE } from '../phrases/name-of-subject.ts';
import { AND_OR } from '../words/links.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { CLAUSE_WORDS } from './needless.ts';
import { opensQuotation } from './written-commas.ts';

/** The sentence [from, to) goes on after a place as it stands there, whatever rules and models expect of its words. */
export const goesOn = (a: Analysis, at: number, from: number, to: number): boolean =>
  isAboutSomebody(a, at + 1) ||
  isExample(a, at) ||
  isSpokenOf(a, at + 1) ||
  isVerbSpokenOf(a, at, from) ||
  isOneForOne(a, at + 1) ||
  isOwnedSubject(a, at, from) ||
  isInNoMatter(a, at, from) ||
  isVerbOfSame(a, at + 1) ||
  isOfFragment(a, at, from, to);

/** »det, du siger | om ham«: a clause has its subject there, »om han …«. */
const isAboutSomebody = (a: Analysis, at: number): boolean => a.lower(at) === 'om' && AFTER_ABOUT.test(a.lower(at + 1));

const AFTER_ABOUT = new WordList('mig dig ham hende os dem sig hinanden');

/** »ord som | »har««, »du er begyndt på | og ikke har tilføjet«: examples, and a clause that goes on. */
function isExample(a: Analysis, at: number): boolean {
  if (a.lower(at + 1) === 'som') return a.isMark(at + 2);
  return AND_OR.test(a.lower(at + 1)) && BEFORE_VERB.test(a.lower(at + 2)) && hasAny(a.reading(at + 3), FINITE);
}

const BEFORE_VERB = new WordList('ikke aldrig altid ofte kun');

/** »begynder med | da, når eller hvis«, »svarer på | hvornår, og …«, »hvad viser | mens i »…«: a word that begins no clause here. */
function isSpokenOf(a: Analysis, at: number): boolean {
  const isQuestion = QUESTIONS.test(a.lower(at));
  if (!isQuestion && !opensClause(a, at)) return false;
  if (a.lower(at + 1) === 'i' && a.isMark(at + 2)) return opensQuotation(a, at + 2);
  if (!a.commaAfter(at)) return false;
  if (isQuestion && (AND_OR.test(a.lower(at + 1)) || opensQuotation(a, at + 1))) return true;
  // »at, hvis han kommer, …« is no row: its second word begins a clause
  const isRow = opensClause(a, at + 1) || QUESTIONS.test(a.lower(at + 1));
  return isRow && (a.commaAfter(at + 1) || AND_OR.test(a.lower(at + 2)));
}

const opensClause = (a: Analysis, at: number): boolean =>
  CLAUSE_WORDS.test(a.lower(at)) || (a.role(at) & SUBORDINATES) !== 0;

const QUESTIONS = new WordList('hvor hvornår hvordan hvorfor hvem hvad hvilken hvilket hvilke');

/** »Har malet | er udsagnsleddet«: two verbs and no subject are no clause. */
const isVerbSpokenOf = (a: Analysis, at: number, from: number): boolean =>
  at === from + 1 &&
  hasAny(a.reading(from), FINITE) &&
  (a.reading(at) & PAST_PARTICIPLE) !== 0 &&
  IS_WAS.test(a.lower(at + 1));

/** »gik ud | én for én«, »kom ned | trin for trin«. */
const isOneForOne = (a: Analysis, at: number): boolean =>
  a.isWord(at) && a.is(at + 1, PREPOSITION) && a.lower(at) === a.lower(at + 2);

/** »Min lærer | mener …«: somebody's, and what that one does, though »lærer« may be a verb as well. */
function isOwnedSubject(a: Analysis, at: number, from: number): boolean {
  if (at < from + 1 || !POSSESSIVE.test(a.lower(at - 1)) || !hasAny(a.types[at]!.union, NOUN)) return false;
  const isFirst = at - 1 === from || (a.role(at - 2) & (COORDINATES | SUBORDINATES)) !== 0;
  return isFirst && hasAny(a.types[at + 1]!.union, FINITE) && !a.is(at + 1, NOUN);
}

/** »… om morgenen | og først får dem igen«: no subject of its own, for »dem« is none. */
const isVerbOfSame = (a: Analysis, at: number): boolean =>
  AND_OR.test(a.lower(at)) &&
  a.is(at + 1, ADVERB) &&
  hasAny(a.reading(at + 2), FINITE) &&
  !hasAny(a.union(at + 1), FINITE) &&
  AFTER_ABOUT.test(a.lower(at + 3));

/** »lige meget hvor«: a conjunction of three words, where a clause may begin. */
export const isNoMatter = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'lige' && a.lower(at + 1) === 'meget' && QUESTIONS.test(a.lower(at + 2));

/** »Lige meget | hvor jeg går hen«; not »det er lige meget, hvem der vinder«. */
const isInNoMatter = (a: Analysis, at: number, from: number): boolean =>
  isNoMatter(a, at - 1) && (at - 1 === from || a.commaAfter(at - 2) || (a.role(at - 2) & COORDINATES) !== 0);

/** »To sætninger | bundet sammen af »og««: no sentence, so nothing is put into one. */
function isOfFragment(a: Analysis, at: number, from: number, to: number): boolean {
  if ((a.reading(at + 1) & PAST_PARTICIPLE) === 0 || a.isMark(at)) return false;
  for (let k = from; k < to; k++) if (hasAny(a.reading(k), FINITE)) return false;
  return true;
}
