import type { Analysis } from '../analysis/analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { PERSONS, SUBJECTS } from '../words/persons.ts';
import { IS_WAS, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

/** What a clause may lack where a word stands, as bits. */
export const LACK = { finite: 1, infinitive: 2, noun: 4, adjective: 8 } as const;

const OPENS_PHRASE = new WordList('en et min mit mine din dit dine sin sit sine hans hendes vores jeres deres');
const NEUTERS = new WordList('et mit dit sit');
const COMMONS = new WordList('en min din sin');
const PLURALS = new WordList('mine dine sine');
const ADVERBS = new WordList(
  'ikke også altid aldrig bare lige gerne kun jo nok godt selv så nu her der lidt snart måske helt næsten stadig tit ofte',
);
const DEGREES = new WordList(
  'meget helt så rigtig rigtigt ret virkelig mere lidt alt for ganske temmelig super mega vildt',
);
const BECOMES = new WordList('er var bliver blev være blive');
/** An infinitive stands no farther from its modal verb. */
const STEPS = 6;
/** Shorter sentences are mostly none. */
const SHORTEST = 4;

/** Where each clause of a text begins, by place, and how many finite verbs it has. */
interface Verbs {
  readonly clauseOf: Int32Array;
  readonly finite: readonly number[];
}

/** A clause begins with its sentence, with what subordinates it, and with a person before his verb. */
function countVerbs(a: Analysis): Verbs {
  const clauseOf = new Int32Array(a.count);
  const finite: number[] = [];
  for (let at = 0; at < a.count; at++) {
    if (a.before(at) < 0 || beginsClause(a, at)) finite.push(0);
    clauseOf[at] = finite.length - 1;
    if (mayBeFinite(a, at)) finite[finite.length - 1]!++;
  }
  return { clauseOf, finite };
}

/** A finite verb, or what can be little else. */
const mayBeFinite = (a: Analysis, at: number): boolean =>
  // the tagger takes for a verb what stands where one should
  (r.hasAny(a.reading(at), r.FINITE | r.IMPERATIVE) && r.hasAny(a.union(at), r.VERB)) ||
  (r.hasAny(a.union(at), r.FINITE) && !r.hasAny(a.union(at), r.NOUN | r.OTHER));

function beginsClause(a: Analysis, at: number): boolean {
  if (a.is(at, r.SUBORDINATOR)) return true;
  if (a.isMark(at)) return true;
  if (!SUBJECTS.test(a.lower(at)) && a.lower(at) !== 'der') return false;
  return r.hasAny(a.reading(a.after(at)), r.FINITE) && !r.hasAny(a.reading(a.before(at)), r.FINITE);
}

/** What the clause lacks that the word at the place is not, as bits of `LACK`. */
export function lacksAt(a: Analysis, at: number): number {
  let lacks = 0;
  const { clauseOf, finite } = a.once(countVerbs);
  const verbs = finite[clauseOf[at]!]!;
  if (verbs === 0 && a.sentenceEnd(at) - a.sentenceStart(at) >= SHORTEST) lacks |= LACK.finite;
  if (!r.hasAny(a.union(at), r.INFINITIVE) && asksInfinitive(a, at)) lacks |= LACK.infinitive;
  if (asksNoun(a, at)) lacks |= LACK.noun;
  if (asksAdjective(a, at)) lacks |= LACK.adjective;
  return lacks;
}

/** An infinitive follows before another clause begins. */
function hasInfinitiveAfter(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < STEPS && !beginsClause(a, k); k = a.after(k), steps++)
    if (a.is(k, r.VERB) && r.hasAny(a.union(k), r.INFINITIVE)) return true;
  return false;
}

/** The word that says what is asked for, subject and adverbs left out. */
function governorOf(a: Analysis, at: number): number {
  let k = a.before(at);
  while (k >= 0 && !a.commaAfter(k) && (ADVERBS.test(a.lower(k)) || PERSONS.test(a.lower(k)))) k = a.before(k);
  return a.commaAfter(k) ? -1 : k;
}

