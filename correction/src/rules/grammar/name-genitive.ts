import type { Analysis } from '../../analysis/analysis.ts';
import { isGivenName } from '../../words/beings.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isCountedNoun } from '../../phrases/counted-noun.ts';
import { RELATIVES_OF_SOMEBODY } from '../../words/persons.ts';

/** »Peter mor«: a person's name straight before what is the person's. */
export const nameGenitive: WordRule = {
  id: 'name-genitive',
  subcategory: 'genitive',
  on: { readings: r.NOUN | r.SINGULAR | r.INDEFINITE },
  wrong: [
    ['Peter mor arbejder på skolen.', 'Peters mor arbejder på skolen.'],
    ['Fatima bror læser allerede på universitetet.', 'Fatimas bror læser allerede på universitetet.'],
    ['Vi legede med Emma hund.', 'Vi legede med Emmas hund.'],
    ['Mads telefon faldt i vandet.', "Mads' telefon faldt i vandet."],
  ],
  right: [
    'Peters mor arbejder på skolen.',
    'Hans kone strikker.',
    'Så tog Sofie bus til byen.',
    'Vi kalder Emma mor, fordi hun er den ældste.',
    'Hos Emma er der altid mad.',
  ],
  match(a, at): Finding | null {
    const name = a.before(at);
    if (name < 0 || a.commaAfter(name) || !a.hasCapital(name) || a.hasCapital(at)) return null;
    // »Hans kone«: a pronoun as well
    if (!isGivenName(a.lower(name)) || a.lower(name) === 'hans' || a.types[at]!.listed < 0) return null;
    const isKin = RELATIVES_OF_SOMEBODY.test(a.lower(at));
    if (!isKin && (!a.is(at, r.NOUN) || r.hasAny(a.union(at), r.VERB | r.ADJECTIVE | r.OTHER) || !isCountedNoun(a, at)))
      return null;
    if (!isOwner(a, name, at)) return null;
    const written = a.written(name);
    return replaceWord(a, name, /[sxz]$/.test(written) ? `${written}'` : `${written}s`, 0.85);
  },
};

/** The name opens the sentence and the verb follows its noun, or a preposition stands before. */
function isOwner(a: Analysis, name: number, noun: number): boolean {
  const before = a.before(name);
  const next = a.after(noun);
  if (before < 0 || a.isMark(before)) return r.hasAny(a.reading(next), r.FINITE) || a.canBe(next, r.VERB | r.PRESENT);
  if (!a.is(before, r.PREPOSITION) || a.commaAfter(before)) return false;
  return next < 0 || a.isMark(next) || a.commaAfter(noun) || a.is(next, r.PREPOSITION) || a.is(next, r.CONJUNCTION);
}
