import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { OBJECT_PERSONS } from '../words/persons.ts';
import { NO_PLACE, PLACE } from '../words/lying.ts';
import { LAYS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

const SIDE_OR_BEACH = new WordList('siden stranden');
/** A preposition with a noun that can be a place. */
export function isPlace(a: Analysis, preposition: number, mustBeOwned: boolean): boolean {
  for (let k = a.after(preposition), steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++) {
    if (NO_PLACE.test(a.lower(k))) return false;
    if (a.is(k, r.NOUN) || a.is(k, r.NAME) || a.canBe(k, r.NOUN | r.DEFINITE))
      return !mustBeOwned || steps > 0 || a.canBe(k, r.NOUN | r.DEFINITE);
    if (SIDE_OR_BEACH.test(a.lower(k))) return true;
  }
  return OBJECT_PERSONS.test(a.lower(a.after(preposition)));
}

/** »læggende på bordet«: how something is. */
export const WHILE_STILL: Readonly<Record<string, string>> = { læggende: 'liggende', sættende: 'siddende' };

/** Verbs of lying that are taken for those of laying before »mærke til«. */
export const NOTICED: Readonly<Record<string, string>> = {
  ligger: 'lægger',
  lå: 'lagde',
  ligge: 'lægge',
  ligget: 'lagt',
};
const AROUND_NOTICED = new WordList(
  'slet ikke aldrig altid straks pludselig også først jeg du han hun vi man de nu så heller ofte tit godt selv',
);
/** »ligger slet ikke mærke til« */
export function isNoticed(a: Analysis, at: number): boolean {
  if (NOTICED[a.lower(at)] === undefined) return false;
  let k = a.after(at);
  while (AROUND_NOTICED.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  return a.lower(k) === 'mærke' && a.lower(a.after(k)) === 'til';
}

/** »pludselig lagde det meste af mit hår på gulvet«: how much of it lay there. */
export function isFrontedAmount(a: Analysis, at: number): boolean {
  if (!LAYS.test(a.lower(at)) || !AMOUNT_OF_IT.test(a.lower(a.after(at, a.lower(a.after(at)) === 'det' ? 2 : 1))))
    return false;
  for (let k = a.after(at, 2), steps = 0; k >= 0 && steps < 7 && !a.commaAfter(k); k = a.after(k), steps++)
    if (PLACE.test(a.lower(k)) && steps > 1) return isPlace(a, k, false);
  return false;
}
const AMOUNT_OF_IT = new WordList('meste resten halvdelen');
