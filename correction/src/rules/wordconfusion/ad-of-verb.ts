import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes, type Words } from '../../patterns/beside.ts';
import { NUMBER } from '../../text/token.ts';
import {
  AT_SOMEBODY,
  BEARS,
  DONE_TOGETHER,
  FACES,
  LEANED_ON,
  LEANS,
  RUN_ALONG,
  RUNS,
  TAKES_APART,
  WAYS_AND_TIMES,
} from '../../words/along.ts';
import { MEN, WOMEN, isGivenName } from '../../words/beings.ts';
import { PEOPLE } from '../../words/people.ts';
import { OBJECT_PERSONS, OWNERS, SELVES, SUBJECTS_AND_I } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const FAR = 7;

/** The place of one of the words before, in the same clause; −1 of none. */
function placeBefore(a: Analysis, at: number, words: Words, far = FAR): number {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < far && !a.commaAfter(k); k = a.before(k), steps++) {
    if (words.test(a.lower(k))) return k;
    if (a.is(k, r.SUBORDINATOR)) return -1;
  }
  return -1;
}

const AFTER_PARTICLE = new WordList(
  'i på til fra ved hos med om for når da hvis fordi og men hele hver igen sammen hjem op ned ud ind over hen forbi langs ' +
    'rundt gennem mod bagefter nu lige altid tit ofte under efter før mens uden',
);
const WHO_OR_WHOSE = new WordList('familien klassen holdet gruppen skolen folk');
/** Not »følges af »to««. */
const isEnd = (a: Analysis, at: number): boolean =>
  a.commaAfter(at) || a.after(at) < 0 || /^[.!?:;]/.test(a.written(a.after(at)));
/** Nobody follows by whom it was done: »skille radioen af«, »følges af til skole«; not »følges af en voksen«. */
const isParticle = (a: Analysis, at: number): boolean =>
  isEnd(a, at) || (AFTER_PARTICLE.test(a.lower(a.after(at))) && !WHO_OR_WHOSE.test(a.lower(a.after(at, 2))));

/** »skille motoren af«; »skille sig af med« is right. */
const takesApart = (a: Analysis, at: number): boolean =>
  isParticle(a, at) &&
  !follows(a, at, /^med$/) &&
  !SELVES.test(a.lower(a.before(at))) &&
  placeBefore(a, at, TAKES_APART) >= 0;

const isTogether = (a: Analysis, at: number): boolean => isParticle(a, at) && placeBefore(a, at, DONE_TOGETHER) >= 0;

/** »bærer man sig ikke af«, »bar du dig af med at« */
const isDoing = (a: Analysis, at: number): boolean =>
  isParticle(a, at) && placeBefore(a, at, SELVES, 4) >= 0 && placeBefore(a, at, BEARS) >= 0;

const BETWEEN = new WordList(
  'højt meget altid så også bare alle begge lidt tit ofte kun vredt surt hånligt vildt rigtig næsten ikke aldrig mest helt igen',
);
/** »ler | du | af min tegning«, »griner altid af Peter«, »pegede fingre af os« */
function isAtSomebody(a: Analysis, at: number): boolean {
  if (!isSomebody(a, at)) return false;
  let k = a.before(at);
  for (let steps = 0; steps < 3 && (BETWEEN.test(a.lower(k)) || SUBJECTS_AND_I.test(a.lower(k))); steps++) {
    if (a.commaAfter(k)) return false;
    k = a.before(k);
  }
  if (a.commaAfter(k) || a.lower(k) === 'gør') return false;
  return AT_SOMEBODY.test(a.lower(k)) || FACES.test(a.lower(k));
}

