import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { WordList } from '../../words/word-list.ts';
import { follows, precedes, type Words } from '../../patterns/beside.ts';
import { HERE_THERE } from '../../words/links.ts';
import { SUBJECTS_AND_I, SURE_PERSONS } from '../../words/persons.ts';
import { OF_PLACE } from '../../words/prepositions.ts';
import { IS_WAS } from '../../words/verbs.ts';

const COMES = new WordList(
  'kom komme kommer kommet kørte kører køre kørt cyklede cykler cykle løb løbe løber rejste rejser ' +
    'rejse flytte flyttede flytter flyttet tog tager tage taget skyndte fulgte følges fulgtes',
);
const SITS = new WordList(
  'sad sidder lå ligger boede bor hang hænger stod legede leger lege sov sover sove ventede venter ' +
    'vente arbejdede arbejder hyggede',
);
const IS = new WordList('er var været være bliver blev');

const ADVERBS = new WordList('ikke så først aldrig sent');
const FROM_OR_AT = new WordList('fra hos i');
const WHEN_OR_AGAIN = new WordList('klokken igen til efter og');
/** »kom professoren ikke hjemme«, »kørte hjemme«: coming and driving go somewhere. */
const goesHome: Test = (a, at) => {
  let k = a.before(at);
  let steps = 0;
  while (k >= 0 && steps++ < 3 && (ADVERBS.test(a.lower(k)) || r.hasAny(a.reading(k), r.PRONOUN | r.NAME | r.NOUN)))
    k = a.before(k);
  if (precedes(a, at, /^direkte$/)) return true;
  return (
    COMES.test(a.lower(k)) &&
    !follows(a, at, FROM_OR_AT) &&
    (steps === 0 || n.closesClause(a, at) || follows(a, at, WHEN_OR_AGAIN))
  );
};
const WALKS = new WordList('gik går gå gået');
const SCHOOL_OR_WORK = new WordList('skole skolen arbejde arbejdet timen festen');
/** »gik hjemme efter skole«; not »går hjemme med sit barn« */
const walksHome: Test = (a, at) =>
  precedes(a, at, WALKS) && (follows(a, at, CLOCK) || (follows(a, at, /^efter$/) && follows(a, at, SCHOOL_OR_WORK, 2)));
const CLOCK = new WordList('klokken kl');
const FINE_WORD = new WordList(
  'ikke aldrig allerede altid ofte tit sjældent kun også nu stadig slet næsten mest jo nok vist bare snart ' +
    'hellere gerne lige først straks endelig selv begge alle jeg du han hun vi de man',
);

/** The word before the adverbs and the turned subject before a place. */
function pastAdverbs(a: Analysis, at: number): number {
  let k = a.before(at);
  while (k >= 0 && FINE_WORD.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return a.commaAfter(k) ? -1 : k;
}

const WANTS_TO = new WordList('skal skulle må måtte vil ville kan kunne bør burde');
const SOON_OR_WHEN = new WordList('nu snart igen til fra klokken og inden før efter');
/** »skal snart hjemme og spise«: no verb but the modal one takes them there. */
const wantsHome: Test = (a, at) =>
  WANTS_TO.test(a.lower(pastAdverbs(a, at))) &&
  (n.closesClause(a, at) || follows(a, at, SOON_OR_WHEN)) &&
  !a.is(a.before(at), r.VERB | r.INFINITIVE);

/** »er drengen ofte hjem alene« */
const isAfterTurnedSubject = (a: Analysis, at: number): boolean =>
  (a.canBe(at, r.NOUN | r.DEFINITE) || a.is(at, r.NAME)) &&
  IS.test(a.lower(a.before(at))) &&
  !a.commaAfter(a.before(at));

const STAYING_FOLLOWS = new WordList('om når hos hele alene mere hver da så mens på');
/** »er aldrig hjem om fredagen« */
const isHome: Test = (a, at) =>
  a.before(at) !== pastAdverbs(a, at) &&
  (IS.test(a.lower(pastAdverbs(a, at))) || isAfterTurnedSubject(a, pastAdverbs(a, at))) &&
  !hasMotion(a, at) &&
  (n.closesClause(a, at) || follows(a, at, STAYING_FOLLOWS)) &&
  !follows(a, at, /^vej/, 2);

/** Somebody goes or takes something there. */
const hasMotion: Test = (a, at) => {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 5; k = a.before(k), steps++)
    if (COMES.test(a.lower(k)) || /^(gå|går|gik|gået|inviter|køb|hent|flyt)/.test(a.lower(k))) return true;
  return false;
};
const PLACE_FOLLOWS = new WordList('i på hos under klokken at hele');
const ACROSS = new WordList('over ad af til');
const isThere: Test = (a, at) =>
  (precedes(a, at, SITS) && follows(a, at, OF_PLACE) && !precedes(a, at, /^stod$/)) ||
  // »står hun allerede ud i indkørslen«
  (a.before(at) !== pastAdverbs(a, at) &&
    (SITS.test(a.lower(pastAdverbs(a, at))) || a.lower(pastAdverbs(a, at)) === 'står') &&
    a.lower(at) !== 'op' &&
    follows(a, at, OF_PLACE)) ||
  (precedes(a, at, IS) && follows(a, at, PLACE_FOLLOWS) && !follows(a, at, ACROSS));

