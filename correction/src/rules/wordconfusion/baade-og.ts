import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { NOUN } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

const LONGEST = 6;
const OTHER_LINKS = new WordList('og men samt hverken enten eller');

/** »både sød eller klog«: »både« has »og« after it. */
export const baadeOg: WordRule = {
  id: 'baade-og',
  subcategory: 'sound-alike',
  explanation: 'Efter »både« kommer »og« og ikke »eller«: både det ene og det andet.',
  on: { words: 'eller' },
  wrong: [
    ['Han er både sød eller klog.', 'Han er både sød og klog.'],
    ['Både min mor eller min far arbejder.', 'Både min mor og min far arbejder.'],
  ],
  right: [
    'Både børn eller unge og gamle var der.',
    'De sejler både eller skibe til havn.',
    'Vi kan både spise her og der eller gå hjem.',
    'Jeg kan godt lide både katte, eller hvad det nu er, og hunde.',
  ],
  match: (a, at) => (isAfterBoth(a, at) && !isLinkedLater(a, at) ? replaceWord(a, at, 'og', 0.92) : null),
};

/** »både sød | eller«: nothing that joins or ends stands between. */
function isAfterBoth(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < LONGEST && !a.commaAfter(k); k = a.before(k), steps++) {
    if (a.lower(k) === 'både') return steps > 0 && !a.is(k, NOUN);
    if (a.isMark(k) || OTHER_LINKS.test(a.lower(k))) return false;
  }
  return false;
}

/** »både børn eller unge | og gamle« */
function isLinkedLater(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < LONGEST; k = a.after(k), steps++)
    if (a.lower(k) === 'og') return true;
  return false;
}
