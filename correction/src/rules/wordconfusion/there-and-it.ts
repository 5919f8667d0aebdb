import type { Analysis } from '../../analysis/analysis.ts';
import { isSeveral, pluralOnly } from '../../clauses/misplaced.ts';
import { DEGREE, isInKnownPlace, isRoomForIt, opensMain } from '../../clauses/there-for-it.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { closesClause, objectPlace } from '../../phrases/neighbours.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { EN_ET } from '../../words/articles.ts';
import { RELATIVES, THAT_IF_WHEN } from '../../words/links.ts';
import { OWNERS } from '../../words/persons.ts';
import { IS_OR_BECOMES, IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

type Fits = (a: Analysis, at: number) => boolean;
/** What was meant, how much likelier the net must find it (log odds), and where grammar asks for it. */
type Meant = readonly [right: string, subcategory: SubcategoryId, least: number, fits: Fits];

const MEANT: ReadonlyMap<string, readonly Meant[]> = new Map<string, readonly Meant[]>([
  [
    'der',
    [
      ['det', 'der-som-det', 2.5, saysOfDeed],
      ['det', 'der-som-det', 2, isWeatherOrWhy],
      ['det', 'der-som-det', 3, isTimeOfKind],
      ['det', 'der-som-det', 5, helpsOrFits],
    ],
  ],
  [
    'det',
    [
      ['der', 'der-som-det', 1.5, comesIntoView],
      ['der', 'der-som-det', 2, areSomewhere],
      ['der', 'der-som-det', 1.5, isNobodyThere],
      ['der', 'der-som-det', 1.5, isInKnownPlace],
      ['der', 'der-som-det', 1, isRoomForIt],
      ['de', 'de-det', 3, isBeforeSeveral],
    ],
  ],
  [
    'de',
    [
      ['det', 'de-det', 3.5, isOneOfMine],
      ['det', 'de-det', 2, isWeatherOrPain],
      ['det', 'de-det', 3.5, isOneState],
    ],
  ],
]);

/** Rules that know why come first. */
const SURE = 0.86;

/** The first place from there on that is no word of degree. */
function pastDegree(a: Analysis, from: number): number {
  let k = from;
  while (DEGREE.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  return k;
}

/** »er der | svært«, »bliver der | mørkt« */
const isTurned = (a: Analysis, at: number): boolean =>
  IS_OR_BECOMES.test(a.lower(a.before(at))) && !a.commaAfter(a.before(at)) && !a.commaAfter(at);

/** »der er dejligt at bo«: of a place as well. */
const OF_PLACES = new WordList(
  'dejligt rart godt koldt varmt smukt flot stille hyggeligt lyst mørkt trangt fyldt meget lidt',
);
/** »der er vigtigt, at«, »er der svært at«: nobody and nothing is spoken of, but a deed. */
function saysOfDeed(a: Analysis, at: number): boolean {
  const turned = isTurned(a, at);
  if (!turned && !(opensMain(a, at) && follows(a, at, IS_OR_BECOMES))) return false;
  const said = pastDegree(a, turned ? a.after(at) : a.after(at, 2));
  if (!a.lower(said).endsWith('t') || OF_PLACES.test(a.lower(said)) || a.is(said, r.NOUN)) return false;
  // »der er skrevet, at«: by somebody
  return (
    a.canBe(said, r.ADJECTIVE | r.SINGULAR) &&
    !a.canBe(said, r.VERB | r.PAST_PARTICIPLE) &&
    THAT_IF_WHEN.test(a.lower(a.after(said)))
  );
}

const WEATHER = new WordList('regner regnede sner sneede tordner tordnede hagler haglede blæser blæste');
/** »der regner«, »der er derfor, jeg …« */
function isWeatherOrWhy(a: Analysis, at: number): boolean {
  if (!opensMain(a, at)) return false;
  return WEATHER.test(a.lower(a.after(at))) || (follows(a, at, IS_WAS) && follows(a, at, /^derfor$/, 2));
}

const TIMES_OF_KIND = new WordList(
  'dag aften nat morgen tur ferie weekend sommer oplevelse film bog kamp idé ide rejse fest jul fødselsdag drøm fejl',
);
const OF_KIND = new WordList(
  'dejlig god rigtig fantastisk hård lang skøn sjov spændende dårlig kedelig mærkelig smuk hyggelig',
);
/** »der var en dejlig dag« */
function isTimeOfKind(a: Analysis, at: number): boolean {
  if (a.before(at) >= 0 || !follows(a, at, IS_WAS)) return false;
  const article = pastDegree(a, a.after(at, 2));
  if (!EN_ET.test(a.lower(article)) || !OF_KIND.test(a.lower(a.after(article)))) return false;
  let noun = a.after(article, 2);
  while (a.is(noun, r.ADJECTIVE) && !TIMES_OF_KIND.test(a.lower(noun))) noun = a.after(noun);
  return TIMES_OF_KIND.test(a.lower(noun)) && closesClause(a, noun) && !follows(a, noun, RELATIVES);
}

const HELPS_OR_FITS = new WordList(
  'hjalp hjælper passer passede virker virkede lykkedes lykkes betyder betød smagte smager lyder lød',
);
const NOTHING_MORE = new WordList('ikke heller lidt godt dårligt fint');
/** »men der hjalp ikke« */
function helpsOrFits(a: Analysis, at: number): boolean {
  if (!opensMain(a, at) || !HELPS_OR_FITS.test(a.lower(a.after(at)))) return false;
  const last = a.after(at, 2);
  return NOTHING_MORE.test(a.lower(last)) && closesClause(a, last);
}

const APPEARS = new WordList(
  'kom kommer står stod ligger lå sidder sad hænger hang skete sker findes fandtes mangler manglede opstod opstår dukkede ' +
    'dukker bor boede svømmede løb løber gik fløj voksede vokser eksisterer eksisterede hørtes lød',
);
const SOME = new WordList(
  'en et mange nogle nogen noget ingen intet flere få to tre fire fem seks syv otte ni ti tyve hundrede',
);
/** »stod det en hund«, »det findes mange«: what was not spoken of before. */
function comesIntoView(a: Analysis, at: number): boolean {
  if (a.commaAfter(at)) return false;
  const before = a.before(at);
  const next = a.after(at);
  if (APPEARS.test(a.lower(before)) && !a.commaAfter(before)) return isSomething(a, next);
  if (!APPEARS.test(a.lower(next)) || a.commaAfter(next) || !opensMain(a, at)) return false;
  return isSomething(a, a.after(next)) && (!LACKS.test(a.lower(next)) || lacksSomewhere(a, next));
}
/** No noun is farther off. */
const NEAR = 5;
const LACKS = new WordList('mangler manglede');
/** »det mangler to stole i klassen«; »det mangler to tangenter«: the piano. */
function lacksSomewhere(a: Analysis, verb: number): boolean {
  for (let k = a.after(verb), steps = 0; k >= 0 && steps < NEAR && !a.commaAfter(k); k = a.after(k), steps++)
    if (a.is(k, r.NOUN)) return PLACES_AND_TIMES.test(a.lower(a.after(k)));
  return false;
}
/** »en hund«, »mange slags slanger«, »noget mærkeligt«; not »en dag«, »to gange«, when it was. */
function isSomething(a: Analysis, after: number): boolean {
  const from = pastDegree(a, after);
  if (!SOME.test(a.lower(from))) return false;
  for (let k = from, steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++) {
    if (WHEN.test(a.lower(k))) return false;
    if (a.is(k, r.NOUN) && a.lower(k) !== 'par') return true;
    if (a.commaAfter(k) || a.isMark(a.after(k))) break;
  }
  return SOMETHING.test(a.lower(from)) && a.canBe(a.after(from), r.ADJECTIVE);
}
const SOMETHING = new WordList('noget ingen');
const WHEN = new WordList(
  'dag aften nat morgen gang gange uge uger måned måneder år time timer minut minutter sommer vinter stund øjeblik eftermiddag ' +
    'formiddag weekend lørdag søndag mandag tirsdag onsdag torsdag fredag meter kilometer skridt lidt i på til for',
);

const SO_MANY = new WordList('mange flere ingen nogle få tyve tredive hundrede tusind masser');
const MEASURED = new WordList(
  'penge dage uger år timer minutter måneder kilometer meter gange kilo gram kroner grader procent point mennesker',
);
const PLACES_AND_TIMES = new WordList('i på ved hos om under bag hjemme her');
/** »i vores klasse er det mange drenge«, »det er mange træer i haven«: so many of them, somewhere. */
function areSomewhere(a: Analysis, at: number): boolean {
  const turned = IS_WAS.test(a.lower(a.before(at))) && !a.commaAfter(a.before(at));
  if (
    a.commaAfter(at) ||
    a.lower(a.before(at, 2)) === 'det' ||
    (!turned && !(opensMain(a, at) && follows(a, at, IS_WAS)))
  )
    return false;
  const many = pastDegree(a, turned ? a.after(at) : a.after(at, 2));
  if (!SO_MANY.test(a.lower(many))) return false;
  let noun = a.after(many);
  if (a.is(noun, r.ADJECTIVE)) noun = a.after(noun);
  if (!a.is(noun, r.NOUN) || MEASURED.test(a.lower(noun)) || a.canBe(noun, r.NOUN | r.DEFINITE)) return false;
  for (let k = noun, steps = 0; k >= 0 && steps < 8; k = a.after(k), steps++)
    if (RELATIVES.test(a.lower(k))) return false;
  return turned ? PLACES_AND_TIMES.test(a.lower(a.sentenceStart(at))) : PLACES_AND_TIMES.test(a.lower(a.after(noun)));
}

const NOBODY = new WordList('ingen ingenting nogen');
/** »klokken syv var det ingen på muren« */
function isNobodyThere(a: Analysis, at: number): boolean {
  const turned = IS_WAS.test(a.lower(a.before(at))) && !a.commaAfter(a.before(at));
  if (a.commaAfter(at) || (!turned && !(opensMain(a, at) && follows(a, at, IS_WAS)))) return false;
  const nobody = pastDegree(a, turned ? a.after(at) : a.after(at, 2));
  if (!NOBODY.test(a.lower(nobody)) || a.commaAfter(nobody) || !PLACES_AND_TIMES.test(a.lower(a.after(nobody))))
    return false;
  for (let k = nobody, steps = 0; k >= 0 && steps < 8; k = a.after(k), steps++)
    if (RELATIVES.test(a.lower(k))) return false;
  return true;
}

const IS_OR_GIVES = new WordList(
  'er var bliver blev hedder hed giver gav kræver krævede koster kostede betyder betød skaber skabte tager tog være blive',
);
/** »vi spiste det boller«, »får altid det rigtige penge«: before a noun that is several. */
function isBeforeSeveral(a: Analysis, at: number): boolean {
  if (a.commaAfter(at) || IS_OR_GIVES.test(a.lower(a.before(at)))) return false;
  const next = a.after(at);
  if (objectPlace(a, at) && isSeveral(a, next)) return true;
  if (pluralOnly(a, next)) return !a.is(a.before(at), r.ADVERB) || !IS_OR_GIVES.test(a.lower(a.before(at, 2)));
  // »det omgivende samfunds interesser«
  if (a.canBe(a.after(next), r.GENITIVE)) return false;
  const isPlural = a.canBe(next, r.ADJECTIVE | r.PLURAL) && !a.is(next, r.VERB) && !a.is(next, r.NOUN);
  return isPlural && /[^t]$/.test(a.lower(next)) && !a.commaAfter(next) && pluralOnly(a, a.after(next));
}

/** »de er min bedste ven«: one. */
function isOneOfMine(a: Analysis, at: number): boolean {
  if (!opensMain(a, at) || !follows(a, at, IS_WAS) || !OWNERS.test(a.lower(a.after(at, 2)))) return false;
  let noun = a.after(at, 3);
  while (a.is(noun, r.ADJECTIVE)) noun = a.after(noun);
  return (
    a.is(noun, r.NOUN) &&
    a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE) &&
    !a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE) &&
    !/(familie|hold|gruppe|flok|klasse)$/.test(a.lower(noun))
  );
}

