import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { mayThink } from '../../words/beings.ts';
import { OBJECT_PERSONS, OWNERS } from '../../words/persons.ts';
import { IS_OR_BECOMES, IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
/** What one is more than another. */
const MORE = new WordList(
  'ældre yngre større højere lavere mindre stærkere svagere hurtigere langsommere bedre dårligere værre klogere dummere pænere smukkere ' +
    'varmere koldere billigere dyrere sværere lettere nemmere rigere fattigere sødere længere kortere tungere federe tykkere tyndere',
);
/** What one does more or less than another. */
const MUCH = new WordList('mere mindre bedre');
const MEASURED = new WordList(
  'vejer vejede koster kostede tjener tjente spiser spiste sover sov hjælper hjalp arbejder arbejdede taler talte',
);
const DEGREE = new WordList('meget lidt langt endnu år cm centimeter to tre fire fem ti meter også altid ikke');

/** »ældre fra min mor«, »klogere som jer«, »vejer mere som min far«: after a comparative it is »end«. */
export const thanSomeone: WordRule = {
  id: 'than-someone',
  subcategory: 'sound-alike',
  on: { words: 'fra af som' },
  explanation: 'Når man sammenligner og siger »ældre«, »større« eller »mere«, hedder det »end«: Hun er ældre end mig.',
  wrong: [
    ['Min bror er højere som mig.', 'Min bror er højere end mig.'],
    ['Hun er ældre fra min mor.', 'Hun er ældre end min mor.'],
    ['Min bror er højere af mig.', 'Min bror er højere end mig.'],
    ['Geden er klogere som jer.', 'Geden er klogere end jer.'],
    ['Reden vejer mere som min far.', 'Reden vejer mere end min far.'],
  ],
  right: [
    'Hun er bedre som lærer.',
    'Jeg får det bedre af min medicin.',
    'Der er længere fra min skole til byen.',
    'Den ældre fra min gade hedder Ib.',
    'Han er mere som sin far.',
    'Hun er den yngste af mine søstre.',
  ],
  match(a, at): Finding | null {
    const more = a.before(at);
    if (a.commaAfter(more) || a.commaAfter(at)) return null;
    return isMoreThan(a, at, more) || isDoneMore(a, at, more) ? replaceWord(a, at, 'end', SURE) : null;
  },
};

/** »er ældre | fra min mor« */
function isMoreThan(a: Analysis, at: number, more: number): boolean {
  if (!MORE.test(a.lower(more))) return false;
  let verb = a.before(more);
  while (DEGREE.test(a.lower(verb))) verb = a.before(verb);
  // »her er længere fra min skole«
  if (a.lower(at) === 'fra' && a.lower(more) === 'længere') return false;
  if (!(a.lower(at) === 'af' ? IS_WAS : IS_OR_BECOMES).test(a.lower(verb)) && !isTurned(a, verb)) return false;
  const other = a.after(at);
  if (isSomeone(a, other)) return true;
  // »det er bedre fra min telefon«
  if (a.lower(at) === 'fra') return a.is(other, r.NAME);
  return a.lower(at) === 'som' && isOwned(a, other);
}
/** »nu er | hun ældre« */
const isTurned = (a: Analysis, doer: number): boolean =>
  r.hasAny(a.reading(doer), r.PRONOUN | r.NOUN | r.NAME) && IS_WAS.test(a.lower(a.before(doer)));

/** »vejer mere | som min far« */
const isDoneMore = (a: Analysis, at: number, more: number): boolean =>
  a.lower(at) === 'som' &&
  MUCH.test(a.lower(more)) &&
  MEASURED.test(a.lower(a.before(more))) &&
  (isSomeone(a, a.after(at)) || isOwned(a, a.after(at)));

/** »mig«, »min mor« */
const isSomeone = (a: Analysis, at: number): boolean =>
  OBJECT_PERSONS.test(a.lower(at)) || (OWNERS.test(a.lower(at)) && mayThink(a.lower(a.after(at))));
const isOwned = (a: Analysis, at: number): boolean =>
  OWNERS.test(a.lower(at)) || (a.is(at, r.NAME) && a.hasCapital(at));
