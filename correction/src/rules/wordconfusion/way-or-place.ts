import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { GOES_ABOUT, GOES_THERE, IS_THERE, STAYS_THERE } from '../../words/stays.ts';
import { MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';
import { isPlaceNext, verbOf, isOf, whereBefore } from '../../phrases/place-of-verb.ts';

const TO_OR_AT = new WordList('til i på under ind ned');
/** »Kom lige ovre til mig«, »puttede den nede i lommen«: it was not there before. */
const goesThere: Test = (a, at) => {
  const verb = verbOf(a, at);
  if (!GOES_THERE.test(a.lower(verb)) || a.commaAfter(at)) return false;
  if (follows(a, at, /^til$/)) return !follows(a, at, RIGHT_LEFT, 2);
  // »satte sig ude på terrassen«, »faldt nede i byen«
  return (
    BRINGS.test(a.lower(verb)) && TO_OR_AT.test(a.lower(a.after(at))) && isPlaceNext(a, at) && isShort(a, verb, at)
  );
};
const RIGHT_LEFT = new WordList('højre venstre');
const BRINGS = new WordList(
  'hælder hældte hælde putter puttede putte skynder skyndte skynde sneg snige styrtede hæld put skynd',
);
const isShort = (a: Analysis, verb: number, at: number): boolean => at - verb <= 4;
const NOT_OUT = new WordList('kontrol stand syne drift balance trit træning sig');
/** »hoppede ude af bilen«; »ude af kontrol« is right. */
const isOutOf: Test = (a, at) =>
  follows(a, at, /^af$/) &&
  !a.commaAfter(at) &&
  ![2, 3].some((steps) => follows(a, at, NOT_OUT, steps)) &&
  [1, 2, 3, 4].some((steps) => {
    const word = a.lower(a.before(at, steps));
    return GOES_THERE.test(word) || GOES_ABOUT.test(word);
  }) &&
  ![1, 2, 3, 4].some((steps) => a.commaAfter(a.before(at, steps)));
const COMES = new WordList('kom kommer komme kommet');
/** »kom inde i klassen«, »må jeg komme inde?«: one was not there before. */
const comesIn: Test = (a, at) =>
  COMES.test(a.lower(verbOf(a, at))) &&
  !precedes(a, at, /^med$/) &&
  ((follows(a, at, IN_OR_ON) && isPlaceNext(a, at)) || closesClause(a, at));
const IN_OR_ON = new WordList('i på under til');
const TO_OR_FROM = new WordList('til fra');
const SENDS = new WordList(
  'følge følger fulgte fulgt sende sender sendte sendt invitere inviterede køre kører kørte hente hentede bringe bragte',
);
const SOMEBODY = new WordList('mig dig ham hende os jer dem børnene ind');
/** »på vej hjemme«, »følge mig hjemme« */
const isHomeward: Test = (a, at) =>
  (precedes(a, at, /^vej$/) && precedes(a, at, /^på$/, 2)) ||
  // »kan jeg gå hjemme nu«
  (precedes(a, at, /^gå$/) && (closesClause(a, at) || follows(a, at, /^nu$/)) && !precedes(a, at, /^at$/, 2)) ||
  (SOMEBODY.test(a.lower(a.before(at))) &&
    SENDS.test(a.lower(verbOf(a, at))) &&
    (closesClause(a, at) || follows(a, at, TO_OR_FROM)));
const CALM = new WordList('ovre henne');
/** »ovre til« goes somewhere whatever the verb. */
const isTowards: Test = (a, at) =>
  CALM.test(a.lower(at)) &&
  follows(a, at, /^til$/) &&
  !follows(a, at, RIGHT_LEFT, 2) &&
  !a.commaAfter(at) &&
  !isOf(IS_THERE)(a, at) &&
  verbOf(a, at) >= 0;
/** »tog mig med ude at fiske« */
const isTakenAlong: Test = (a, at) =>
  precedes(a, at, /^med$/) &&
  TAKES_ALONG.test(a.lower(verbOf(a, a.before(at)))) &&
  (follows(a, at, /^at$/) || isPlaceNext(a, at) || follows(a, at, /^til$/));
const TAKES_ALONG = new WordList('tag tager tog tage taget inviterede inviterer kom kommer komme kommet');
/** »Hvor skal du henne i ferien«: one goes there. */
const isToSomewhere: Test = (a, at) => {
  const where = whereBefore(a, at);
  if (where < 0) return false;
  let goes = false;
  let modal = false;
  for (let k = where + 1; k < at; k++) {
    const word = a.lower(k);
    goes ||= GOES_THERE.test(word) || GOES_ABOUT.test(word);
    modal ||= MORE_MODALS.test(word) && !CAN.test(word);
    if (STAYS_THERE.test(word) || IS_THERE.test(word) || (a.is(k, r.INFINITIVE) && !MORE_MODALS.test(word) && !goes))
      return false;
  }
  return goes || modal;
};
const CAN = new WordList('kan kunne');

const GIVES_UP = new WordList('give giver gav givet');
const GROWS = new WordList('vokset opvokset');
const RAISES = new WordList(
  'række rækker rakte rakt ræk hjælpe hjælper hjalp hjulpet spare sparer sparede sparet samle samler samlede samlet rydde rydder ryddede ryddet ' +
    'vaske vasker vaskede vasket hængte hænger dukke dukker dukkede dukket løfte løfter løftede løftet tø tøede',
);
const STOPS = new WordList('holde holder holdt hold');
const STANDS = new WordList('stå står stod');
const AT_TIME = new WordList('klokken kl');
const MORE = new WordList('igen med efter hver og til');
/** »giver oppe«, »hjalp mig oppe«, »er vokset oppe«, »står oppe klokken syv«: the verb has »op« beside it. */
const isUpOfVerb: Test = (a, at) => {
  const verb = verbOf(a, at);
  if (verb < 0 || a.commaAfter(at)) return verb >= 0 && GIVES_UP.test(a.lower(verb)) && verb >= a.before(at, 2);
  const isLast = closesClause(a, at) || MORE.test(a.lower(a.after(at)));
  const word = a.lower(verb);
  if (STANDS.test(word)) return verb === a.before(at) && follows(a, at, AT_TIME);
  if (STOPS.test(word)) return (verb === a.before(at) || NOT_YET.test(a.lower(a.before(at)))) && isLast;
  if (GROWS.test(word)) return isLast || follows(a, at, /^[ip]å?$/);
  return isLast && (GIVES_UP.test(word) || RAISES.test(word));
};
const NOT_YET = new WordList('ikke aldrig jeg du han hun vi de');

const AT_PLACE = new WordList('på bag ved under hos foran');
const INTO = new WordList('på bag ved under til ad igen fra foran');
/** »lige inden« */
const SHORTLY = new WordList('lige kort umiddelbart straks');
/** »kom inden igen«, »tog mig med inden på kontoret«: nothing was before. */
const goesInside: Test = (a, at) => {
  if (precedes(a, at, SHORTLY)) return false;
  const isBare = closesClause(a, at) || (INTO.test(a.lower(a.after(at))) && !a.commaAfter(at));
  return (
    isBare && (GOES_THERE.test(a.lower(verbOf(a, at))) || isTakenAlong(a, at) || (precedes(a, at, /^med$/) && isBare))
  );
};
const staysInside: Test = (a, at) =>
  (STAYS_THERE.test(a.lower(verbOf(a, at))) || IS_THERE.test(a.lower(verbOf(a, at)))) &&
  (closesClause(a, at) || (AT_PLACE.test(a.lower(a.after(at))) && isPlaceNext(a, at)));

const WORDS: Record<string, readonly Misplaced[]> = {
  henne: [
    ['hjem-hjemme', 'hen', 0.96, isToSomewhere],
    ['hjem-hjemme', 'hen', 0.96, isTowards],
  ],
  ovre: [
    ['hjem-hjemme', 'over', 0.96, isTowards],
    ['hjem-hjemme', 'over', 0.96, goesThere],
  ],
  oppe: [
    ['hjem-hjemme', 'op', 0.96, goesThere],
    ['hjem-hjemme', 'op', 0.96, isTakenAlong],
    ['hjem-hjemme', 'op', 0.96, comesIn],
    ['hjem-hjemme', 'op', 0.96, isUpOfVerb],
  ],
  nede: [
    ['hjem-hjemme', 'ned', 0.96, goesThere],
    ['hjem-hjemme', 'ned', 0.96, isTakenAlong],
    ['hjem-hjemme', 'ned', 0.96, comesIn],
  ],
  ude: [
    ['hjem-hjemme', 'ud', 0.96, goesThere],
    ['hjem-hjemme', 'ud', 0.96, isTakenAlong],
    ['hjem-hjemme', 'ud', 0.96, comesIn],
    ['hjem-hjemme', 'ud', 0.96, isOutOf],
  ],
  inde: [
    ['hjem-hjemme', 'ind', 0.96, goesThere],
    ['hjem-hjemme', 'ind', 0.96, isTakenAlong],
    ['hjem-hjemme', 'ind', 0.96, comesIn],
  ],
  inden: [
    ['sound-alike', 'ind', 0.95, goesInside],
    ['sound-alike', 'inde', 0.95, staysInside],
  ],
  hjemme: [['hjem-hjemme', 'hjem', 0.96, isHomeward]],
};

/** »oppe« for »op«, »henne« for »hen«: where one goes. */
export const wayOrPlace: WordRule = {
  id: 'way-or-place',
  subcategory: 'hjem-hjemme',
  ...askedOf(WORDS),
  wrong: [
    ['Hvor skal I henne i weekenden?', 'Hvor skal I hen i weekenden?'],
    ['Kom lige ovre til tavlen.', 'Kom lige over til tavlen.'],
    ['Morfar tog os med ude at sejle.', 'Morfar tog os med ud at sejle.'],
    ['Hvor skal du henne?', 'Hvor skal du hen?'],
    ['Han hoppede ude af bilen.', 'Han hoppede ud af bilen.'],
    ['Må jeg komme inde?', 'Må jeg komme ind?'],
    ['Mor hentede en kasse ude af bilen.', 'Mor hentede en kasse ud af bilen.'],
    ['Han giver aldrig oppe.', 'Han giver aldrig op.'],
    ['En dame hjalp mig oppe igen.', 'En dame hjalp mig op igen.'],
    ['De holdt oppe med at snakke.', 'De holdt op med at snakke.'],
    ['Jeg står oppe klokken syv.', 'Jeg står op klokken syv.'],
    ['Hun kom inden igen.', 'Hun kom ind igen.'],
    ['De sidder inden bag huset.', 'De sidder inde bag huset.'],
    ['Nu er jeg på vej hjemme.', 'Nu er jeg på vej hjem.'],
    ['Hun puttede nøglen nede i lommen.', 'Hun puttede nøglen ned i lommen.'],
  ],
  right: [
    'Spis, inden han kommer.',
    'Den bor inden i træet.',
    'Hun holdt mig oppe hele natten.',
    'Fuglen står oppe på taget.',
    'Han skal svare inden på mandag.',
    'Han kom hjem ude fra landet.',
    'Vi sad oppe i træet.',
    'Hun satte sig ude på trappen.',
    'Hvor var han henne i går?',
    'Hun var med ude at fiske.',
    'Er du hjemme i aften?',
    'Han stod ude af syne.',
  ],
};
