import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isDegreeWord, predicateOf } from '../../phrases/predicate.ts';
import { PERSON } from '../../verbs/form-numbers.ts';
import { WordList } from '../../words/word-list.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const E_FORM = r.ADJECTIVE | r.PLURAL | r.DEFINITE;
const SURE = 0.86;

/** »hun er altid glade der«, »jeg er kede af det«: the adjective as a learner writes it, where others mean an adverb. */
export const predicateForm: WordRule = {
  id: 'predicate-form',
  subcategory: 'adjective-agreement',
  on: { readings: r.ADJECTIVE, words: 'kede' },
  wrong: [
    ['Jeg er kede af det.', 'Jeg er ked af det.'],
    ['Hun er altid glade der.', 'Hun er altid glad der.'],
    ['Man skal være venligt selv om man er træt.', 'Man skal være venlig, selv om man er træt.'],
    ['Så bliver hun vrede på mig.', 'Så bliver hun vred på mig.'],
  ],
  right: [
    'Vi er kede af det.',
    'Bogen er godt skrevet.',
    'Hun er hurtigt inde igen.',
    'Det er godt.',
    'De er glade der.',
    'Jeg er helt klar.',
    'Hun er langt væk.',
    'Han er højt oppe.',
    'Vi er langt fra byen.',
  ],
  match(a, at): Finding | null {
    const { listed, lower, union } = a.types[at]!;
    if (listed < 0 || a.hasCapital(at) || r.hasAny(union, r.COMPARATIVE | r.SUPERLATIVE) || !closes(a, at)) return null;
    const isSad = lower === 'kede' && a.lower(a.after(at)) === 'af';
    const isE = isSad || (a.canBe(at, E_FORM) && !a.canBe(at, BASE));
    const isT = !isE && a.canBe(at, NEUTER_FORM) && !a.canBe(at, BASE) && lower.endsWith('t');
    // »blev taget«, »er kommet«; »er læge«, »så vrede«
    if (a.canBe(at, r.VERB | r.PAST_PARTICIPLE)) return null;
    if (r.hasAny(union, r.NOUN) && !STRENGTHENS.test(a.lower(a.before(at))) && turnedPerson(a, at) === null)
      return null;
    // »godt på vej«
    if (isT && a.is(a.after(at), r.PREPOSITION)) return null;
    if ((!isE && !isT) || LOOSE.test(lower) || (isDegreeWord(lower) && !isLast(a, at))) return null;
    const predicate = predicateOf(a, at) ?? turnedPerson(a, at);
    if (predicate === null || a.lower(a.before(at)) === 'mere') return null;
    const asks = predicate.subject.asks;
    if (asks === 0 || asks & (isE ? r.PLURAL : r.NEUTER) || !(asks & r.COMMON)) return null;
    if (isT && asks & r.PLURAL) return null;
    const own = isE ? E_FORM : NEUTER_FORM;
    const form = isSad ? 'ked' : a.lexicon.otherForms(a.types[at]!.word, own, BASE, r.COMPARATIVE | r.SUPERLATIVE)[0];
    return form === undefined ? null : replaceWord(a, at, form, SURE);
  },
};

const STRENGTHENS = new WordList('meget så for helt lidt altid virkelig rigtig ret');
const LOOSE = new WordList(
  'langt højt dybt tæt nær fast slut rundt sent tidligt lidt meget samtidigt ondt ude inde alene alle egne selve sidste første rigeligt',
);

/** »så bliver hun | vrede«: verb, person and words of degree before. */
function turnedPerson(a: Analysis, at: number) {
  let person = a.before(at);
  while (isDegreeWord(a.lower(person)) && !a.commaAfter(person)) person = a.before(person);
  const verb = a.before(person);
  if (!PERSON.test(a.lower(person)) || a.lower(person) === 'vi' || !LINKS.test(a.lower(verb)) || a.commaAfter(person))
    return null;
  return { verb, subject: { asks: r.COMMON, last: person } };
}
const LINKS = new WordList('er var bliver blev');

const isLast = (a: Analysis, at: number): boolean => {
  const next = a.after(at);
  return next < 0 || a.isMark(next) || a.commaAfter(at);
};

const FOLLOWS = new WordList('og men selv selvom fordi når hvis da at for på af over i der her med til om');
/** Nothing follows that the word could tell how. */
const closes = (a: Analysis, at: number): boolean => isLast(a, at) || FOLLOWS.test(a.lower(a.after(at)));
