import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { subjectAround } from './subject.ts';
import { MEN, nameSex, SOMEBODY, WOMEN } from '../words/beings.ts';
import { WordList } from '../words/word-list.ts';

/** Which pronouns can speak of a subject again. */
export type Person = 'han' | 'hun' | 'somebody' | 'thing' | 'several' | 'other';

/** Who the subject of the clause about a place is; null when it is not clear. */
export function subjectPerson(a: Analysis, at: number): { person: Person; first: number; last: number } | null {
  const found = subjectAround(a, at);
  if (found === null) return null;
  const [first, last] = found;
  for (let k = first; k <= last; k++) if (a.is(k, r.CONJUNCTION)) return { person: 'several', first, last };
  return { person: personOf(a, first, last), first, last };
}

const HE_SHE_OR_THEY = new WordList('han hun de den');
/** Who a single word may speak of; null of words that name nobody. */
export function personAt(a: Analysis, at: number): Person | null {
  const word = a.lower(at);
  if (word === 'ham') return 'han';
  if (word === 'hende') return 'hun';
  if (word === 'dem') return 'several';
  if (a.is(at, r.NOUN) || a.is(at, r.NAME) || HE_SHE_OR_THEY.test(word)) {
    const person = personOf(a, at, at);
    return a.is(at, r.NAME) && person === 'other' ? 'somebody' : person;
  }
  return null;
}

const OTHER_PERSONS = new WordList('jeg du vi i man mig dig os jer der hvem alle nogle nogen ingen enhver dem');
/** Who a phrase speaks of. */
function personOf(a: Analysis, first: number, last: number): Person {
  const word = a.lower(last);
  if (first === last) {
    if (word === 'han' || word === 'hun') return word;
    if (word === 'de') return 'several';
    if (word === 'den' || word === 'det') return 'thing';
    if (OTHER_PERSONS.test(word)) return 'other';
    if (a.hasCapital(last)) {
      const name = nameSex(word);
      if (name !== null) return name;
    }
  } else if (a.hasCapital(first) && nameSex(a.lower(first)) !== null && a.hasCapital(last))
    return nameSex(a.lower(first))!;
  if (MEN.has(word)) return 'han';
  if (WOMEN.has(word)) return 'hun';
  const noun = baseForm(a, last);
  const bits = first < last ? determinerBits(a.lower(first)) : 0;
  const plural = a.canBe(last, r.NOUN | r.PLURAL, r.GENITIVE);
  const singular = a.canBe(last, r.NOUN | r.SINGULAR, r.GENITIVE);
  if (bits & r.PLURAL || (plural && !singular)) return plural ? 'several' : 'other';
  if (MEN.has(noun)) return 'han';
  if (WOMEN.has(noun)) return 'hun';
  if (SOMEBODY.test(noun)) return 'somebody';
  return singular && (!plural || bits & r.SINGULAR) ? 'thing' : 'other';
}

/** »drengen« → »dreng«; the last part of »lillesøster« stays whole, since it is listed here. */
export function baseForm(a: Analysis, at: number): string {
  const form = a.lexicon.otherForms(a.types[at]!.word, r.NOUN, r.NOUN | r.SINGULAR | r.INDEFINITE, r.GENITIVE)[0];
  return form ?? a.lower(at);
}