const CLIMBS_OR_FALLS = new WordList(
  'klatrede klatrer klatre kravlede kravler kravle hoppede hopper hoppe sprang springer springe faldt ' +
    'falder falde dykkede kastede smed styrtede styrter',
);
const ON_OR_FROM = new WordList('i på fra over');
/** »klatrede oppe i træet«, »faldt nede i vandet«: one is there only afterwards. */
const climbs: Test = (a, at) => precedes(a, at, CLIMBS_OR_FALLS) && follows(a, at, ON_OR_FROM);

const THERE_OR_IT = new WordList('der det');
const IN_OR_UNDER = new WordList('i på hos under');
/** »der er koldt ned i kælderen« */
const isSoThere: Test = (a, at) =>
  a.is(a.before(at), r.ADJECTIVE) &&
  a.lower(a.before(at)).endsWith('t') &&
  !a.commaAfter(a.before(at)) &&
  [2, 3].some((steps) => precedes(a, at, IS, steps)) &&
  [3, 4].some((steps) => precedes(a, at, THERE_OR_IT, steps) || precedes(a, at, IS_WAS, steps - 1)) &&
  follows(a, at, IN_OR_UNDER);

/** »hvor skal du henne«, »hvor er du hen« */
const asksWhere =
  (verbs: Words): Test =>
  (a, at) =>
    n.closesClause(a, at) &&
    precedes(a, at, SUBJECTS_AND_I) &&
    precedes(a, at, verbs, 2) &&
    precedes(a, at, /^hvor$/, 3);
const GOES_OR_WILL = new WordList('skal skulle vil ville går gik kører kørte løber løb rejser cykler flyver');
const isGoing = asksWhere(GOES_OR_WILL);
const STAYS = new WordList('er var sidder sad bor boede ligger lå står stod');
const isSomewhere = asksWhere(STAYS);

const ONWARDS = new WordList('fra til med efter forbi vej');
/** »skal være hjem klokken ti« */
const mustBeHome: Test = (a, at) =>
  // »vi har været hjem og hente den«
  precedes(a, at, /^være$/) ? !follows(a, at, ONWARDS) : isHomeAfter(a, at);
const HOW_ONE_STAYS = new WordList('klokken kl inden før senest igen nu i om hos hele alene hver når mens');
const isHomeAfter: Test = (a, at) =>
  precedes(a, at, /^været$/) && (n.closesClause(a, at) || follows(a, at, HOW_ONE_STAYS)) && !follows(a, at, /^vej/, 2);

const SLEEPS_OR_LIVES = new WordList('sov sover sove sovet sad sidder lå ligger ligge boede bor bo');
const TO_OR_FROM = new WordList('fra til med ad');
/** »der lå jeg jo hjem og sov«: after its verb, whoever stands between. */
const restsHome: Test = (a, at) => SLEEPS_OR_LIVES.test(a.lower(pastAdverbs(a, at))) && !follows(a, at, TO_OR_FROM);

const HAS = new WordList('har havde have');
const FORGETS = new WordList('glemte glemt glemmer glemme');
/** »glemte min madpakke hjem« */
const isForgotten: Test = (a, at) => {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 4; k = a.before(k), steps++) {
    // »en due glemmer ikke hjem«
    if (FORGETS.test(a.lower(k)))
      return pastAdverbs(a, at) !== k || (a.lower(k) === 'glemt' && HAS.test(a.lower(pastAdverbs(a, k))));
    if (a.commaAfter(k) || isVerb(a, k)) return false;
  }
  return false;
};
const isVerb = (a: Analysis, at: number): boolean => a.is(at, r.VERB);

