import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const E_FORM = r.ADJECTIVE | r.PLURAL | r.DEFINITE;
const MANY = new Set('mange nogle flere alle disse to tre fire fem seks syv otte ni ti både få'.split(' '));
const THE = new Set(
  'den det de denne dette disse min mit mine din dit dine sin sit sine hans hendes vores jeres deres'.split(' '),
);

export const adjectiveAgreement: WordRule = {
  id: 'adjective-agreement',
  subcategory: 'adjective-agreement',
  on: { readings: r.ADJECTIVE },
  wrong: [
    ['De bor i et stor hus.', 'De bor i et stort hus.'],
    ['Hun har mange sød venner.', 'Hun har mange søde venner.'],
    ['Den stor hund gøede.', 'Den store hund gøede.'],
    ['Min gammel cykel er rusten.', 'Min gamle cykel er rusten.'],
    ['De fik en stort is.', 'De fik en stor is.'],
  ],
  right: [
    'De bor i et stort hus.',
    'Det er en god bog.',
    'Han har en lille hund og to store katte.',
    'Et lille barn græd.',
  ],
  match(a, at) {
    const [before, after] = [a.before(at), a.after(at)];
    if (before < 0 || after < 0 || a.commaAfter(before) || a.commaAfter(at) || !a.is(at, r.ADJECTIVE)) return null;
    if (!a.is(after, r.NOUN) || a.is(after, r.GENITIVE) || a.hasCapital(at) || a.lower(at) === 'lille') return null;
    const wanted = wantedForm(a, a.lower(before), after);
    const own = wanted === BASE ? NEUTER_FORM : BASE;
    if (wanted === 0 || !a.canBe(at, own) || a.canBe(at, wanted)) return null;
    if (r.hasAny(a.union(at), r.ADVERB | r.NOUN | r.OTHER | r.COMPARATIVE | r.SUPERLATIVE)) return null;
    const form = a.tools.lexicon.otherForms(a.types[at]!.word, own, wanted)[0];
    return form === undefined || a.types[at]!.listed < 0 ? null : replaceWord(a, at, form, 0.9);
  },
};

/** The form that determiner and noun agree to ask for; 0 when they do not agree or it cannot be told. */
function wantedForm(a: Analysis, determiner: string, noun: number): number {
  if (determiner === 'et') return a.canBe(noun, r.NOUN | r.NEUTER | r.SINGULAR | r.INDEFINITE) ? NEUTER_FORM : 0;
  if (determiner === 'en') return a.canBe(noun, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE) ? BASE : 0;
  if (MANY.has(determiner)) return a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE) ? E_FORM : 0;
  if (THE.has(determiner)) return a.canBe(noun, r.NOUN | r.INDEFINITE) ? E_FORM : 0;
  return 0;
}
