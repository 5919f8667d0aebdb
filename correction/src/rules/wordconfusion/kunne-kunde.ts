import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, GENITIVE, INFINITIVE, NOUN, NUMERAL, PREPOSITION, VERB } from '../../lexicon/readings.ts';
import { SUBJECTS_DER_AND_I } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const MODAL: Record<string, string> = { kunde: 'kunne', vilde: 'ville', skulde: 'skulle' };
/** What stands before a customer or wild animals. */
const OPENS_PHRASE = new WordList(
  'en den denne min din sin hans hendes vores jeres deres hver ingen anden eneste første næste sidste ' +
    'som det nogle mange to tre andre disse mine sine dine',
);
const ADVERB = new WordList('ikke godt også heller aldrig gerne kun bare slet lige jo altid sagtens da');

const SUBJECTS_OF_COULD = new WordList('jeg du han hun vi man der');
export const kunneKunde: WordRule = {
  id: 'kunne-kunde',
  subcategory: 'kunne-kunde',
  on: { words: 'kunde vilde skulde' },
  wrong: [
    ['Jeg kunde ikke sove.', 'Jeg kunne ikke sove.'],
    ['Hun vilde gerne hjem.', 'Hun ville gerne hjem.'],
    ['Min søster kunde ikke finde den.', 'Min søster kunne ikke finde den.'],
    ['I går kunde vi se månen.', 'I går kunne vi se månen.'],
    ['Vi hjalp dem, så de kunde komme hjem.', 'Vi hjalp dem, så de kunne komme hjem.'],
  ],
  right: [
    'Butikken fik en ny kunde.',
    'De vilde dyr løb væk.',
    'Den kunde købte en is.',
    'Som kunde har man ret til at klage.',
    'Vi så vilde heste på marken.',
    'En kunde ville have pengene tilbage.',
    'Løverne er vilde.',
  ],
  match(a, at): Finding | null {
    const word = a.lower(at);
    const before = a.before(at);
    const isPerson = SUBJECTS_DER_AND_I.test(a.lower(before)) && !a.commaAfter(before);
    if (!isPerson && before >= 0 && !a.commaAfter(before)) {
      if (OPENS_PHRASE.test(a.lower(before)) || a.is(before, PREPOSITION)) return null;
      if (a.is(before, ADJECTIVE) || a.is(before, NUMERAL) || a.is(before, GENITIVE)) return null;
    }
    // »så vi vilde heste«
    if (word === 'vilde' && a.is(a.after(at), NOUN)) return null;
    if (SUBJECTS_OF_COULD.test(a.lower(before)) && isPerson) return replaceWord(a, at, MODAL[word]!, 0.95);
    return governs(a, at, isPerson) ? replaceWord(a, at, MODAL[word]!, 0.94) : null;
  },
};

/** An infinitive comes soon, with the subject and adverbs at most between. */
function governs(a: Analysis, at: number, hasSubject: boolean): boolean {
  let next = a.after(at);
  if (!hasSubject && SUBJECTS_DER_AND_I.test(a.lower(next))) return true;
  let steps = 0;
  while (next >= 0 && ADVERB.test(a.lower(next)) && steps++ < 3) next = a.after(next);
  if (next < 0 || a.isMark(next)) return steps > 0;
  return a.is(next, VERB | INFINITIVE) && a.canBe(next, VERB | INFINITIVE);
}
