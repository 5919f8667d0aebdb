import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, COMPARATIVE, SUPERLATIVE } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

/** Comparatives that also tell when, where or how often: »Læs mere senere«. */
const ADVERBS = new WordList(
  'senere tidligere før længere nærmere videre oftere hellere yderligere mere mindre flere færre',
);

const WORSE = new WordList('værre bedre');

export const doubledComparison: WordRule = {
  id: 'doubled-comparison',
  subcategory: 'delete',
  on: { words: 'mere mest' },
  explanation: '»{replacement}« er allerede bøjet i grad, og så skal der hverken »mere« eller »mest« foran.',
  wrong: [
    ['Hun er mere højere end mig.', 'Hun er højere end mig.'],
    ['Min cykel er meget mere bedre end din.', 'Min cykel er meget bedre end din.'],
    ['Det er endnu mere værre end i går.', 'Det er endnu værre end i går.'],
    ['Hun er mest gladest for is.', 'Hun er gladest for is.'],
    ['Det var den mest sjoveste dag i mit liv.', 'Det var den sjoveste dag i mit liv.'],
  ],
  right: [
    'Jeg fortæller mere senere.',
    'Der er ikke mere længere nede.',
    'Bogen er mere spændende end filmen.',
    'Det er mere eller mindre det samme.',
    'Han var den mest interesserede elev.',
    'Vil du have mere, større stykker eller begge dele?',
  ],
  match(a, at) {
    const next = a.after(at);
    const degree = a.lower(at) === 'mere' ? COMPARATIVE : SUPERLATIVE;
    // »værre« and the like may be read as adverbs
    const isCompared = a.canBe(next, ADJECTIVE | degree) || (degree === COMPARATIVE && WORSE.test(a.lower(next)));
    if (!isCompared || ADVERBS.test(a.lower(next)) || a.commaAfter(at)) return null;
    return replaceSpan(a, at, next, a.lower(next), 0.9);
  },
};
