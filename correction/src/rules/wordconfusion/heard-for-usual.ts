import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { NUMBER } from '../../text/token.ts';
import { isFinite } from '../../verbs/finite.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { OWNERS, SUBJECTS, SURE_PERSONS } from '../../words/persons.ts';
import { MORE_MODALS } from '../../words/verbs.ts';
import { COMMON_ONES, NEUTER_ONES } from '../../spelling/one-noun.ts';
import { WordList } from '../../words/word-list.ts';

const ONE = new WordList('en én denne');
const ISLANDS = new WordList('på ved over til mod');
/** »helle hovedet«, »helle min familie«, »i det helle taget«: no island in the road has a noun behind it. */
const isWhole: Test = (a, at) => {
  const next = a.after(at);
  if (a.commaAfter(at) || precedes(a, at, ONE) || (a.hasCapital(at) && !a.opensSentence(at))) return false;
  if (precedes(a, at, DEN_DET_DE)) return a.is(next, r.NOUN) || precedes(a, at, /^det$/);
  if (OWNERS.test(a.lower(next)) || DEN_DET_DE.test(a.lower(next))) return !precedes(a, at, ISLANDS);
  return a.canBe(next, r.NOUN | r.DEFINITE) && !isFinite(a, next);
};

/** Some verb of the clause stands before a place. */
function hasVerbBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++)
    if (isFinite(a, k)) return true;
  return false;
}
const FARTHEST = 8;

/** »hun grad hele natten«, »sad og grad«: somebody, and no verb. */
const isWeeping: Test = (a, at) => {
  const who = a.before(at);
  if (precedes(a, at, /^og$/)) return hasVerbBefore(a, who) && !a.is(a.before(who), r.NOUN | r.INDEFINITE);
  const isSomebody = SURE_PERSONS.test(a.lower(who)) || a.is(who, r.NAME);
  return isSomebody && !a.commaAfter(who) && !hasVerbBefore(a, who) && !isFinite(a, a.after(at));
};

const LAID = new WordList('sig mig dig os jer');
const WHERE = new WordList('på i ned under ved op tilbage oven');
/** »lage bogen på bordet«, »lage sig ned« */
const isLaid: Test = (a, at) =>
  isDoing(a, at) && (follows(a, at, LAID) || [2, 3].some((steps) => follows(a, at, WHERE, steps)));
const isMade: Test = (a, at) => isDoing(a, at) && !isLaid(a, at);
/** Somebody before it, or »og« after another verb, and no verb beside. */
const isDoing = (a: Analysis, at: number): boolean => {
  const who = a.before(at);
  if (a.commaAfter(who)) return false;
  if (precedes(a, at, /^og$/)) return hasVerbBefore(a, who);
  const isSomebody = SUBJECTS.test(a.lower(who)) || a.is(who, r.NAME) || a.is(who, r.NOUN);
  return isSomebody && !hasVerbBefore(a, who);
};
/** »vil lage mad«, »at lage mad« */
const isToMake: Test = (a, at) => precedes(a, at, MORE_MODALS) || precedes(a, at, /^at$/);

const AFTER_OR_WITH = new WordList('efter med');
/** »vi fulde efter dem« */
const isFollowing: Test = (a, at) =>
  follows(a, at, AFTER_OR_WITH) &&
  !a.commaAfter(at) &&
  !hasVerbBefore(a, at) &&
  (SUBJECTS.test(a.lower(a.before(at))) || a.is(a.before(at), r.NAME));

/** »en hvis hest«: a colour; not »en, hvis far er læge« */
const isWhite =
  (article: WordList): Test =>
  (a, at) => {
    const noun = a.after(at);
    return (
      precedes(a, at, article) &&
      !a.commaAfter(a.before(at)) &&
      a.is(noun, r.NOUN) &&
      !isFinite(a, a.after(noun)) &&
      a.before(at) >= 0
    );
  };

