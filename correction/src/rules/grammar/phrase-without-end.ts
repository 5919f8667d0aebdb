import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { OWNERS } from '../../words/persons.ts';
import { PREPOSITIONS_OF_PHRASES } from '../../words/prepositions-of-phrases.ts';
import { WordList } from '../../words/word-list.ts';

/** »på grund regnen«, »i løbet dagen«, »ved siden skolen«, »ringer med samme«: a phrase of several words of which a small one lacks. */
export const phraseWithoutEnd: WordRule = {
  id: 'phrase-without-end',
  subcategory: 'missing-word',
  explanation: 'Her mangler et lille ord: »{replacement}«. Ordene hører sammen i et fast udtryk.',
  on: { words: `${Object.keys(PREPOSITIONS_OF_PHRASES).join(' ')} samme` },
  wrong: [
    ['På grund regnen blev kampen aflyst.', 'På grund af regnen blev kampen aflyst.'],
    ['Skolen er lukket på grund sne.', 'Skolen er lukket på grund af sne.'],
    ['I løbet dagen blev det varmere.', 'I løbet af dagen blev det varmere.'],
    ['Hun bor ved siden skolen.', 'Hun bor ved siden af skolen.'],
    ['Vi boede i nærheden vores skole.', 'Vi boede i nærheden af vores skole.'],
    ['Han løftede stenen ved hjælp en stang.', 'Han løftede stenen ved hjælp af en stang.'],
    ['Jeg ringer til dig med samme.', 'Jeg ringer til dig med det samme.'],
  ],
  right: [
    'På grund af regnen blev kampen aflyst.',
    'Skibet gik på grund en aften i maj.',
    'I løbet af dagen blev det varmere.',
    'I nærheden ligger en sø.',
    'De to er født med samme sygdom.',
    'Ved siden står en stol.',
    'I midten står læreren.',
    'I slutningen dør helten.',
  ],
  match(a, at): Finding | null {
    const [before, next] = [a.before(at), a.after(at)];
    if (a.lower(at) === 'samme') return isAtOnce(a, at, before, next) ? inserted(a, at, 'det samme') : null;
    const { first, right } = PREPOSITIONS_OF_PHRASES[a.lower(at)]!;
    if (a.lower(before) !== first || a.commaAfter(before) || a.commaAfter(at) || next < 0 || a.isMark(next))
      return null;
    if (isFinite(a, next) || a.lower(next) === right || AGROUND.test(a.lower(a.before(before)))) return null;
    return opensKnown(a, next) ? inserted(a, at, `${a.written(at)} ${right}`) : null;
  },
};

const AGROUND = new WordList('går gik gået løb løber løbet står stod sejlede sejler stødte sat');
const inserted = (a: Analysis, at: number, instead: string): Finding => ({
  ...replaceWord(a, at, a.written(at), 0.9),
  replacements: [instead],
});

/** A known thing, an owner with its noun or one of many; nothing of which the verb follows, as it does of a subject. */
function opensKnown(a: Analysis, at: number): boolean {
  const isOne = ONE.test(a.lower(at)) || OWNERS.test(a.lower(at));
  const noun = isOne ? a.after(at) : at;
  if (noun < 0 || (isOne && a.commaAfter(at)) || !a.is(noun, r.NOUN) || a.hasCapital(noun) || a.is(noun, r.GENITIVE))
    return false;
  return isOne || a.canBe(noun, r.NOUN | r.DEFINITE, r.GENITIVE) || OF_ANYTHING.test(a.lower(a.before(at)));
}
/** »på grund | sne«: of what has no article as well */
const OF_ANYTHING = new WordList('grund trods hjælp');
const ONE = new WordList('en et den det denne dette');

/** »kom med samme«, and the clause ends there or goes on with another phrase */
const isAtOnce = (a: Analysis, at: number, before: number, next: number): boolean =>
  a.lower(before) === 'med' &&
  !a.commaAfter(before) &&
  !a.is(a.before(before), r.ADJECTIVE) &&
  (next < 0 || a.isMark(next) || a.commaAfter(at));
