import { ADJECTIVE, IMPERATIVE, NOUN, PLURAL, VERB } from '../lexicon/readings.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { rowFrom } from './rows.ts';
import { type Ruling, RULING } from './ruling.ts';
import { SYMBOL as S } from './symbols.ts';
import { ADDRESSED, EXPLAINS, INTERJECTIONS, MEASURES } from './word-lists.ts';
import { WordList } from '../text/word-list.ts';

/** Words called out: »ja,«, »Kom nu, Ida!«, »… ikke?« */
export function addressed(p: PhraseTrack, i: number): Ruling | null {
  const c = p.of[i]!;
  const word = p.lower(i);
  const next = p.lower(i + 1);
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  if (
    (i === 0 || (i === 1 && p.kind[0] === S.punctuation && word !== 'jamen' && next !== 'tak')) &&
    INTERJECTIONS.has(word) &&
    word !== next &&
    !AFTER_INTERJECTION.test(next) &&
    // »Undskyld larmen«: what for
    !(word === 'undskyld' && (after === S.definite || after === S.owned || after === S.noun) && !ADDRESSED.has(next)) &&
    p.words > 4 &&
    !(word === 'jo' && /(re|før)$/.test(next))
  ) {
    // »Øv det langsomt«
    if (word === 'øv' && /^(det|den|dig|jer|på|hver)$/.test(next)) return null;
    const isVerb = after === S.accusative && /^(dig|jer|sig|mig|os)$/.test(next);
    return isVerb || after === S.prepositional || after === S.preposition || after === S.name
      ? null
      : RULING.interjection;
  }
  if (
    c === 0 &&
    (word === 'kære' || p.lower(0) === 'kære') &&
    (after === S.nominative || next === 'lad') &&
    isNominal(kind)
  ) {
    return RULING.salutation;
  }
  if (
    (next === 'ikke' || next === 'vel') &&
    p.kindAt(p.count - 1) === S.asks &&
    isNominal(p.kind[0]!) &&
    p.kindAt(1) === S.finite
  ) {
    // »synes du ikke?«
    if (kind === S.nominative && p.kindAt(c - 1) === S.finite && !/^(det|den)$/.test(word)) return null;
    const rest = p.words - i - 3;
    if (rest === 0 || (rest === 1 && /^(også|sandt)$/.test(p.lower(i + 2)))) return RULING.tagQuestion;
  }
  if (next === 'jo' && i > 0 && p.lower(0) === 'jo') return RULING.theMore;
  const isFirst = i === 0 || (i === 1 && p.kind[0] === S.punctuation);
  // »Storm, du lyver«
  if (isFirst && kind === S.name && /^(du|jeg|vi)$/.test(next) && p.kindAt(c + 2) === S.finite) return RULING.address;
  const isLast =
    p.first(c + 1) === i + 1 && p.last[c + 1] === i + 1 && (i + 2 >= p.words || p.kindAt(c + 2) >= S.punctuation);
  const called = after === S.name || ADDRESSED.has(next);
  const calls = p.kindAt(c + 2) === S.asks || p.lower(i + 2).startsWith('!');
  if (isLast && called && (c > 0 || GREETS.has(word))) {
    const isBeing = ADDRESSED.has(next) && /^(er|var|bliver|blev)$/.test(p.lower(0));
    if (calls && kind === S.adverb && !NOT_BEFORE_NAME.has(word) && !isBeing) return RULING.address;
    // »kan du høre mig, Ida?«, »tak for hjælpen, farmor«
    if (calls && kind === S.accusative && ACCUSATIVES.has(word)) return RULING.address;
    if (
      GREETS.has(p.lower(0)) &&
      kind !== S.owned &&
      kind !== S.name &&
      kind !== S.preposition &&
      kind !== S.conjunction &&
      kind !== S.finite
    )
      return RULING.address;
  }
  if (called && callsOut(p, i, isLast)) return RULING.address;
  // »mor, må jeg få en hund?«: the subject comes after the verb.
  const asks = p.kindAt(p.count - 1) === S.asks && p.kindAt(c + 2) === S.nominative;
  if (c === 0 && i === 0 && asks && after === S.finite && (kind === S.name || ADDRESSED.has(word)))
    return RULING.address;
  return null;
}

