import { MODAL } from '../analysis/word-role.ts';
import { DEFINITE, IMPERATIVE, NOUN } from '../lexicon/readings.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { type Ruling, RULING } from './ruling.ts';
import { SYMBOL as S } from './symbols.ts';
import { ADDRESSED, INTERJECTIONS } from '../words/of-commas.ts';
import { TITLES } from '../words/people.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET } from '../words/articles.ts';
import { WHO_WHAT } from '../words/links.ts';
import { SELVES } from '../words/persons.ts';
import { IS_OR_BECOMES } from '../words/verbs.ts';
import { DIGITS } from '../words/numbers.ts';

const ASKS_FOR_YES = new WordList('også sandt');
const SPEAKERS = new WordList('du jeg vi');
const MINE = new WordList('min mine');
/** Words called out: »ja,«, »Kom nu, Ida!«, »… ikke?« */
export function addressed(p: PhraseTrack, i: number): Ruling | null {
  const c = p.of[i]!;
  const word = p.lower(i);
  const next = p.lower(i + 1);
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  const first = p.kind[0] === S.punctuation ? 1 : 0;
  if (callsInterjection(p, i)) return RULING.interjection;
  if (
    (next === 'ikke' || next === 'vel') &&
    p.kindAt(p.count - 1) === S.asks &&
    isNominal(p.kind[0]!) &&
    p.kindAt(1) === S.finite
  ) {
    // »synes du ikke?«
    if (kind === S.nominative && p.kindAt(c - 1) === S.finite && !DEN_DET.test(word)) return null;
    const rest = p.words - i - 3;
    if (rest === 0 || (rest === 1 && ASKS_FOR_YES.test(p.lower(i + 2)))) return RULING.tagQuestion;
  }
  if (next === 'jo' && i > 0 && p.lower(0) === 'jo') return RULING.theMore;
  // »Storm, du lyver«
  if (i === first && kind === S.name && SPEAKERS.test(next) && p.kindAt(c + 2) === S.finite) return RULING.address;
  const isLast =
    p.first(c + 1) === i + 1 && p.last[c + 1] === i + 1 && (i + 2 >= p.words || p.kindAt(c + 2) >= S.punctuation);
  const called = after === S.name || ADDRESSED.test(next);
  const calls = p.kindAt(c + 2) === S.asks || p.lower(i + 2).startsWith('!');
  // »Hej farmor.«: one greeting
  if (isLast && i === first && HELLO.test(word)) return null;
  // »Hej onkel Bent!«, »Kom nu, fru Bang!«
  if (TITLES.test(word) && after === S.name) return RULING.insidePhrase;
  if (isLast && called && (c > 0 || GREETS.test(word))) {
    const isBeing = ADDRESSED.test(next) && IS_OR_BECOMES.test(p.lower(0));
    if (calls && kind === S.adverb && !NOT_BEFORE_NAME.has(word) && !isBeing) return RULING.address;
    // »kan du høre mig, Ida?«, »tak for hjælpen, farmor«
    if (calls && kind === S.accusative && ACCUSATIVES.has(word)) return RULING.address;
    if (
      !p.kind.subarray(first, c).includes(S.punctuation) &&
      (GREETS.test(p.lower(first)) || PARTS.test(`${p.lower(first)} ${p.lower(first + 1)}`)) &&
      kind !== S.owned &&
      kind !== S.name &&
      kind !== S.preposition &&
      kind !== S.conjunction &&
      kind !== S.finite
    )
      return RULING.address;
  }
  if (called && callsOut(p, i, isLast)) return RULING.address;
  // »Tak | min dreng!«
  if (c === first && GREETS.test(word) && after === S.owned && p.lower(p.last[c + 1]! + 1).startsWith('!'))
    if (MINE.test(next)) return RULING.address;
  // »mor, må jeg få en hund?«: the subject comes after the verb.
  const asks = p.kindAt(p.count - 1) === S.asks && p.kindAt(c + 2) === S.nominative;
  if (c === 0 && i === 0 && asks && after === S.finite && (kind === S.name || ADDRESSED.test(word)))
    return RULING.address;
  return null;
}