const GROUPS = new WordList(
  'børn børnene elever eleverne drenge drengene piger pigerne lærere lærerne spillerne dommeren klassen naboen',
);
const OF_ONES_BODY = new WordList('lungers lunger hals hjerte hjertet kræfter kraft sjæl smerte glæde grin latter');
/** Somebody comes next; not »af mine lungers fulde kraft«, »af sin hals«. */
function isSomebody(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const word = a.lower(next);
  if (a.commaAfter(at) || [1, 2, 3].some((steps) => OF_ONES_BODY.test(a.lower(a.after(at, steps))))) return false;
  if (OBJECT_PERSONS.test(word) || word === 'hinanden') return true;
  // »griner af min hat« is said as well
  if (OWNERS.test(word)) return isBeing(a.lower(a.after(next))) || ANIMALS.test(a.lower(a.after(next)));
  if (GROUPS.test(word) || (a.hasCapital(next) && isGivenName(word))) return true;
  const base = word.replace(/e?ne?$|et$/, '');
  return (
    a.canBe(next, r.NOUN | r.DEFINITE) &&
    !a.is(next, r.GENITIVE) &&
    (isBeing(base) || isBeing(word.replace(/n$/, '')) || ANIMALS.test(word))
  );
}
const isBeing = (word: string): boolean => MEN.has(word) || WOMEN.has(word) || PEOPLE.test(word);
const ANIMALS = new WordList(
  'hunden hundene katten kattene hesten postbuddet hund kat hest veninde ven venner søskende forældre klasse børn',
);

const NUMBERS = new WordList(
  'en et én ét to tre fire fem seks syv otte ni ti tolv femten tyve halvtreds hundrede par få nogle ad halv hel',
);
const SIDES = new WordList('side sider ende ender del dele');
/** »to kiks af gangen«, »ti minutter af gangen«; »for enden af gangen« is right. */
function isAtTime(a: Analysis, at: number): boolean {
  if (!follows(a, at, /^gangen$/)) return false;
  const before = a.before(at);
  if (a.commaAfter(before)) return false;
  const counts = (k: number): boolean => NUMBERS.test(a.lower(k)) || a.kinds[k] === NUMBER;
  if (counts(before)) return true;
  const earlier = a.before(before);
  return a.is(before, r.NOUN | r.INDEFINITE) && !SIDES.test(a.lower(before)) && counts(earlier);
}

const UP_DOWN = new WordList('op ned');
const CLOSE = new WordList('tæt lige helt klos');
const TAKEN = new WordList(
  'tog tager tage taget faldt falder falde faldet hoppede hopper hoppe sprang springer trak trækker trække stige stiger steg rejste rejser ' +
    'hev hiver hive løftede løfter løfte fiskede hentede henter hente stiger dukkede dukker samlede samler',
);
const DETERMINERS = new WordList('en et den det sin sit min mit din dit hans hendes vores deres hinanden');
/** »stod op af væggen«, »satte cyklerne op af et træ«, »tæt op af muren« */
function isAgainst(a: Analysis, at: number): boolean {
  if (!precedes(a, at, /^op$/)) return false;
  if (precedes(a, at, CLOSE, 2) && placeBefore(a, at, TAKEN) < 0)
    return DETERMINERS.test(a.lower(a.after(at))) || a.is(a.after(at), r.NOUN) || a.is(a.after(at), r.NAME);
  return LEANED_ON.test(nounAfter(a, at)) && placeBefore(a, at, LEANS) >= 0 && placeBefore(a, at, TAKEN) < 0;
}

/** »kravlede op af gardinet«, »tårerne løb ned af kinderne« */
const isAlong = (a: Analysis, at: number): boolean =>
  UP_DOWN.test(a.lower(a.before(at))) &&
  RUN_ALONG.test(nounAfter(a, at)) &&
  placeBefore(a, at, RUNS) >= 0 &&
  placeBefore(a, at, TAKEN) < 0;

/** »hen af aften«, »hen af vejen« */
const isTowards = (a: Analysis, at: number): boolean =>
  precedes(a, at, /^hen$/) &&
  (WAYS_AND_TIMES.test(a.lower(a.after(at))) || /(vej|sti|gang|gade)(en)?$/.test(nounAfter(a, at)));

const GOES_BY = new WordList(
  'gå går gik gået kom kommer kommet komme kørte kører køre kørt løb løber løbe cyklede cykler cykle gå fortsatte fortsætter fulgte red rider',
);
const WHICH_WAY = new WordList('den en denne hvilken samme små smalle lange');
/** »kom af den forkerte vej«; »kom af vejen« is right. */
const isByWay = (a: Analysis, at: number): boolean =>
  GOES_BY.test(a.lower(a.before(at))) &&
  WHICH_WAY.test(a.lower(a.after(at))) &&
  /(vej|veje|sti|stier|rute|ruter|landevej)$/.test(nounAfter(a, at));