/** »vi skal lag suppe«, »for at sig noget« */
const asksInfinitive = (a: Analysis, at: number): boolean => {
  const governor = governorOf(a, at);
  if (a.lower(governor) === 'at' && governor === a.before(at)) return !a.is(governor, r.SUBORDINATOR);
  return MORE_MODALS.test(a.lower(governor)) && !hasInfinitiveAfter(a, at);
};

/** The word that opens the noun phrase, adjectives between; −1 when none does. */
function openerOf(a: Analysis, at: number): number {
  let k = a.before(at);
  if (a.commaAfter(k)) return -1;
  if (a.is(k, r.ADJECTIVE) && !a.commaAfter(a.before(k))) k = a.before(k);
  return OPENS_PHRASE.test(a.lower(k)) ? k : -1;
}

const goesOnAsPhrase = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) && r.hasAny(a.reading(a.after(at)), r.NOUN | r.ADJECTIVE | r.NUMERAL | r.NAME);

/** »hun fandt et.«, »foran min når« */
const asksNoun = (a: Analysis, at: number): boolean => {
  const before = a.before(at);
  if (before < 0 || a.commaAfter(before) || goesOnAsPhrase(a, at)) return false;
  if (a.is(before, r.PREPOSITION)) return !r.hasAny(a.union(at), r.NOUN | r.ADJECTIVE | r.OTHER | r.NAME);
  const opener = openerOf(a, at);
  // »en hus«: the article is wrong, not the noun
  return opener >= 0 && !a.canBe(at, r.NOUN | r.INDEFINITE);
};

/** A noun, of the gender and number that the article or owner has. */
function isNounFor(opener: string, word: number, lexicon: Lexicon): boolean {
  if (NEUTERS.test(opener)) return lexicon.hasReading(word, r.NOUN | r.NEUTER | r.SINGULAR | r.INDEFINITE);
  if (COMMONS.test(opener)) return lexicon.hasReading(word, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE);
  if (PLURALS.test(opener)) return lexicon.hasReading(word, r.NOUN | r.PLURAL | r.INDEFINITE);
  return lexicon.hasReading(word, r.NOUN | r.INDEFINITE);
}

/** The phrase ends with the word. */
const closes = (a: Analysis, at: number): boolean => {
  const next = a.after(at);
  return (
    next < 0 ||
    a.commaAfter(at) ||
    a.isMark(next) ||
    r.hasAny(a.reading(next), r.CONJUNCTION | r.SUBORDINATOR | r.PREPOSITION)
  );
};

/** »han blev helt van.« */
const asksAdjective = (a: Analysis, at: number): boolean => {
  const before = a.before(at);
  if (before < 0 || a.commaAfter(before) || !closes(a, at)) return false;
  if (r.hasAny(a.union(at), r.ADJECTIVE | r.OTHER | r.PAST_PARTICIPLE)) return false;
  if (DEGREES.test(a.lower(before)) && !IS_WAS.test(a.lower(at))) return true;
  return BECOMES.test(a.lower(governorOf(a, at))) && a.canBe(at, r.NOUN | r.INDEFINITE | r.SINGULAR);
};

/** Which of the lacks another word at the place would mend. */
export function mends(a: Analysis, at: number, lacks: number, other: number): number {
  const { lexicon } = a;
  const union = lexicon.union(other);
  let mended = 0;
  if (lacks & LACK.finite && r.hasAny(union, r.FINITE)) mended |= LACK.finite;
  if (lacks & LACK.infinitive && r.hasAny(union, r.INFINITIVE)) mended |= LACK.infinitive;
  if (lacks & LACK.noun) {
    const opener = openerOf(a, at);
    if (opener < 0 ? r.hasAny(union, r.NOUN) : isNounFor(a.lower(opener), other, lexicon)) mended |= LACK.noun;
  }
  if (lacks & LACK.adjective && lexicon.hasReading(other, r.ADJECTIVE)) mended |= LACK.adjective;
  return mended;
}
