import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, DETERMINER, hasAny, NUMERAL, PREPOSITION } from '../../lexicon/readings.ts';
import { infinitiveNext } from '../../phrases/neighbours.ts';
import { WordList } from '../../words/word-list.ts';

/** »å« as »at« and »og« sound: no stream, since no article, adjective or preposition leads to it. */
export const aaForAtOg: WordRule = {
  id: 'aa-for-at-og',
  subcategory: 'at-og',
  on: { words: 'å' },
  wrong: [
    ['Jeg elsker å spille fodbold.', 'Jeg elsker at spille fodbold.'],
    ['Mor å far er på arbejde.', 'Mor og far er på arbejde.'],
    ['Vi legede hele dagen, å jeg var meget træt.', 'Vi legede hele dagen, og jeg var meget træt.'],
  ],
  right: ['Der løber en lille å gennem haven.', 'Vi gik langs den smalle å.', 'Den by har å og skov.'],
  match(a, at) {
    if (a.hasCapital(at) || a.after(at) < 0 || a.isMark(a.after(at)) || a.commaAfter(at) || isStream(a, at))
      return null;
    return replaceWord(a, at, infinitiveNext(a, at) && !a.commaAfter(a.before(at)) ? 'at' : 'og', 0.95);
  },
};

const BEFORE_NOUN = new WordList('en den denne min din sin vores hver ingen nogen');
function isStream(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (before < 0 || a.lower(a.after(at)) === 'og') return true;
  // »Du hører å til sidst«, »O, y og å«: the letter
  if (a.is(a.after(at), PREPOSITION) || a.lower(a.after(at)) === 'til' || a.lower(before) === 'og') return true;
  if (a.commaAfter(before)) return false;
  return (
    hasAny(a.reading(before), DETERMINER | NUMERAL | PREPOSITION) ||
    a.is(before, ADJECTIVE) ||
    BEFORE_NOUN.test(a.lower(before))
  );
}