/** »Kære | naboer«, »Kære gamle | ven«, »Kære alle | sammen« */
function isDearOne(p: PhraseTrack, i: number, first: number): boolean {
  if (i === first + 1) return (p.type(i).union & NOUN) !== 0;
  return (
    i === first + 2 &&
    (GREETED.test(`${p.lower(i - 1)} ${p.lower(i)}`) || (DEAR.test(p.lower(i - 1)) && (p.type(i).union & NOUN) !== 0))
  );
}

/** Who is spoken to, named before all else: »Kære mor | jeg …«, »Far | hvor er du?« */
export function namedFirst(p: PhraseTrack, i: number): Ruling | null {
  if (endsSalutation(p, i)) return RULING.salutation;
  if (i > 1 || (i === 1 && p.kind[0] !== S.punctuation)) return null;
  return (p.kind[p.of[i]!] === S.name || KIN.test(p.lower(i))) && callsSomebody(p, i) ? RULING.address : null;
}

const YES_OR_NO = new WordList('ja nej jo');
const PRACTISED = new WordList('det den dig jer på hver');
/** »Ja | det kan du«, »Nej | Oliver er syg«, »Nej nej | det var …« */
function callsInterjection(p: PhraseTrack, i: number): boolean {
  const word = p.lower(i);
  const next = p.lower(i + 1);
  const after = p.kindAt(p.of[i]! + 1);
  const opens = i === 0 || (i === 1 && p.kind[0] === S.punctuation && word !== 'jamen' && next !== 'tak');
  if (!(opens || (i === 1 && p.lower(0) === word)) || !INTERJECTIONS.test(word) || p.words <= 4) return false;
  if (word === next || AFTER_INTERJECTION.test(next) || (word === 'jo' && /(re|før)$/.test(next))) return false;
  // »Undskyld larmen«: what for
  if (word === 'undskyld' && (after === S.definite || after === S.owned || after === S.noun) && !ADDRESSED.test(next))
    return false;
  // »Øv det langsomt«, »Øv 3: …«
  if (word === 'øv' && (PRACTISED.test(next) || DIGITS.test(next))) return false;
  if (after === S.accusative && SELVES.test(next)) return false;
  if (after === S.name) return YES_OR_NO.test(word) && p.kindAt(p.of[i]! + 2) < S.conjunction;
  return after !== S.prepositional && after !== S.preposition;
}

/** »Kære mor | jeg savner dig«, »Hej Mikkel | hvordan går det?«, »Nej Oliver | det må du ikke«: who it is said to. */
function endsSalutation(p: PhraseTrack, i: number): boolean {
  const first = p.kind[0] === S.punctuation ? 1 : 0;
  const greeting = p.lower(first);
  const isDear = greeting === 'kære' || greeting === 'søde';
  if (isDear && isDearOne(p, i, first) && asksToDo(p, i)) return true;
  if (i <= first || i > first + 3 || p.of[i] === p.of[i + 1] || GREETS.test(p.lower(i))) return false;
  if (!isDear && !GREETS.test(greeting) && !ANSWERS.test(greeting)) return false;
  const { text, lower, role } = p.type(i);
  const isName = role === 0 && text !== lower;
  const isWithTitle =
    isDear && i === first + 2 && TITLES.test(p.lower(i - 1)) && (isName || p.kind[p.of[i]!] === S.name);
  if (isWithTitle) return beginsWords(p, p.of[i]! + 1, true);
  if (isDear ? p.of[i]! > first + 1 || !(isNominal(p.kind[p.of[i]!]!) || isName) : i > first + 2) return false;
  if (!isDear) {
    const isCalled = i === first + 1 && (isName || ADDRESSED.test(lower));
    const isAll = i === first + 2 && GREETED.test(`${p.lower(i - 1)} ${lower}`) && GREETS.test(greeting);
    const isDearest = i === first + 2 && DEAR.test(p.lower(i - 1)) && (isName || ADDRESSED.test(lower));
    if (!isCalled && !isAll && !isDearest) return false;
  }
  return beginsWords(p, p.of[i]! + 1, GREETS.test(greeting) || isDear);
}

