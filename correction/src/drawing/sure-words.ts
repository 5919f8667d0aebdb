import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { WORD, NUMBER } from '../text/token.ts';
import { WordList } from '../words/word-list.ts';

/** Small words that are read as verbs only where the tagger surely says so: everything that they may be besides is frequent. */
const SMALL = new WordList('så ved bag for får var under over når lå vis ser');

/** The words of a sentence are known and leave no doubt which of them are its verbs. */
export function areSureWords(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k < to; k++) {
    if (a.held[k] !== 0) return false;
    if (a.isMark(k)) continue;
    if (a.kinds[k] !== WORD && a.kinds[k] !== NUMBER) return false;
    if (a.isWord(k) && !isSureWord(a, k)) return false;
  }
  return true;
}

function isSureWord(a: Analysis, k: number): boolean {
  const type = a.types[k]!;
  const reading = a.reading(k);
  if (type.word < 0) return a.hasCapital(k) && r.hasAny(reading, r.NAME) && !a.opensSentence(k);
  const isVerb = a.canBe(k, r.VERB | r.PRESENT, r.PASSIVE) || a.canBe(k, r.VERB | r.PAST);
  // »før de så meget som …«
  if (type.lower === 'så' && r.hasAny(reading, r.FINITE) && r.hasAny(a.reading(a.after(k)), r.ADJECTIVE | r.ADVERB))
    return false;
  if (r.hasAny(reading, r.FINITE) && (reading & r.VERB) !== 0) return isVerb || a.canBe(k, r.VERB | r.PRESENT);
  if (!isVerb || SMALL.test(type.lower)) return true;
  if (r.hasAny(reading, r.INFINITIVE)) return a.canBe(k, r.VERB | r.INFINITIVE);
  if (r.hasAny(reading, r.PAST_PARTICIPLE)) return a.canBe(k, r.PAST_PARTICIPLE) || a.canBe(k, r.ADJECTIVE);
  if ((type.union & r.OTHER) !== 0) return true;
  // »fisker«, »løber«: a noun only where an article, an adjective or a preposition says so
  const before = a.before(k);
  const isLed =
    a.commaAfter(before) ||
    r.hasAny(a.reading(before), r.ADJECTIVE | r.DETERMINER | r.PREPOSITION | r.NUMERAL | r.GENITIVE);
  return (reading & r.NOUN) !== 0 && (type.union & r.NOUN) !== 0 && (isLed || r.hasAny(reading, r.DEFINITE));
}
