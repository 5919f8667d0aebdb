import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { EN_ET } from '../words/articles.ts';
import { PERSONS, SURE_PERSONS_AND_I } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import { isHandled } from './handled.ts';

/* »de« where several are the object: they get something, or something is done with them. */

/** Whom one tells and gives something. */
export const GIVES = new WordList(
  'gav giver givet give fortalte fortæller fortalt viste viser vist lærte lærer lært sendte sender sendt',
);

/** »vi gav | de mad«: they get it; »vi gav de fattige mad« has a noun. */
export function isReceiverOfSeveral(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  const next = a.after(at);
  if (!GIVES.test(a.lower(verb)) || !(PERSONS.test(a.lower(a.before(verb))) || a.is(a.before(verb), r.NAME)))
    return false;
  if (a.commaAfter(a.before(verb)) || a.commaAfter(at) || a.lower(a.before(verb)) === 'de') return false;
  return EN_ET.test(a.lower(next)) || (a.is(next, r.NOUN | r.SINGULAR) && !a.canBe(next, r.NOUN | r.PLURAL));
}

/** »Vi renser svampene, skærer | de i skiver«: whoever the sentence began with goes on. */
export function isStillHandled(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  const first = a.sentenceStart(at);
  const goesOn = a.lower(a.before(verb)) === 'og' || a.commaAfter(a.before(verb));
  if (!goesOn || !a.is(a.after(at), r.PREPOSITION) || a.commaAfter(at) || !isHandled(a, at)) return false;
  if (!SURE_PERSONS_AND_I.test(a.lower(first)) || !isFinite(a, a.after(first))) return false;
  for (let k = first + 1; k < verb; k++) if (a.is(k, r.SUBORDINATOR) || PERSONS.test(a.lower(k))) return false;
  return endsClause(a, at);
}

/** No finite verb follows before the clause ends. */
export function endsClause(a: Analysis, at: number): boolean {
  for (let k = at, steps = 0; k >= 0 && steps < FARTHEST; k = a.after(k), steps++) {
    if (k !== at && (a.isMark(k) || r.hasAny(a.reading(k), r.CONJUNCTION | r.SUBORDINATOR))) return true;
    if (k !== at && isFinite(a, k)) return false;
    if (a.commaAfter(k)) return true;
  }
  return true;
}
const FARTHEST = 12;
