import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { ONLY_ONE } from '../words/only-one.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const PLURAL = r.NOUN | r.PLURAL | r.INDEFINITE;
const OWN_SINGULAR: Record<string, readonly [common: string, neuter: string]> = {
  mine: ['min', 'mit'],
  dine: ['din', 'dit'],
  sine: ['sin', 'sit'],
};
const ONE_PERSON = new WordList('jeg du han hun');
/** »mine far«, »han er mine bedste ven«: there is one only, and the owner is what is wrong. */
export function ownedOne(a: Analysis, at: number, noun: number): string | null {
  const own = OWN_SINGULAR[a.lower(at)];
  if (own === undefined || !a.canBe(noun, SINGULAR) || a.canBe(noun, PLURAL)) return null;
  const isPredicate = IS_WAS.test(a.lower(a.before(at))) && ONE_PERSON.test(a.lower(a.before(at, 2)));
  if (!isPredicate && !(noun === a.after(at) && ONLY_ONE.test(a.lower(noun)))) return null;
  // »mine mor- og farforældre«, »mine klasse 5-elever«
  if (a.written(noun).endsWith('-') || a.text[a.ends[noun]!] === '-' || a.is(a.after(noun), r.NUMERAL)) return null;
  if (/^\d/.test(a.lower(a.after(noun)))) return null;
  // »mine mor og far«
  if (!isPredicate && a.lower(a.after(noun)) === 'og') return null;
  return a.canBe(noun, SINGULAR | r.NEUTER) ? own[1] : own[0];
}
