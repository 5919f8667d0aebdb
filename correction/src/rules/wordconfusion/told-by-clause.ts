import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { isFinite } from '../../verbs/finite.ts';
import { DEN_DET } from '../../words/articles.ts';
import { PERSONS, SELVES, SUBJECTS, SURE_PERSONS } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME, HAVE, IS_WAS, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const FARTHEST = 10;

/** A verb stands after the place in its clause, up to »og« and the like. */
function hasVerbAfter(a: Analysis, at: number): boolean {
  if (a.commaAfter(at)) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && !a.isMark(k) && steps < FARTHEST; k = a.after(k), steps++) {
    if (a.is(k, r.VERB)) return true;
    if (a.commaAfter(k) || a.is(k, r.CONJUNCTION) || a.is(k, r.SUBORDINATOR)) return false;
  }
  return false;
}

/** One of the words stands before the place in its clause. */
function hasBefore(a: Analysis, at: number, words: WordList): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    if (words.test(a.lower(k))) return true;
    if (a.is(k, r.SUBORDINATOR)) return false;
  }
  return false;
}

const isBareNoun = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) &&
  a.canBe(at, r.NOUN | r.INDEFINITE) &&
  !a.hasCapital(at) &&
  !r.hasAny(a.union(at), r.ADJECTIVE | r.OTHER | r.VERB);

const ADVERBS = new WordList('ikke gerne godt også aldrig bare lige altid');
const WHAT_IS_SAID = new WordList('det noget at hvad hvor ja nej til undskyld tak farvel navnet');
/** »kan ikke sig det«, »end han vil sig«: after the modal verb the other one is missing. */
const isSaying: Test = (a, at) => {
  let k = a.before(at);
  while (k >= 0 && !a.commaAfter(k) && (ADVERBS.test(a.lower(k)) || SURE_PERSONS.test(a.lower(k)))) k = a.before(k);
  if (!MORE_MODALS.test(a.lower(k)) || a.commaAfter(k) || hasVerbAfter(a, at)) return false;
  return n.closesClause(a, at) || follows(a, at, WHAT_IS_SAID);
};

const SAID = new WordList('sagde svarede råbte siger spurgte tænkte');
/** »Men vi ventede, spiste vi«: the main clause is turned, so what comes before is part of it. */
const leadsToMain: Test = (a, at) => {
  if (a.before(at) >= 0 || !follows(a, at, SURE_PERSONS) || !isFinite(a, a.after(at, 2))) return false;
  let k = a.after(at, 2);
  for (let steps = 0; k >= 0 && !a.commaAfter(k) && steps < FARTHEST; k = a.after(k), steps++)
    if (steps > 0 && (isFinite(a, k) || a.is(k, r.CONJUNCTION))) return false;
  const verb = a.after(k);
  if (!a.commaAfter(k) || !isFinite(a, verb) || SAID.test(a.lower(verb))) return false;
  const who = a.after(verb);
  return SURE_PERSONS.test(a.lower(who)) || OPENS_PHRASE.test(a.lower(who)) || a.lower(who) === 'der';
};
/** »Der jeg kom hjem, sov min far« */
const isWhen: Test = (a, at) => a.is(a.after(at, 2), r.PAST) && leadsToMain(a, at);

const OPENS_PHRASE = new WordList('en et min mit mine din dit dine sin sit sine hans hendes vores deres den det de');
/** »vi tog men bussen«, »legede men sin bil«: no clause and no word of the kind before follows. */
const isWith: Test = (a, at) => {
  const before = a.before(at);
  const next = a.after(at);
  if (before < 0 || a.commaAfter(before) || !a.is(before, r.VERB) || a.commaAfter(at) || hasVerbAfter(a, at))
    return false;
  return OPENS_PHRASE.test(a.lower(next)) || (a.is(next, r.NOUN) && a.canBe(next, r.NOUN | r.DEFINITE));
};

/** »har langt bogen på bordet« */
const isLaid: Test = (a, at) =>
  (precedes(a, at, HAVE) || (precedes(a, at, SURE_PERSONS) && precedes(a, at, HAVE, 2))) &&
  !a.commaAfter(at) &&
  (OBJECTS_LAID.test(a.lower(a.after(at))) || (a.is(a.after(at), r.NOUN) && a.canBe(a.after(at), r.NOUN | r.DEFINITE)));
const OBJECTS_LAID = new WordList('den det dem mig sig min mit mine sin sit sine');

const GOES_FAR = new WordList(
  'gik går gå gået løb løber løbe løbet kørte kører køre kørt cyklede cykler cykle kastede sprang',
);
const isFar: Test = (a, at) => precedes(a, at, GOES_FAR) && n.closesClause(a, at);

const DOWN = new WordList('ned op på sammen ved hen ind');
/** »har sagt sig ned« */
const hasSatDown: Test = (a, at) => follows(a, at, SELVES) && follows(a, at, DOWN, 2) && hasBefore(a, at, HAVE);

