import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import { isFinite, MODALS, SUBORDINATING, TWO_WAY, WITH_ACCUSATIVE, WITH_DATIVE } from './words.ts';
import * as g from './word-bits.ts';
import { type Case, nounPhrase } from './noun-phrases.ts';

const COORDINATING = new WordList('und oder , sowie');
const DIVIDING = new WordList('aber denn sondern um');
/** Persons that are subjects and nothing else. */
const NOMINATIVES = new WordList('ich du er wir man');
export const COPULAS = new WordList(
  'bin bist ist sind seid war warst waren sein gewesen werde wirst wird werden wurde wurden geworden bleibe bleibt bleiben blieb blieben heiße heißt heißen hieß heisst heisse wäre wären',
);
const STAYING = new WordList(
  'wohne wohnst wohnt wohnen wohnte wohnten gewohnt bin bist ist sind war waren liegt liegen lag lagen steht stehen stand standen sitze sitzt sitzen saß saßen arbeite arbeitet arbeiten spiele spielt spielen lebe lebt leben lebte gelebt gewohnen bleibe bleibt bleiben schlafe schläft schlafen gegessen gibt wohnst gearbeitet getroffen',
);
const LYING = new WordList(
  'liegt liegen lag lagen steht stehen stand standen sitzt sitze sitzen saß saßen hängt hängen hing',
);
const MOVING = new WordList(
  'gehe gehst geht gehen ging gingen gegangen fahre fährst fährt fahren fuhr fuhren gefahren komme kommst kommt kommen kam kamen gekommen fliege fliegt fliegen flog geflogen laufe läuft laufen lief gelaufen gereist reisen reise reist ziehe zieht zog gezogen lege legt legte legen stelle stellt stellte stellen setze setzt setzte setzen springe springt sprang springen gesprungen verliebt gelegt gestellt gesetzt werfe wirft warf geworfen geschaut falle fällt fiel gefallen schicke schickt gebracht bringe bringt brachte zeigt steckt gesteckt schaut schaue schaute sieht blickte denke denkt verwandelt führt reinlegen steigt steige stieg gestiegen klettert kletterte rennt rannte gerannt warte wartet warten freue freut freuen gewöhnt teilen teilt geteilt verzichten erinnert erinnere glaube glaubt achten geantwortet antworten eintreten hoffen hoffe',
);

/** No clause goes further to either side: in a text without marks every place would look through all of it. */
const LONGEST_CLAUSE = 60;

/** The clause that a place stands in, both ends included; what is coordinated and has no verb of its own belongs to it. */
export function clauseAround(t: TongueText, at: number): [from: number, to: number] {
  let from = at;
  let sawVerb = isVerbHere(t, at);
  for (let k = t.before(at); k >= 0 && k >= at - LONGEST_CLAUSE; k = t.before(k)) {
    const word = t.lower(k);
    if (COORDINATING.test(word) ? sawVerb || t.before(k) < 0 : endsClause(t, k)) break;
    sawVerb ||= isVerbHere(t, k);
    from = k;
  }
  return [from, clauseEnd(t, at)];
}

const endsClause = (t: TongueText, at: number): boolean =>
  t.isMark(at) || SUBORDINATING.test(t.lower(at)) || DIVIDING.test(t.lower(at));
const isVerbHere = (t: TongueText, at: number): boolean => isFinite(t, at) || MODALS.test(t.lower(at));

/** The last word of the clause that a place stands in. */
export function clauseEnd(t: TongueText, at: number): number {
  let last = at;
  const goesOn = (k: number) =>
    k >= 0 && k <= at + LONGEST_CLAUSE && !COORDINATING.test(t.lower(k)) && !endsClause(t, k);
  for (let k = t.after(at); goesOn(k); k = t.after(k)) last = k;
  return last;
}

/** Why a noun phrase stands in a case. */
export type Reason =
  | 'dative'
  | 'accusative'
  | 'place'
  | 'motion'
  | 'either'
  | 'subject'
  | 'object'
  | 'exists'
  | 'predicate'
  | '';

/** The cases that the words around ask for; none where that is not sure. */
export function casesAt(t: TongueText, at: number, noun: number): [Reason, string] {
  const before = t.lower(t.before(at));
  if (WITH_DATIVE.test(before)) return ['dative', 'd'];
  if (WITH_ACCUSATIVE.test(before)) return afterAccusative(t, at, noun, before);
  if (TWO_WAY.test(before)) return afterTwoWay(t, at);
  if (['wegen', 'während', 'trotz', 'statt', 'als', 'wie', 'bis'].includes(before)) return ['', 'nadg'];
  if (t.isCapital(t.before(at)) && !t.isFirst(t.before(at))) return ['', ''];
  return inClause(t, at, noun);
}