const MONTH = new WordList('januar februar marts april maj juni juli august september oktober november december');

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
  if (i === p.first(first) && ADDRESSED.has(p.lower(i + 1))) return ANSWERS.test(word);
  if (p.kindAt(first) === S.imperative || CALLS.has(p.lower(p.first(first)))) {
    if (c === first || after === S.finite || GIVES.test(p.lower(p.first(first)))) return false;
    const isTold = kind === S.accusative || (kind === S.prepositional && p.first(c) < i);
    return (kind === S.adverb && !NOT_BEFORE_NAME.has(word)) || (isTold && ACCUSATIVES.has(word));
  }
  // »Hvad laver du | Ida?«, »Kommer du snart | far?«
  if (after !== S.asks || !isLast || kind !== S.nominative || (word !== 'du' && word !== 'i')) return false;
  const verb = p.lower(p.last[c - 1]!);
  if (p.kindAt(c - 1) !== S.finite || (c === first + 1 && IS_CALLED.test(verb))) return false;
  // »Kender du Sara?«, »Hvor ser du far?«: whom
  return /^(hvad|hvem)$/.test(p.lower(p.first(first))) || STAYS.test(verb);
}

const AFTER_INTERJECTION = new WordList('ja nej da jo tak vel nok');
const ANSWERS = new WordList('ja nej jo undskyld godnat farvel tak');
const GIVES = new WordList('giv send vis lad ræk');
const IS_CALLED = new WordList('er var hedder bliver blev');
const STAYS = new WordList('er var går gik kommer kom bor bliver står sidder sover skal ligger løber');
/** Imperatives that the tagger often takes for something else. */
const CALLS = new Set('kom hør se vent stop hjælp slap skynd pas kig rolig vågn hold giv lad gå sæt tag'.split(' '));

/** »den 12. april | 1945«, »for eksempel | bjørne« */
export function isInsidePhrase(p: PhraseTrack, i: number): boolean {
  const word = p.lower(i);
  if (MONTH.test(word)) return /^[12]\d{3}$/.test(p.lower(i + 1));
  if (word !== 'eksempel' && word !== 'andet' && word !== 'andre') return false;
  const pair = `${p.lower(i - 1)} ${word}`;
  return /^(for eksempel|blandt andet|blandt andre)$/.test(pair) && isNominal(p.kindAt(p.of[i + 1]!));
}

const ACCUSATIVES = new Set('mig dig os jer'.split(' '));
const GREETS = new Set('tak hej farvel godnat godmorgen undskyld velkommen hurra tillykke'.split(' '));
const NOT_BEFORE_NAME = new Set('så som ikke kun også bare især næsten'.split(' '));

const FOR_EXAMPLE = new Map([
  ['blandt', ['andet', 'andre']],
  ['for', ['eksempel']],
  ['det', ['vil']],
]);

/** Rows that end in »og«: the comma between their earlier parts. */
export function inRow(p: PhraseTrack, i: number): Ruling | null {
  const c = p.of[i]!;
  const next = p.lower(i + 1);
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  if (
    FOR_EXAMPLE.get(next)?.includes(p.lower(i + 2)) &&
    (isNominal(kind) || kind === S.prepositional) &&
    kind !== S.nominative &&
    kind !== S.accusative
  )
    return isExampled(p, i) ? RULING.forExample : RULING.explainsInTwo;
  if (
    EXPLAINS.has(next) &&
    isNominal(kind) &&
    kind !== S.accusative &&
    kind !== S.nominative &&
    isNominal(p.kindAt(c + 2))
  )
    return RULING.explains;
  if (kind === S.adjective && after === S.adjective && p.kindAt(c + 2) === S.conjunction && isAdjectiveFirst(p, c + 3))
    return RULING.rowBeforeNoun;
  if (isBareRow(p, i)) return RULING.rowOfNouns;
  if (isRowAfterPreposition(p, i)) return RULING.rowAfterPreposition;
  const apposition = beginsApposition(p, c);
  if (apposition) return apposition;
  const row = rowFrom(p, c + 1);
  if (row === 0) return null;
  const isList = row === 1 || (row === 6 && p.finites[c] === 0);
  if (isList && isNominal(kind) && isRowOfNouns(p, c)) return RULING.rowOfNouns;
  if (row === 4 && kind === S.adjective && after === S.adjective)
    return /^(er|var|bliver|blev)$/.test(p.lower(p.first(c) - 1)) ? RULING.rowAfterBeing : RULING.rowOfAdjectives;
  if (row === 5 && kind === S.prepositional && p.lower(p.first(c)) === next) return RULING.rowOfPlaces;
  if (row === 3 && after === S.infinitive && next !== 'at' && kind !== S.finite && hasInfinitiveBefore(p, c))
    return RULING.rowOfInfinitives;
  return null;
}

