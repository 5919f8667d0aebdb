import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { EN_ET } from '../words/articles.ts';
import { ANIMALS, mayThink, MEN, WOMEN } from '../words/beings.ts';
import { everydayGender } from '../words/everyday-gender.ts';
import { PEOPLE } from '../words/people.ts';
import { BODY_PARTS, COUNTED_MATTERS, THINGS, TIME_UNITS } from '../words/things.ts';
import { WordList } from '../words/word-list.ts';

/* What was named before a pronoun that may speak of it. */

const SINGULAR = r.NOUN | r.SINGULAR;
/** Its one gender, by the dictionary; 0 where it has both. */
export function genderOf(a: Analysis, noun: number): number {
  const [common, neuter] = [a.canBe(noun, SINGULAR | r.COMMON), a.canBe(noun, SINGULAR | r.NEUTER)];
  if (common && neuter) return everydayGender(baseOf(a, noun));
  return common === neuter ? 0 : common ? r.COMMON : r.NEUTER;
}

/** »cyklen« is »cykel«. */
export const baseOf = (a: Analysis, noun: number): string =>
  a.is(noun, r.DEFINITE)
    ? (a.lexicon.otherForms(a.types[noun]!.word, r.NOUN, r.NOUN | r.SINGULAR | r.INDEFINITE, r.GENITIVE)[0] ??
      a.lower(noun))
    : a.lower(noun);

/** »i begyndelsen«, »på en måde«: of none of these is spoken. */
const NO_THINGS = new WordList(
  'begyndelse start slutning måde grund tid hjælp lov ret lyst brug tur hånd ferie skole sted side midte ende',
);
/** »mand«, »lærer« */
export const isPerson = (base: string): boolean => PEOPLE.test(base) || MEN.has(base) || WOMEN.has(base);

/** »togbilletten«: a compound is what its last part is. */
const endsInThing = (base: string): boolean => {
  for (let k = 2; k + 3 <= base.length; k++) if (THINGS.test(base.slice(k))) return true;
  return false;
};
/** A thing or an animal that one sees. */
export const isThing = (a: Analysis, noun: number): boolean => {
  const base = baseOf(a, noun);
  return THINGS.test(base) || ANIMALS.test(base) || endsInThing(base);
};
/** The same, and what is told or done, one at a time. */
export const isThingOrMatter = (a: Analysis, noun: number): boolean =>
  isThing(a, noun) || COUNTED_MATTERS.test(baseOf(a, noun));

/** How far back the thing may have been named: in this sentence or the one before. */
const FARTHEST = 24;
const SENTENCES = 2;
/** The noun last named, if all that were named are of its gender; persons and times are never »den« or »det«. −1 of none. */
export function namedBefore(a: Analysis, at: number): number {
  let [named, sentences] = [-1, 1];
  for (let k = at - 1; k >= 0 && at - k < FARTHEST; k--) {
    if (a.opensSentence(k + 1) && k + 1 !== at && ++sentences > SENTENCES) break;
    if (!a.isWord(k) || !a.is(k, r.NOUN)) continue;
    if (a.types[k]!.listed < 0 && a.types[k]!.compound === null) return -1;
    const base = baseOf(a, k);
    if (TIME_UNITS.test(base) || isPerson(base) || (a.is(k, r.PLURAL) && mayThink(a.lower(k)))) continue;
    const isMany = a.is(k, r.PLURAL);
    // »fire klokker, hvoraf den ældste …«
    if (isMany && a.lower(at) === 'den') return -1;
    if (isMany || NO_THINGS.test(base)) continue;
    if (genderOf(a, k) === 0) return -1;
    if (named < 0) named = k;
    else if (genderOf(a, k) !== genderOf(a, named)) return -1;
  }
  return named;
}

const EARLIER = 40;
/** »fra den ene ende til den anden« */
const ONE_OF_TWO = new WordList('ene anden andet');
/** Whether »den« may be a thing named further back, of which the text speaks still. */
export function isSpokenOf(a: Analysis, named: number): boolean {
  for (let k = named - 1; k >= 0 && named - k < EARLIER; k--) {
    if (!a.isWord(k)) continue;
    if (a.lower(k) === 'den' && !ONE_OF_TWO.test(a.lower(k + 1))) return true;
    if (!a.is(k, r.NOUN | r.SINGULAR) || genderOf(a, k) !== r.COMMON) continue;
    const base = baseOf(a, k);
    if (THINGS.test(base) || BODY_PARTS.test(base)) return true;
  }
  return false;
}

const AFTER_ARTICLE = r.NOUN | r.ADJECTIVE | r.NUMERAL | r.NAME | r.PAST_PARTICIPLE | r.PRESENT_PARTICIPLE;
const POINTS = new WordList('her der som hvor samme anden andet ene eneste gang dag');
/** Stands for a thing, and is no article: nothing follows that it could belong to. */
export function isPronoun(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || a.isMark(next) || a.commaAfter(at)) return !POINTS.test(a.lower(next));
  return !r.hasAny(a.reading(next), AFTER_ARTICLE) && !POINTS.test(a.lower(next));
}

/** Several things, last named before a place, with no single one of the common gender after them; −1 of none. */
export function severalBefore(a: Analysis, at: number): number {
  let sentences = 1;
  for (let k = at - 1; k >= 0 && at - k < FARTHEST; k--) {
    if (a.opensSentence(k + 1) && k + 1 !== at && ++sentences > SENTENCES) return -1;
    if (a.lower(k) === 'den' && !ONE_OF_TWO.test(a.lower(k + 1))) return -1;
    if (!a.isWord(k) || !a.is(k, r.NOUN)) continue;
    const base = baseOf(a, k);
    if (TIME_UNITS.test(base) || NO_THINGS.test(base)) continue;
    if (a.is(k, r.PLURAL) || isCounted(a, k)) return mayThink(a.lower(k)) || isPerson(base) ? -1 : k;
    if (!isPerson(base) && (a.is(k, r.GENITIVE) || genderOf(a, k) !== r.NEUTER || THINGS.test(base))) return -1;
  }
  return -1;
}

/** »tre æg« */
const isCounted = (a: Analysis, noun: number): boolean =>
  a.is(a.before(noun), r.NUMERAL) && !EN_ET.test(a.lower(a.before(noun))) && a.canBe(noun, r.NOUN | r.PLURAL);