function afterAccusative(t: TongueText, at: number, noun: number, before: string): [Reason, string] {
  if (before === 'für' && t.lower(t.before(at, 2)) === 'was') return ['', 'nadg'];
  // »um der Frau zu helfen«
  const helps = ['um', 'ohne'].includes(before) && hasInfinitive(t, noun);
  return helps ? ['', 'nadg'] : ['accusative', 'a'];
}

function hasInfinitive(t: TongueText, at: number): boolean {
  for (let k = t.after(at); k >= 0 && !t.isMark(k); k = t.after(k)) if (t.lower(k) === 'zu') return true;
  return false;
}

function afterTwoWay(t: TongueText, at: number): [Reason, string] {
  const [from, to] = clauseAround(t, at);
  let stays = false;
  for (let k = from; k <= to; k++) {
    if (MOVING.test(t.lower(k))) return ['either', 'ad'];
    stays ||= STAYING.test(t.lower(k));
  }
  // »verliebt in«, »über das Wetter«, »auf den Bus«: no places
  const lies = clauseHas(t, from, to, LYING);
  if (lies) return ['place', 'd'];
  const isPlain = ['in', 'unter', 'hinter', 'neben'].includes(t.lower(t.before(at)));
  return stays && isPlain ? ['place', 'd'] : ['either', 'ad'];
}

const clauseHas = (t: TongueText, from: number, to: number, words: WordList): boolean => {
  for (let k = from; k <= to; k++) if (words.test(t.lower(k))) return true;
  return false;
};

function inClause(t: TongueText, at: number, noun: number): [Reason, string] {
  const [from, to] = clauseAround(t, at);
  const before = t.lower(t.before(at));
  if (exists(t, at)) return ['exists', 'a'];
  const isFirst = t.before(at) < 0 || (t.isMark(t.before(at)) && t.written(t.before(at)) !== ',');
  const next = t.after(noun);
  if (isFirst && isFinite(t, next)) return isSubject(t, next) ? ['subject', 'n'] : ['', 'nadg'];
  if (COPULAS.test(before) && ['das', 'es', 'er', 'sie'].includes(t.lower(t.before(at, 2))) && t.before(at, 3) < 0)
    return hasParticiple(t, noun, to) ? ['', 'nadg'] : ['predicate', 'n'];
  const isOther = isFinite(t, next) && !t.is(next, g.PARTICIPLE);
  if (isOther || !hasSubject(t, from, at) || hasCopula(t, from, to)) return ['', 'nadg'];
  return ['object', 'a'];
}

const AMONG = new WordList('es auch hier dort noch nur da');

/** »Es gibt auch …«, »Hier gibt es …« */
function exists(t: TongueText, at: number): boolean {
  let verb = t.before(at);
  while (AMONG.test(t.lower(verb))) verb = t.before(verb);
  return (
    ['gibt', 'gab'].includes(t.lower(verb)) && (t.lower(t.before(verb)) === 'es' || t.lower(t.after(verb)) === 'es')
  );
}

/** Whether what stands before a verb is rather its subject: no other nominative follows. */
function isSubject(t: TongueText, verb: number): boolean {
  const next = t.after(verb);
  if (NOMINATIVES.test(t.lower(next)) || ['es', 'sie', 'ihr', 'mir', 'mich', 'uns'].includes(t.lower(next)))
    return false;
  const phrase = nounPhrase(t, next);
  return phrase === null || COPULAS.test(t.lower(verb));
}

function hasParticiple(t: TongueText, from: number, to: number): boolean {
  for (let k = from; k <= to; k++) if (!t.isCapital(k) && t.is(k, g.PARTICIPLE | g.INFINITIVE)) return true;
  return false;
}

/** A subject before the place: a person, or a phrase that opens the clause. */
function hasSubject(t: TongueText, from: number, at: number): boolean {
  for (let k = from; k < at; k++) {
    const word = t.lower(k);
    if (NOMINATIVES.test(word)) return true;
    if (word === 'sie' && (isFinite(t, t.after(k)) || (k > from && isFinite(t, t.before(k)) && k - from < 3)))
      return true;
  }
  // »Vejle hat …«
  const isName =
    t.isFirst(from) && t.isCapital(from) && !t.is(from, ~(g.CAPITAL | g.NOUN | g.MASCULINE | g.FEMININE | g.NEUTER));
  if (isName && isFinite(t, t.after(from)) && t.after(from) < at) return true;
  const phrase = nounPhrase(t, from);
  return phrase !== null && phrase.noun < at && isFinite(t, t.after(phrase.noun)) && t.before(from) < 0;
}

export function hasCopula(t: TongueText, from: number, to: number): boolean {
  let hasPerfect = false;
  let copula = false;
  for (let k = from; k <= to; k++) {
    copula ||= COPULAS.test(t.lower(k));
    hasPerfect ||= !t.isCapital(k) && t.is(k, g.PARTICIPLE) && !COPULAS.test(t.lower(k));
  }
  return copula && !hasPerfect;
}

/** The case that a reason wants, in one letter. */
export const firstCase = (cases: string): Case => (cases.charAt(0) || 'n') as Case;
