import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { mayThink } from '../../words/beings.ts';
import { OBJECT_PERSONS, PERSONS, SUBJECTS_AND_RELATIVES, SURE_PERSONS } from '../../words/persons.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const HOW_ONE_SLEEPS = new WordList('længe godt dårligt tungt alene hos sammen');
const WHILE = new WordList('mens imens');
/** »plejer at så længe«: one sows something, and in no such way. */
const sleepsAfterAt: Test = (a, at) =>
  precedes(a, at, /^at$/) && follows(a, at, HOW_ONE_SLEEPS) && !follows(a, at, SUBJECTS_AND_RELATIVES, 2);
/** »har aldrig så | mig«, »har ikke så | filmen«: seen, for what was seen follows. */
const isSeen: Test = (a, at) =>
  precedes(a, at, NEVER) &&
  (precedes(a, at, HAS_HAD, 2) || (precedes(a, at, SURE_PERSONS, 2) && precedes(a, at, HAS_HAD, 3))) &&
  !a.commaAfter(at) &&
  (follows(a, at, OBJECT_PERSONS) || a.is(a.after(at), r.NOUN | r.DEFINITE));
const NEVER = new WordList('ikke aldrig');
/** »mens jeg så.«: one sees something. */
const sleepsMeanwhile: Test = (a, at) => n.closesClause(a, at) && precedes(a, at, PERSONS) && precedes(a, at, WHILE, 2);

const WHAT_COMES = new WordList(
  'mig dig ham hende os jer dem noget nogen bussen toget svar svaret lægen min mor far tur hinanden færgen sommeren jul',
);
const HOW_LONG = new WordList('længe timevis');
const SITS_OR_STANDS = new WordList('sad sidder stod står lå ligger');
/** »vender på bussen«, »vendte længe«, »stod og vendte på« */
const isWaiting: Test = (a, at) =>
  (follows(a, at, /^på$/) && follows(a, at, WHAT_COMES, 2)) ||
  follows(a, at, HOW_LONG) ||
  (follows(a, at, /^på$/) && precedes(a, at, /^og$/) && precedes(a, at, SITS_OR_STANDS, 2));
const SELF_OR_IT = new WordList('sig mig dig os jer den det');
const ABOUT = new WordList('om rundt');
const ROUND = new WordList('om rundt ryggen');
/** »ventede sig om«, »venter ryggen til« */
const isTurning: Test = (a, at) =>
  (follows(a, at, SELF_OR_IT) && follows(a, at, ABOUT, 2) && !follows(a, at, EN_ET, 3)) ||
  (follows(a, at, ROUND) && n.closesClause(a, a.after(at)) && !a.commaAfter(at));

const WELL = new WordList('godt rigtig virkelig');
const CAN = new WordList('kan kunne');
const LIKED = new WordList('at hende ham dem mig dig den det min mit mine din dit dine sin sit sine vores');
/** »kan du godt ligge skolen«: what one likes follows. */
const isLiking: Test = (a, at) =>
  precedes(a, at, WELL) &&
  !a.commaAfter(at) &&
  (follows(a, at, LIKED) || (a.is(a.after(at), r.NOUN) && !a.is(a.after(at), r.ADVERB))) &&
  [2, 3, 4].some((steps) => precedes(a, at, CAN, steps));

/** »vi kun starte«, »så jeg kun se den«: somebody, and no verb but an infinitive. */
const isCould: Test = (a, at) => {
  const verb = a.after(at);
  if (!precedes(a, at, SURE_PERSONS) || a.commaAfter(a.before(at)) || a.commaAfter(at)) return false;
  // »kunde jeg kun tænke«: the verb before may be misspelled
  if (
    !n.opensClause(a, a.before(at)) ||
    !n.infinitiveNext(a, at) ||
    a.canBe(verb, r.NOUN) ||
    a.canBe(verb, r.ADJECTIVE)
  )
    return false;
  return !hasFiniteBeside(a, at);
};

/** »jeg to et stykke«, »og to bussen«: a number stands before several. */
const isTook: Test = (a, at) =>
  (precedes(a, at, SURE_PERSONS) || (precedes(a, at, /^og$/) && hasFiniteBeside(a, at))) &&
  !a.commaAfter(at) &&
  (follows(a, at, EN_ET) || (a.is(a.after(at), r.NOUN) && a.canBe(a.after(at), r.NOUN | r.DEFINITE | r.SINGULAR)));

/** A finite verb stands in the clause, on either side. */
function hasFiniteBeside(a: Analysis, at: number): boolean {
  for (const step of [-1, 1] as const)
    for (let k = at + step, steps = 0; k >= 0 && k < a.count && steps < FARTHEST; k += step, steps++) {
      if (a.isMark(k) || a.sentenceOf[k] !== a.sentenceOf[at] || a.commaAfter(step < 0 ? k : k - 1)) break;
      if (a.is(k, r.SUBORDINATOR) || (step > 0 && a.is(k, r.CONJUNCTION))) break;
      if (isFinite(a, k)) return true;
    }
  return false;
}
const FARTHEST = 10;

