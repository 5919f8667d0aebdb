import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

/** Where the phrase may begin: after a verb, a preposition or a comma nothing else can be meant. */
const OPENERS = new WordList('er var har havde fik får for i med så og men køber købte');
const SEVERAL = new WordList('gange dage uger måneder timer minutter år');

/** »for par dage siden«, »er smule træt«, »var masse mennesker«, »Der var gang en konge«: words of quantity have their article. */
export const missingQuantityArticle: WordRule = {
  id: 'missing-quantity-article',
  subcategory: 'missing-word',
  on: { words: 'par smule masse gang' },
  wrong: [
    ['Han kom hjem for par dage siden.', 'Han kom hjem for et par dage siden.'],
    ['Isen var smule smeltet.', 'Isen var en smule smeltet.'],
    ['Der var masse mennesker i byen.', 'Der var en masse mennesker i byen.'],
    ['Der var gang en konge.', 'Der var en gang en konge.'],
  ],
  right: [
    'De er par i dag.',
    'Der var en gang en konge.',
    'Hun har ikke den mindste smule lyst.',
    'Vi har masser af tid.',
    'Der er gang i den.',
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    if (before < 0 || a.commaAfter(before) || a.hasCapital(at) || !OPENERS.test(a.lower(before))) return null;
    const article = ARTICLE[a.lower(at)]!;
    return article[1](a, at) ? replaceWord(a, at, `${article[0]} ${a.written(at)}`, 0.88) : null;
  },
};

const ARTICLE: Readonly<Record<string, readonly [string, (a: Analysis, at: number) => boolean]>> = {
  par: ['et', (a, at) => SEVERAL.test(a.lower(a.after(at)))],
  smule: ['en', (a, at) => r.hasAny(a.union(a.after(at)), r.ADJECTIVE | r.PAST_PARTICIPLE)],
  masse: ['en', (a, at) => a.is(a.after(at), r.NOUN | r.PLURAL)],
  gang: ['en', (a, at) => a.lower(a.before(at, 2)) === 'der' && EN_ET_TO.test(a.lower(a.after(at)))],
};
const EN_ET_TO = new WordList('en et to tre');
