import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

const LAEGGE: Record<string, string> = { ligge: 'lægge', ligger: 'lægger', lå: 'lagde', ligget: 'lagt' };
const ONESELF = new Set('mig dig sig os jer'.split(' '));
const WHERE = new Set('ned i på til ind ved under op hen over'.split(' '));

export const liggeLaegge: WordRule = {
  id: 'ligge-laegge',
  subcategory: 'ligge-laegge',
  on: { words: 'ligge ligger lå ligget' },
  wrong: [
    ['Jeg vil ligge mig i sengen.', 'Jeg vil lægge mig i sengen.'],
    ['Hun ligger sig ned på gulvet.', 'Hun lægger sig ned på gulvet.'],
  ],
  right: ['Bogen ligger på bordet.', 'Jeg ligger i sengen.', 'Det ligger mig på sinde.'],
  match(a, at) {
    const object = a.after(at);
    return ONESELF.has(a.lower(object)) &&
      WHERE.has(a.lower(a.after(object))) &&
      a.lower(a.after(object, 2)) !== 'sinde'
      ? replaceWord(a, at, LAEGGE[a.lower(at)]!, 0.93)
      : null;
  },
};