const LIGHTS = new WordList(
  'lyset lys lampen lommelygten stearinlyset stearinlysene bålet bål ilden ild computeren fjernsynet tv radioen ovnen pejsen',
);
const isLit: Test = (a, at) => follows(a, at, LIGHTS) || (follows(a, at, PERSONS) && follows(a, at, LIGHTS, 2));
const THOUGHT_OF = new WordList('på at over');
const isThought: Test = (a, at) =>
  follows(a, at, THOUGHT_OF) &&
  !a.commaAfter(at) &&
  (follows(a, at, /^at$/) || OF_SOMEBODY.test(a.lower(a.after(at, 2)))) &&
  precedes(a, at, SUBJECTS);
const OF_SOMEBODY = new WordList('dig mig ham hende jer os dem det den hvad min mit mine');

const WHERE_THEN = new WordList('der i på til');
/** »jeg har aldrig vejret der« */
const hasBeen: Test = (a, at) => {
  let k = a.before(at);
  while (k >= 0 && ADVERBS.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  if (!HAVE.test(a.lower(k)) || !PERSONS.test(a.lower(a.before(k))) || hasVerbAfter(a, at)) return false;
  return follows(a, at, WHERE_THEN) || n.closesClause(a, at);
};

/** »det er han cykel«, »jeg lånte han bog«: somebody's, for nothing else binds the noun. */
const isHis: Test = (a, at) => {
  const noun = a.after(at);
  const verb = a.before(at);
  if (a.commaAfter(at) || !isBareNoun(a, noun)) return false;
  if (verb < 0 || a.commaAfter(verb)) return isFinite(a, a.after(noun)) && !a.commaAfter(noun);
  if (!isFinite(a, verb) || !SUBJECTS.test(a.lower(a.before(verb))) || a.commaAfter(a.before(verb))) return false;
  return n.closesClause(a, noun) || a.is(a.after(noun), r.PREPOSITION);
};

const COMES_OR_IS = new WordList('komme være blive stå ligge sidde bo ske findes mangle opstå gå');
/** »Der bil er ny«, »de glemte der tasker«: after »der« a verb would follow. */
const isTheirs: Test = (a, at) => {
  const noun = a.after(at);
  const verb = a.before(at);
  if (a.commaAfter(at) || !isBareNoun(a, noun)) return false;
  if (verb < 0) return isFinite(a, a.after(noun)) && !a.commaAfter(noun);
  if (a.commaAfter(verb) || !a.is(verb, r.VERB)) return false;
  if (a.is(verb, r.INFINITIVE)) return !COMES_OR_IS.test(a.lower(verb)) && precedes(a, verb, MORE_MODALS);
  const who = a.before(verb);
  const isSeveral = a.lower(who) === 'de' || a.canBe(who, r.NOUN | r.PLURAL | r.DEFINITE);
  return isSeveral && isFinite(a, verb) && !ALL_BE_AND_BECOME.test(a.lower(verb)) && n.opensClause(a, who);
};

/** »har alder set det«, »er alder blevet« */
const isNever: Test = (a, at) =>
  (HAVE.test(a.lower(a.before(at))) || IS_WAS.test(a.lower(a.before(at)))) &&
  a.is(a.after(at), r.VERB) &&
  r.hasAny(a.union(a.after(at)), r.PAST_PARTICIPLE);
const OWNERS = new WordList('min din sin hans hendes vores deres en');
/** »på min aldrig« */
const isAge: Test = (a, at) =>
  precedes(a, at, OWNERS) &&
  (n.closesClause(a, at) || IS_WAS.test(a.lower(a.after(at)))) &&
  !a.commaAfter(a.before(at));

/** »den en af dem« */
const isOneOf: Test = (a, at) => precedes(a, at, DEN_DET) && follows(a, at, /^af$/) && !a.commaAfter(a.before(at));

const HOW_MUCH = new WordList('meget så rigtig mega super virkelig ret mest mere lidt');
const isExciting: Test = (a, at) => precedes(a, at, HOW_MUCH) && (n.closesClause(a, at) || follows(a, at, /^og$/));

const KNOWING_OF = new WordList('om');
/** »er bevist om«, »forfatteren bevist lader«: somebody knows it. */
const isKnowing: Test = (a, at) =>
  (follows(a, at, KNOWING_OF) && !a.commaAfter(at)) ||
  (isFinite(a, a.after(at)) &&
    a.canBe(a.before(at), r.NOUN | r.DEFINITE) &&
    !hasBefore(a, at, HAVE) &&
    !a.commaAfter(at));

/** »en halv meter højre«, »højre end« */
const isHigher: Test = (a, at) => follows(a, at, /^end$/) && !a.commaAfter(at);

/** »jeg bare stængerne ned«: somebody, what is carried, and no verb. */
const isCarried: Test = (a, at) =>
  precedes(a, at, SURE_PERSONS) &&
  n.opensClause(a, a.before(at)) &&
  !a.commaAfter(at) &&
  a.is(a.after(at), r.NOUN) &&
  !r.hasAny(a.union(a.after(at)), r.VERB | r.ADJECTIVE | r.OTHER) &&
  !hasVerbAfter(a, at);

/** »er over hos naboen«, »er om bag huset« */
const isOver: Test = (a, at) => precedes(a, at, IS_WAS) && follows(a, at, /^hos$/);
const isBehind: Test = (a, at) => precedes(a, at, IS_WAS) && follows(a, at, /^bag$/);

/** »stangen næste knækkede«: what follows is its verb. */
const isNearly: Test = (a, at) =>
  isFinite(a, a.after(at)) &&
  !a.commaAfter(at) &&
  !a.canBe(a.after(at), r.NOUN) &&
  (a.canBe(a.before(at), r.NOUN | r.DEFINITE) || precedes(a, at, SURE_PERSONS)) &&
  !a.commaAfter(a.before(at)) &&
  !isFinite(a, a.before(at));

/** »det er det sammen« */
const isSame: Test = (a, at) =>
  n.closesClause(a, at) && precedes(a, at, /^det$/) && precedes(a, at, IS_WAS, 2) && precedes(a, at, SUBJECTS, 3);

const HAPPENS = new WordList('skete sker skulle var er kom');
/** »så skete der nået« */
const isSomething: Test = (a, at) =>
  precedes(a, at, /^der$/) && HAPPENS.test(a.lower(a.before(at, 2))) && n.closesClause(a, at);

const WORDS: Record<string, readonly Misplaced[]> = {
  sig: [['infinitive', 'sige', 0.96, isSaying]],
  der: [
    ['sound-alike', 'da', 0.97, isWhen],
    ['sound-alike', 'deres', 0.95, isTheirs],
  ],
  men: [
    ['sound-alike', 'mens', 0.95, leadsToMain],
    ['sound-alike', 'med', 0.95, isWith],
  ],
  langt: [['sound-alike', 'lagt', 0.95, isLaid]],
  lagt: [['sound-alike', 'langt', 0.94, isFar]],
  sagt: [['sound-alike', 'sat', 0.96, hasSatDown]],
  tænkte: [['sound-alike', 'tændte', 0.96, isLit]],
  tændte: [['sound-alike', 'tænkte', 0.93, isThought]],
  vejret: [['hver-vaer-vejr', 'været', 0.94, hasBeen]],
  han: [['sound-alike', 'hans', 0.97, isHis]],
  alder: [['sound-alike', 'aldrig', 0.97, isNever]],
  aldrig: [['sound-alike', 'alder', 0.95, isAge]],
  en: [['sound-alike', 'ene', 0.96, isOneOf]],
  spænde: [['misspelling', 'spændende', 0.96, isExciting]],
  bevist: [['sound-alike', 'bevidst', 0.94, isKnowing]],
  højre: [['sound-alike', 'højere', 0.97, isHigher]],
  bare: [['sound-alike', 'bar', 0.93, isCarried]],
  over: [['hjem-hjemme', 'ovre', 0.93, isOver]],
  om: [['hjem-hjemme', 'omme', 0.94, isBehind]],
  næste: [['sound-alike', 'næsten', 0.93, isNearly]],
  sammen: [['sound-alike', 'samme', 0.95, isSame]],
  nået: [['sound-alike', 'noget', 0.95, isSomething]],
};

/** Words that are taken for one that sounds nearly alike, where the clause lacks or has too much of what a clause is made of. */
export const toldByClause: WordRule = {
  id: 'told-by-clause',
  subcategory: 'sound-alike',
  ...askedOf(WORDS),
  wrong: [
    ['Jeg kan ikke sig det.', 'Jeg kan ikke sige det.'],
    ['Der jeg kom hjem, sov min far.', 'Da jeg kom hjem, sov min far.'],
    ['Men vi ventede, spiste vi en is.', 'Mens vi ventede, spiste vi en is.'],
    ['Vi kørte men bussen.', 'Vi kørte med bussen.'],
    ['De glemte der tasker.', 'De glemte deres tasker.'],
    ['Hun har sagt sig ned på bænken.', 'Hun har sat sig ned på bænken.'],
    ['Det er han cykel.', 'Det er hans cykel.'],
    ['Jeg har alder set det.', 'Jeg har aldrig set det.'],
    ['Hun er på min aldrig.', 'Hun er på min alder.'],
    ['Filmen var meget spænde.', 'Filmen var meget spændende.'],
    ['Huset er højre end træet.', 'Huset er højere end træet.'],
    ['Så skete der nået.', 'Så skete der noget.'],
  ],
  right: [
    'Han kan ikke lære sig det.',
    'Der stod jeg og ventede.',
    'Men vi ventede, sagde hun.',
    'Vejen er smal, men køn.',
    'Der var børn i haven.',
    'I går spiste han mad hos os.',
    'Hun har langt hår.',
    'Den en gang så smukke by er grå.',
    'Jeg kan aldrig huske det.',
    'Drej til højre.',
  ],
};
