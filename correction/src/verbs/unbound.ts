import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { SUBJECT } from './form-numbers.ts';
import { WordList } from '../words/word-list.ts';

const ADVERB = new WordList('aldrig ikke altid');
const FARTHEST = 21;

/** »1. have en hest, 2. aldrig flytte«, »Flytte?«: an infinitive that stands for itself. */
export function isUnbound(a: Analysis, at: number): boolean {
  if (!a.canBe(at, r.VERB | r.INFINITIVE)) return false;
  const before = ADVERB.test(a.lower(a.before(at))) ? a.before(at, 2) : a.before(at);
  if (
    (a.written(before).endsWith('.') && /^\d+\.$/.test(a.written(before))) ||
    (a.written(before) === '.' && /^\d+$/.test(a.written(a.before(before))))
  )
    return true;
  return a.written(a.after(at)) === '?' && (before < 0 || a.isMark(before));
}

/** »Kan: løse en terning, gå på hænder, sige«, »ikke løbe, ikke skrige«: after a colon, and no subject in the piece. */
export function isInfinitiveOfList(a: Analysis, at: number): boolean {
  let before = a.before(at);
  if (a.lower(before) === 'ikke') before = a.before(before);
  if (before >= 0 && !a.commaAfter(before) && a.written(before) !== ':') return false;
  const start = Math.max(a.sentenceStart(at), at - FARTHEST);
  for (let k = before; k >= start; k = a.before(k)) {
    if (a.written(k) === ':') return true;
    if (r.hasAny(a.reading(k), r.FINITE) || SUBJECT.test(a.lower(k))) return false;
  }
  return false;
}
