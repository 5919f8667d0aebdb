import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isOpened } from '../../models/article.ts';
import { AND_OR } from '../../words/links.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const E_FORM = r.ADJECTIVE | r.PLURAL | r.DEFINITE;
/** Of both genders, or several: »hvid marmor«, »rigelig sukker«, »blå blink«. */
const EITHER = new WordList('marmor sukker salt blink');
const NOUN_FORM = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** They stand so before any noun, or are something else too. */
const LOOSE = new WordList('lille små fri let lige anden egen hel halv al en nær hver ægte ret bare');

/** »ny tøj«, »dårlig vejr«, »lærer ny ord«: the base form before a neuter noun. */
export const adjectiveInPhrase: WordRule = {
  id: 'adjective-in-phrase',
  subcategory: 'adjective-agreement',
  on: { readings: BASE },
  wrong: [
    ['Børnene får gaver og ny tøj.', 'Børnene får gaver og nyt tøj.'],
    ['Jeg cykler også i dårlig vejr.', 'Jeg cykler også i dårligt vejr.'],
    ['Vi cykler, også når det er dårlig vejr.', 'Vi cykler, også når det er dårligt vejr.'],
    ['De lærer mig ny ord hver dag.', 'De lærer mig nye ord hver dag.'],
    ['Min bedstefar har hvid hår.', 'Min bedstefar har hvidt hår.'],
  ],
  right: [
    'Børnene får nyt tøj.',
    'Det er ny viden for mig.',
    'Hun er god til dansk.',
    'Han kom sent i seng.',
    'Vi har frisk frugt og varmt brød.',
  ],
  match(a, at): Finding | null {
    const noun = a.after(at);
    const { lower, word, union, listed } = a.types[at]!;
    if (listed < 0 || a.hasCapital(at) || a.commaAfter(at) || LOOSE.test(lower) || a.canBe(at, NEUTER_FORM))
      return null;
    if (
      r.hasAny(a.reading(at), r.NOUN | r.VERB | r.PREPOSITION | r.ADVERB) ||
      r.hasAny(union, r.COMPARATIVE) ||
      !isNeuterNoun(a, noun)
    )
      return null;
    // »frisk brød« and »friskt brød« are both right
    if (lower.endsWith('sk') || EITHER.test(a.lower(noun))) return null;
    if (!opensPhrase(a, a.before(at))) return null;
    const wanted = areCounted(a, noun) ? [E_FORM, NEUTER_FORM] : [NEUTER_FORM];
    const forms = wanted.flatMap(
      (form) => a.lexicon.otherForms(word, BASE, form, r.COMPARATIVE | r.SUPERLATIVE)[0] ?? [],
    );
    return forms.length === 0 ? null : replaceWord(a, at, forms, 0.85);
  },
};

/** Frequency from which on the definite plural is in use: »ordene«, but not »vejrene«. */
const USED = 40;
/** »ord«: several, since one would have its article. */
function areCounted(a: Analysis, noun: number): boolean {
  const { frequencies, words } = a.lexicon;
  if (!a.canBe(noun, r.NOUN | r.PLURAL) || a.lower(noun) === 'hår') return false;
  const form = a.lexicon.otherForms(a.types[noun]!.word, NOUN_FORM, r.NOUN | r.PLURAL | r.DEFINITE, r.GENITIVE)[0];
  return form !== undefined && frequencies[words.find(form)]! >= USED;
}

const isNeuterNoun = (a: Analysis, noun: number): boolean =>
  a.is(noun, r.NOUN) &&
  !a.hasCapital(noun) &&
  a.canBe(noun, NOUN_FORM | r.NEUTER) &&
  !a.canBe(noun, NOUN_FORM | r.COMMON) &&
  !r.hasAny(a.union(noun), r.OTHER | r.ADJECTIVE) &&
  !a.is(a.after(noun), r.NOUN);

/** After a preposition, a verb, »mig« or a joined noun: no article stands before, which would ask for a form of its own. */
const opensPhrase = (a: Analysis, before: number): boolean =>
  before >= 0 &&
  !a.commaAfter(before) &&
  !isOpened(a, before) &&
  (r.hasAny(a.reading(before), r.PREPOSITION | r.VERB | r.ACCUSATIVE) || AND_OR.test(a.lower(before))) &&
  (!ALL_BE_AND_BECOME.test(a.lower(before)) || IT_OR_THERE.test(a.lower(a.before(before))));

/** »det er | dårlig vejr« */
const IT_OR_THERE = new WordList('det der');