/** The noun after the preposition, '' when none comes soon. */
function nounAfter(a: Analysis, at: number): string {
  if (a.lower(a.after(at)) === 'hinanden') return 'hinanden';
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++) {
    if (a.is(k, r.NOUN)) return a.lower(k);
    if (a.commaAfter(k) || a.isMark(k) || (a.is(k, r.VERB) && !a.is(k, r.PAST_PARTICIPLE)) || a.is(k, r.PREPOSITION))
      break;
  }
  return '';
}

const CURSED = new WordList('helvede pommern hekkenfeldt');
const isCurse = (a: Analysis, at: number): boolean => CURSED.test(a.lower(a.after(at))) && follows(a, at, /^til$/, 2);

/** »af« for the »ad« that belongs to a verb, and for the one along which something goes. */
export const adOfVerb: WordRule = {
  id: 'ad-of-verb',
  subcategory: 'ad-af',
  on: { words: 'af' },
  wrong: [
    ['Vi skilte cyklen af.', 'Vi skilte cyklen ad.'],
    ['De blev skilt af i en hel uge.', 'De blev skilt ad i en hel uge.'],
    ['Vi følges af til træning.', 'Vi følges ad til træning.'],
    ['Vi hjælpes af med opvasken.', 'Vi hjælpes ad med opvasken.'],
    ['Han bar sig dumt af.', 'Han bar sig dumt ad.'],
    ['Hvordan bærer du dig af med at få tid?', 'Hvordan bærer du dig ad med at få tid?'],
    ['Hvorfor griner du af min bror?', 'Hvorfor griner du ad min bror?'],
    ['Træneren brølede af spillerne.', 'Træneren brølede ad spillerne.'],
    ['Du må tage tre kager af gangen.', 'Du må tage tre kager ad gangen.'],
    ['Stigen står op af huset.', 'Stigen står op ad huset.'],
    ['Han sad tæt op af sin mor.', 'Han sad tæt op ad sin mor.'],
    ['Aben klatrede op af rebet.', 'Aben klatrede op ad rebet.'],
    ['Sveden løb ned af ryggen på mig.', 'Sveden løb ned ad ryggen på mig.'],
    ['Hen af eftermiddagen blev det varmt.', 'Hen ad eftermiddagen blev det varmt.'],
    ['Vi gik af en smal sti.', 'Vi gik ad en smal sti.'],
  ],
  right: [
    'Hun ville gerne skille sig af med bilen.',
    'De blev skilt af en dommer.',
    'Sygdommen følges af høj feber.',
    'Han blev fulgt af sin mor.',
    '»Risk« følges af »to«.',
    'Hvorfor griner alle af min hat?',
    'Hun skreg af smerte.',
    'De lo af glæde.',
    'Toilettet er for enden af gangen.',
    'Han stod op af sengen.',
    'Hun tog jakken ned af knagen.',
    'Bilen kom op af garagen.',
    'Vi gik af vejen for ham.',
    'Hun råbte af sine lungers fulde kraft.',
    'Vandet løb ud af hanen.',
    'Han tog bogen op af skabet.',
    'En side af gangen er malet.',
  ],
  match(a, at): Finding | null {
    if (a.before(at) < 0) return null;
    const fits = TESTS.find(([, test]) => test(a, at));
    return fits === undefined ? null : replaceWord(a, at, 'ad', fits[0]);
  },
};

const TESTS: readonly (readonly [sure: number, test: (a: Analysis, at: number) => boolean])[] = [
  [0.96, isDoing],
  [0.96, isTogether],
  [0.96, takesApart],
  [0.96, isAtTime],
  [0.96, isTowards],
  [0.96, isAgainst],
  [0.96, isAlong],
  [0.96, isAtSomebody],
  [0.96, isByWay],
  [0.96, isCurse],
];