const SAME_TIME = new WordList('med i på');
const LIKE = new WordList('som');
/** »med det sammen«, »det sammen som« */
const isSame: Test = (a, at) =>
  precedes(a, at, DEN_DET_DE) &&
  !a.commaAfter(a.before(at)) &&
  ((precedes(a, at, SAME_TIME, 2) && precedes(a, at, /^det$/) && n.closesClause(a, at)) ||
    follows(a, at, LIKE) ||
    isSameThing(a, at));
const IS_CALLED = new WordList('er var bliver blev hedder hed koster kostede betyder betød');
/** »resultatet blev det sammen« */
const isSameThing: Test = (a, at) =>
  precedes(a, at, IS_CALLED, 2) && precedes(a, at, /^det$/) && n.closesClause(a, at) && !a.commaAfter(a.before(at, 2));

const SOME_OF = new WordList(
  'en et to tre fire fem nogle nogen mange flere få ingen resten halvdelen fleste hver ud siden',
);
const THEM_OR_US = new WordList('dem os jer');
const OURS = new WordList('mine dine vores jeres deres de disse hans hendes min');
/** »nogle at dem«, »en at mine venner«, »ved siden at ham«: how many of whom, and nothing is done. */
const isOfThem: Test = (a, at) => {
  const some = a.before(at);
  if (!SOME_OF.test(a.lower(some)) || a.commaAfter(some) || a.commaAfter(at)) return false;
  const next = a.after(at);
  if (a.lower(some) === 'siden') return precedes(a, at, /^ved$/, 2) && !a.canBe(next, r.VERB | r.INFINITIVE);
  if (THEM_OR_US.test(a.lower(next))) return true;
  // »fortalte nogle at mine venner …«: a clause
  const isSaid =
    !n.opensClause(a, some) && !a.is(a.before(some), r.PREPOSITION) && !IS_CALLED.test(a.lower(a.before(some)));
  return OURS.test(a.lower(next)) && !isSaid && a.lower(some) !== 'ud';
};

const HAVE_OR_BE = new WordList('har havde have haft er var være været bliver blev blive blevet får fik få fået');
const NEITHER = new WordList('ikke heller aldrig lige bare også da jo der han hun jeg vi du de i man');
const WHERE_IT_IS = new WordList(
  'i indeni på andet mærkeligt nyt rigtig helt mere så sjovt spændende godt galt om med',
);
/** »der skete ikke nået«, »der er nået i jorden«: nobody has reached anything. */
const isSomething: Test = (a, at) => {
  if (precedes(a, at, /^der$/)) return false;
  let k = a.before(at);
  for (let steps = 0; steps < FARTHEST && k >= 0 && !a.commaAfter(k); k = a.before(k), steps++) {
    if (HAVE_OR_BE.test(a.lower(k))) break;
    if (isFinite(a, k)) return true;
  }
  if (k < 0 || !HAVE_OR_BE.test(a.lower(k))) return false;
  const isThere = follows(a, k, /^der$/) || precedes(a, k, /^der$/);
  for (let j = a.after(k); j < at; j = a.after(j))
    if (!NEITHER.test(a.lower(j)) && !HAPPENED.test(a.lower(j))) return false;
  if (HAPPENED.test(a.lower(a.before(at)))) return true;
  return isThere && IS_NOW.test(a.lower(k)) && (n.closesClause(a, at) || WHERE_IT_IS.test(a.lower(a.after(at))));
};
const IS_NOW = new WordList('er var');
const HAPPENED = new WordList('sket gjort sagt set hørt lavet fundet spist købt fået');

const READ = new WordList(
  'højt bøger bogen lektier noder noderne tekster teksten avis avisen listen artiklen blade bladet digte eventyr skiltet',
);
const TO_OR_CAN = new WordList('at kan kunne skal skulle vil ville må ikke selv heller aldrig altid');
const LEARNS = new WordList('lære lærer lærte lært');
/** »kan ikke løse højt«, »lærte at løse«: a riddle is what one solves. */
const isToRead: Test = (a, at) => {
  if (!precedes(a, at, TO_OR_CAN) || a.commaAfter(at)) return precedes(a, at, /^at$/) && precedes(a, at, LEARNS, 2);
  if (READ.test(a.lower(a.after(at)))) return true;
  return precedes(a, at, /^at$/) && precedes(a, at, LEARNS, 2) && (n.closesClause(a, at) || follows(a, at, AND_IN));
};
const AND_IN = new WordList('og i da på');

