import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { isFinite } from '../../verbs/finite.ts';

import { ALWAYS_NOT_ALSO, WHO_WHAT } from '../../words/links.ts';

/** »ved ikke, hvem som har gjort det«: after »hvem« and »hvad« the subject is »der«. */
export const whoAsSubject: WordRule = {
  id: 'who-as-subject',
  subcategory: 'der-som-det',
  on: { words: 'som' },
  explanation: 'Efter »hvem« og »hvad« skal der stå »der« og ikke »som«: »Jeg ved, hvem der kommer«.',
  wrong: [
    ['Jeg ved ikke, hvem som har gjort det.', 'Jeg ved ikke, hvem der har gjort det.'],
    ['Fortæl mig, hvad som skete i går.', 'Fortæl mig, hvad der skete i går.'],
  ],
  right: ['Hvem som helst kan komme.', 'Hvem er det, som har gjort det?', 'Jeg ved, hvem der kommer.'],
  match(a, at) {
    const who = a.before(at);
    if (!WHO_WHAT.test(a.lower(who)) || a.commaAfter(who) || a.commaAfter(at)) return null;
    const verb = ALWAYS_NOT_ALSO.test(a.lower(a.after(at))) ? a.after(at, 2) : a.after(at);
    return isFinite(a, verb) ? replaceWord(a, at, 'der', 0.95) : null;
  },
};
