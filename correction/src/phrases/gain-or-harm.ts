import type { Analysis } from '../analysis/analysis.ts';
import { closesClause } from './neighbours.ts';
import { WordList } from '../words/word-list.ts';

const GETS = new WordList('få får fik fået have har havde haft komme kommer kom kommet');
const NOT_OR_DOER = new WordList('ikke aldrig godt også jeg du han hun vi man de der bare selv');
/** What one has from it: »fået nogen ud af at råbe«, »det kom der ikke nogen ud af«; »fik nogen ud af bilen« is of people. */
export function isGain(a: Analysis, at: number): boolean {
  if (a.lower(a.after(at)) !== 'ud' || a.lower(a.after(at, 2)) !== 'af') return false;
  let verb = a.before(at);
  while (NOT_OR_DOER.test(a.lower(verb)) && !a.commaAfter(verb)) verb = a.before(verb);
  const what = a.after(at, 3);
  const isOpen = what < 0 || a.isMark(what) || a.commaAfter(a.after(at, 2));
  return (
    GETS.test(a.lower(verb)) &&
    !a.commaAfter(verb) &&
    (isOpen || FROM_WHAT.test(a.lower(what)) || (a.lower(what) === 'det' && closesClause(a, what)))
  );
}
const FROM_WHAT = new WordList(
  'at timen timerne kurset ferien undervisningen bogen filmen turen lektien lektierne foredraget besøget øvelsen',
);

const DOES_OR_MEANS = new WordList('gør gjorde gøre gjort betyder betød betyde');
/** »det gør ikke nogen«: no harm. */
export function isNoHarm(a: Analysis, at: number): boolean {
  const isDenied = a.lower(a.before(at)) === 'ikke' && a.lower(a.before(at, 3)) === 'det';
  const next = a.after(at);
  return (
    isDenied &&
    DOES_OR_MEANS.test(a.lower(a.before(at, 2))) &&
    (next < 0 || !a.isWord(next) || a.commaAfter(at) || FOR_OR_THAT.test(a.lower(next)))
  );
}
const FOR_OR_THAT = new WordList('for at fordi når hvis længere mere');
