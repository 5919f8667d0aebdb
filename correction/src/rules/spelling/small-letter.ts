import type { Analysis } from '../../analysis/analysis.ts';
import { missingStops } from '../../commas/judge.ts';
import { smallAt } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { GENITIVE, NAME, NOUN } from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { isGivenName, mayThink } from '../../words/beings.ts';
import { WordList } from '../../words/word-list.ts';

const MONTHS = 'januar februar marts april maj juni juli august september oktober november december';
/** People as well. */
const NAMES_TOO = new Set(['april', 'maj', 'august']);
const DAYS_AND_MONTHS =
  'mandag tirsdag onsdag torsdag fredag lørdag søndag mandagen tirsdagen onsdagen torsdagen fredagen lørdagen søndagen ' +
  `mandags tirsdags onsdags torsdags fredags lørdags søndags ${MONTHS}`;
const LANGUAGES =
  'dansk engelsk tysk fransk spansk svensk norsk italiensk arabisk tyrkisk polsk russisk kinesisk japansk græsk finsk islandsk ' +
  'færøsk grønlandsk hollandsk portugisisk somalisk amerikansk britisk danskere danskerne tyskere tyskerne englændere ' +
  'englænderne svenskere svenskerne franskmænd franskmændene albansk bosnisk bulgarsk dari estisk filippinsk iransk irakisk irsk ' +
  'kroatisk kurdisk lettisk litauisk mandarin mexicansk nederlandsk pakistansk persisk rumænsk serbisk skotsk syrisk thailandsk ' +
  'tjekkisk ukrainsk ungarsk urdu vietnamesisk østrigsk';
/** Who comes from a country or believes in something, one or several. */
const PEOPLES =
  'dansker svensker nordmand nordmænd finne finner islænding islændinge færing færinger grønlænder grønlændere tysker englænder brite briter ' +
  'franskmand spanier spaniere italiener italienere portugiser portugisere pole polak polakker russer russere ' +
  'ukrainer ukrainere hollænder hollændere belgier belgiere østriger østrigere schweizer schweizere græker grækere ' +
  'tyrker tyrkere kurder kurdere araber arabere syrer syrere iraker irakere iraner iranere afghaner afghanere ' +
  'palæstinenser palæstinensere israeler israelere egypter egyptere marokkaner marokkanere somalier somaliere amerikaner amerikanere ' +
  'kineser kinesere japaner japanere vietnameser vietnamesere inder indere pakistaner pakistanere ' +
  'rumæner rumænere bulgarer bulgarere ungarer ungarere serber serbere kroat kroater bosnier bosniere albaner albanere litauer litauere ' +
  'muslim muslimer kristen kristne jøde jøder hindu hinduer buddhist buddhister katolik katolikker protestant ' +
  'protestanter';
/** Before somebody's name. */
const TITLES = 'fru frue frøken hr hr. herr';
/** Before a given name or a family name: »onkel Bent«, »doktor Holm«, »kong Frederik«. */
const RANKS =
  'onkel tante moster faster fætter kusine mormor morfar farmor farfar bedstemor bedstefar oldemor oldefar mor far ' +
  'doktor dr. læge overlæge professor direktør inspektør rektor pastor præst provst biskop kaptajn oberst general sergent løjtnant major ' +
  'kommissær betjent politibetjent dommer advokat minister statsminister borgmester præsident kong konge dronning prins prinsesse kejser ' +
  'kronprins kronprinsesse grev greve grevinde baron baronesse pave pater';

