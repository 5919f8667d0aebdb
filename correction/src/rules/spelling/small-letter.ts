import type { Analysis } from '../../analysis/analysis.ts';
import { missingStops } from '../../commas/judge.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { NUMBER } from '../../text/token.ts';

// April and August are people as well.
const DAYS_AND_MONTHS =
  'mandag tirsdag onsdag torsdag fredag lørdag søndag mandagen tirsdagen onsdagen torsdagen fredagen lørdagen søndagen ' +
  'mandags tirsdags onsdags torsdags fredags lørdags søndags ' +
  'januar februar marts juni juli september oktober november december';
const LANGUAGES =
  'dansk engelsk tysk fransk spansk svensk norsk italiensk arabisk tyrkisk polsk russisk kinesisk japansk græsk finsk islandsk ' +
  'færøsk grønlandsk hollandsk portugisisk somalisk amerikansk britisk danskere danskerne tyskere tyskerne englændere ' +
  'englænderne svenskere svenskerne franskmænd franskmændene';

/** Words that teachers and offices like to honour with a capital, and kin that are no names of their own. */
const HONOURED =
  'mormor morfar farmor farfar bedstemor bedstefar moster faster onkel skolen kontoret klassen lejrskolen biblioteket svømmehallen ' +
  'kirken matematik fysik kemi biologi historie geografi idræt musik billedkunst madkundskab håndarbejde natur samfundsfag religion ' +
  'jul påske pinse sommerferie efterår forår sommer vinter ' +
  'lærer lærere elev elever mor far onkel tante fætter kusine bror søster';
const PRONOUNS = 'jer dit din min mit mig dig han hun hans hendes';

const TIMES = new Set(`${DAYS_AND_MONTHS} sommer vinter jul`.split(' '));
/** »i Juli«, but »Juli kom hjem« */
const BEFORE_TIMES = new Set('i om til fra siden hver sidste næste før efter'.split(' '));
/** Shown only to writers who give other nouns a capital as well (kernel/error-odds.ts). */
const IF_HABIT = 0.42;
const KIN = new Set(
  'mormor morfar farmor farfar bedstemor bedstefar moster faster onkel mor far tante fætter kusine bror søster'.split(
    ' ',
  ),
);
/** »Kære Mor og Far« */
const GREETINGS = new Set('kære kæreste hej hilsen hilsner'.split(' '));
const GREETING = 4;
const POSSESSIVES = new Set(['min', 'mit', 'din', 'dit']);
const OWNERS = new Set('min mit din dit sin hans hendes vores'.split(' '));
const LISTED = new Set(`${DAYS_AND_MONTHS} ${LANGUAGES} ${HONOURED}`.split(' '));

export const smallLetter: WordRule = {
  id: 'small-letter',
  subcategory: 'lowercase',
  on: { words: `${DAYS_AND_MONTHS} ${LANGUAGES} ${HONOURED} ${PRONOUNS}` },
  wrong: [
    ['Vi ses på Mandag.', 'Vi ses på mandag.'],
    ['Jeg kan godt lide Engelsk.', 'Jeg kan godt lide engelsk.'],
    ['I Juli rejser min Onkel Hasan.', 'I juli rejser min onkel Hasan.'],
  ],
  right: ['Mandag var en god dag.', 'Hun læser Dansk Folkeblad.', 'Vi har dansk om fredagen.'],
  match(a, at, models) {
    const written = a.written(at);
    // »en LÆrer«: capitals that show where the voice rises
    if (!a.hasCapital(at) || a.opensSentence(at) || /^.[A-ZÆØÅ]/.test(written) || written.length < 2) return null;
    const [before, after] = [a.before(at), a.after(at)];
    // »til overs. Far«: taken for an abbreviation
    if (!a.isWord(before) || a.written(before).endsWith('.') || isGreeted(a, at)) return null;
    // »langt fremme Hun er rejst«: a stop lacks before it
    const from = a.sentenceStart(at);
    if (missingStops(a, from, a.sentenceEnd(at), models).includes(before)) return null;
    const isTime = TIMES.has(a.lower(at)) && BEFORE_TIMES.has(a.lower(before));
    const isName = !isTime && a.lexicon.find(written) >= 0 && !POSSESSIVES.has(a.lower(at));
    // »om Mandagen, Tirsdag var vi hjemme«: after a comma it may begin a sentence, but not in a row of its like.
    if (a.commaAfter(before) && !LISTED.has(a.lower(before))) return null;
    // Part of a name or a title: »Dansk Folkeparti«, »Københavns Fredag«.
    // »Prøve i Dansk 3«
    const isKin = KIN.has(a.lower(at)) && OWNERS.has(a.lower(before));
    const isInName =
      a.kinds[at + 1] === NUMBER || (a.hasCapital(after) && !a.commaAfter(at) && !isKin) || a.isMark(before);
    if (isInName || (a.hasCapital(before) && !a.opensSentence(before) && !a.commaAfter(before))) return null;
    return { ...replaceWord(a, at, a.lower(at), isName && !isKin ? IF_HABIT : 0.92), replacements: [a.lower(at)] };
  },
};

function isGreeted(a: Analysis, at: number): boolean {
  for (let k = a.before(at), n = 0; k >= 0 && n < GREETING; k = a.before(k), n++)
    if (GREETINGS.has(a.lower(k))) return KIN.has(a.lower(at));
  return false;
}
