import type { Analysis } from '../../analysis/analysis.ts';
import { surest, type Misplaced } from '../../clauses/misplaced.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { WordList } from '../../words/word-list.ts';
import { follows, precedes, type Words } from '../../patterns/beside.ts';
import { HERE_THERE } from '../../words/links.ts';
import { SUBJECTS_AND_I, SURE_PERSONS } from '../../words/persons.ts';
import { OF_PLACE } from '../../words/prepositions.ts';
import { IS_WAS } from '../../words/verbs.ts';

const COMES =
  /^(kom|komme|kommer|kommet|kørte|kører|køre|kørt|cyklede|cykler|cykle|løb|løbe|løber|rejste|rejser|rejse|flytte|flyttede|flytter|flyttet|tog|tager|tage|taget|skyndte|fulgte|følges|fulgtes)$/;
const SITS =
  /^(sad|sidder|lå|ligger|boede|bor|hang|hænger|stod|legede|leger|lege|sov|sover|sove|ventede|venter|vente|arbejdede|arbejder|hyggede)$/;
const IS = /^(er|var|været|være|bliver|blev)$/;

/** »kom professoren ikke hjemme«, »kørte hjemme«: coming and driving go somewhere. */
const goesHome: Test = (a, at) => {
  let k = a.before(at);
  let steps = 0;
  while (
    k >= 0 &&
    steps++ < 3 &&
    (/^(ikke|så|først|aldrig|sent)$/.test(a.lower(k)) || r.hasAny(a.reading(k), r.PRONOUN | r.NAME | r.NOUN))
  )
    k = a.before(k);
  if (precedes(a, at, /^direkte$/)) return true;
  return (
    COMES.test(a.lower(k)) &&
    !follows(a, at, /^(fra|hos|i)$/) &&
    (steps === 0 || n.closesClause(a, at) || follows(a, at, /^(klokken|igen|til|efter|og)$/))
  );
};
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

/** »skal snart hjemme og spise«: no verb but the modal one takes them there. */
const wantsHome: Test = (a, at) =>
  /^(skal|skulle|må|måtte|vil|ville|kan|kunne|bør|burde)$/.test(a.lower(pastAdverbs(a, at))) &&
  (n.closesClause(a, at) || follows(a, at, /^(nu|snart|igen|til|fra|klokken|og|inden|før|efter)$/)) &&
  !a.is(a.before(at), r.VERB | r.INFINITIVE);

/** »er drengen ofte hjem alene« */
const isAfterTurnedSubject = (a: Analysis, at: number): boolean =>
  (a.canBe(at, r.NOUN | r.DEFINITE) || a.is(at, r.NAME)) &&
  IS.test(a.lower(a.before(at))) &&
  !a.commaAfter(a.before(at));

/** »er aldrig hjem om fredagen« */
const isHome: Test = (a, at) =>
  a.before(at) !== pastAdverbs(a, at) &&
  (IS.test(a.lower(pastAdverbs(a, at))) || isAfterTurnedSubject(a, pastAdverbs(a, at))) &&
  !hasMotion(a, at) &&
  (n.closesClause(a, at) || follows(a, at, /^(om|når|hos|hele|alene|mere|hver|da|så|mens|på)$/)) &&
  !follows(a, at, /^vej/, 2);

/** Somebody goes or takes something there. */
const hasMotion: Test = (a, at) => {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 5; k = a.before(k), steps++)
    if (COMES.test(a.lower(k)) || /^(gå|går|gik|gået|inviter|køb|hent|flyt)/.test(a.lower(k))) return true;
  return false;
};
const isThere: Test = (a, at) =>
  (precedes(a, at, SITS) && follows(a, at, OF_PLACE) && !precedes(a, at, /^stod$/)) ||
  // »står hun allerede ud i indkørslen«
  (a.before(at) !== pastAdverbs(a, at) &&
    (SITS.test(a.lower(pastAdverbs(a, at))) || a.lower(pastAdverbs(a, at)) === 'står') &&
    a.lower(at) !== 'op' &&
    follows(a, at, OF_PLACE)) ||
  (precedes(a, at, IS) &&
    follows(a, at, /^(i|på|hos|under|klokken|at|hele)$/) &&
    !follows(a, at, /^(over|ad|af|til)$/));

