import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import { isFinite } from '../../verbs/finite.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import { PERSONS_AND_I } from '../../words/persons.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { DEN_DET, DEN_DET_DE } from '../../words/articles.ts';
import { isCalled } from '../../phrases/called-by-name.ts';
import { ALWAYS_NOT_ALSO } from '../../words/links.ts';
import { ALL_BE_AND_BECOME, HAVE, IS_OR_BECOMES, MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const OPENS_OBJECT = new WordList('mig ham os jer dem den det min mit mine sin sit sine vores noget nogle en et');

const THEY_OR_THERE = new WordList('de der');
const KINDS_OF_TIME = new WordList('god lang kort mere nok fri på');
const ALL_HAVE = new WordList('har havde have haft');
const WITH_OR_IN = new WordList('med i og');
const HOW_BIG = new WordList('stort godt et med');
const COUNTED = new WordList(
  'dage uger år timer gange kroner børn måneder minutter søskende brødre søstre venner drenge piger',
);
const OF_OTHERS = new WordList('os dem mine vores hans hendes jer');
const BEFORE_NEUTER = new WordList('et dette hvert');
const KINDS_OF_ROAD = new WordList('lang kort smal bred samme rigtige forkerte halv hver');
const TOWARDS = new WordList('hjem til ud op ned ind hen');
const BEFORE_MIDDLE = new WordList('i på om mellem imellem ude inde');
const STAYS_OR_HERE = new WordList('lige her der ligger lå bor boede står stod sad sidder stoppede landede');
const GETS_HOLDS_LOSES = new WordList('få får fik fået holde holder holdt trække trækker trak tabte taber');
const EN_END_IND = new WordList('en end ind');
/** »får | ikke | at | vidst« */
const getsToKnow = (a: Analysis, at: number): boolean =>
  precedes(a, at, /^at$/) && [2, 3, 4].some((steps) => precedes(a, at, GETS, steps));
const GETS = new WordList('få får fik fået');

const WHO_RUNS = new WordList('jeg du han hun vi de der som og');
const HOW_MUCH = new WordList('så meget mega ret for virkelig bare vildt super rigtig lidt mere noget');
/** »det var så spænede«, »hvor er det bare spænede«; who »spænede af sted« stands before the verb or has no »er«. */
function isExciting(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (precedes(a, at, WHO_RUNS) || a.is(before, r.NOUN) || a.is(before, r.NAME)) return false;
  return precedes(a, at, HOW_MUCH) || [1, 2, 3, 4].some((steps) => precedes(a, at, ALL_BE_AND_BECOME, steps));
}

/** »er nød til«, »blev simpelthen nød til at«; not »i nød til søs« */
const hasTo = (a: Analysis, at: number): boolean =>
  follows(a, at, /^til$/) &&
  [1, 2, 3].some((steps) => precedes(a, at, ALL_BE_AND_BECOME, steps)) &&
  !precedes(a, at, /^i$/);

const WORDS: Record<string, readonly Misplaced[]> = {
  nød: [['silent-letter', 'nødt', 0.97, hasTo]],
  nødte: [['ending', 'nødt', 0.97, hasTo]],
  spænede: [['misspelling', 'spændende', 0.97, isExciting]],
  // »filmen er al for lang«
  al: [
    [
      'sound-alike',
      'alt',
      0.95,
      (a, at) => follows(a, at, /^for$/) && r.hasAny(a.union(a.after(at, 2)), r.ADJECTIVE) && !a.commaAfter(at),
    ],
  ],
  // »får ikke at vidst, hvem der vinder«
  vidst: [['infinitive', 'vide', 0.95, getsToKnow]],
  eller: [['sound-alike', 'ellers', 0.95, isOtherwise]],
  ti: [
    [
      'sound-alike',
      'tid',
      0.95,
      (a, at) => follows(a, at, /^til$/) && follows(a, at, /^at$/, 2) && !precedes(a, at, THEY_OR_THERE),
    ],
  ],
  tit: [
    [
      'sound-alike',
      'tid',
      0.95,
      (a, at) => precedes(a, at, KINDS_OF_TIME) || (follows(a, at, /^til$/) && follows(a, at, /^at$/, 2)),
    ],
  ],
  helt: [
    [
      'sound-alike',
      'held',
      0.95,
      (a, at) => precedes(a, at, ALL_HAVE) && follows(a, at, WITH_OR_IN) && !a.commaAfter(at),
    ],
  ],
  held: [
    [
      'sound-alike',
      'helt',
      0.94,
      (a, at) => a.is(a.after(at), r.ADJECTIVE) && !a.commaAfter(at) && !precedes(a, at, HOW_BIG),
    ],
  ],
  træ: [
    [
      'sound-alike',
      'tre',
      0.95,
      (a, at) => follows(a, at, COUNTED) || (follows(a, at, /^af$/) && follows(a, at, OF_OTHERS, 2)),
    ],
  ],
  tre: [['sound-alike', 'træ', 0.94, (a, at) => precedes(a, at, BEFORE_NEUTER) && n.closesClause(a, at)]],
  hende: [['sound-alike', 'hente', 0.94, isFetching]],
  hede: [
    ['double-consonant', 'hedde', 0.93, isNaming],
    ['present-r', 'hedder', 0.96, isCalled],
  ],
  vejr: [
    [
      'hver-vaer-vejr',
      'vej',
      0.95,
      (a, at) => precedes(a, at, KINDS_OF_ROAD) || (precedes(a, at, /^på$/) && follows(a, at, TOWARDS)),
    ],
  ],
  midt: [['sound-alike', 'mit', 0.94, (a, at) => isOwned(a, at)]],
  mit: [
    [
      'sound-alike',
      'midt',
      0.96,
      (a, at) =>
        follows(a, at, BEFORE_MIDDLE) && !a.commaAfter(at) && (a.before(at) < 0 || precedes(a, at, STAYS_OR_HERE)),
    ],
  ],
  for: [['for-faar', 'få', 0.92, isToGet]],
  været: [
    [
      'hver-vaer-vejr',
      'vejret',
      0.95,
      (a, at) => precedes(a, at, GETS_HOLDS_LOSES) && !precedes(a, at, HAVE, 2) && !isFinite(a, a.after(at)),
    ],
  ],
  være: [
    [
      'vaere-vaerre',
      'værre',
      0.9995,
      (a, at) =>
        IS_OR_BECOMES.test(a.lower(pastAdverbs(a, at))) && (n.closesClause(a, at) || follows(a, at, EN_END_IND)),
    ],
  ],
  vandt: [
    [
      'sound-alike',
      'vant',
      0.999,
      (a, at) => follows(a, at, /^til$/) && [1, 2, 3].some((steps) => precedes(a, at, ALL_BE_AND_BECOME, steps)),
    ],
  ],
  ellers: [
    [
      'sound-alike',
      'eller',
      0.9,
      (a, at) => follows(a, at, /^også$/) && isFinite(a, a.after(at, 2)) && !a.commaAfter(at),
    ],
  ],
  bar: [
    [
      'sound-alike',
      'bare',
      0.92,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(a, at, PERSONS_AND_I) &&
        (isFinite(a, a.after(at, 2)) || (follows(a, at, ALWAYS_NOT_ALSO, 2) && isFinite(a, a.after(at, 3)))),
    ],
  ],
  samme: [
    [
      'sound-alike',
      'sammen',
      0.95,
      (a, at) => follows(a, at, /^med$/) && !a.commaAfter(at) && !precedes(a, at, DEN_DET_DE),
    ],
    ['sound-alike', 'sammen', 0.95, isTogether],
  ],
  sammen: [
    [
      'sound-alike',
      'samme',
      0.95,
      (a, at) => precedes(a, at, DEN_DET) && a.is(a.after(at), r.NOUN) && !a.commaAfter(at),
    ],
  ],
};

/** »…, eller kan du lave en halv portion«: no question, so no choice between two. */
function isOtherwise(a: Analysis, at: number): boolean {
  if (!a.commaAfter(a.before(at))) return false;
  if (
    !isFinite(a, a.after(at)) ||
    !(PERSONS_AND_I.test(a.lower(a.after(at, 2))) || follows(a, at, DEN_DET, 2)) ||
    a.commaAfter(a.after(at))
  )
    return false;
  const first = a.sentenceStart(at);
  if (isFinite(a, first) || /^(?:om$|hv)/.test(a.lower(first))) return false;
  for (let k = first; k < a.sentenceEnd(at); k++) if (a.written(k) === '?' || a.lower(k) === 'enten') return false;
  return true;
}

/** »kan du hende mig«: the modal verb has no other infinitive. */
function isFetching(a: Analysis, at: number): boolean {
  const isAsked = PERSONS_AND_I.test(a.lower(a.before(at))) && MODALS.test(a.lower(a.before(at, 2)));
  if (!(isAsked || MODALS.test(a.lower(a.before(at))) || precedes(a, at, /^at$/)) || !follows(a, at, OPENS_OBJECT))
    return false;
  return !hasVerbAfter(a, at);
}

/** »skal hede«, »skal babyen hede«: the clause ends with it, or a name follows. */
function isNaming(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const isAsked = MODALS.test(a.lower(a.before(before))) && r.hasAny(a.reading(before), r.NOUN | r.PRONOUN | r.NAME);
  if (!MODALS.test(a.lower(before)) && !isAsked && a.lower(before) !== 'at') return false;
  const next = a.after(at);
  return a.is(next, r.NAME) || a.hasCapital(next) || SAME_NAME.test(a.lower(next)) || n.closesClause(a, at);
}

const SAME_NAME = new WordList('det noget hvad ligesom efter');
const BEGINS_OBJECT = new WordList('en et lov noget nogle mange flere mere min mit sin sit ny nye at');
/** »hun ville for en cykel« */
function isToGet(a: Analysis, at: number): boolean {
  // »en afgift vil for folk til at tænke«
  const leads = a.is(a.after(at), r.NOUN) && follows(a, at, /^til$/, 2) && follows(a, at, /^at$/, 3);
  if (leads) return MODALS.test(a.lower(a.before(at))) && !a.commaAfter(a.before(at));
  return (
    MODALS.test(a.lower(a.before(at))) &&
    !a.commaAfter(a.before(at)) &&
    follows(a, at, BEGINS_OBJECT) &&
    // »hvis jeg må for min far«
    !(/^må/.test(a.lower(a.before(at))) && follows(a, at, /^m/)) &&
    !hasVerbAfter(a, at)
  );
}

const DETERMINERS_AND_LINKS = new WordList('den det de denne dette disse et en og er var på i med for til');
const EACH_OR_AGAIN = new WordList('og hver hele igen hjemme');
const AS_OR_KIND = new WordList('som slags');
/** »Bland det hele samme.«, »de har boet samme i ti år«: nothing that could be the same follows. */
function isTogether(a: Analysis, at: number): boolean {
  if (precedes(a, at, DETERMINERS_AND_LINKS)) return false;
  if (n.closesClause(a, at)) return true;
  const next = a.after(at);
  return (
    a.is(a.before(at), r.VERB) &&
    (a.is(next, r.PREPOSITION) || EACH_OR_AGAIN.test(a.lower(next))) &&
    !AS_OR_KIND.test(a.lower(next))
  );
}

const HOW_OFTEN = new WordList('tit altid ofte meget endnu kun bare ikke nok lidt langt jo stadig');
/** The word before the adverbs that stand before a place. */
function pastAdverbs(a: Analysis, at: number): number {
  let k = a.before(at);
  while (HOW_OFTEN.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return a.commaAfter(k) ? -1 : k;
}

function hasVerbAfter(a: Analysis, at: number): boolean {
  for (let k = a.after(at); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if (isFinite(a, k) || a.is(k, r.VERB | r.INFINITIVE)) return true;
    if (a.commaAfter(k) || a.is(k, r.CONJUNCTION)) return false;
  }
  return false;
}

const TIMES = new WordList('uge sommer juli');
/** »midt hus«: a noun in the neuter, and no place. */
const isOwned = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) &&
  a.is(a.after(at), r.NOUN) &&
  a.canBe(a.after(at), r.NOUN | r.NEUTER | r.SINGULAR | r.INDEFINITE) &&
  !follows(a, at, TIMES);

/** Words that are heard as another one, told by the phrase that they stand in. */
export const heardInPhrases: WordRule = {
  id: 'heard-in-phrases',
  subcategory: 'sound-alike',
  ...askedOf(WORDS),
  wrong: [
    ['Filmen er al for lang.', 'Filmen er alt for lang.'],
    ['Man får ikke at vidst, hvem der vinder.', 'Man får ikke at vide, hvem der vinder.'],
    ['Skynd dig, eller kan du ikke nå det.', 'Skynd dig, ellers kan du ikke nå det.'],
    ['Min hund skal hede Fido.', 'Min hund skal hedde Fido.'],
    ['Hvad skal babyen hede?', 'Hvad skal babyen hedde?'],
    ['Jeg har en kaktus. Den hede Bo.', 'Jeg har en kaktus. Den hedder Bo.'],
    ['Min hund hede Karla.', 'Min hund hedder Karla.'],
    ['Nu er det ti til at gå.', 'Nu er det tid til at gå.'],
    ['Vi havde helt med vejret.', 'Vi havde held med vejret.'],
    ['Jeg har været der i træ dage.', 'Jeg har været der i tre dage.'],
    ['Kan du hende mig klokken to?', 'Kan du hente mig klokken to?'],
    ['Der er en lang vejr hjem.', 'Der er en lang vej hjem.'],
    ['Byen ligger mit i Jylland.', 'Byen ligger midt i Jylland.'],
    ['En afgift vil for folk til at tænke.', 'En afgift vil få folk til at tænke.'],
    ['Rør i gryden, eller brænder den på.', 'Rør i gryden, ellers brænder den på.'],
    ['Hun ville for en cykel.', 'Hun ville få en cykel.'],
    ['Jeg spiller fodbold samme med min bror.', 'Jeg spiller fodbold sammen med min bror.'],
    ['Vi bor i den sammen gade.', 'Vi bor i den samme gade.'],
    ['Jeg kunne næsten ikke få været.', 'Jeg kunne næsten ikke få vejret.'],
    ['De voksne er tit være.', 'De voksne er tit værre.'],
    ['Bland det hele samme.', 'Bland det hele sammen.'],
    ['De har boet samme i mange år.', 'De har boet sammen i mange år.'],
    ['Vores hund er vandt til katte.', 'Vores hund er vant til katte.'],
    ['Det er fint, bar de lytter til os.', 'Det er fint, bare de lytter til os.'],
  ],
  right: [
    'Vil du med, eller skal du hjem?',
    'Han er en helt i mine øjne.',
    'Vi gik over en hede.',
    'Det kan hede dage gøre ved en.',
    'Det er mit.',
    'Vi var der alle sammen i går.',
    'Hun vil for alt i verden ikke hjem.',
    'Det er det samme med mig.',
    'Jeg gør det, hvis jeg må for min mor.',
    'Vi bor i den samme by, og vi går på den samme skole.',
  ],
};
