import type { Analysis } from '../analysis/analysis.ts';
import { headSpelling } from '../around/head-of-noun.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from '../verbs/finite.ts';
import { RELATIVES } from '../words/links.ts';
import { PEOPLE } from '../words/people.ts';
import { BODY_PARTS, COUNTED_MATTERS, isKnownAfter, NOT_COUNTED, THINGS } from '../words/things.ts';
import { ALL_BE_AND_BECOME } from '../words/verbs.ts';
import { BRINGS_IN, HANDLES, OF_ALL_KIND } from '../words/verbs-of-things.ts';
import type { WordList } from '../words/word-list.ts';
import type { Models } from './models.ts';
import { factsAt } from './noun-forms.ts';

/** »hat« of »sommerhat«: what a compound is, listed or not. */
const headOf = (a: Analysis, at: number): string => headSpelling(a.lower(at), a.lexicon, a.types[at]!.compound);

/**
 * What a bare noun's class and its neighbours tell of what it needs, each 1 or 0: whether it is a thing or nothing that one counts; whether the text has named it; whether all know which one is meant there; whether it is the subject; what its adjective
 * says; whether it is described.
 */
export function nounPlace(a: Analysis, at: number, adjectives: number, models: Models): number[] {
  const lower = a.lower(at);
  const head = headOf(a, at);
  const isOf = (words: WordList): number => Number(words.test(lower) || words.test(head));
  const opener = a.before(at, adjectives + 1);
  const next = a.after(at);
  const isOfSeveral = adjectives > 0 && !a.canBe(a.before(at), r.ADJECTIVE | r.SINGULAR | r.INDEFINITE);
  return [
    isOf(THINGS),
    isOf(NOT_COUNTED),
    Number(factsAt(a, at, models)?.isKnown ?? false),
    Number(adjectives === 0 && isKnownAfter(a.lower(opener), lower)),
    Number(opensClause(a, opener) && isFinite(a, next) && !a.commaAfter(at)),
    Number(adjectives > 0 && !isOfSeveral),
    Number(isOfSeveral),
    Number(RELATIVES.test(a.lower(next)) || a.lower(next) === 'med'),
    ...countedPlace(a, opener, isOf, adjectives > 0 && !isOfSeveral),
  ];
}

/** What its class and what stands before it tell together: of what one counts one has »en«, and the verb tells which one it is. */
function countedPlace(a: Analysis, opener: number, isOf: (words: WordList) => number, isDescribed: boolean): number[] {
  const [isPerson, isMatter] = [isOf(PEOPLE), isOf(COUNTED_MATTERS)];
  const isCounted = isOf(THINGS) + isOf(BODY_PARTS) + isPerson + isMatter > 0;
  const verb = a.lower(verbOf(a, opener));
  const isLinked = ALL_BE_AND_BECOME.test(verb);
  return [
    isPerson,
    isMatter,
    Number(isDescribed && isCounted),
    Number(isDescribed && isLinked),
    Number(!isDescribed && isLinked),
    Number(BRINGS_IN.test(verb)),
    Number(HANDLES.test(verb)),
    Number(OF_ALL_KIND.test(verb)),
    Number(a.lower(opener) === 'med'),
  ];
}

const BETWEEN = 2;
/** »har | jeg ikke«: the verb that the noun belongs to, before its turned subject and adverbs; −1 of none. */
function verbOf(a: Analysis, opener: number): number {
  let k = opener;
  for (let steps = 0; steps < BETWEEN && k >= 0 && !a.is(k, r.VERB); steps++, k = a.before(k))
    if (a.commaAfter(k) || !r.hasAny(a.reading(k), r.ADVERB | r.PRONOUN)) return -1;
  return a.is(k, r.VERB) && !a.commaAfter(k) ? k : -1;
}

const opensClause = (a: Analysis, opener: number): boolean =>
  opener < 0 || a.isMark(opener) || a.commaAfter(opener) || r.hasAny(a.reading(opener), r.SUBORDINATOR | r.CONJUNCTION);
