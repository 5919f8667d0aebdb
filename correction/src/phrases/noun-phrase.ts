import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, ADVERB, GENITIVE, hasAny, NOUN } from '../lexicon/readings.ts';

const FURTHEST = 4;

/** The noun that a determiner at `at` belongs to, with only adjectives and their adverbs between; −1 when unclear. */
export function nounOfPhrase(a: Analysis, at: number): number {
  for (let d = 1; d <= FURTHEST; d++) {
    const place = a.after(at, d);
    if (place < 0 || !a.isWord(place) || (a.commaAfter(place - 1) && d === 1)) return -1;
    const reading = a.reading(place);
    if (reading & NOUN) return reading & GENITIVE || isLooselyJoined(a, place) ? -1 : place;
    if (!hasAny(reading, ADJECTIVE | ADVERB) || !hasAny(a.union(place), ADJECTIVE)) return -1;
  }
  return -1;
}

/** Another noun straight after: the phrase may be a split compound, whose last part decides. */
const isLooselyJoined = (a: Analysis, place: number): boolean => {
  const next = a.after(place);
  return next >= 0 && !a.commaAfter(place) && (a.reading(next) & NOUN) !== 0 && a.isWord(next);
};