const REACHES = new WordList('nåede når nået listede sneg');
const ON_OR_ALONG = new WordList('i på til ad af');
const MOVES = new WordList(
  'gik går løb løber kørte kører sejlede cyklede fløj kravlede klatrede hoppede kom kommer tog tager',
);
const TO_OR_ALONG = new WordList('til ad');
/** »da hun nåede oppe«, »vi sejlede ude til øen«: one gets there. */
const reaches: Test = (a, at) =>
  (precedes(a, at, REACHES) && (n.closesClause(a, at) || follows(a, at, ON_OR_ALONG))) ||
  (precedes(a, at, MOVES) && follows(a, at, TO_OR_ALONG));

const CARRIES = new WordList(
  'bar båret bære slæbe slæbte slæbt trække trak trukket hive hev hevet løfte løftede løftet kaste kastede kastet smide smed smidt ' +
    'måle måler målte målt hente hentede henter skubbe skubbede skubbet rulle rullede rakte række rækker rakt hælde hældte fiske fiskede fisket hælder trækker løfter kaster',
);
/** »bar kasser oppe i stuen«, »række hånden oppe«: what is carried goes there. */
const carries: Test = (a, at) => {
  if (!n.closesClause(a, at) && !follows(a, at, ON_OR_ALONG) && !follows(a, at, /^fra$/)) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 5 && !a.commaAfter(k); k = a.before(k), steps++) {
    if (CARRIES.test(a.lower(k))) return steps > 0;
    if (!r.hasAny(a.reading(k), r.NOUN | r.PRONOUN | r.DETERMINER | r.NAME | r.ADJECTIVE | r.NUMERAL)) return false;
  }
  return false;
};
const TIDIES = new WordList('rydde rydder ryddede ryddet');
const LOOKS = new WordList('kigge kigger kiggede kikkede stirre stirrer stirrede');
const tidies: Test = (a, at) => precedes(a, at, TIDIES) && n.closesClause(a, at);
/** »kiggede ude over marken« */
const looksOver: Test = (a, at) => precedes(a, at, LOOKS) && follows(a, at, /^over$/);

const MUST_OR_WILL = new WordList('skal skulle må måtte vil ville');
const SOON = new WordList('nu snart igen til fra klokken');
const FAMILY_AND_OWNERS = new WordList(
  'min mit mine din sin sit sine hans hendes vores deres mor far mormor farmor mig os ham hende',
);
const WHAT_IS_LEFT = new WordList('den det dem mig');
const LEAVES_BEHIND = new WordList('glemte glemt glemmer lod');
const STAYS_OR_BECOMES = new WordList('bliver blev blive blevet sidder sad bor');
const WITH_OR_ALONE = new WordList('hos hele alene');
const WITH_ALONE_OR_IN = new WordList('hos hele alene i');
const STATE_OR_PLACE = new WordList('er var har havde hos i');
const OVER_OR_OFF = new WordList('over af');
const STANDS = new WordList('stod står');
const AT_PLACE = new WordList('i på foran bag');
/** »sad op i sengen«, »lå ned i græsset«: the posture. */
const BED = new WordList('sengen seng køjen');
const LIES_OR_SITS = new WordList('lå ligger sad sidder');
const WORDS: Record<string, readonly Misplaced[]> = {
  hjemme: [
    ['hjem-hjemme', 'hjem', 0.9, goesHome],
    ['hjem-hjemme', 'hjem', 0.9, wantsHome],
    ['hjem-hjemme', 'hjem', 0.9, walksHome],
    [
      'hjem-hjemme',
      'hjem',
      0.88,
      (a, at) => precedes(a, at, MUST_OR_WILL) && (n.closesClause(a, at) || follows(a, at, SOON)),
    ],
    ['hjem-hjemme', 'hjem', 0.88, (a, at) => follows(a, at, /^til$/) && follows(a, at, FAMILY_AND_OWNERS, 2)],
  ],
  oppe: [
    ['hjem-hjemme', 'op', 0.9, reaches],
    ['hjem-hjemme', 'op', 0.92, climbs],
    ['hjem-hjemme', 'op', 0.9, carries],
    ['hjem-hjemme', 'op', 0.92, tidies],
  ],
  nede: [
    ['hjem-hjemme', 'ned', 0.9, reaches],
    ['hjem-hjemme', 'ned', 0.92, climbs],
    ['hjem-hjemme', 'ned', 0.9, carries],
  ],
  inde: [
    ['hjem-hjemme', 'ind', 0.88, reaches],
    ['hjem-hjemme', 'ind', 0.92, climbs],
  ],
  ude: [
    ['hjem-hjemme', 'ud', 0.88, reaches],
    ['hjem-hjemme', 'ud', 0.92, climbs],
    ['hjem-hjemme', 'ud', 0.92, looksOver],
  ],
  henne: [
    ['hjem-hjemme', 'hen', 0.88, reaches],
    ['hjem-hjemme', 'hen', 0.93, isGoing],
  ],
  hen: [['hjem-hjemme', 'henne', 0.93, isSomewhere]],
  hjem: [
    ['hjem-hjemme', 'hjemme', 0.9, isHome],
    ['hjem-hjemme', 'hjemme', 0.94, isForgotten],
    ['hjem-hjemme', 'hjemme', 0.92, mustBeHome],
    ['hjem-hjemme', 'hjemme', 0.92, restsHome],
    [
      'hjem-hjemme',
      'hjemme',
      0.88,
      (a, at) =>
        (precedes(a, at, WHAT_IS_LEFT) && precedes(a, at, LEAVES_BEHIND, 2)) ||
        precedes(a, at, STAYS_OR_BECOMES) ||
        (precedes(a, at, IS, 2) && precedes(a, at, SURE_PERSONS) && follows(a, at, WITH_OR_ALONE)) ||
        (precedes(a, at, IS) && follows(a, at, WITH_ALONE_OR_IN)) ||
        (follows(a, at, /^hos$/) && !hasMotion(a, at)) ||
        (precedes(a, at, HERE_THERE) && follows(a, at, STATE_OR_PLACE)),
    ],
  ],
  ud: [
    ['hjem-hjemme', 'ude', 0.88, (a, at) => isThere(a, at) && !follows(a, at, OVER_OR_OFF)],
    [
      'hjem-hjemme',
      'ude',
      0.86,
      (a, at) => precedes(a, at, STANDS) && follows(a, at, AT_PLACE) && a.canBe(a.after(at, 2), r.NOUN | r.DEFINITE),
    ],
  ],
  op: [
    ['hjem-hjemme', 'oppe', 0.86, (a, at) => isThere(a, at) && !follows(a, at, BED, 2)],
    ['hjem-hjemme', 'oppe', 0.92, isSoThere],
  ],
  ned: [
    ['hjem-hjemme', 'nede', 0.86, (a, at) => isThere(a, at) && !precedes(a, at, LIES_OR_SITS)],
    ['hjem-hjemme', 'nede', 0.92, isSoThere],
  ],
  ind: [
    ['hjem-hjemme', 'inde', 0.86, isThere],
    ['hjem-hjemme', 'inde', 0.92, isSoThere],
  ],
};

