import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { INFINITIVE, VERB } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

/** Function words as they sound in speech; written, they have one form. */
const WRITTEN: Record<string, string> = {
  osse: 'også',
  ogs: 'også',
  ku: 'kunne',
  sku: 'skulle',
  ha: 'have',
  hva: 'hvad',
  ik: 'ikke',
  ikk: 'ikke',
  noen: 'nogen',
  noet: 'noget',
  sån: 'sådan',
  lissom: 'ligesom',
  lisså: 'lige så',
  mornen: 'morgenen',
  li: 'lide',
  bli: 'blive',
};

const BEFORE_INFINITIVE = new WordList('vil skal kan må at gerne ikke');
const AROUND_LIKE = new WordList('godt ikke bedst bedre kan kunne');
export const spokenForms: WordRule = {
  id: 'spoken-forms',
  subcategory: 'spoken-language',
  on: { words: 'osse ogs ku sku ha hva ik ikk noen noet sån lissom lisså mornen li bli' },
  wrong: [
    ['Musikken er osse flot.', 'Musikken er også flot.'],
    ['Han ku ikke finde den.', 'Han kunne ikke finde den.'],
    ['Jeg kan godt li kage.', 'Jeg kan godt lide kage.'],
  ],
  right: ['Ha, det sagde jeg jo!', 'Han er født på Li.'],
  match(a, at) {
    const written = a.lower(at);
    const before = a.before(at);
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    if (written === 'ha' && !a.canBe(before, VERB | INFINITIVE) && !BEFORE_INFINITIVE.test(a.lower(before)))
      return null;
    if (written === 'li' && !AROUND_LIKE.test(a.lower(before))) return null;
    if (/['’]/.test(a.text[a.ends[at]!] ?? '')) return null;
    return replaceWord(a, at, WRITTEN[written]!, 0.98);
  },
};
