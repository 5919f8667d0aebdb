import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { NOUN } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

/** The adverb may be written »længer«, the adjective may not. */
export const laengere: WordRule = {
  id: 'laengere',
  subcategory: 'laengere-laenger',
  on: { words: 'længer længe længere' },
  wrong: [
    ['Mit hår er længer end dit.', 'Mit hår er længere end dit.'],
    ['Vi holdt en længer pause.', 'Vi holdt en længere pause.'],
    ['Dagene bliver længer.', 'Dagene bliver længere.'],
    ['Slangen er to meter længer end bilen.', 'Slangen er to meter længere end bilen.'],
    ['Hun har boet her længe end mig.', 'Hun har boet her længere end mig.'],
    ['Turen tog meget længe tid.', 'Turen tog meget lang tid.'],
    ['Bliv her, så længere som du vil.', 'Bliv her, så længe som du vil.'],
  ],
  right: [
    'Jeg kan ikke se den længer.',
    'Han bor her ikke længer.',
    'Hun er ikke længer min ven.',
    'Vi løb længer end de andre.',
    'Mit hår er længere end dit.',
  ],
  match(a, at): Finding | null {
    const [before, after] = [a.lower(a.before(at)), a.lower(a.after(at))];
    // »meget længe tid«
    if (a.lower(at) === 'længe' && after === 'tid' && !a.commaAfter(at)) return replaceWord(a, at, 'lang', 0.95);
    if (a.lower(at) === 'længe')
      return after === 'end' && !a.commaAfter(at) ? replaceWord(a, at, 'længere', 0.95) : null;
    if (a.lower(at) === 'længere')
      return (before === 'så' || before === 'lige') && after === 'som' ? replaceWord(a, at, 'længe', 0.95) : null;
    return isBeforeNoun(a, at) || isPredicate(a, at) || isMeasured(a, at) ? replaceWord(a, at, 'længere', 0.95) : null;
  },
};

const ARTICLES = new WordList('en et den det de nogle mange flere to tre min mit mine sin sit sine');
const isBeforeNoun = (a: Analysis, at: number): boolean =>
  ARTICLES.test(a.lower(a.before(at))) && a.is(a.after(at), NOUN);

const BEFORE_COMPARATIVE = new WordList('meget lidt endnu noget langt');
const BE_OR_BECOME = new WordList('er var være blive bliver blev blevet');
/** »er længer end«, »blev meget længer«; not »er ikke længer«. */
function isPredicate(a: Analysis, at: number): boolean {
  let verb = a.before(at);
  if (BEFORE_COMPARATIVE.test(a.lower(verb))) verb = a.before(verb);
  if (!BE_OR_BECOME.test(a.lower(verb))) return false;
  const after = a.after(at);
  return after < 0 || !a.isWord(after) || a.lower(after) === 'end';
}

const MEASURE = new WordList('centimeter meter kilometer millimeter cm km mm m gange');
/** »de blev fire centimeter længer«: so much one can only be. */
const isMeasured = (a: Analysis, at: number): boolean => MEASURE.test(a.lower(a.before(at)));