/** A clause of its own begins at phrase `d`: »det må du«, »hvordan går det«, »i dag skete der«, »lad os«. */
function beginsWords(p: PhraseTrack, d: number, mayAsk: boolean): boolean {
  const kind = p.kindAt(d);
  const then = p.kindAt(d + 1);
  if (kind === S.nominative || kind === S.imperative || p.lower(p.first(d)) === 'lad') return true;
  if (mayAsk && isWish(p, p.first(d))) return true;
  if (kind === S.finite) return mayAsk ? then === S.nominative || p.lower(p.first(d)) === 'tak' : isYou(p, d + 1);
  if (kind === S.question || kind === S.relative) return then === S.finite || kind === S.question;
  if (kind !== S.adverb && kind !== S.prepositional && kind !== S.definite && kind !== S.owned) return false;
  let e = d + 1;
  while (p.kindAt(e) === S.adverb) e++;
  return (
    p.kindAt(e) === S.finite && (isNominal(kind) || isNominal(p.kindAt(e + 1)) || p.lower(p.first(e + 1)) === 'der')
  );
}

/** »Kære skoleleder | træk stikket ud«, »Kære naboer | kom og se«: what somebody is to do, whatever the tagger sees in it. */
function asksToDo(p: PhraseTrack, i: number): boolean {
  const verb = p.type(i + 1);
  if ((verb.union & IMPERATIVE) === 0 && !CALLS.has(verb.lower)) return false;
  return i + 2 < p.words && (OF_COMMANDS.test(p.lower(i + 2)) || (p.type(i + 2).union & DEFINITE) !== 0);
}
const OF_COMMANDS = new WordList(
  'mig os dig jer jeres din dit dine på op nu og en et den det de lige efter ind ud ned til med hinanden ikke af for at om vores mere flere bare i',
);

const isYou = (p: PhraseTrack, c: number): boolean => p.lower(p.first(c)) === 'du' || p.type(p.first(c)).text === 'I';

const WISHES = new WordList('tak tillykke velkommen undskyld hjerteligt godt');
const OF_WISHES = new WordList('tusind mange hjertelig hjerteligt stort glædelig god rigtig 1000');
const WISHED = new WordList('tak tillykke jul jule nytår påske fødselsdag velkommen dag morgen aften');
/** »Kære Ida | tusind tak for …«, »… | hjertelig tillykke med …« */
const isWish = (p: PhraseTrack, k: number): boolean =>
  (WISHES.test(p.lower(k)) && k + 1 < p.words) || (OF_WISHES.test(p.lower(k)) && WISHED.test(p.lower(k + 1)));

const THEY_OR_MAN = new WordList('den de man');
/** »Mor | jeg er sulten«, »Far | hvor er du?«, »Mor | kan du komme«, »Peter | kom nu her« */
function callsSomebody(p: PhraseTrack, i: number): boolean {
  const c = p.of[i]!;
  if (p.first(c) !== i || p.last[c] !== i || i + 2 >= p.words) return false;
  const [next, then] = [p.kindAt(c + 1), p.kindAt(c + 2)];
  if (CALL.test(`${p.lower(i + 1)} ${p.lower(i + 2)}`)) return true;
  if (!KIN.test(p.lower(i))) return false;
  if (next === S.nominative) return then === S.finite && !THEY_OR_MAN.test(p.lower(i + 1));
  if (next === S.question) return then === S.finite || then === S.adverb;
  if (next === S.finite) return (p.type(i + 1).role & MODAL) !== 0 && isYou(p, c + 2);
  return p.lower(i) === 'skat' && next === S.definite && then === S.finite;
}

