import type { Analysis } from '../analysis/analysis.ts';
import { AND_OR } from '../words/links.ts';
import { ORDERS } from '../words/orders.ts';
import { WordList } from '../words/word-list.ts';

const THINGS = new WordList('den det dem');

/** »…, riv | den i stykker«, »Bag kagen i en time | tag den så ud«: one more of several orders, whatever the model takes the word for. */
export const isNextOrder = (a: Analysis, at: number): boolean =>
  ORDERS.test(a.lower(at)) && THINGS.test(a.lower(a.after(at))) && ORDERS.test(a.lower(a.sentenceStart(at)));

/** The same after a comma or »og«. */
export const isOrderOfRow = (a: Analysis, at: number): boolean =>
  isNextOrder(a, at) && (a.opensSentence(at) || a.commaAfter(a.before(at)) || AND_OR.test(a.lower(a.before(at))));
