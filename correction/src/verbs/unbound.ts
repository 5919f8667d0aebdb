import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { SUBJECT } from './form-numbers.ts';
import { RELATIVES } from '../words/links.ts';
import { WordList } from '../words/word-list.ts';

const ADVERB = new WordList('aldrig ikke altid');
const FARTHEST = 21;

/** »1. have en hest, 2. aldrig flytte«, »Flytte?«: an infinitive that stands for itself. */
export function isUnbound(a: Analysis, at: number): boolean {
  if (!a.canBe(at, r.VERB | r.INFINITIVE)) return false;
  if (isItem(a, at) || isProposed(a, at) || isAfterAside(a, at) || isJoinedPastClause(a, at)) return true;
  const before = ADVERB.test(a.lower(a.before(at))) ? a.before(at, 2) : a.before(at);
  if (
    (a.written(before).endsWith('.') && /^\d+\.$/.test(a.written(before))) ||
    (a.written(before) === '.' && /^\d+$/.test(a.written(a.before(before))))
  )
    return true;
  return a.written(a.after(at)) === '?' && (before < 0 || a.isMark(before));
}

/** »Mand, vind, holde, land.«: one word of a row of words, where no sentence is. */
function isItem(a: Analysis, at: number): boolean {
  if (!a.commaAfter(a.before(at)) || !a.commaAfter(at)) return false;
  for (let k = a.sentenceStart(at); k < a.sentenceEnd(at); k++)
    if (k !== at && (r.hasAny(a.reading(k), r.FINITE) || SUBJECT.test(a.lower(k)))) return false;
  return true;
}

/** »Hvorfor ikke bare lave det om?« */
function isProposed(a: Analysis, at: number): boolean {
  const start = a.sentenceStart(at);
  if (a.lower(start) !== 'hvorfor' || a.lower(start + 1) !== 'ikke') return false;
  for (let k = start + 2; k < at; k++) if (r.hasAny(a.reading(k), r.FINITE) || a.commaAfter(k)) return false;
  return true;
}

const DASH = /^[-–—]$/;

/** »… vil - på årsbasis - blive ramt«: what it belongs to stands before the dashes. */
function isAfterAside(a: Analysis, at: number): boolean {
  if (!DASH.test(a.written(at - 1))) return false;
  const start = Math.max(a.sentenceStart(at), at - FARTHEST);
  for (let k = at - 2; k > start; k--) if (DASH.test(a.written(k))) return true;
  return false;
}

/** »kan gå i parken, der ligger ved huset, og opleve alt«: the infinitive before the clause goes on. */
function isJoinedPastClause(a: Analysis, at: number): boolean {
  if (a.lower(a.before(at)) !== 'og') return false;
  const start = Math.max(a.sentenceStart(at), at - FARTHEST);
  for (let k = at - 2; k > start; k--) {
    if (SUBJECT.test(a.lower(k)) && !RELATIVES.test(a.lower(k))) return false;
    if (!RELATIVES.test(a.lower(k)) || !a.commaAfter(k - 1)) continue;
    for (let d = k - 1; d >= start; d--) {
      if (a.is(d, r.VERB | r.INFINITIVE)) return true;
      if (r.hasAny(a.reading(d), r.FINITE)) return false;
    }
    return false;
  }
  return false;
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