/** »Hvor er du | mor?«, »Kom her | Emil«, »Hjælp mig | Sofie, og …«, »Slap af | Ida«, »Ja | mor«. */
function callsOut(p: PhraseTrack, i: number, isLast: boolean): boolean {
  const c = p.of[i]!;
  const kind = p.kind[c]!;
  const word = p.lower(i);
  const first = p.kind[0] === S.punctuation ? 1 : 0;
  const after = p.kindAt(c + 2);
  const ends =
    isLast || after === S.conjunction || after === S.but || (after === S.nominative && p.kindAt(c + 3) === S.finite);
  if (!ends || p.first(c + 1) !== i + 1 || p.last[c + 1] !== i + 1) return false;
  // »ja mor«, »undskyld mormor«
  if (i === p.first(first) && ADDRESSED.test(p.lower(i + 1))) return ANSWERS.test(word);
  if (p.kindAt(first) === S.imperative || CALLS.has(p.lower(p.first(first)))) {
    if (c === first || after === S.finite || GIVES.test(p.lower(p.first(first)))) return false;
    const isTold = kind === S.accusative || (kind === S.prepositional && p.first(c) < i);
    const isComeOn = word === 'så' && i === 1 + p.first(first) && p.lower(i - 1) === 'kom';
    return (kind === S.adverb && (isComeOn || !NOT_BEFORE_NAME.has(word))) || (isTold && ACCUSATIVES.has(word));
  }
  // »Hvad laver du | Ida?«, »Kommer du snart | far?«
  if (after !== S.asks || !isLast || kind !== S.nominative || (word !== 'du' && word !== 'i')) return false;
  const verb = p.lower(p.last[c - 1]!);
  if (p.kindAt(c - 1) !== S.finite || (c === first + 1 && IS_CALLED.test(verb))) return false;
  // »Kender du Sara?«, »Hvor ser du far?«: whom
  return WHO_WHAT.test(p.lower(p.first(first))) || STAYS.test(verb);
}

const AFTER_INTERJECTION = new WordList('ja nej da jo tak vel nok');
const ANSWERS = new WordList('ja nej jo undskyld godnat farvel tak');
const GIVES = new WordList('giv send vis lad ræk');
const IS_CALLED = new WordList('er var hedder bliver blev');
const STAYS = new WordList('er var går gik kommer kom bor bliver står sidder sover skal ligger løber');
const KIN = new WordList('mor far farmor mormor farfar morfar skat');
/** Imperatives that the tagger often takes for something else. */
const CALLS = new Set('kom hør se vent stop hjælp slap skynd pas kig rolig vågn hold giv lad gå sæt tag'.split(' '));
/** What is called to somebody named first. */
const CALL =
  /^(kom (nu|her|herhen|så)|hør (her|nu|efter|lige)|vent (lige|nu|på)|se (her|lige|nu)|hold (nu )?(op|kæft|fast)|stop (nu|så)|lad være|skynd dig|pas (på|nu)|slap af|vågn op|hjælp (mig|os)|sæt dig|gå (nu|væk)|kig (her|lige))$/;
const ACCUSATIVES = new Set('mig dig os jer'.split(' '));
const HELLO = new WordList('hej hejsa halløj davs goddag');
const GREETS = new WordList(
  'tak hej hejsa halløj davs goddag farvel godnat godmorgen godaften undskyld velkommen hurra tillykke',
);
/** »Hej med jer | …«, »Hej alle sammen | …«, »Hej igen allesammen« */
const GREETED = /^(med (jer|dig)|alle sammen)$/;
const DEAR = new WordList('kære søde lille gamle min mine');
/** Parting or praise: a name after it is called out. */
const PARTS = /^(vi (ses|snakkes|tales|høres)|godt (gået|klaret|kæmpet|gjort|arbejdet|spillet|set)|held og)$/;
const NOT_BEFORE_NAME = new Set('så som ikke kun også bare især næsten'.split(' '));
