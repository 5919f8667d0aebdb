import { ADJECTIVE, FINITE, IMPERATIVE, INFINITIVE, NOUN, PLURAL, VERB } from '../lexicon/readings.ts';
import { beginsApposition } from './apposition-rules.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { rowFrom } from './enumerations.ts';
import { type Ruling, RULING } from './ruling.ts';
import { SYMBOL as S } from './symbols.ts';
import { EXPLAINS, MEASURES } from '../words/of-commas.ts';
import { PARTS_OF_DAY, WEEKDAYS } from '../words/times.ts';
import { ORDINALS, RULERS } from '../words/rulers.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET_DE, EN_ET } from '../words/articles.ts';
import { AND_OR_ALSO } from '../words/links.ts';
import { IS_OR_BECOMES } from '../words/verbs.ts';

const MONTH = new WordList('januar februar marts april maj juni juli august september oktober november december');

/** »den 12. april | 1945«, »for eksempel | bjørne« */
export function isInsidePhrase(p: PhraseTrack, i: number): boolean {
  const word = p.lower(i);
  if (WEEKDAYS.test(word) && PARTS_OF_DAY.test(p.lower(i + 1))) return true;
  if (word === 'hver' && p.lower(i + 1) === 'især') return true;
  // »æggene | et ad gangen«
  if (p.lower(i + 2) === 'ad' && p.lower(i + 3) === 'gangen') return true;
  if (isOfTitle(p, i) || isRulersName(p, i) || isCompared(p, i)) return true;
  if (MONTH.test(word)) return /^[12]\d{3}$/.test(p.lower(i + 1));
  if (word !== 'eksempel' && word !== 'andet' && word !== 'andre') return false;
  return p.lower(i - 1) === (word === 'eksempel' ? 'for' : 'blandt') && isNominal(p.kindAt(p.of[i + 1]!));
}

/** »Harry Potter | og De Vises Sten«: the article's capital tells of a title. */
const isOfTitle = (p: PhraseTrack, i: number): boolean =>
  p.lower(i + 1) === 'og' &&
  DEN_DET_DE.test(p.lower(i + 2)) &&
  p.type(i + 2).text !== p.lower(i + 2) &&
  p.type(i).text !== p.lower(i);

/** »Margrethe | den Anden« */
const isRulersName = (p: PhraseTrack, i: number): boolean =>
  p.lower(i + 1) === 'den' &&
  p.type(i).text !== p.lower(i) &&
  i + 2 < p.words &&
  (p.type(i + 2).text !== p.lower(i + 2) || (RULERS.test(p.lower(i)) && ORDINALS.test(p.lower(i + 2))));

const COMPARED = /re$/;
/** »jo flere bøger | jeg læser«, »desto bedre | man bliver« */
function isCompared(p: PhraseTrack, i: number): boolean {
  if (p.kindAt(p.of[i + 1]!) !== S.nominative) return false;
  for (let k = i; k >= i - 1 && k > 0; k--) if (JO_DESTO.test(p.lower(k - 1)) && COMPARED.test(p.lower(k))) return true;
  return false;
}
const JO_DESTO = new WordList('jo desto');

const FOR_EXAMPLE = new Map([
  ['blandt', ['andet', 'andre']],
  ['for', ['eksempel']],
  ['det', ['vil']],
]);

/** The same in short. */
const ABBREVIATED = new WordList('bl.a. f.eks. fx');

/** Rows that end in »og«: the comma between their earlier parts. */
const isImperativeOnly = (union: number): boolean =>
  (union & VERB) !== 0 && (union & (IMPERATIVE | INFINITIVE)) !== 0 && (union & NOUN) === 0;

export function inRow(p: PhraseTrack, i: number): Ruling | null {
  const c = p.of[i]!;
  const next = p.lower(i + 1);
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  if (next === 'det' && i > 0 && p.lower(i + 2) === 'vil' && p.lower(i + 3) === 'sige' && i + 5 < p.words)
    return RULING.forExample;
  // »Se | elevernes styrker og svagheder«: taken for a noun
  if (i === 0 && isImperativeOnly(p.type(0).union)) return null;
  if (next === 'bortset' && p.lower(i + 2) === 'fra' && i > 0) return RULING.explains;
  if (isChosen(p, i)) return RULING.explains;
  const example = FOR_EXAMPLE.get(next)?.includes(p.lower(i + 2)) ? 2 : ABBREVIATED.test(next) ? 1 : 0;
  if (example > 0 && (isNominal(kind) || kind === S.prepositional) && kind !== S.nominative && kind !== S.accusative) {
    if (isExampled(p, i, example)) return RULING.forExample;
    if (example > 1) return RULING.explainsInTwo;
  }
  if (
    EXPLAINS.test(next) &&
    !(next === 'nemlig' && followsItsVerb(p, c)) &&
    isNominal(kind) &&
    kind !== S.accusative &&
    kind !== S.nominative &&
    isNominal(p.kindAt(c + 2))
  )
    return RULING.explains;
  // »mange ældre og syge borgere«: how many, and no row
  if (kind === S.adjective && after === S.adjective && AMOUNTS.test(p.lower(i))) return null;
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
    return IS_OR_BECOMES.test(p.lower(p.first(c) - 1)) ? RULING.rowAfterBeing : RULING.rowOfAdjectives;
  if (row === 5 && kind === S.prepositional && p.lower(p.first(c)) === next) return RULING.rowOfPlaces;
  if (row === 3 && after === S.infinitive && next !== 'at' && kind !== S.finite && hasInfinitiveBefore(p, c))
    return kind === S.infinitive && p.first(c) < i ? RULING.rowOfSureInfinitives : RULING.rowOfInfinitives;
  return null;
}

