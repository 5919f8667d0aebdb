import { removeText } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { INFINITIVE, VERB } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

/** »at« alone follows these: what one begins, is used to, wishes. */
const WITH_AT_ALONE = new WordList(
  'plejer plejede pleje ønsker ønskede ønske ønsket elsker elskede elske elsket hader hadede hade hadet ' +
    'forsøger forsøgte forsøge forsøgt lover lovede love lovet',
);
/** »for at« after the others may tell why. */
const NO_PURPOSE = new WordList('plejer plejede pleje begynder begyndte begynde begyndt');

/** »plejer til at spise«, »begyndte for at løbe«, »sov hos til os«: a preposition that nothing asks for. */
export const superfluousPreposition: WordRule = {
  id: 'superfluous-preposition',
  subcategory: 'delete',
  on: { words: 'til for' },
  explanation: 'Her er »{token}« et ord for meget. Slet det.',
  wrong: [
    ['Jeg plejer til at spise klokken otte.', 'Jeg plejer at spise klokken otte.'],
    ['Hun begyndte for at grine højt.', 'Hun begyndte at grine højt.'],
    ['Vi overnattede hos til min tante.', 'Vi overnattede hos min tante.'],
  ],
  right: [
    'Jeg begyndte til fodbold i maj.',
    'Hun løb for at nå bussen.',
    'Er du begyndt, for at alle kan se det?',
    'Han elsker mad og bruger tid til at lave den.',
  ],
  match(a, at) {
    const before = a.before(at);
    const next = a.after(at);
    if (before < 0 || a.commaAfter(before) || a.commaAfter(at)) return null;
    if (a.lower(before) === 'hos' && a.lower(at) === 'til') return removeText(a.ends[before]!, a.ends[at]!, 0.93);
    if (a.lower(next) !== 'at' || !a.canBe(a.after(next), VERB | INFINITIVE) || a.commaAfter(next)) return null;
    const verbs = a.lower(at) === 'til' ? WITH_AT_ALONE : NO_PURPOSE;
    return verbs.test(a.lower(before)) ? removeText(a.ends[before]!, a.ends[at]!, 0.92) : null;
  },
};