/** »mange dyr | for eksempel løver«: a noun in the plural or somebody's, and nouns that are some of them. */
function isExampled(p: PhraseTrack, i: number): boolean {
  const c = p.of[i]!;
  const after = p.of[i + 3] ?? p.count;
  if (p.lower(i + 1) === 'det' || p.finites[c] === 0 || p.kindAt(c - 1) === S.finite) return false;
  if (i + 3 >= p.words || p.first(after) !== i + 3) return false;
  const kind = p.kindAt(after);
  if (kind !== S.noun && kind !== S.definite && kind !== S.name) return false;
  return (p.type(i).union & PLURAL) !== 0 && p.kindAt(after + 1) !== S.finite;
}

/** »med leverpostej | agurk og tomat«, »mellem fodbold | håndbold | svømning og dans«: bare nouns after a preposition. */
function isRowAfterPreposition(p: PhraseTrack, i: number): boolean {
  let c = p.of[i]!;
  if (!isBareNoun(p, i + 1) || p.first(c + 1) !== i + 1 || p.kindAt(c + 1) !== S.noun) return false;
  let nouns = 1;
  while (p.kindAt(c) === S.noun && p.first(c) === p.last[c] && nouns < LONGEST_ROW) {
    c--;
    nouns++;
  }
  if (p.kindAt(c) !== S.prepositional || p.last[c] !== p.first(c) + 1) return false;
  const first = p.last[c]!;
  const { union, lower, text } = p.type(first);
  if ((union & NOUN) === 0 || text !== lower || MEASURES.has(lower) || NO_NOUN.has(lower)) return false;
  let d = p.of[i]! + 1;
  while (p.kindAt(d) === S.noun && p.first(d) === p.last[d]) d++;
  if (p.kindAt(d) !== S.conjunction || p.kindAt(d + 1) !== S.noun || p.first(d + 1) !== p.last[d + 1]) return false;
  return p.kindAt(d + 2) !== S.finite;
}

const LONGEST_ROW = 12;

/** »mælk | brød | ost og æbler«: at least three bare nouns in a row, one of which the tagger may take for something else. */
function isBareRow(p: PhraseTrack, i: number): boolean {
  if (!isBareNoun(p, i) || !isBareNoun(p, i + 1)) return false;
  let first = i;
  while (isBareNoun(p, first - 1) && i - first < LONGEST_ROW) first--;
  let end = i + 1;
  while (isBareNoun(p, end + 1) && end - i < LONGEST_ROW) end++;
  if (end - first < 2 || !/^(og|eller|samt)$/.test(p.lower(end + 1)) || end + 2 >= p.words) return false;
  const last = p.of[end + 2]!;
  if (!isNominal(p.kindAt(last)) || p.kindAt(last + 1) === S.finite) return false;
  while (p.kindAt(p.of[first]!) !== S.noun && first < i) first++;
  if (end - first < 2 || p.kindAt(p.of[first]!) !== S.noun) return false;
  // »Sigt mel, bagepulver og kakao«: the verb, not the first of the row
  if (i === 0 && p.finites[p.count - 1] === 0 && isImperative(p.type(0).union)) return false;
  let doubtful = 0;
  for (let k = first; k <= end; k++) if (p.kindAt(p.of[k]!) !== S.noun || p.first(p.of[k]!) < k) doubtful++;
  return doubtful <= 1;
}

