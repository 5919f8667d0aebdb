import type { Analysis } from '../analysis/analysis.ts';
import { WordList } from '../words/word-list.ts';
import { ADJECTIVE, DEFINITE, FINITE, hasAny, NAME, NOUN, PLURAL, VERB } from '../lexicon/readings.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { AND_OR } from '../words/links.ts';

/** »Det tyske bureau DPA | meddelte«: the name belongs to the article and is not put in, as it is after »min chef«. */
function isNameOfSubject(a: Analysis, at: number): boolean {
  if (!a.is(at, NAME) || !a.is(at + 1, VERB) || !hasAny(a.reading(at + 1), FINITE)) return false;
  let first = at;
  while (a.is(a.before(first), NAME) && !a.commaAfter(a.before(first))) first = a.before(first);
  let opener = a.before(first);
  if (!a.is(opener, NOUN) || a.commaAfter(opener)) return false;
  do opener = a.before(opener);
  while (a.is(opener, ADJECTIVE));
  return DEN_DET_DE.test(a.lower(opener));
}

/** Read as a name; or »Lone«, which is a noun, too. */
export const isNameHere = (a: Analysis, at: number): boolean =>
  a.is(at, NAME) || (a.hasCapital(at) && !a.opensSentence(at) && a.isWord(at));

/** »min nye ven | Magnus |«: one name right after what somebody owns, which commas may go around or not. */
function isNameOfOwn(a: Analysis, at: number): boolean {
  const name = isNameHere(a, at) ? at : a.after(at);
  const noun = a.before(name);
  // »min lærer | Bente |«: taken for what one does
  if (!isNameHere(a, name) || isNameHere(a, a.after(name)) || !a.canBe(noun, NOUN)) return false;
  let owner = a.before(noun);
  while (a.is(owner, ADJECTIVE) && !a.commaAfter(owner)) owner = a.before(owner);
  return POSSESSIVE.test(a.lower(owner)) && !a.commaAfter(noun) && !a.commaAfter(name);
}

/** »Katten Futte og hunden | Bruno«: each with the name of its own. */
const isOneOfNamed = (a: Analysis, at: number): boolean =>
  a.is(at, NOUN) &&
  a.is(at + 1, NAME) &&
  AND_OR.test(a.lower(at - 1)) &&
  !a.commaAfter(at - 2) &&
  a.is(at - 2, NAME) &&
  a.is(at - 3, NOUN);

/** »de tre byer | Aarhus, Odense og København«, »hans hjemlande | Indien og Pakistan«: which ones they are, and nothing put in. */
const areNamesOfSeveral = (a: Analysis, at: number): boolean => a.is(at, NOUN | PLURAL) && a.is(a.after(at), NAME);

/** Owners before what they own, with those that say whose by the person. */
export const POSSESSIVE = new WordList('min din sin hans hendes vores jeres deres');

/** »Klassens lærer | Søren Kold«: the noun that the name ending at the place says more of, −1 when none. */
export function namedNoun(a: Analysis, at: number): number {
  if (!a.is(at, NAME) || !a.is(at + 1, VERB)) return -1;
  let first = at;
  while (a.is(a.before(first), NAME) && !a.commaAfter(a.before(first))) first = a.before(first);
  const noun = a.before(first);
  return a.is(noun, NOUN) && !a.commaAfter(noun) ? noun : -1;
}

/** »Læreren | Bente Holm | kom for sent«: who or what the name is of opens the sentence, and may do without commas. */
const isRoleOfName = (a: Analysis, noun: number): boolean =>
  noun >= 0 &&
  a.opensSentence(noun) &&
  a.is(noun, NOUN | DEFINITE) &&
  !a.commaAfter(noun) &&
  a.is(noun + 1, NAME) &&
  a.hasCapital(noun + 1);

/** »Dronning Margrethe den Anden« */
const hasEpithet = (a: Analysis, at: number): boolean =>
  a.hasCapital(at) && a.lower(at + 1) === 'den' && !a.hasCapital(at + 1) && a.hasCapital(at + 2);

/** A name, or what has one, beside which no comma is due. */
export const goesWithoutCommas = (a: Analysis, at: number): boolean =>
  hasEpithet(a, at) ||
  isNameOfSubject(a, at) ||
  isNameOfOwn(a, at) ||
  areNamesOfSeveral(a, at) ||
  isOneOfNamed(a, at) ||
  isRoleOfName(a, at) ||
  isRoleOfName(a, namedNoun(a, at));
