import type { Analysis } from '../analysis/analysis.ts';
import { NAME } from '../lexicon/readings.ts';
import { mayThink } from '../words/beings.ts';
import { WordList } from '../words/word-list.ts';
import { finiteNext, subjectNext, type Test } from './neighbours.ts';

/** »en dame, hvis | mand er død«, also »hvis'«: what somebody has, and no clause with »if«. */
export function isWhose(a: Analysis, at: number): boolean {
  const mark = a.before(at);
  const owner = a.isMark(mark) ? a.before(mark) : mark;
  return a.lower(owner) === 'hvis' && (mayThink(a.lower(a.before(owner))) || a.is(a.before(owner), NAME));
}

const BEFORE_CLAUSE = new WordList('at og når hvis da så fordi men hvad hvor som');
/** »når mand kommer«: the subject of its clause, and nobody's husband. */
export const isAnybody: Test = (a, at) =>
  finiteNext(a, at) &&
  !subjectNext(a, a.after(at)) &&
  !isWhose(a, at) &&
  (a.before(at) < 0 || BEFORE_CLAUSE.test(a.lower(a.before(at))));
