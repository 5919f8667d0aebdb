import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

const ADVERBS = new WordList('altid tit ofte ikke nu');
const COME = new WordList('kom kommer komme kommet');
/** »kom løbene«: how one comes is told by -ende; the form in -ene is of things. */
export const comingAlong: WordRule = {
  id: 'coming-along',
  subcategory: 'ene-ende',
  on: { readings: r.NOUN | r.PLURAL | r.DEFINITE },
  wrong: [
    ['Han kom løbene hen mod os.', 'Han kom løbende hen mod os.'],
    ['Der sad en løbene ræv i haven.', 'Der sad en løbende ræv i haven.'],
    ['Vores lærer kommer altid løbene i sidste øjeblik.', 'Vores lærer kommer altid løbende i sidste øjeblik.'],
  ],
  right: [
    'Så kom løbene i gang.',
    'Hun kom løbende med hunden.',
    'Gæsterne kom, og dansene begyndte.',
    'Torsdag kom haglene.',
  ],
  match(a, at) {
    if (!a.lower(at).endsWith('ene') || a.hasCapital(at)) return null;
    if (isBeforeNoun(a, at)) return asParticiple(a, at);
    let verb = a.before(at);
    if (ADVERBS.test(a.lower(verb))) verb = a.before(verb);
    if (!COME.test(a.lower(verb)) || a.commaAfter(verb)) return null;
    const doer = a.before(verb);
    const isSomebody = r.hasAny(a.reading(doer), r.NOUN | r.NAME | r.PRONOUN) || (a.union(doer) & r.NOUN) !== 0;
    const isFollowed = r.hasAny(a.reading(a.after(at)), r.ADVERB | r.PREPOSITION) && !a.commaAfter(at);
    const hasSubject = isSomebody && isFollowed && !a.commaAfter(doer) && !/dag$/.test(a.lower(doer));
    return hasSubject ? asParticiple(a, at) : null;
  },
};

const DETERMINERS = new WordList('en et den det min mit din dit sin sit');
/** »en løbene ræv«: no noun with its article stands between an article and a noun. */
const isBeforeNoun = (a: Analysis, at: number): boolean =>
  DETERMINERS.test(a.lower(a.before(at))) &&
  !a.commaAfter(a.before(at)) &&
  !a.commaAfter(at) &&
  a.is(a.after(at), r.NOUN) &&
  !a.is(a.after(at), r.DEFINITE);

function asParticiple(a: Analysis, at: number): Finding | null {
  const form = `${a.lower(at).slice(0, -2)}nde`;
  const { lexicon } = a;
  return lexicon.hasReading(lexicon.find(form), r.VERB | r.PRESENT_PARTICIPLE) ? replaceWord(a, at, form, 0.92) : null;
}
