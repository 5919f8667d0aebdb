import type { Analysis } from '../analysis/analysis.ts';
import { replaceWord } from '../kernel/finding.ts';
import type { WordRule } from '../kernel/rule.ts';
import * as r from '../lexicon/readings.ts';
import type { Test } from '../phrases/neighbours.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

/** Why a word cannot stand where it does: the kind of error, the word that was meant, how sure that is, and the test. */
export type Misplaced = readonly [subcategory: SubcategoryId, right: string, sure: number, fits: Test];

/** The surest of the tests that the place passes; null when it passes none. */
function surest(a: Analysis, at: number, list: readonly Misplaced[]): Misplaced | null {
  let best: Misplaced | null = null;
  for (const one of list) if ((best === null || one[2] > best[2]) && one[3](a, at)) best = one;
  return best;
}

/** What a rule about misplaced words asks and does: of each word the tests why it cannot stand there, the surest first. */
export function askedOf(words: Readonly<Record<string, readonly Misplaced[]>>): Pick<WordRule, 'on' | 'match'> {
  const testsOf = new Map(Object.entries(words));
  return {
    on: { words: Object.keys(words).join(' ') },
    match(a, at) {
      const found = surest(a, at, testsOf.get(a.lower(at))!);
      return found === null ? null : replaceWord(a, at, found[1], found[2], found[0]);
    },
  };
}

export const neuterOnly = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.ADJECTIVE | r.NEUTER | r.SINGULAR) &&
  !a.canBe(at, r.ADJECTIVE | r.PLURAL) &&
  !a.canBe(at, r.ADJECTIVE | r.COMMON);

/** A noun that is several, although its word may be something else than a noun: »boller«. */
export const isSeveral = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) && a.canBe(at, r.NOUN | r.PLURAL | r.INDEFINITE) && !a.canBe(at, r.NOUN | r.SINGULAR);
export const pluralOnly = (a: Analysis, at: number): boolean =>
  isSeveral(a, at) &&
  // »elever« is an imperative as well, which nobody writes
  (a.union(at) & (r.INFINITIVE | r.PRESENT | r.PAST | r.PAST_PARTICIPLE | r.ADJECTIVE)) === 0;
