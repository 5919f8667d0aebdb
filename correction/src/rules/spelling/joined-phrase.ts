import { JOINED_PHRASES } from '../../spelling/joined-phrases.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

export const joinedPhrase: WordRule = {
  id: 'joined-phrase',
  subcategory: 'compound-joined',
  on: { words: Object.keys(JOINED_PHRASES).join(' ') },
  wrong: [
    ['Vi skal i biografen idag.', 'Vi skal i biografen i dag.'],
    ['Jeg kommer ihvertfald klokken otte.', 'Jeg kommer i hvert fald klokken otte.'],
  ],
  right: ['Vi skal i biografen i dag.', 'Der var engang en konge.'],
  match: (a, at) => replaceWord(a, at, JOINED_PHRASES[a.lower(at)]!, 0.97),
};