export const directions: WordRule = {
  id: 'directions',
  subcategory: 'hjem-hjemme',
  ...askedOf(WORDS),
  wrong: [
    ['Der er koldt ned i kælderen.', 'Der er koldt nede i kælderen.'],
    ['Jeg gik hjemme efter skole.', 'Jeg gik hjem efter skole.'],
    ['Vi kørte hjemme klokken ni.', 'Vi kørte hjem klokken ni.'],
    ['Vi skal snart hjemme og spise.', 'Vi skal snart hjem og spise.'],
    ['Hun er aldrig hjem om fredagen.', 'Hun er aldrig hjemme om fredagen.'],
    ['Han klatrede oppe i træet.', 'Han klatrede op i træet.'],
    ['Jeg glemte min bog hjem.', 'Jeg glemte min bog hjemme.'],
    ['Jeg skal være hjem klokken ti.', 'Jeg skal være hjemme klokken ti.'],
    ['Hun kan ikke være hjem lige nu.', 'Hun kan ikke være hjemme lige nu.'],
    ['Da vi nåede oppe på toppen, spiste vi.', 'Da vi nåede op på toppen, spiste vi.'],
    ['Vi sejlede ude til øen.', 'Vi sejlede ud til øen.'],
    ['Kom med hjemme til min mor.', 'Kom med hjem til min mor.'],
    ['Vi måtte bære kasserne oppe i stuen.', 'Vi måtte bære kasserne op i stuen.'],
    ['Hun kiggede ude over havet.', 'Hun kiggede ud over havet.'],
    ['Den har jeg glemt hjem.', 'Den har jeg glemt hjemme.'],
    ['Vi så film hjem hos Ida.', 'Vi så film hjemme hos Ida.'],
  ],
  right: [
    'Vi kom hjem klokken ni.',
    'Hun gik hjemme med sin lille dreng.',
    'Jeg stod op i mørke.',
    'Vi vil bare være hjemme.',
    'Han er på vej hjem.',
    'Vi har været hjem og hente tøj.',
  ],
};
