import type { Analysis } from '../analysis/analysis.ts';
import {
  ADJECTIVE,
  COMMON,
  hasAny,
  INDEFINITE,
  NAME,
  NEUTER,
  NOUN,
  OTHER,
  PLURAL,
  PREPOSITION,
  SINGULAR,
  VERB,
} from '../lexicon/readings.ts';
import { mayThink } from '../words/beings.ts';
import { AND_OR_BUT_SO } from '../words/links.ts';
import { PERSONS_AND_I } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import { isOnlyVerb } from './only-verb.ts';

export const COMMON_ONES = new WordList('en min din sin');
export const NEUTER_ONES = new WordList('et mit dit sit');
const ONE = new WordList('en et én ét 1');
/** »har givet sin cykel olie«: who gets it, and what. */
const GIVES = new WordList(
  'give giver gav givet byde byder bød budt vise viser viste vist sende sender sendte sendt love lover lovede lovet ' +
    'skylde skylder skyldte skyldt række rækker rakte rakt unde under undte undt gøre gør gjorde gjort bringe bringer ' +
    'bragte bragt købe køber købte købt skaffe skaffer skaffede skaffet fortælle fortæller fortalte fortalt',
);

/** »en ond hertug«: the determiner before the adjectives, '' when there is none. */
export function determinerOf(a: Analysis, at: number): string {
  let k = a.before(at);
  while (k >= 0 && a.is(k, ADJECTIVE) && !a.commaAfter(k)) k = a.before(k);
  return a.lower(k);
}

/** The article or owner has the noun's gender. */
export const isOfNoun = (a: Analysis, determiner: string, noun: number): boolean =>
  (COMMON_ONES.test(determiner) && a.canBe(noun, NOUN | SINGULAR | INDEFINITE | COMMON)) ||
  (NEUTER_ONES.test(determiner) && a.canBe(noun, NOUN | SINGULAR | INDEFINITE | NEUTER));

/** »tre silke høns«: the number is the second's, since the first is but one. */
export const isCountedSecond = (a: Analysis, at: number, next: number): boolean =>
  !ONE.test(a.lower(a.before(at))) &&
  a.canBe(at, NOUN | SINGULAR | INDEFINITE) &&
  !a.canBe(at, NOUN | PLURAL) &&
  a.is(next, NOUN) &&
  a.canBe(next, NOUN | PLURAL | INDEFINITE);

/** »købte en robot støvsuger i julegave«: the clause has its verb, and what could be another stands where a noun ends. */
export function isNoVerb(a: Analysis, at: number, next: number): boolean {
  const after = a.after(next);
  const goesOn = a.is(after, PREPOSITION) || a.is(after, VERB) || AND_OR_BUT_SO.test(a.lower(after));
  const ends = after < 0 || a.isMark(after) || a.commaAfter(next) || goesOn;
  return (
    ends &&
    !mayThink(a.lower(at)) &&
    isOfNoun(a, determinerOf(a, at), next) &&
    a.is(at, NOUN) &&
    !isOnlyVerb(a, at, next)
  );
}

/** »en ny favorit forfatter«: after an article there is room for one noun only; but »min søster cykel« lacks an s, and »min familie rejse« an r. */
export const areBareNouns = (a: Analysis, at: number, next: number): boolean =>
  // what stands before another noun is easily taken for an adjective, which it cannot be
  (a.is(at, NOUN) || a.is(at, ADJECTIVE)) &&
  a.canBe(at, NOUN | SINGULAR | INDEFINITE) &&
  !hasAny(a.union(at), ADJECTIVE | VERB | OTHER | NAME) &&
  !hasAny(a.union(next), ADJECTIVE | OTHER | NAME) &&
  !mayThink(a.lower(at)) &&
  isOfNoun(a, determinerOf(a, at), next) &&
  !GIVES.test(a.lower(a.before(at, 2)));

/** »på papir vis du vil se dem«: »hvis« as it is heard. */
export const isIf = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'vis' && PERSONS_AND_I.test(a.lower(a.after(at)));