/** Words that teachers and offices like to honour with a capital, and kin that are no names of their own. */
const HONOURED =
  'mormor morfar farmor farfar bedstemor bedstefar moster faster onkel skolen kontoret klassen lejrskolen biblioteket svømmehallen ' +
  'kirken matematik fysik kemi biologi historie geografi idræt musik billedkunst madkundskab håndarbejde natur samfundsfag religion ' +
  'jul påske pinse ramadan sommerferie efterår forår sommer vinter efterårsferien vinterferien juleferien påskeferien ' +
  'fodbold håndbold bordtennis badminton tennis svømning gymnastik basketball volleyball ' +
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
const NAMING = new Set('hedder hed kaldes kaldte kalder'.split(' '));
const POSSESSIVES = new Set(['min', 'mit', 'din', 'dit']);
const OWNERS = new Set('min mit din dit sin hans hendes vores'.split(' '));
const LISTED = new Set(`${DAYS_AND_MONTHS} ${LANGUAGES} ${PEOPLES} ${HONOURED}`.split(' '));
const BEFORE_NAME = new Set(TITLES.split(' '));
const BEFORE_KNOWN_NAME = new Set(RANKS.split(' '));
/** Family names that are no »-sen«. */
const FAMILY_NAMES = new WordList(
  'møller bang holm lund berg dam skov bach juhl krogh kjær lind vestergaard østergaard nørgaard søndergaard kristoffersen schmidt winther ' +
    'friis toft koch bruun holst thorup dahl dalgaard damgaard kjærgaard overgaard lauridsen brandt steen bech beck svane bjerre frandsen ' +
    'ravn vang riis thygesen munk mikkelsen hald fog buch birk ibsen klit hansson johansson andersson khan ali nguyen hassan hussain yilmaz',
);
/** What is counted with a stop: »9. klasse«, »den 12. marts«. */
const COUNTED = 'klasse årgang plads time etage sal';
const AFTER_NUMBER = new Set(`${MONTHS} ${COUNTED}`.split(' '));
const ALWAYS_COUNTED = new Set(COUNTED.split(' '));
const BEFORE_COUNTED = new Set(
  'den d d. i til fra af for på efter om vores og under siden mandag tirsdag onsdag torsdag fredag lørdag søndag'.split(
    ' ',
  ),
);

export const smallLetter: WordRule = {
  id: 'small-letter',
  subcategory: 'lowercase',
  on: { words: `${DAYS_AND_MONTHS} ${LANGUAGES} ${PEOPLES} ${HONOURED} ${PRONOUNS} ${TITLES} ${RANKS} ${COUNTED}` },
  wrong: [
    ['Vi ses på Mandag.', 'Vi ses på mandag.'],
    ['Jeg kan godt lide Engelsk.', 'Jeg kan godt lide engelsk.'],
    ['Vi skal på lejrtur i Maj.', 'Vi skal på lejrtur i maj.'],
    ['Vi ses mandag den 12. Marts.', 'Vi ses mandag den 12. marts.'],
    ['Festen er d. 3. Juni.', 'Festen er d. 3. juni.'],
    ['Hun går i 9. Klasse.', 'Hun går i 9. klasse.'],
    ['Så kom Fru Holm ud.', 'Så kom fru Holm ud.'],
    ['Vi skal besøge Onkel Bent på søndag.', 'Vi skal besøge onkel Bent på søndag.'],
    ['Så kom Doktor Holm og Hr. Nielsen.', 'Så kom doktor Holm og hr. Nielsen.'],
    ['Min nabo hedder Fru Jensen.', 'Min nabo hedder fru Jensen.'],
    ['De spurgte, om jeg var Svensker.', 'De spurgte, om jeg var svensker.'],
    ['I Juli rejser min Onkel Hasan.', 'I juli rejser min onkel Hasan.'],
  ],
  right: [
    'Mandag var en god dag.',
    'Hun læser Dansk Folkeblad.',
    'Kære Fru Holm, tak for i dag.',
    'Jeg blev nummer 9. Klassen jublede.',
    'Hallen er åben fra 14 til 20. Fredag er der lukket.',
    'Hun hedder Pole Finne.',
    'Hønsene hedder Mille, Molly og Fru Hansen.',
    'Vi læste om Kaptajn Klo og så Onkel Toms hytte.',
    'Vores kat hedder Fru Hansen.',
    'Jeg leger med Maj og August i April Hansens have.',
    'Vi har dansk om fredagen.',
  ],
  match(a, at, models) {
    const written = a.written(at);
    // »en LÆrer«: capitals that show where the voice rises
    if (!a.hasCapital(at) || /^.[A-ZÆØÅ]/.test(written) || written.length < 2) return null;
    if (isCounted(a, at)) return smallAt(a, at, 0.92);
    if (a.opensSentence(at) || ALWAYS_COUNTED.has(a.lower(at))) return null;
    const [before, after] = [a.before(at), a.after(at)];
    if (NAMES_TOO.has(a.lower(at)) && (a.lower(before) !== 'i' || a.hasCapital(after))) return null;
    if (BEFORE_NAME.has(a.lower(at))) return ofTitle(a, at);
    if (BEFORE_KNOWN_NAME.has(a.lower(at)) && isKnownName(a, after)) return ofTitle(a, at);
    if (BEFORE_KNOWN_NAME.has(a.lower(at)) && !LISTED.has(a.lower(at))) return null;
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
    return smallAt(a, at, isName && !isKin ? IF_HABIT : 0.92);
  },
};

