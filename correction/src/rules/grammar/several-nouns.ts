import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isCountedNoun, isMassNoun, isStuff } from '../../phrases/counted-noun.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { ownedOne } from '../../phrases/owned-one.ts';
import { ONLY_ONE } from '../../words/only-one.ts';
import { WordList } from '../../words/word-list.ts';

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const PLURAL = r.NOUN | r.PLURAL | r.INDEFINITE;
/** What the noun may not be besides. */
const OTHER_WORD = r.ADJECTIVE | r.OTHER | r.NAME | r.FINITE | r.INFINITIVE | r.DEFINITE;
const BEFORE_OTHERS = new WordList('de mange nogle alle mine dine sine vores deres hendes hans to tre fire fem');
const ARTICLES = new WordList('en et den det');
const SMALL_FEW = new WordList('små andre');

/** »små barn«, »de andre elev«, »mine klassekammerat«, »ingen menneske«: the word before tells that there are several. */
export const severalNouns: WordRule = {
  id: 'several-nouns',
  subcategory: 'number',
  on: { words: 'små andre mine dine sine ingen' },
  wrong: [
    ['Hun er træner for små barn.', 'Hun er træner for små børn.'],
    ['Ingen menneske kom til skade.', 'Ingen mennesker kom til skade.'],
    ['Nogle af mine klassekammerat er syge.', 'Nogle af mine klassekammerater er syge.'],
  ],
  right: [
    'De små gik fra hus til hus.',
    'Mine to brødre og de andre sang.',
    'De andre fik saft, og de små fik mælk.',
    'Mine penge er væk.',
    'Ingen bil kom forbi, og ingen dyr løb væk.',
  ],
  match(a, at): Finding | null {
    const lower = a.lower(at);
    if (lower === 'andre' && !BEFORE_OTHERS.test(a.lower(a.before(at)))) return null;
    // »ingen bil«, but »intet menneske«: several are meant
    if (lower === 'ingen' && !isOnlyNeuterThing(a, a.after(at))) return null;
    if (SMALL_FEW.test(lower) && ARTICLES.test(a.lower(a.before(at)))) return null;
    let noun = a.after(at);
    if (a.commaAfter(at)) return null;
    if (a.is(noun, r.ADJECTIVE) && a.canBe(noun, r.ADJECTIVE | r.PLURAL) && !a.commaAfter(noun)) noun = a.after(noun);
    if (!isOneThing(a, noun) || (!SMALL_FEW.test(lower) && ONLY_ONE.test(a.lower(noun)))) return null;
    if (ownedOne(a, at, noun) !== null) return null;
    const plural = vowelPlural(a.lower(noun)) ?? pluralOf(a, noun);
    return plural === undefined ? null : replaceWord(a, noun, plural, 0.88);
  },
};

/** »menneske«, but not »bil« and not »vand«. */
const isOnlyNeuterThing = (a: Analysis, noun: number): boolean =>
  a.is(noun, r.NOUN) &&
  !a.canBe(noun, SINGULAR | r.COMMON, r.GENITIVE) &&
  isCountedNoun(a, noun) &&
  !isStuff(a.lower(noun));

/** A listed noun or compound in a form of one thing that is no other word. */
function isOneThing(a: Analysis, noun: number): boolean {
  // »mine klassekammerat«: whatever the tagger makes of it
  if (noun < 0 || a.is(noun, r.GENITIVE) || a.hasCapital(noun) || !r.hasAny(a.union(noun), r.NOUN)) return false;
  const { listed, compound } = a.types[noun]!;
  if ((listed < 0 && compound === null) || r.hasAny(a.union(noun), OTHER_WORD) || isMassNoun(a, noun)) return false;
  const hasOwnPlural = a.canBe(noun, PLURAL) && vowelPlural(a.lower(noun)) === undefined;
  return a.canBe(noun, SINGULAR) && !hasOwnPlural && !a.is(a.after(noun), r.NOUN);
}

function pluralOf(a: Analysis, noun: number): string | undefined {
  const { word, compound, lower } = a.types[noun]!;
  const form = a.lexicon.otherForms(word, SINGULAR, PLURAL, r.GENITIVE)[0];
  return form !== undefined && compound ? lower.slice(0, compound.headStart) + form : form;
}
