import { SUBJECT } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

const KNOWN_THING = new Set('at hvad hvor hvem hvordan hvorfor hvornår hvilken hvilket om noget det'.split(' '));

export const vidsteViste: WordRule = {
  id: 'vidste-viste',
  subcategory: 'vidst-vist',
  on: { words: 'viste vidst' },
  wrong: [
    ['Jeg viste ikke, hvad jeg skulle gøre.', 'Jeg vidste ikke, hvad jeg skulle gøre.'],
    ['Det er vidst for sent.', 'Det er vist for sent.'],
  ],
  right: [
    'Han viste mig vejen.',
    'Jeg har altid vidst det.',
    'Hun viste sine tegninger frem.',
    'Hun viste ikke sine følelser.',
  ],
  match(a, at) {
    const [before, after] = [a.before(at), a.after(at)];
    if (a.lower(at) === 'vidst') {
      return /^(er|var|bliver|blev|skal|kan)$/.test(a.lower(before)) || a.lower(after) === 'nok'
        ? replaceWord(a, at, 'vist', 0.93)
        : null;
    }
    if (before < 0 || !(a.types[before]!.role & SUBJECT) || !/^(ikke|godt)$/.test(a.lower(after))) return null;
    const thing = a.after(after);
    return thing < 0 || a.isMark(thing) || KNOWN_THING.has(a.lower(thing)) ? replaceWord(a, at, 'vidste', 0.94) : null;
  },
};
