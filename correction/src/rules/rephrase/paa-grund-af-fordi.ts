import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const REASONS = new WordList('grunden årsagen');
export const paaGrundAfFordi: WordRule = {
  id: 'paa-grund-af-fordi',
  subcategory: 'clumsy',
  on: { words: 'fordi' },
  explanation: '»Grunden er« siger allerede, at nu kommer årsagen. Skriv »at« i stedet for »{token}«.',
  wrong: [['Grunden er, fordi han var træt.', 'Grunden er, at han var træt.']],
  right: ['Han sov, fordi han var træt.', 'Grunden er, at han var træt.'],
  match(a, at) {
    const verb = a.before(at);
    if (!IS_WAS.test(a.lower(verb))) return null;
    for (let k = a.before(verb); k >= 0; k = a.before(k)) {
      if (REASONS.test(a.lower(k))) return replaceWord(a, at, 'at', 0.88);
    }
    return null;
  },
};
