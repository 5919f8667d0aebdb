import { insertAfter } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

export const abbreviationStop: WordRule = {
  id: 'abbreviation-stop',
  subcategory: 'period-missing',
  on: { words: 'kl nr ca' },
  wrong: [
    ['Vi mødes kl 13.', 'Vi mødes kl. 13.'],
    ['Hun bor i hus nr 7.', 'Hun bor i hus nr. 7.'],
    ['Den skal bages i ca 40 minutter.', 'Den skal bages i ca. 40 minutter.'],
  ],
  right: ['Vi mødes kl. 13.', 'Hun bor i nr. 7.'],
  match(a, at) {
    if (a.text.charCodeAt(a.ends[at]!) === 0x2e || !a.isWord(at) || a.written(at) === a.written(at).toUpperCase())
      return null;
    if (!/^\d/.test(a.written(a.after(at)))) return null;
    return { ...insertAfter(a, at, '.', 0.99), insertion: false };
  },
};