const isImperative = (union: number): boolean => (union & (VERB | IMPERATIVE)) === (VERB | IMPERATIVE);

function isBareNoun(p: PhraseTrack, k: number): boolean {
  if (k < 0 || k >= p.words) return false;
  const { union, role, lower, text } = p.type(k);
  if ((union & NOUN) === 0 || role !== 0 || text !== lower) return false;
  if ((union & ADJECTIVE) !== 0 && lower.endsWith('e')) return false;
  return p.kindAt(p.of[k]!) !== S.preposition && !MEASURES.has(lower) && !NO_NOUN.has(lower);
}

/** Nouns only by the dictionary. */
const NO_NOUN = new Set(
  'tusind hundrede par eksempel nogen ingen over under mod alle mere meget mange lidt så nok ikke her der nu da jo ud op ned ind hen til fra selv helt ret lige dag aften morgen nat gang hele små store gamle nye unge gode første anden andre'.split(
    ' ',
  ),
);

/** »mørk vinter«: more words than one, the first an adjective. */
const isAdjectiveFirst = (p: PhraseTrack, c: number): boolean =>
  isNominal(p.kindAt(c)) && p.first(c) < p.last[c]! && (p.type(p.first(c)).union & ADJECTIVE) !== 0;

/** »Odense | Danmarks tredjestørste by«, »Min eneste fætter | Rasmus«, »Præsidenten | en høj mand«. */
function beginsApposition(p: PhraseTrack, c: number): Ruling | null {
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  const first = p.lower(p.first(c + 1));
  if (p.kindAt(c - 1) === S.preposition) return null;
  // »Lars Olsens plads« is one name; »Gerda, klassens ældste elev« is not.
  if (
    kind === S.name &&
    after === S.owned &&
    first.endsWith('s') &&
    (c === 0 || p.type(p.first(c + 1)).text === first) &&
    p.first(c + 1) + 2 <= p.last[c + 1]!
  )
    return RULING.apposition;
  // »Lærke, min kusine fra Aalborg, kommer«
  if (kind === S.name && after === S.owned && POSSESSIVE.test(first)) {
    let d = c + 2;
    while (p.kindAt(d) === S.prepositional) d++;
    const before = p.kindAt(c - 1);
    const begins = c === 0 || before === S.conjunction || before === S.but || before === S.subordinator;
    if (begins && p.kindAt(d) === S.finite) return RULING.apposition;
  }
  const indefinite = after === S.noun && (first === 'en' || first === 'et') && p.first(c + 1) < p.last[c + 1]!;
  if (indefinite && (kind === S.definite || kind === S.owned || kind === S.name) && c === 0) return RULING.apposition;
  if (kind === S.owned && after === S.name && c === 0 && isOnlyOne(p.lower(p.last[c]! - 1))) return RULING.apposition;
  return null;
}

const POSSESSIVE = new WordList('min mit mine din dit dine hans hendes vores jeres deres sin sit');

const isOnlyOne = (word: string): boolean =>
  /^(tidligere|nærmeste|eneste|ældste|yngste|første|bedste|nye|gamle)$/.test(word);

function hasInfinitiveBefore(p: PhraseTrack, c: number): boolean {
  for (let d = c; d >= 0 && p.kind[d] !== S.finite && p.kind[d] !== S.subordinator; d--)
    if (p.kind[d] === S.infinitive) return true;
  return false;
}

function isRowOfNouns(p: PhraseTrack, c: number): boolean {
  const isPronoun = (kind: number): boolean => kind === S.nominative || kind === S.accusative;
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  if (isPronoun(kind) || kind === S.determiner || isPronoun(after) || MEASURES.has(p.lower(p.last[c]!))) return false;
  let d = c + 1;
  while (isNominal(p.kindAt(d))) d++;
  if (p.kindAt(d) !== S.conjunction || p.kindAt(d + 1) === S.nominative) return false;
  // »gav børnene saft og kage«, »rakte han drengen en nål og en tråd«: the first may be who got it.
  const verb = isPronoun(p.kindAt(c - 1)) ? c - 2 : c - 1;
  if (p.kindAt(verb) === S.finite && kind !== S.noun) return false;
  return kind === S.name || after !== S.name;
}
