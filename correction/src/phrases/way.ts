import type { Analysis } from '../analysis/analysis.ts';
import { WordList } from '../words/word-list.ts';

const BEFORE_WAY = new WordList('en eller anden sådan den');

/** »på heldig | vis«, »på en eller anden heldig | vis«: a way of doing it, in two words, where »heldigvis« is one. */
export function isWay(a: Analysis, at: number, next: number): boolean {
  if (a.lower(next) !== 'vis') return false;
  let before = a.before(at);
  while (before >= 0 && BEFORE_WAY.test(a.lower(before))) before = a.before(before);
  return before >= 0 && a.lower(before) === 'på';
}
