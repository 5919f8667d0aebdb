import type { Analysis } from '../analysis/analysis.ts';
import { replaceSpan, replaceWord } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import * as r from '../lexicon/readings.ts';
import { AND_OR } from '../words/links.ts';
import { DIGITS } from '../words/numbers.ts';
import { OBJECT_PERSONS_AND_SELF, OWNERS, SUBJECTS } from '../words/persons.ts';
import {
  type OfPlace,
  type OpenedBy,
  type PartOf,
  placesOf,
  REACHED,
  SURE_PLACES,
  TAKES_IN,
  TAKES_ON,
  WAYS_TO_PLACES,
} from '../words/places.ts';
import { WordList } from '../words/word-list.ts';

const OPENERS = new WordList('en et den det de denne dette disse samme nogen alle anden andre mange flere ingen hele');
/** »i lige måde« */
const SAME = new WordList('lige');
/** Adjectives between: »på den store gamle fabrik«. */
const MOST_BETWEEN = 2;

/**
 * »i fabrikken«, »på begyndelsen«: places and times that each have their preposition.
 * @param surely only of those that no one who has grown up with the language mistakes
 */
export function misplacedPreposition(a: Analysis, at: number, surely: boolean): Finding | null {
  const before = a.before(at);
  if (a.commaAfter(at)) return null;
  const noun = nounOfPlace(a, at);
  if (noun < 0 || (surely && !isSure(a, noun))) return null;
  const wrong = a.lower(at);
  const opened = openedBy(a, at, noun);
  const place = placesOf(a.lower(noun))?.find(
    (one) => one.wrong.test(wrong) && (one.openedBy === opened || fits(one.openedBy, opened)) && isBeside(a, noun, one),
  );
  if (place === undefined || SAME.test(a.lower(a.before(noun)))) return null;
  if (surely && (isRow(a, at) || DIGITS.test(a.written(a.after(noun))))) return null;
  if (isPartOf(a, before, place.hasParts) || isTakenBefore(a, at, wrong, a.lower(noun))) return null;
  // »i vej hjem«: else »vej« gets an ending
  return place.before && place.right === 'på'
    ? replaceSpan(a, at, noun, `på ${a.lower(noun)}`, 0.98)
    : replaceWord(a, at, place.right, 0.88);
}

/** »venter på bussen, | på weekenden«: the same preposition stands before what it is joined with. */
function isRow(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (!AND_OR.test(a.lower(before)) && !a.commaAfter(before)) return false;
  for (let k = before; k >= a.sentenceStart(at); k--) if (a.lower(k) === a.lower(at)) return true;
  return false;
}

const isSure = (a: Analysis, noun: number): boolean => SURE_PLACES.test(a.lower(noun)) && !a.hasCapital(noun);

/** The noun that the preposition may belong to, with at most its article or owner and a few adjectives before it; else −1. */
function nounOfPlace(a: Analysis, at: number): number {
  let k = a.after(at);
  if (OWNERS.test(a.lower(k)) || OPENERS.test(a.lower(k))) k = a.after(k);
  for (let steps = 0; k >= 0 && steps <= MOST_BETWEEN; k = a.after(k), steps++) {
    if (placesOf(a.lower(k)) !== undefined) return isFirstOfTwo(a, k) ? -1 : k;
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.NUMERAL) || a.commaAfter(k)) return -1;
  }
  return -1;
}

/** »i bus skuret«; not »i bussen kl. 9« */
const isFirstOfTwo = (a: Analysis, at: number): boolean =>
  a.is(a.after(at), r.NOUN) && !a.commaAfter(at) && !CLOCK.test(a.lower(a.after(at)));
const CLOCK = new WordList('kl klokken');

function openedBy(a: Analysis, at: number, noun: number): Exclude<OpenedBy, 'anything'> {
  const next = a.after(at);
  return OWNERS.test(a.lower(next)) ? 'owner' : next === noun ? 'nothing' : 'opener';
}

/** »fjerde | sal«, »vej | hjem« */
const isBeside = (a: Analysis, noun: number, { after, before }: OfPlace): boolean =>
  (after === undefined || after.test(a.lower(a.before(noun)))) &&
  (before === undefined || (before.test(a.lower(a.after(noun))) && !a.commaAfter(noun)));

const fits = (asked: OpenedBy, opened: OpenedBy): boolean =>
  asked === 'anything' || (asked === 'opener' && opened === 'owner');

/** »farven på huset« */
const isPartOf = (a: Analysis, before: number, parts: PartOf): boolean =>
  parts !== 'nothing' &&
  !a.commaAfter(before) &&
  // »spiller vi | på«, »lagde os | på«
  !SUBJECTS.test(a.lower(before)) &&
  !OBJECT_PERSONS_AND_SELF.test(a.lower(before)) &&
  // »bor | på«: no drill
  (!a.is(before, r.VERB) || a.canBe(before, r.NOUN | r.DEFINITE)) &&
  a.canBe(before, parts === 'known' ? r.NOUN | r.DEFINITE : r.NOUN);

/** »venter på«, »kigger jeg på«: a word before has that preposition. */
function isTakenBefore(a: Analysis, at: number, preposition: string, noun: string): boolean {
  // »løb ud | i gaden«
  if (REACHED.test(noun) && WAYS_TO_PLACES.test(a.lower(a.before(at)))) return false;
  const takes = preposition === 'i' ? TAKES_IN : TAKES_ON;
  for (let k = a.before(at), steps = 0; k >= 0 && steps <= MOST_BETWEEN && !a.commaAfter(k); k = a.before(k), steps++) {
    if (takes.test(a.lower(k))) return true;
    if (!SUBJECTS.test(a.lower(k)) && !OBJECT_PERSONS_AND_SELF.test(a.lower(k)) && !a.is(k, r.ADVERB)) return false;
  }
  return false;
}