/** »klatrede oppe i træet«, »faldt nede i vandet«: one is there only afterwards. */
const climbs: Test = (a, at) =>
  precedes(
    a,
    at,
    /^(klatrede|klatrer|klatre|kravlede|kravler|kravle|hoppede|hopper|hoppe|sprang|springer|springe|faldt|falder|falde|dykkede|kastede|smed|styrtede|styrter)$/,
  ) && follows(a, at, /^(i|på|fra|over)$/);

/** »der er koldt ned i kælderen« */
const isSoThere: Test = (a, at) =>
  a.is(a.before(at), r.ADJECTIVE) &&
  a.lower(a.before(at)).endsWith('t') &&
  !a.commaAfter(a.before(at)) &&
  [2, 3].some((steps) => precedes(a, at, IS, steps)) &&
  [3, 4].some((steps) => precedes(a, at, /^(der|det)$/, steps) || precedes(a, at, IS_WAS, steps - 1)) &&
  follows(a, at, /^(i|på|hos|under)$/);

/** »hvor skal du henne«, »hvor er du hen« */
const asksWhere =
  (verbs: Words): Test =>
  (a, at) =>
    n.closesClause(a, at) &&
    precedes(a, at, SUBJECTS_AND_I) &&
    precedes(a, at, verbs, 2) &&
    precedes(a, at, /^hvor$/, 3);
const isGoing = asksWhere(/^(skal|skulle|vil|ville|går|gik|kører|kørte|løber|løb|rejser|cykler|flyver)$/);
const isSomewhere = asksWhere(/^(er|var|sidder|sad|bor|boede|ligger|lå|står|stod)$/);

/** »skal være hjem klokken ti« */
const mustBeHome: Test = (a, at) =>
  // »vi har været hjem og hente den«
  precedes(a, at, /^være$/) ? !follows(a, at, /^(fra|til|med|efter|forbi|vej)$/) : isHomeAfter(a, at);
const isHomeAfter: Test = (a, at) =>
  precedes(a, at, /^været$/) &&
  (n.closesClause(a, at) ||
    follows(a, at, /^(klokken|kl|inden|før|senest|igen|nu|i|om|hos|hele|alene|hver|når|mens)$/)) &&
  !follows(a, at, /^vej/, 2);

/** »der lå jeg jo hjem og sov«: after its verb, whoever stands between. */
const restsHome: Test = (a, at) =>
  /^(sov|sover|sove|sovet|sad|sidder|lå|ligger|ligge|boede|bor|bo)$/.test(a.lower(pastAdverbs(a, at))) &&
  !follows(a, at, /^(fra|til|med|ad)$/);

/** »glemte min madpakke hjem« */
const isForgotten: Test = (a, at) => {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 4; k = a.before(k), steps++) {
    if (/^(glemte|glemt|glemmer|glemme)$/.test(a.lower(k))) return steps > 0;
    if (a.commaAfter(k) || isVerb(a, k)) return false;
  }
  return false;
};
const isVerb = (a: Analysis, at: number): boolean => a.is(at, r.VERB);

/** »da hun nåede oppe«, »vi sejlede ude til øen«: one gets there. */
const reaches: Test = (a, at) =>
  (precedes(a, at, /^(nåede|når|nået|listede|sneg)$/) &&
    (n.closesClause(a, at) || follows(a, at, /^(i|på|til|ad|af)$/))) ||
  (precedes(
    a,
    at,
    /^(gik|går|løb|løber|kørte|kører|sejlede|cyklede|fløj|kravlede|klatrede|hoppede|kom|kommer|tog|tager)$/,
  ) &&
    follows(a, at, /^(til|ad)$/));