/** »hvis de ikke regner«, »de gør ondt i benet« */
function isWeatherOrPain(a: Analysis, at: number): boolean {
  if (a.commaAfter(at)) return false;
  const verb = pastDegree(a, a.after(at));
  if (verb !== a.after(at) && WEATHER.test(a.lower(verb)) && closesClause(a, verb)) return true;
  return DOES.test(a.lower(a.after(at))) && follows(a, at, /^ondt$/, 2) && follows(a, at, PLACE_OR_DEED, 3);
}
const DOES = new WordList('gør gjorde');
const PLACE_OR_DEED = new WordList('i at når');

/** »at de bliver godt vejr«: one thing, with what is said of it in the neuter. */
function isOneState(a: Analysis, at: number): boolean {
  const turned = isTurned(a, at);
  if (!turned && !(opensMain(a, at) && follows(a, at, IS_OR_BECOMES))) return false;
  const said = pastDegree(a, turned ? a.after(at) : a.after(at, 2));
  const noun = a.after(said);
  return (
    !precedes(a, at, RELATIVES) &&
    a.canBe(said, r.ADJECTIVE) &&
    /t$/.test(a.lower(said)) &&
    a.is(noun, r.NOUN) &&
    a.canBe(noun, r.NOUN | r.NEUTER | r.SINGULAR | r.INDEFINITE) &&
    closesClause(a, noun)
  );
}

