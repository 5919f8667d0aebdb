import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { WordList } from '../../words/word-list.ts';

const LONGEST = 6;
const OTHER_LINKS = new WordList('eller men samt');

export const hverkenEller: WordRule = {
  id: 'hverken-eller',
  subcategory: 'sound-alike',
  explanation: 'Efter »hverken« kommer »eller« og ikke »og«: hverken det ene eller det andet.',
  on: { words: 'og' },
  wrong: [
    ['Der var hverken lys og varme i rummet.', 'Der var hverken lys eller varme i rummet.'],
    ['Hun hverken drikker og ryger.', 'Hun hverken drikker eller ryger.'],
    ['Løsningen er hverken forbud og løftede pegefingre.', 'Løsningen er hverken forbud eller løftede pegefingre.'],
  ],
  right: [
    'Hverken mor og far eller mine søskende ville med.',
    'Han havde hverken tid eller lyst, og så gik han hjem.',
    'Jeg kan hverken lide fisk eller suppe og salat.',
  ],
  match: (a, at) => (isAfterNeither(a, at) && !isRowBefore(a, at) ? replaceWord(a, at, 'eller', 0.92) : null),
};

/** »hverken lys | og«: nothing that joins or ends stands between. */
function isAfterNeither(a: Analysis, at: number): boolean {
  if (a.commaAfter(a.before(at)) || a.before(at) < 0) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < LONGEST; k = a.before(k), steps++) {
    if (a.lower(k) === 'hverken') return steps > 0;
    if (a.isMark(k) || OTHER_LINKS.test(a.lower(k)) || a.lower(k) === 'og' || a.commaAfter(a.before(k))) return false;
  }
  return false;
}

/** »hverken mor og far | eller«: the two are one of them. */
function isRowBefore(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < LONGEST; k = a.after(k), steps++)
    if (a.lower(k) === 'eller') return true;
  return false;
}
