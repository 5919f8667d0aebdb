import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { mayThink } from '../../words/beings.ts';
import { RELATIVES } from '../../words/links.ts';
import { TRADES } from '../../words/people.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SOMEBODY = new WordList('jeg du han hun');
const WORKS = new WordList('arbejde arbejder arbejdede arbejdet uddannet ansat udlært job');
const NEAR = 4;

/** »min far var en læge«, »arbejder som en sygeplejerske«: what somebody is by trade is said without »en«. */
export const articleBeforeTrade: WordRule = {
  id: 'article-before-trade',
  subcategory: 'delete',
  ofLearners: true,
  on: { words: 'en' },
  explanation: '»{token}« skal væk: På dansk siger man uden »en«, hvilket arbejde nogen har: »hun er læge«.',
  wrong: [
    ['Hendes far var en læge.', 'Hendes far var læge.'],
    ['Hun arbejder som en sygeplejerske på et sygehus.', 'Hun arbejder som sygeplejerske på et sygehus.'],
    ['Min mor er en bager, og min far er kok.', 'Min mor er bager, og min far er kok.'],
  ],
  right: [
    'Det er en læge.',
    'Der var en læge, som hjalp os.',
    'Hun er en læge, der lytter.',
    'Han er en god læge.',
    'Han er klædt ud som en læge.',
    'Hunden er en vagt.',
  ],
  match(a, at): Finding | null {
    const [before, trade] = [a.before(at), a.after(at)];
    if (before < 0 || a.commaAfter(before) || !TRADES.test(a.lower(trade))) return null;
    const next = a.after(trade);
    if (
      RELATIVES.test(a.lower(next)) ||
      (!a.commaAfter(trade) && r.hasAny(a.reading(next), r.NOUN | r.NAME | r.ADJECTIVE))
    )
      return null;
    const isSaid = ALL_BE_AND_BECOME.test(a.lower(before))
      ? isSomebody(a, a.before(before))
      : a.lower(before) === 'som' && worksAs(a, before);
    return isSaid ? removeText(a.starts[at]!, a.starts[trade]!, 0.86) : null;
  },
};

/** »hun«, »hendes far«, »Ali« */
const isSomebody = (a: Analysis, at: number): boolean =>
  at >= 0 &&
  !a.commaAfter(at) &&
  (SOMEBODY.test(a.lower(at)) ||
    (a.hasCapital(at) && a.is(at, r.NAME)) ||
    (a.is(at, r.NOUN) && !ANIMALS.test(a.lower(at)) && mayThink(a.lower(at))));
const ANIMALS = new WordList('hunden katten hesten hund kat hest');

function worksAs(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < NEAR && !a.isMark(k); k = a.before(k), steps++)
    if (WORKS.test(a.lower(k))) return true;
  return false;
}