/** »der«, »det« and »de«, where both what they stand beside and the net ask for another of them. */
export const thereAndIt: WordRule = {
  id: 'there-and-it',
  subcategory: 'der-som-det',
  on: { words: [...MEANT.keys()].join(' ') },
  wrong: [
    ['Der er trist, at hun flytter.', 'Det er trist, at hun flytter.'],
    ['Der regner hele tiden.', 'Det regner hele tiden.'],
    ['Der var en dejlig dag.', 'Det var en dejlig dag.'],
    ['Pludselig stod det en hund foran mig.', 'Pludselig stod der en hund foran mig.'],
    ['I vores klasse er det mange drenge.', 'I vores klasse er der mange drenge.'],
    ['Vi spiste det boller, som mor havde bagt.', 'Vi spiste de boller, som mor havde bagt.'],
    ['Klokken syv var det ingen på muren.', 'Klokken syv var der ingen på muren.'],
    ['Det var tre mennesker i venteværelset.', 'Der var tre mennesker i venteværelset.'],
    ['Det er plads til fem i bilen.', 'Der er plads til fem i bilen.'],
    ['Det er stor forskel på de to brødre.', 'Der er stor forskel på de to brødre.'],
    ['De er min bedste ven.', 'Det er min bedste ven.'],
    ['Hvis de ikke regner, tager vi på stranden.', 'Hvis det ikke regner, tager vi på stranden.'],
    ['Jeg håber, at de bliver godt vejr.', 'Jeg håber, at det bliver godt vejr.'],
  ],
  right: [
    'Han fandt noget, der er sjovt at spille.',
    'Det er mange penge.',
    'Det er tid til at gå.',
    'Det var to billetter til et kor.',
    'Det blev kaldt en succes.',
    'Det var en dreng i min klasse.',
    'Det er min plads til bordet.',
    'Det kom en dag i maj.',
    'Skyen, der regner ned over os, er grå.',
    'Det er mange år siden.',
    'Det var mange drenge, der sagde det.',
    'Så stod det 2-1.',
    'Var det ingen i klassen, der sagde det?',
    'Der var en god stol i hjørnet.',
    'Det er børn, vi taler om.',
    'Det giver problemer.',
    'De er min familie.',
    'Nogle gange kommer det også via havet.',
    'Det er til gavn for det øvrige samfunds skyld.',
    'Der er skrevet, at mødet er aflyst.',
  ],
  match(a, at, models): Finding | null {
    for (const [right, subcategory, least, fits] of MEANT.get(a.lower(at))!)
      if (fits(a, at) && likelier(a, at, right, models) >= least) return replaceWord(a, at, right, SURE, subcategory);
    return null;
  },
};
