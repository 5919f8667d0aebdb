import type { Analysis } from '../analysis/analysis.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import { FINITE, hasAny, NOUN, PREPOSITION } from '../lexicon/readings.ts';
import { DEN_DET, DEN_DET_DE } from '../words/articles.ts';
import { AND_OR, RELATIVES } from '../words/links.ts';
import { OBJECTS, SUBJECTS_AND_DER } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** What stands about a place is one thing, though the small word between may open a clause elsewhere. */
export const isOneThing = (a: Analysis, at: number, from: number): boolean =>
  isNeedOfIt(a, at) || isThatThing(a, at) || isUnless(a, at) || isAboutTwo(a, at, from) || isOfTwoNouns(a, at);

const NEEDS = new WordList('behov brug');
/** »børn, der har behov | for det«: what is needed, not why; but »har brug | for det, du siger« has a comma of its own. */
const isNeedOfIt = (a: Analysis, at: number): boolean =>
  a.lower(at + 1) === 'for' && NEEDS.test(a.lower(at)) && OBJECTS.test(a.lower(at + 2));

/** »alle de | der ting«: the ones there; a relative clause would have its verb. */
const isThatThing = (a: Analysis, at: number): boolean =>
  a.lower(at + 1) === 'der' &&
  DEN_DET_DE.test(a.lower(at)) &&
  a.is(at + 2, NOUN) &&
  !hasAny(a.union(at + 2), FINITE) &&
  !a.commaAfter(at + 1);

/** »…, med mindre | der er glat«: one conjunction in two words. */
const isUnless = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'mindre' && a.lower(at - 1) === 'med' && SUBJECTS_AND_DER.test(a.lower(at + 1));

/** »vurderingen af barnet | og af, om det er klar«: two things after the same word, the second of them a clause. */
function isAboutTwo(a: Analysis, at: number, from: number): boolean {
  if (!AND_OR.test(a.lower(at + 1)) || !PLACED.test(a.lower(at + 2)) || !ASKING.test(a.lower(at + 3))) return false;
  for (let k = at; k >= from && !a.commaAfter(k); k--) if ((a.role(k) & SUBORDINATES) !== 0) return false;
  return true;
}

const PLACED = new WordList('af i på om til for med over');
const ASKING = new WordList('om hvem hvad hvor hvordan hvornår hvorfor hvilken hvilket hvilke');

/** »kendskab til | og viden om faget«, »brug for | og behov for hjælp«: two that share what comes last. */
function isOfTwoNouns(a: Analysis, at: number): boolean {
  if (!AND_OR.test(a.lower(at + 1)) || !a.is(at, PREPOSITION) || !a.is(at + 2, NOUN)) return false;
  if (!a.is(at - 1, NOUN) || a.is(at + 2, FINITE)) return false;
  const next = at + 3;
  return a.is(next, PREPOSITION) && !RELATIVES.test(a.lower(next)) && !DEN_DET.test(a.lower(at + 2));
}