const WHERE_ONE_SITS = new WordList(
  'i på ved under bag foran mellem hos ude inde nede oppe hjemme stille sammen alene og',
);
/** »den sider under en busk«: a page or a side has no place of its own after its subject. */
const isSitting: Test = (a, at) => {
  if (follows(a, at, SURE_PERSONS) && n.opensClause(a, a.before(at)) && !a.commaAfter(a.before(at))) return true;
  const who = a.before(at);
  const isSomebody = PERSONS_AND_IT.test(a.lower(who)) || a.is(who, r.NAME) || a.canBe(who, r.NOUN | r.DEFINITE);
  return isSomebody && !a.commaAfter(who) && follows(a, at, WHERE_ONE_SITS) && !hasFiniteBeside(a, at);
};
const PERSONS_AND_IT = new WordList('jeg du han hun vi man den det der som');

const HOW_ONE_IS = new WordList(
  'sulten træt bange ked syg glad sur vred alene tørstig nervøs spændt forelsket gift stolt rask jaloux glade trætte sultne syge',
);
const VERY = new WordList('så meget helt rigtig lidt ikke altid også for');
const AFTER_STATE = new WordList('for af over på');
/** »jeg har alene«, »han har meget sulten«: what one is. */
const isInState: Test = (a, at) => {
  let k = a.after(at);
  while (VERY.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  if (!HOW_ONE_IS.test(a.lower(k)) || a.commaAfter(at)) return false;
  const isSomebody = precedes(a, at, SURE_PERSONS) || mayThink(a.lower(a.before(at)));
  return (
    isSomebody && !a.commaAfter(a.before(at)) && (n.closesClause(a, k) || follows(a, k, AFTER_STATE) || isToday(a, k))
  );
};

/** »syg | i dag.« */
const isToday: Test = (a, at) => follows(a, at, /^i$/) && n.closesClause(a, a.after(at, 2)) && !a.commaAfter(at);

/** »lette efter nøglen« */
const isSeeking: Test = (a, at) => follows(a, at, /^efter$/) && !a.commaAfter(at) && !isSoft(a, at);
/** »de lette efter«: an adjective. */
const isSoft: Test = (a, at) => precedes(a, at, BEFORE_SOFT);
const BEFORE_SOFT = new WordList('de den det er var så');

const WORDS: Record<string, readonly Misplaced[]> = {
  så: [
    ['participle', 'set', 0.92, isSeen],
    ['sound-alike', 'sove', 0.93, sleepsAfterAt],
    ['sound-alike', 'sov', 0.92, sleepsMeanwhile],
  ],
  vender: [['sound-alike', 'venter', 0.93, isWaiting]],
  vendte: [['sound-alike', 'ventede', 0.93, isWaiting]],
  vende: [['sound-alike', 'vente', 0.92, isWaiting]],
  venter: [['sound-alike', 'vender', 0.92, isTurning]],
  ventede: [['sound-alike', 'vendte', 0.93, isTurning]],
  vente: [['sound-alike', 'vende', 0.92, isTurning]],
  ligge: [['sound-alike', 'lide', 0.985, isLiking]],
  kun: [['kunne-kunde', 'kunne', 0.93, isCould]],
  to: [['sound-alike', 'tog', 0.94, isTook]],
  sider: [['double-consonant', 'sidder', 0.96, isSitting]],
  har: [['sound-alike', 'er', 0.93, isInState]],
  lette: [['sound-alike', 'ledte', 0.95, isSeeking]],
};

/** Words that are no verb, or another one, where somebody does something that sounds nearly alike. */
export const takenForVerbs: WordRule = {
  id: 'taken-for-verbs',
  subcategory: 'sound-alike',
  ...askedOf(WORDS),
  wrong: [
    ['Jeg plejer at så længe om lørdagen.', 'Jeg plejer at sove længe om lørdagen.'],
    ['Vi stod og vendte på bussen.', 'Vi stod og ventede på bussen.'],
    ['Hun ventede sig om og råbte.', 'Hun vendte sig om og råbte.'],
    ['Kan du godt ligge din nye lærer?', 'Kan du godt lide din nye lærer?'],
    ['Jeg to en tår vand.', 'Jeg tog en tår vand.'],
    ['Katten sider under bordet.', 'Katten sidder under bordet.'],
    ['Han har aldrig så mig.', 'Han har aldrig set mig.'],
    ['Jeg har meget sulten.', 'Jeg er meget sulten.'],
    ['Min mor har syg i dag.', 'Min mor er syg i dag.'],
    ['Vi lette efter nøglen hele dagen.', 'Vi ledte efter nøglen hele dagen.'],
  ],
  right: [
    'Han sagde, at så længe vi er her, må vi være stille.',
    'Hun vendte sig om.',
    'Vi ventede på ham.',
    'Vi har kun to biler.',
    'Bogen har to sider i midten.',
    'Jeg kan godt ligge her lidt.',
    'Jeg har alene i dag brugt to timer.',
    'De to drenge løb hjem.',
    'Vi kan kun starte på mandag.',
  ],
};