const OLD_OR_AGO = new WordList('gammel gammelt gamle siden');
const HOW_MANY_YEARS = new WordList('hundrede tusind tusinde million millioner');
/** »ti ord gammel«, »for to ord siden«, »i hundrede ord« */
const isYears: Test = (a, at) => {
  const number = a.before(at);
  if (!(a.is(number, r.NUMERAL) || a.kinds[number] === NUMBER || HOW_MANY_YEARS.test(a.lower(number)))) return false;
  if (OLD_OR_AGO.test(a.lower(a.after(at))) && !a.commaAfter(at)) return true;
  if (HOW_MANY_YEARS.test(a.lower(number)))
    return precedes(a, number, /^i$/) || (precedes(a, number, /^en$/) && precedes(a, number, /^i$/, 2));
  return (
    GETS_OLD.test(a.lower(a.before(number))) && n.closesClause(a, at) && SURE_PERSONS.test(a.lower(a.before(number, 2)))
  );
};
const GETS_OLD = new WordList('er var bliver blev fylder fyldte');

const OF_BODY = new WordList('mit dit sit hans hendes højre venstre');
const isKnee: Test = (a, at) => precedes(a, at, OF_BODY) && n.closesClause(a, at);

const TALKED = new WordList('med om sammen hele videre længe højt dansk engelsk lidt meget');
const isTalked: Test = (a, at) => follows(a, at, TALKED) && !a.commaAfter(at);

const HOW_MUCH_SNOW = new WordList('meget noget lidt så af mere');
const isSnow: Test = (a, at) =>
  precedes(a, at, HOW_MUCH_SNOW) && (n.closesClause(a, at) || a.is(a.after(at), r.PREPOSITION));

const isOfWorld: Test = (a, at) => a.is(a.after(at), r.ADJECTIVE) && a.canBe(a.after(at), r.ADJECTIVE | r.SUPERLATIVE);

const WHICH_FOURTH = new WordList('klasse sal gang time plads');
const isFourth: Test = (a, at) => follows(a, at, WHICH_FOURTH) && !precedes(a, at, DEN_DET_DE);

const SLIPPERY = new WordList(
  'is isen vej vejen veje vejene gulv gulvet gulve gulvene sten stenen stenene slange slangen ål ålen fisk fisken sæbe sæben ' +
    'fliser fliserne trappe trappen trapperne bakke bakken bane banen bro broen brosten skal skallen sti stien overflade overfladen ' +
    'asfalt asfalten føre føret klippe klippen klipperne skøjtebane skøjtebanen fortov fortovet cykelsti cykelstien hår håret',
);
/** »isen var meget glad« */
const isSlippery: Test = (a, at) => {
  let k = a.before(at);
  if (!IS_OR_HOW.test(a.lower(k)) || !(n.closesClause(a, at) || follows(a, at, AFTER_SLIPPERY))) return false;
  for (let steps = 0; steps < FARTHEST && k >= 0 && !a.commaAfter(k); k = a.before(k), steps++) {
    if (SURE_PERSONS.test(a.lower(k))) return false;
    if (SLIPPERY.test(a.lower(k))) return true;
  }
  return false;
};
const IS_OR_HOW = new WordList('er var blev bliver være så meget for helt lidt ret og virkelig');
const AFTER_SLIPPERY = new WordList('som og at i på efter');

