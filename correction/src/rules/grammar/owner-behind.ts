import type { Analysis } from '../../analysis/analysis.ts';
import { capitalised, replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { RELATIVES_OF_SOMEBODY } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';

const OWNERS_BEHIND = 'min mit mine din dit dine sin sit sine vores jeres';
/** »bilen min er gammel«, »hos tante min«: many languages put the owner behind the noun. */
export const ownerBehind: WordRule = {
  id: 'owner-behind',
  subcategory: 'word-order',
  on: { words: OWNERS_BEHIND },
  explanation:
    'Skriv »{replacement}«. På dansk står »min«, »din« og »vores« foran navneordet, og så får navneordet ingen endelse: »min bil«, »vores have«.',
  wrong: [
    ['Bilen min er gammel.', 'Min bil er gammel.'],
    ['Jeg bor hos moster min i Odense.', 'Jeg bor hos min moster i Odense.'],
    ['Vi sad i haven vores og spiste.', 'Vi sad i vores have og spiste.'],
    ['Han bad om kørekortet mit.', 'Han bad om mit kørekort.'],
  ],
  right: [
    'I dag er bilen min.',
    'Hun gav læreren min bog.',
    'Jeg tog bussen, og min bror cyklede.',
    'Så blev huset vores.',
  ],
  match(a, at): Finding | null {
    const [noun, next] = [a.before(at), a.after(at)];
    if (noun < 0 || a.commaAfter(noun) || a.hasCapital(at) || !a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE))
      return null;
    const closes = next < 0 || a.isMark(next) || a.commaAfter(at) || isFinite(a, next);
    if (!closes && !r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION)) return null;
    const before = a.before(noun);
    if (ALL_BE_AND_BECOME.test(a.lower(before)) || ALL_BE_AND_BECOME.test(a.lower(a.before(before)))) return null;
    const bare = bareOf(a, noun);
    if (bare === undefined) return null;
    const owner = a.hasCapital(noun) ? capitalised(a.written(at)) : a.written(at);
    return replaceSpan(a, noun, at, `${owner} ${bare}`, 0.88);
  },
};

/** »bil« of »bilen«, »tante« of a kin's name; undefined of others. */
function bareOf(a: Analysis, noun: number): string | undefined {
  if (RELATIVES_OF_SOMEBODY.test(a.lower(noun))) return a.lower(noun);
  if (a.types[noun]!.listed < 0 || !a.canBe(noun, r.NOUN | r.DEFINITE, r.GENITIVE)) return undefined;
  if (a.canBe(noun, r.NOUN | r.INDEFINITE)) return undefined;
  const number = a.canBe(noun, r.NOUN | r.PLURAL) ? r.PLURAL : r.SINGULAR;
  return a.lexicon.otherForms(a.types[noun]!.word, r.NOUN | r.DEFINITE, r.NOUN | r.INDEFINITE | number, r.GENITIVE)[0];
}
