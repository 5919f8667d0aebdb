import type { Analysis } from '../analysis/analysis.ts';
import { THINKS } from './openers.ts';
import { FINITE, hasAny, INDEFINITE, NOUN, NUMERAL, PREPOSITION } from '../lexicon/readings.ts';
import { MEASURES } from '../spelling/measures.ts';
import { DEN_DET, DEN_DET_DE, EN_ET } from '../words/articles.ts';
import { AND_OR, RELATIVES } from '../words/links.ts';
import { OBJECTS, PERSONS, SUBJECTS_AND_DER } from '../words/persons.ts';
import { canBeFinite } from '../verbs/finite.ts';
import { WordList } from '../words/word-list.ts';

/** What stands about a place is one thing, though the small word between may open a clause elsewhere. */
export const isOneThing = (a: Analysis, at: number, from: number): boolean =>
  isNeedOfIt(a, at) ||
  isThatThing(a, at) ||
  isUnless(a, at) ||
  isAboutTwo(a, at) ||
  isOfTwoNouns(a, at) ||
  isMeasured(a, at) ||
  isKnot(a, at, from);

const NEEDS = new WordList('behov brug trods');
/** »børn, der har behov | for det«: what is needed, not why; but »har brug | for det, du siger« has a comma of its own. */
const isNeedOfIt = (a: Analysis, at: number): boolean =>
  a.lower(at + 1) === 'for' && NEEDS.test(a.lower(at)) && OBJECTS.test(a.lower(at + 2));

/** »alle de | der ting«, »det | der med at vente«: the ones there; a relative clause would have its verb. */
const isThatThing = (a: Analysis, at: number): boolean =>
  a.lower(at + 1) === 'der' &&
  DEN_DET_DE.test(a.lower(at)) &&
  (a.lower(at + 2) === 'med' || (a.is(at + 2, NOUN) && !hasAny(a.union(at + 2), FINITE))) &&
  !a.commaAfter(at + 1);

/** »…, med mindre | der er glat«: one conjunction in two words. */
const isUnless = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'mindre' && a.lower(at - 1) === 'med' && SUBJECTS_AND_DER.test(a.lower(at + 1));

/** »vurderingen af barnet | og af, om det er klar«: two things after the same word, the second of them a clause. */
const isAboutTwo = (a: Analysis, at: number): boolean =>
  AND_OR.test(a.lower(at + 1)) && PLACED.test(a.lower(at + 2)) && ASKING.test(a.lower(at + 3));

const PLACED = new WordList('af i på om til for med over');
const ASKING = new WordList('om hvem hvad hvor hvordan hvornår hvorfor hvilken hvilket hvilke');

/** »kendskab til | og viden om faget«, »brug for | og behov for hjælp«: two that share what comes last. */
function isOfTwoNouns(a: Analysis, at: number): boolean {
  if (!AND_OR.test(a.lower(at + 1)) || !a.is(at, PREPOSITION) || !a.is(at + 2, NOUN)) return false;
  if (!a.is(at - 1, NOUN) || a.is(at + 2, FINITE)) return false;
  const next = at + 3;
  return a.is(next, PREPOSITION) && !RELATIVES.test(a.lower(next)) && !DEN_DET.test(a.lower(at + 2));
}

/** »en balje | vand og en svamp«, »et glas | saft«: so much of it; but »en kop | skål og tallerken«. */
const isMeasured = (a: Analysis, at: number): boolean =>
  MEASURES.test(a.lower(at)) &&
  (EN_ET.test(a.lower(at - 1)) || a.is(at - 1, NUMERAL)) &&
  a.is(at + 1, NOUN | INDEFINITE) &&
  !MEASURES.test(a.lower(at + 1));

const OF_THOUGHT = new WordList('ikke også nok godt da bare selv dog');
const BEFORE_FRONTED = new WordList('og men for eller');
const LONGEST_SUBJECT = 4;
/**
 * »det mener jeg | vi skal gøre noget ved«, »en ting, som min mor siger | at jeg skal læse«: two clauses that share a word are tied
 * into one another, and no comma parts them.
 */
function isKnot(a: Analysis, at: number, from: number): boolean {
  if (PERSONS.test(a.lower(at)) && THINKS.test(a.lower(at - 1)) && IT.test(a.lower(at - 2))) {
    const opens = at - 2 === from || a.commaAfter(at - 3) || BEFORE_FRONTED.test(a.lower(at - 3));
    return opens && PERSONS.test(a.lower(at + 1)) && canBeFinite(a, at + 2);
  }
  let verb = at;
  while (OF_THOUGHT.test(a.lower(verb)) && verb > from) verb--;
  if (!THINKS.test(a.lower(verb)) || !goesInto(a, at, verb)) return false;
  for (let k = verb - 2; k > from && k > verb - 2 - LONGEST_SUBJECT; k--) {
    if (a.commaAfter(k) || a.commaAfter(k + 1) || canBeFinite(a, k + 1)) return false;
    // not »det er sådan, som han siger, at …«: how it is
    if (a.lower(k) === 'som') return a.is(k - 1, NOUN) || FRONTED.test(a.lower(k - 1));
  }
  return false;
}

/** The clause that follows begins as one that is thought: »at«, its subject, or its verb where »som« is the subject. */
function goesInto(a: Analysis, at: number, verb: number): boolean {
  if (a.lower(at + 1) === 'at') return true;
  return verb === at && (canBeFinite(a, at + 1) || (PERSONS.test(a.lower(at + 1)) && canBeFinite(a, at + 2)));
}

const FRONTED = new WordList('det den dem dette noget nogen dem alt');
const IT = new WordList('det den dem');
