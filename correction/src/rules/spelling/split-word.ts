import type { Analysis } from '../../analysis/analysis.ts';
import { joinOdds } from '../../choices/join-odds.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  COMMON,
  INDEFINITE,
  INFINITIVE,
  NAME,
  NEUTER,
  NOUN,
  OTHER,
  PLURAL,
  PREPOSITION,
  VERB,
} from '../../lexicon/readings.ts';
import { isGoverned } from '../../verbs/governed.ts';
import { askedForm } from '../../verbs/asked-form.ts';
import { INFINITIVE as INFINITIVE_FORM } from '../../verbs/form-numbers.ts';
import { MEASURES } from '../../spelling/measures.ts';
import { belongsToSecond } from '../../spelling/determiner-agrees.ts';
import { isAnotherWord } from '../../spelling/meant-word.ts';
import { JOINED_PHRASES } from '../../spelling/joined-phrases.ts';

/** Odds from which the two may be one word, in a text with many errors. */
const LEAST = 0;
/** »efter skole«, »mod tagets«: a preposition before its noun needs more. */
const LEAST_AFTER_PREPOSITION = 2.5;
const LEAST_WHEN_UNUSED = 6;
const LEAST_AFTER_AT = -1.5;
const SURE = 4;
const AGREES = 1.5;
const TWICE = 0.98;
const USED = 60;
const OWNERS = new Set('min din sin hans hendes vores jeres deres'.split(' '));
/** Surer than any mark on a half of it. */
const SUREST = 0.999;
/** Retskrivningsordbogen knows them in two words as well. */
const BOTH_WAYS = new Set(
  'sommetider ombord indimellem udover overfor udenfor indenfor ovenfor nedenfor ligefrem fortiden'.split(' '),
);

/** A word of the dictionary in two, where the whole fits better than the halves beside each other. */
export const splitWord: WordRule = {
  id: 'split-word',
  subcategory: 'compound-split',
  general: true,
  on: { readings: [NOUN, VERB, ADJECTIVE, NAME, OTHER], unlisted: true },
  wrong: [
    ['Jeg glemte min skole taske i bussen.', 'Jeg glemte min skoletaske i bussen.'],
    ['Hun fik en kage på sin fødsels dag.', 'Hun fik en kage på sin fødselsdag.'],
    ['Jeg har glemt mit bade tøj.', 'Jeg har glemt mit badetøj.'],
    ['Vi løb hele vejen til svømme hallen.', 'Vi løb hele vejen til svømmehallen.'],
    ['Det var livs farligt.', 'Det var livsfarligt.'],
  ],
  right: ['Hun drak en kop te.', 'Han købte et par sko.', 'Vi så en flok fugle.', 'Bogen ligger under armen på ham.'],
  match(a, at) {
    const next = a.after(at);
    if (next < 0 || a.starts[next]! - a.ends[at]! !== 1 || !mayJoin(a, at, next)) return null;
    const [first, second] = [a.lower(at), a.lower(next)];
    const joined = a.joinedWithNext(at);
    if (joined < 0 || first.length + second.length < 5 || second.length < 2) return null;
    // »bord et«, »hans selskab er får«: words of their own; »bore huller«, »sende bud«
    if (/^(en|et|er)$/.test(second) || isVerbAndObject(a, at, next) || isMeasured(a, at)) return null;
    if (JOINED_PHRASES[first + second] !== undefined || BOTH_WAYS.has(first + second)) return null;
    // »min far far«: surer than that one of them is too many
    if (first === second && a.tools.lexicon.frequencies[joined]! > USED && OWNERS.has(a.lower(a.before(at))))
      return replaceSpan(a, at, next, first + second, TWICE);
    if (isPhrase(a, at, next) && a.tools.lexicon.frequencies[joined]! < USED) return null;
    const odds = joinOdds(a, at, joined, true) + (a.canBe(at, NOUN) && belongsToSecond(a, at, next) ? AGREES : 0);
    if (odds < leastOdds(a, at, joined) || (odds < SURE && isAnotherWord(a, next))) return null;
    return replaceSpan(a, at, next, first + second, Math.min(SUREST, 1 / (1 + Math.exp(-odds))));
  },
};

/** An infinitive that is asked for, and what is done: »kan bore huller«. */
const isVerbAndObject = (a: Analysis, at: number, next: number): boolean =>
  a.is(at, VERB) &&
  a.canBe(at, VERB | INFINITIVE) &&
  a.lower(a.before(at)) !== 'at' &&
  a.is(next, NOUN) &&
  a.canBe(next, NOUN | PLURAL | INDEFINITE) &&
  (askedForm(a, at)?.form === 'infinitive' || isGoverned(a, at, 1 << INFINITIVE_FORM, null));

/** »en skive ost« */
const isMeasured = (a: Analysis, at: number): boolean =>
  MEASURES.has(a.lower(at)) && /^(en|et|to|tre|\d+)$/.test(a.lower(a.before(at)));

/** »en grov skitse«: an adjective in the form that the article before it asks for, and its noun. */
const isPhrase = (a: Analysis, at: number, next: number): boolean =>
  a.is(at, ADJECTIVE) && a.is(next, NOUN) && a.canBe(at, ADJECTIVE | agreeing(a.lower(a.before(at))));

const agreeing = (article: string): number => (article === 'en' ? COMMON : article === 'et' ? NEUTER : -1);

function leastOdds(a: Analysis, at: number, joined: number): number {
  // »at over tale«: no preposition follows »at« before an infinitive
  const isInfinitive = a.lower(a.before(at)) === 'at' && a.tools.lexicon.hasReading(joined, VERB | INFINITIVE);
  if (isInfinitive && a.canBe(at + 1, VERB | INFINITIVE)) return LEAST_AFTER_AT;
  if (!a.is(at, PREPOSITION)) return LEAST;
  return a.tools.lexicon.frequencies[joined]! > 0 ? LEAST_AFTER_PREPOSITION : LEAST_WHEN_UNUSED;
}

/** Two words without a mark between; a capital only where a sentence begins. */
function mayJoin(a: Analysis, at: number, next: number): boolean {
  if (!a.isWord(at) || !a.isWord(next) || a.commaAfter(at) || a.hasCapital(next)) return false;
  // »falde ne«: not half a word, but one that lacks a letter
  if (a.lower(next).length < 3 && a.types[next]!.listed < 0) return false;
  return !a.hasCapital(at) || a.opensSentence(at);
}
