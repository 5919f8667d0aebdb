import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { GENITIVE, hasAny } from '../../lexicon/readings.ts';
import { OWNERS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** »lillebror«: who is the younger one, however tall. */
const YOUNGER_AND_OLDER = new WordList('lille store');
const SIBLINGS = new WordList('bror brors søster søsters brødre brødres søstre søstres');
const BEST = new WordList('bedste');
const PARENTS = new WordList('far fars mor mors forældre forældres forældrene');
/** First parts that are other words besides, but none that tells what a parent is like. */
const NEARLY = new WordList('sted halv olde gud');
const KIN = new WordList(
  'far fars mor mors bror brors søster søsters brødre søstre forældre forældres forældrene datter datters søn søns barn børn',
);

/** »min lille bror«, »mine bedste forældre«: kin in two. */
export const splitKin: WordRule = {
  id: 'split-kin',
  subcategory: 'compound-split',
  on: { words: 'lille store bedste sted halv olde gud' },
  wrong: [
    ['Min lille bror spiller fodbold.', 'Min lillebror spiller fodbold.'],
    ['Peters store søster er sytten.', 'Peters storesøster er sytten.'],
    ['Vi besøgte mine bedste forældre.', 'Vi besøgte mine bedsteforældre.'],
    ['Hun er min halv søster.', 'Hun er min halvsøster.'],
  ],
  right: [
    'Han er verdens bedste far.',
    'Du er den bedste mor, man kan have.',
    'Den lille bror var den klogeste af de tre.',
    'Det sted, far arbejder, er nyt.',
    'Jeg har en lille søster og to små brødre.',
  ],
  match(a, at) {
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at) || a.hasCapital(next) || a.starts[next]! - a.ends[at]! !== 1) return null;
    if ((a.hasCapital(at) && !a.opensSentence(at)) || a.joinedWithNext(at) < 0 || !areKin(a, at, next)) return null;
    return replaceSpan(a, at, next, a.lower(at) + a.lower(next), 0.95);
  },
};

function areKin(a: Analysis, at: number, next: number): boolean {
  const [first, second] = [a.lower(at), a.lower(next)];
  const before = a.before(at);
  const isOwned = OWNERS.test(a.lower(before));
  if (YOUNGER_AND_OLDER.test(first)) {
    return SIBLINGS.test(second) && (isOwned || hasAny(a.reading(before), GENITIVE));
  }
  if (BEST.test(first)) return isOwned && PARENTS.test(second);
  return NEARLY.test(first) && isOwned && KIN.test(second);
}
