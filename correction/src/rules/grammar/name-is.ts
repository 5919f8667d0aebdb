import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { OWNERS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const NAMES = new WordList('navn fornavn efternavn mellemnavn');
const IS: Readonly<Record<string, string>> = { hedder: 'er', hed: 'var' };

/** »Mit navn hedder Ali«: a person »hedder«, the name »er«. */
export const nameIs: WordRule = {
  id: 'name-is',
  subcategory: 'sound-alike',
  on: { words: Object.keys(IS).join(' ') },
  explanation: 'Her skal der stå »{replacement}«: Mit navn er Ali, eller: jeg hedder Ali.',
  wrong: [
    ['Mit navn hedder Ali.', 'Mit navn er Ali.'],
    ['Hans efternavn hedder Jensen.', 'Hans efternavn er Jensen.'],
  ],
  right: ['Jeg hedder Ali til fornavn.', 'Mit navn er Ali.', 'Hun har et navn, der hedder Lykke.'],
  match(a, at) {
    const name = a.before(at);
    if (!NAMES.test(a.lower(name)) || !OWNERS.test(a.lower(a.before(name))) || a.commaAfter(name)) return null;
    return a.hasCapital(a.after(at)) ? replaceWord(a, at, IS[a.lower(at)]!, 0.92) : null;
  },
};