/** »den 12. Marts«, »i 9. Klasse«: the stop belongs to the number. */
const isCounted = (a: Analysis, at: number): boolean =>
  AFTER_NUMBER.has(a.lower(at)) &&
  a.written(at - 1) === '.' &&
  a.kinds[at - 2] === NUMBER &&
  a.ends[at - 2] === a.starts[at - 1] &&
  BEFORE_COUNTED.has(a.lower(at - 3));

/** »nu vil Fru Holm«, but »Kære Fru Holm« as one likes. */
function ofTitle(a: Analysis, at: number): Finding | null {
  const before = a.before(at);
  const isNamed = a.hasCapital(a.after(at)) && !a.commaAfter(at);
  if (!isNamed || !a.isWord(before) || a.hasCapital(before) || a.written(before).endsWith('.')) return null;
  // »hønsene hedder Molly og Fru Hansen«
  if (NAMING.has(a.lower(before)) && !isOfPerson(a, before)) return null;
  if (a.lower(before) === 'og' && NAMING.has(a.lower(beforeNames(a, before)))) return null;
  return smallAt(a, at, 0.86);
}

/** »de hedder | Molly, Mille og« */
function beforeNames(a: Analysis, at: number): number {
  let k = a.before(at);
  while (k >= 0 && a.hasCapital(k) && !a.opensSentence(k)) k = a.before(k);
  return k;
}

/** »Bent«, »Nielsen«, »Holm«; not »Onkel Toms hytte«, nor who is called so in a story: »Kaptajn Klo«. */
const isKnownName = (a: Analysis, at: number): boolean =>
  a.hasCapital(at) &&
  !a.is(at, GENITIVE) &&
  (isGivenName(a.lower(at)) ||
    FAMILY_NAMES.test(a.lower(at)) ||
    /.sen$/.test(a.lower(at)) ||
    a.lexicon.union(a.types[at]!.listed) === NAME);

/** »naboen er en gammel dame, der hedder Fru Bang«: no hen and no cat. */
function isOfPerson(a: Analysis, verb: number): boolean {
  for (let k = a.before(verb), n = 0; k >= 0 && n < NEAR; k = a.before(k), n++)
    if (a.is(k, NOUN)) return mayThink(a.lower(k)) && !ANIMALS.test(a.lower(k));
  return false;
}
const NEAR = 4;
const ANIMALS = new WordList('hund hunden kat katten hest hesten');

function isGreeted(a: Analysis, at: number): boolean {
  for (let k = a.before(at), n = 0; k >= 0 && n < GREETING; k = a.before(k), n++)
    if (GREETINGS.has(a.lower(k))) return KIN.has(a.lower(at));
  return false;
}