const WORDS: Record<string, readonly Misplaced[]> = {
  hjemme: [
    ['hjem-hjemme', 'hjem', 0.9, goesHome],
    ['hjem-hjemme', 'hjem', 0.9, wantsHome],
    [
      'hjem-hjemme',
      'hjem',
      0.88,
      (a, at) =>
        precedes(a, at, /^(skal|skulle|må|måtte|vil|ville)$/) &&
        (n.closesClause(a, at) || follows(a, at, /^(nu|snart|igen|til|fra|klokken)$/)),
    ],
    [
      'hjem-hjemme',
      'hjem',
      0.88,
      (a, at) =>
        follows(a, at, /^til$/) &&
        follows(
          a,
          at,
          /^(min|mit|mine|din|sin|sit|sine|hans|hendes|vores|deres|mor|far|mormor|farmor|mig|os|ham|hende)$/,
          2,
        ),
    ],
  ],
  oppe: [
    ['hjem-hjemme', 'op', 0.9, reaches],
    ['hjem-hjemme', 'op', 0.92, climbs],
  ],
  nede: [
    ['hjem-hjemme', 'ned', 0.9, reaches],
    ['hjem-hjemme', 'ned', 0.92, climbs],
  ],
  inde: [
    ['hjem-hjemme', 'ind', 0.88, reaches],
    ['hjem-hjemme', 'ind', 0.92, climbs],
  ],
  ude: [
    ['hjem-hjemme', 'ud', 0.88, reaches],
    ['hjem-hjemme', 'ud', 0.92, climbs],
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
        (precedes(a, at, /^(den|det|dem|mig)$/) && precedes(a, at, /^(glemte|glemt|glemmer|lod)$/, 2)) ||
        precedes(a, at, /^(bliver|blev|blive|blevet|sidder|sad|bor)$/) ||
        (precedes(a, at, IS, 2) && precedes(a, at, SURE_PERSONS) && follows(a, at, /^(hos|hele|alene)$/)) ||
        (precedes(a, at, IS) && follows(a, at, /^(hos|hele|alene|i)$/)) ||
        (follows(a, at, /^hos$/) && !hasMotion(a, at)) ||
        (precedes(a, at, HERE_THERE) && follows(a, at, /^(er|var|har|havde|hos|i)$/)),
    ],
  ],
  ud: [
    ['hjem-hjemme', 'ude', 0.88, (a, at) => isThere(a, at) && !follows(a, at, /^(over|af)$/)],
    [
      'hjem-hjemme',
      'ude',
      0.86,
      (a, at) =>
        precedes(a, at, /^(stod|står)$/) &&
        follows(a, at, /^(i|på|foran|bag)$/) &&
        a.canBe(a.after(at, 2), r.NOUN | r.DEFINITE),
    ],
  ],
  op: [
    ['hjem-hjemme', 'oppe', 0.86, isThere],
    ['hjem-hjemme', 'oppe', 0.92, isSoThere],
  ],
  ned: [
    ['hjem-hjemme', 'nede', 0.86, isThere],
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
  on: { words: Object.keys(WORDS).join(' ') },
  wrong: [
    ['Vi kørte hjemme klokken ni.', 'Vi kørte hjem klokken ni.'],
    ['Vi skal snart hjemme og spise.', 'Vi skal snart hjem og spise.'],
    ['Hun er aldrig hjem om fredagen.', 'Hun er aldrig hjemme om fredagen.'],
    ['Han klatrede oppe i træet.', 'Han klatrede op i træet.'],
    ['Der er koldt ned i kælderen.', 'Der er koldt nede i kælderen.'],
    ['Hvor skal du henne?', 'Hvor skal du hen?'],
    ['Jeg glemte min bog hjem.', 'Jeg glemte min bog hjemme.'],
    ['Jeg skal være hjem klokken ti.', 'Jeg skal være hjemme klokken ti.'],
    ['Hun kan ikke være hjem lige nu.', 'Hun kan ikke være hjemme lige nu.'],
    ['Der lå jeg jo hjem og sov.', 'Der lå jeg jo hjemme og sov.'],
    ['Katten sad op i træet.', 'Katten sad oppe i træet.'],
    ['Da vi nåede oppe på toppen, spiste vi.', 'Da vi nåede op på toppen, spiste vi.'],
    ['Vi sejlede ude til øen.', 'Vi sejlede ud til øen.'],
    ['Kom med hjemme til min mor.', 'Kom med hjem til min mor.'],
    ['Min far stod ud i haven.', 'Min far stod ude i haven.'],
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
  match(a, at): Finding | null {
    const found = surest(a, at, WORDS[a.lower(at)]!);
    return found === null ? null : replaceWord(a, at, found[1], found[2], found[0]);
  },
};
