import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

export const laengere: WordRule = {
  id: 'laengere',
  subcategory: 'laengere-laenger',
  on: { words: 'længer' },
  wrong: [['Jeg kan ikke se den længer.', 'Jeg kan ikke se den længere.']],
  right: ['Jeg kan ikke se den længere.'],
  match: (a, at) => replaceWord(a, at, 'længere', 0.9),
};
