import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { type Ruling, RULING } from './ruling.ts';
import { SYMBOL as S } from './symbols.ts';
import { WordList } from '../words/word-list.ts';
import { HIM_OR_HER } from '../words/persons.ts';

/** »Odense | Danmarks tredjestørste by«, »Min eneste fætter | Rasmus«, »Præsidenten | en høj mand«. */
export function beginsApposition(p: PhraseTrack, c: number): Ruling | null {
  const kind = p.kind[c]!;
  const after = p.kindAt(c + 1);
  const first = p.lower(p.first(c + 1));
  if (p.kindAt(c - 1) === S.preposition) return null;
  if (tellsWho(p, c)) return RULING.role;
  // »Emil fra klassen | ham med krøllerne | sagde«
  if (after === S.accusative && isPersonAgain(p, c)) return RULING.apposition;
  // »Lars Olsens plads« is one name; »Gerda, klassens ældste elev« is not.
  if (
    kind === S.name &&
    after === S.owned &&
    first.endsWith('s') &&
    (c === 0 || p.type(p.first(c + 1)).text === first) &&
    (p.first(c + 1) + 2 <= p.last[c + 1]! || (c === 0 && isRole(p, c + 1)))
  )
    return isRole(p, c + 1) ? RULING.role : RULING.apposition;
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

/** »Bjarne Lykke | skolens pedel | opdagede det«, »Oliver | kaptajnen på holdet | fik det«: a name, who that is, and the verb. */
export function tellsWho(p: PhraseTrack, c: number): boolean {
  const begins = c === 0 || p.kindAt(c - 1) === S.subordinator || p.kindAt(c - 1) === S.but;
  if (!begins || p.kind[c] !== S.name) return false;
  const after = p.kindAt(c + 1);
  const owner = p.type(p.first(c + 1));
  const isOwned =
    after === S.owned && owner.text === owner.lower && (POSSESSIVE.test(owner.lower) || owner.lower.endsWith('s'));
  let d = c + 2;
  while (p.kindAt(d) === S.prepositional) d++;
  return (isOwned || (after === S.definite && d > c + 2)) && p.kindAt(d) === S.finite;
}

const POSSESSIVE = new WordList('min mit mine din dit dine hans hendes vores jeres deres sin sit');

const WHICH_ONE = new WordList('tidligere nærmeste eneste ældste yngste første bedste nye gamle');
const isOnlyOne = (word: string): boolean => WHICH_ONE.test(word);

/** What a place or a person can be to a country or the like: »Rom, Italiens hovedstad«. */
const ROLES = new WordList(
  'hovedstad dronning konge statsminister præsident formand træner bror søster mor far kone mand nabo højdepunkt hovedperson forfatter instruktør fjende',
);

/** »Frankrigs hovedstad« */
export const isRole = (p: PhraseTrack, c: number): boolean =>
  p.kindAt(c) === S.owned && ROLES.test(p.lower(p.last[c]!));

/** Someone named, and then »ham« or »hende« with what tells who is meant. */
function isPersonAgain(p: PhraseTrack, c: number): boolean {
  if (!HIM_OR_HER.test(p.lower(p.first(c + 1))) || p.kindAt(c + 2) !== S.prepositional) return false;
  const d = p.kind[c] === S.prepositional ? c - 1 : c;
  const kind = p.kindAt(d);
  if ((kind !== S.name && kind !== S.owned) || p.kindAt(d - 1) === S.preposition) return false;
  return p.kindAt(c + 3) === S.finite || p.kindAt(c + 3) === S.end;
}

/** »Det er | tror jeg | det bedste«, »Han er rejst | tror jeg«: the comma before what the writer thinks, and after it. */
export function saidBetween(p: PhraseTrack, c: number): boolean {
  if (isThinker(p, c + 1) && isPutIn(p, c)) return true;
  return isThinker(p, c - 1) && isPutIn(p, c - 2);
}

/** »tror jeg«, the verb first */
const isThinker = (p: PhraseTrack, c: number): boolean =>
  p.kindAt(c) === S.finite && THINKS.test(p.lower(p.last[c]!)) && THINKERS.test(p.lower(p.first(c + 1)));

/** Phrase `c` is a verb with its subject before it, or the end of a clause that nothing follows. */
function isPutIn(p: PhraseTrack, c: number): boolean {
  if (c < 1 || p.clause[c]! >= 0 || p.finites[c] !== 1) return false;
  const after = p.kindAt(c + 3);
  if (after === S.end || after === S.asks)
    return p.kind[c] !== S.nominative && isNominal(p.kind[0]!) && p.kind[1] === S.finite;
  if (p.kind[c] !== S.finite || !isNominal(p.kindAt(c - 1))) return false;
  return (
    after !== S.subordinator &&
    after !== S.conjunction &&
    after !== S.but &&
    after !== S.nominative &&
    after !== S.finite
  );
}

const THINKS = new WordList('tror troede synes syntes mener mente håber');
const THINKERS = new WordList('jeg vi');