const WORDS: Record<string, readonly Misplaced[]> = {
  glad: [['consonant', 'glat', 0.93, isSlippery]],
  helle: [['double-consonant', 'hele', 0.985, isWhole]],
  grad: [['sound-alike', 'græd', 0.95, isWeeping]],
  lage: [
    ['misspelling', 'lagde', 0.95, isLaid],
    ['misspelling', 'lavede', 0.995, isMade],
    ['misspelling', 'lave', 0.95, isToMake],
  ],
  fulde: [['sound-alike', 'fulgte', 0.95, isFollowing]],
  hvis: [
    ['sound-alike', 'hvid', 0.93, isWhite(COMMON_ONES)],
    ['sound-alike', 'hvidt', 0.93, isWhite(NEUTER_ONES)],
  ],
  sammen: [['sound-alike', 'samme', 0.95, isSame]],
  at: [['sound-alike', 'af', 0.96, isOfThem]],
  nået: [['sound-alike', 'noget', 0.95, isSomething]],
  løse: [['sound-alike', 'læse', 0.95, isToRead]],
  ord: [['sound-alike', 'år', 0.95, isYears]],
  næ: [['misspelling', 'knæ', 0.97, isKnee]],
  snagede: [['misspelling', 'snakkede', 0.96, isTalked]],
  snage: [['misspelling', 'snakke', 0.96, isTalked]],
  snager: [['misspelling', 'snakker', 0.96, isTalked]],
  sned: [['misspelling', 'sne', 0.95, isSnow]],
  værtens: [['sound-alike', 'verdens', 0.97, isOfWorld]],
  fjerne: [['sound-alike', 'fjerde', 0.93, isFourth]],
};

/** Words of their own that pupils write by ear for a more usual one, where the words beside leave no doubt. */
export const heardForUsual: WordRule = {
  id: 'heard-for-usual',
  subcategory: 'sound-alike',
  ...askedOf(WORDS),
  wrong: [
    ['Hun begravede helle hovedet i puden.', 'Hun begravede hele hovedet i puden.'],
    ['Isen var meget glad.', 'Isen var meget glat.'],
    ['Hun grad hele natten.', 'Hun græd hele natten.'],
    ['Han lage bogen på bordet.', 'Han lagde bogen på bordet.'],
    ['Min far lage mad til os i går.', 'Min far lavede mad til os i går.'],
    ['Vi fulde efter dem.', 'Vi fulgte efter dem.'],
    ['Der stod en hvis hest på marken.', 'Der stod en hvid hest på marken.'],
    ['Han kom med det sammen.', 'Han kom med det samme.'],
    ['Alle svar blev det sammen.', 'Alle svar blev det samme.'],
    ['Nogle at dem var sure.', 'Nogle af dem var sure.'],
    ['En at mine venner bor i Odense.', 'En af mine venner bor i Odense.'],
    ['Der skete ikke nået.', 'Der skete ikke noget.'],
    ['Han kan ikke løse højt.', 'Han kan ikke læse højt.'],
    ['Kaninen er ti ord gammel.', 'Kaninen er ti år gammel.'],
    ['Jeg slog mit næ.', 'Jeg slog mit knæ.'],
    ['Vi snagede hele natten.', 'Vi snakkede hele natten.'],
    ['Der lå meget sned på vejen.', 'Der lå meget sne på vejen.'],
    ['Det er værtens bedste is.', 'Det er verdens bedste is.'],
  ],
  right: [
    'Da jeg kom hjem, havde Helle lavet te.',
    'Vi stod på en helle midt på vejen.',
    'Hun er i høj grad enig.',
    'Vi gør det sammen.',
    'På isen var vi glade, og hun var glad.',
    'De går den sammen hver dag.',
    'Jeg ved ikke, hvis hest det er.',
    'Der var en, hvis far var læge.',
    'De fulde mænd gik hjem.',
    'Vi læste det sammen hver aften.',
    'Du er en at regne med.',
    'Han fortalte os, at mine venner var kommet.',
    'Der er nået mange mål i år.',
    'Vi har ikke nået det endnu.',
    'Han kan ikke løse opgaven.',
    'Det er fire ord, og de er lange.',
    'Sæt tegnet for grad og minut.',
    'Agurkerne ligger i lage.',
    'De fjerne planeter er kolde.',
  ],
};
