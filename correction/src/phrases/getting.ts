import type { Analysis } from '../analysis/analysis.ts';
import { ADJECTIVE, FINITE, hasAny, NOUN, NUMERAL, PRESENT } from '../lexicon/readings.ts';
import { EN_ET } from '../words/articles.ts';
import { RELATIVES } from '../words/links.ts';
import { WordList } from '../words/word-list.ts';

const BETWEEN = new WordList(
  'stedet ikke også altid så derfor ofte tit sjældent aldrig bare endelig samtidig dermed måske sikkert',
);
/** How far before the verb the word that opens its clause is looked for. */
const REACH = 8;
const JOINT = 4;

/** »den, der vinder, får en præmie«, »alle dem, som er med, får en is«, »… og i stedet får to nye«: the verb of its clause, and no »for«, whatever commas are missing. */
export function isGetting(a: Analysis, at: number): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (before < 0 || next < 0 || a.commaAfter(at)) return false;
  if (!EN_ET.test(a.lower(next)) && !hasAny(a.reading(next), NOUN | NUMERAL | ADJECTIVE)) return false;
  if (a.lower(at) !== 'får') return false;
  if (BETWEEN.test(a.lower(before))) return opensWith(a, before, JOINT, (k) => a.lower(k) === 'og');
  return (
    (a.commaAfter(before) || (hasAny(a.reading(before), FINITE) && a.is(before, PRESENT))) &&
    opensWith(a, before, REACH, (k) => RELATIVES.test(a.lower(k)))
  );
}

/** One of the words before is such a one, with no mark between. */
function opensWith(a: Analysis, at: number, reach: number, isOne: (k: number) => boolean): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < reach; k = a.before(k), steps++) {
    if (isOne(k)) return true;
    if (a.commaAfter(k)) return false;
  }
  return false;
}