/** »derfor kom toget | nemlig for sent«: the subject after its verb, and an adverb. */
const followsItsVerb = (p: PhraseTrack, c: number): boolean =>
  p.first(c) > 0 && (p.type(p.first(c) - 1).union & FINITE) !== 0 && !isNominal(p.kindAt(c - 2));

const AMOUNTS = new WordList('mange få flere færre alle nogle andre flest fleste begge');

/** »dyr | især heste«, »kage | helst med flødeskum«: some of what was named, and nothing more. */
function isChosen(p: PhraseTrack, i: number): boolean {
  const c = p.of[i]!;
  const kind = p.kind[c]!;
  // »filmen var god | især musikken«
  const isSaid = kind === S.adjective && p.kindAt(c + 2) === S.definite;
  if (!CHOSEN.test(p.lower(i + 1)) || !(isSaid || isNominal(kind) || kind === S.prepositional) || p.finites[c] === 0)
    return false;
  if (kind === S.nominative || kind === S.accusative || p.kindAt(c + 1) !== S.adverb) return false;
  // »så spiser Ida | helst kold pizza«: the subject
  if (p.kindAt(c - 1) === S.finite && !isNominal(p.kindAt(c - 2))) return false;
  const [what, after] = [p.kindAt(c + 2), p.kindAt(c + 3)];
  const isNoun = what === S.adjective && (p.type(p.last[c + 2]!).union & NOUN) !== 0;
  if (!isNominal(what) && what !== S.prepositional && !isNoun) return false;
  if (what === S.nominative || what === S.accusative) return false;
  return after === S.end || after === S.but;
}

const CHOSEN = new WordList('især specielt navnlig helst');

/** »mange dyr | for eksempel løver«: a noun in the plural or somebody's, and nouns that are some of them. */
function isExampled(p: PhraseTrack, i: number, length: number): boolean {
  const c = p.of[i]!;
  const first = i + 1 + length;
  const after = p.of[first] ?? p.count;
  if (p.lower(i + 1) === 'det' || (p.finites[c] === 0 && c > 0) || p.kindAt(c - 1) === S.finite) return false;
  if (first >= p.words || p.first(after) !== first) return false;
  const kind = p.kindAt(after);
  if (kind !== S.noun && kind !== S.definite && kind !== S.name) return false;
  return (p.type(i).union & PLURAL) !== 0 && (p.kindAt(after + 1) !== S.finite || c === 0);
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
  if ((union & NOUN) === 0 || text !== lower || MEASURES.test(lower) || NO_NOUN.test(lower)) return false;
  let d = p.of[i]! + 1;
  while (p.kindAt(d) === S.noun && p.first(d) === p.last[d]) d++;
  if (p.kindAt(d) !== S.conjunction || p.kindAt(d + 1) !== S.noun) return false;
  if (p.first(d + 1) !== p.last[d + 1] && !EN_ET.test(p.lower(p.first(d + 1)))) return false;
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
  const isOneOf = new WordList('hverken enten både').test(p.lower(first - 1));
  if (end - first < (isOneOf ? 1 : 2) || !AND_OR_ALSO.test(p.lower(end + 1)) || end + 2 >= p.words) return false;
  const last = p.of[end + 2]!;
  if (!isNominal(p.kindAt(last)) || p.kindAt(last + 1) === S.finite) return false;
  while (p.kindAt(p.of[first]!) !== S.noun && first < i) first++;
  if (end - first < (isOneOf ? 1 : 2) || p.kindAt(p.of[first]!) !== S.noun) return false;
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
  return p.kindAt(p.of[k]!) !== S.preposition && !MEASURES.test(lower) && !NO_NOUN.test(lower);
}

/** Nouns only by the dictionary. */
const NO_NOUN = new WordList(
  'tusind hundrede par eksempel nogen ingen over under mod alle mere meget mange lidt så nok ikke her der nu da ' +
    'jo ud op ned ind hen til fra selv helt ret lige dag aften morgen nat gang hele små store gamle nye unge gode ' +
    'første anden andre',
);

/** »mørk vinter«: more words than one, the first an adjective. */
const isAdjectiveFirst = (p: PhraseTrack, c: number): boolean =>
  isNominal(p.kindAt(c)) && p.first(c) < p.last[c]! && (p.type(p.first(c)).union & ADJECTIVE) !== 0;

function hasInfinitiveBefore(p: PhraseTrack, c: number): boolean {
  for (let d = c; d >= 0 && p.kind[d] !== S.finite && p.kind[d] !== S.subordinator; d--)
    if (p.kind[d] === S.infinitive) return true;
  return false;
}

function isRowOfNouns(p: PhraseTrack, c: number): boolean {
  const isPronoun = (kind: number): boolean => kind === S.nominative || kind === S.accusative;
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  if (isPronoun(kind) || kind === S.determiner || isPronoun(after) || MEASURES.test(p.lower(p.last[c]!))) return false;
  let d = c + 1;
  while (isNominal(p.kindAt(d))) d++;
  if (p.kindAt(d) !== S.conjunction || p.kindAt(d + 1) === S.nominative) return false;
  // »gav børnene saft og kage«, »rakte han drengen en nål og en tråd«: the first may be who got it.
  const verb = isPronoun(p.kindAt(c - 1)) ? c - 2 : c - 1;
  if (p.kindAt(verb) === S.finite && kind !== S.noun) return false;
  return kind === S.name || after !== S.name;
}
