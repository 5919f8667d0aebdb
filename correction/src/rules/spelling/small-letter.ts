import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

// April and August are people as well.
const DAYS_AND_MONTHS =
  'mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts juni juli september oktober november december';
const LANGUAGES =
  'dansk engelsk tysk fransk spansk svensk norsk italiensk danskere danskerne tyskere englændere svenskere';

export const smallLetter: WordRule = {
  id: 'small-letter',
  subcategory: 'lowercase',
  on: { words: `${DAYS_AND_MONTHS} ${LANGUAGES}` },
  wrong: [
    ['Vi ses på Mandag.', 'Vi ses på mandag.'],
    ['Jeg kan godt lide Engelsk.', 'Jeg kan godt lide engelsk.'],
  ],
  right: ['Mandag var en god dag.', 'Hun læser Dansk Folkeblad.', 'Vi har dansk om fredagen.'],
  match(a, at) {
    const written = a.written(at);
    if (!a.hasCapital(at) || a.opensSentence(at) || written === written.toUpperCase()) return null;
    const [before, after] = [a.before(at), a.after(at)];
    // Part of a name or a title: »Dansk Folkeparti«, »Københavns Fredag«.
    if (a.hasCapital(after) || (a.hasCapital(before) && !a.opensSentence(before)) || a.isMark(before)) return null;
    return { ...replaceWord(a, at, a.lower(at), 0.92), replacements: [a.lower(at)] };
  },
};
