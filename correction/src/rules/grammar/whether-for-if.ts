import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { OWNERS, SUBJECTS_AND_DER, SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
/** Who has asked wants to know whether. »Spørg, hvis du er i tvivl« is a condition. */
const ASKED = new WordList('spurgte spurgt');
const WHOM = new WordList('mig dig ham hende os jer dem læreren sælgeren manden damen');
const KNOWS = new WordList('ved vidste vide husker huskede huske opdaget undersøge undersøgte tjekke tjekkede');
const NOT = new WordList('ikke aldrig');

/** »Jeg ved ikke, hvis de kommer«, »Hun spurgte, hvis jeg ville med«: »om« asks, »hvis« is a condition. */
export const whetherForIf: WordRule = {
  id: 'whether-for-if',
  subcategory: 'sound-alike',
  on: { words: 'hvis' },
  explanation:
    'Her skal der stå »om« og ikke »hvis«. Efter »spørger« og »ved ikke« hedder det »om«: Jeg ved ikke, om de kommer. »Hvis« er en betingelse, som i »Jeg kommer, hvis jeg kan«.',
  wrong: [
    ['Jeg ved ikke, hvis de kommer i morgen.', 'Jeg ved ikke, om de kommer i morgen.'],
    ['Hun spurgte, hvis jeg ville med.', 'Hun spurgte, om jeg ville med.'],
    ['Læreren spurgte mig, hvis jeg var syg.', 'Læreren spurgte mig, om jeg var syg.'],
    ['Jeg er ikke sikker på, hvis det er rigtigt.', 'Jeg er ikke sikker på, om det er rigtigt.'],
  ],
  right: [
    'Spørg mig, hvis du er i tvivl.',
    'Jeg ved ikke, hvad jeg gør, hvis de kommer.',
    'Jeg ved ikke, hvis bog det er.',
    'Hun spørger altid, hvis hun er i tvivl.',
    'Jeg ved det ikke, hvis du ikke siger det.',
    'Du må ikke komme, hvis du er syg.',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    if (a.commaAfter(at) || !(SUBJECTS_AND_DER.test(a.lower(next)) || OWNERS.test(a.lower(next)))) return null;
    return asks(a, at) ? replaceWord(a, at, 'om', SURE) : null;
  },
};

/** »ved ikke |«, »spurgte mig |«, »er ikke sikker på |« */
function asks(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const word = a.lower(before);
  if (ASKED.test(word)) return true;
  if (WHOM.test(word)) return ASKED.test(a.lower(a.before(before)));
  if (word === 'på' || word === 'om') return ASKED_ABOUT.test(a.lower(a.before(before)));
  if (NOT.test(word))
    return a.lower(a.before(before)) === 'ved' || a.lower(a.before(before)) === 'vidste' || isTurned(a, before);
  return KNOWS.test(word) && NOT.test(a.lower(a.before(before)));
}
const ASKED_ABOUT = new WordList('sikker sikre tvivl nysgerrig');
/** »det ved jeg ikke |« */
const isTurned = (a: Analysis, not: number): boolean =>
  SURE_PERSONS.test(a.lower(a.before(not))) && KNOWS.test(a.lower(a.before(not, 2)));
