import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { NUMBER } from '../../text/token.ts';

// April and August are people as well.
const DAYS_AND_MONTHS =
  'mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts juni juli september oktober november december';
const LANGUAGES =
  'dansk engelsk tysk fransk spansk svensk norsk italiensk danskere danskerne tyskere englændere svenskere';

/** Words that teachers and offices like to honour with a capital, and kin that are no names of their own. */
const HONOURED =
  'mormor morfar farmor farfar bedstemor bedstefar moster faster onkel skolen kontoret klassen lejrskolen biblioteket svømmehallen ' +
  'kirken matematik fysik kemi biologi historie geografi idræt musik billedkunst madkundskab håndarbejde natur samfundsfag religion ' +
  'jul påske pinse sommerferie efterår forår sommer vinter lærer lærere elev elever mor far';
const PRONOUNS = 'jer dit din min mit mig dig han hun hans hendes';

const OWNERS = new Set(['min', 'mit', 'din', 'dit']);
const LISTED = new Set(`${DAYS_AND_MONTHS} ${LANGUAGES} ${HONOURED}`.split(' '));

export const smallLetter: WordRule = {
  id: 'small-letter',
  subcategory: 'lowercase',
  on: { words: `${DAYS_AND_MONTHS} ${LANGUAGES} ${HONOURED} ${PRONOUNS}` },
  wrong: [
    ['Vi ses på Mandag.', 'Vi ses på mandag.'],
    ['Jeg kan godt lide Engelsk.', 'Jeg kan godt lide engelsk.'],
  ],
  right: ['Mandag var en god dag.', 'Hun læser Dansk Folkeblad.', 'Vi har dansk om fredagen.'],
  match(a, at) {
    const written = a.written(at);
    if (!a.hasCapital(at) || a.opensSentence(at) || written === written.toUpperCase()) return null;
    const [before, after] = [a.before(at), a.after(at)];
    // »til overs. Far«: taken for an abbreviation
    if (
      !a.isWord(before) ||
      a.written(before).endsWith('.') ||
      (a.tools.lexicon.find(written) >= 0 && !OWNERS.has(a.lower(at)))
    )
      return null;
    // »om Mandagen, Tirsdag var vi hjemme«: after a comma it may begin a sentence, but not in a row of its like.
    if (a.commaAfter(before) && !LISTED.has(a.lower(before))) return null;
    // Part of a name or a title: »Dansk Folkeparti«, »Københavns Fredag«.
    // »Prøve i Dansk 3«
    const isInName = a.kinds[at + 1] === NUMBER || (a.hasCapital(after) && !a.commaAfter(at)) || a.isMark(before);
    if (isInName || (a.hasCapital(before) && !a.opensSentence(before) && !a.commaAfter(before))) return null;
    return { ...replaceWord(a, at, a.lower(at), 0.92), replacements: [a.lower(at)] };
  },
};
