import type { Analysis } from '../analysis/analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { COMMON, INDEFINITE, NEUTER, NOUN, SINGULAR } from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';

const COMMON_DETERMINERS = new WordList('en min din sin den');
const NEUTER_DETERMINERS = new WordList('et mit dit sit det');

/** »et fodbold mål«: the determiner before two words has the gender of the second one only, as if they were one. */
export function belongsToSecond(a: Analysis, at: number, next: number): boolean {
  const { lexicon } = a;
  const before = a.lower(a.before(at));
  return agrees(before, a.types[next]!.word, lexicon) && !agrees(before, a.types[at]!.word, lexicon);
}

/** The determiner has the noun's gender. */
function agrees(determiner: string, noun: number, lexicon: Lexicon): boolean {
  if (COMMON_DETERMINERS.test(determiner)) return lexicon.hasReading(noun, NOUN | COMMON | SINGULAR | INDEFINITE);
  if (NEUTER_DETERMINERS.test(determiner)) return lexicon.hasReading(noun, NOUN | NEUTER | SINGULAR | INDEFINITE);
  return false;
}
