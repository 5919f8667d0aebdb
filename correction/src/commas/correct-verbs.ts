import { MODAL } from '../analysis/word-role.ts';
import { DEFINITE, FINITE, hasAny, NOUN, PAST, PRESENT, VERB } from '../lexicon/readings.ts';
import type { WordType } from '../tagger/word-type.ts';
import { isHead, SYMBOL as S } from './symbols.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET, DEN_DET_DE } from '../words/articles.ts';
import { WHICH } from '../words/links.ts';
import { SURE_PERSONS } from '../words/persons.ts';

const HAS_OR_GETS = new WordList('har havde får fik spiser ejer');
/** »skulle holder«, »at bruger«: a pupil's infinitive with an -r is no second finite verb. */
export function correctVerbs(own: Uint8Array, types: readonly WordType[], from: number, n: number): void {
  for (let k = 1; k < n; k++) {
    // »hvilket brød du vil have«: what is asked about
    if (own[k] === S.finite && types[from + k]!.union & NOUN && WHICH.test(types[from + k - 1]!.lower)) own[k] = S.noun;
    // »en ske«, »et spring«: no verb stands after an article.
    if (isVerb(own[k]!) && ARTICLE.test(types[from + k - 1]!.lower)) {
      const { union } = types[from + k]!;
      if (union & NOUN && (!hasAny(union, FINITE) || types[from + k - 1]!.lower === 'et')) own[k] = S.noun;
    }
    const type = types[from + k]!;
    // »som ikke ville«, »når de kunne«: a clause has no infinitive before its verb.
    if (own[k] === S.infinitive && type.role & MODAL && beginsClause(own, k)) own[k] = S.finite;
    // »tænkte på det | min bror sagde«
    if (own[k] === S.owned && own[k - 1] === S.determiner && DEN_DET.test(types[from + k - 1]!.lower))
      own[k - 1] = S.nominative;
    // »jeg elsker dyr«: no second verb follows the first.
    if (own[k] === S.finite && own[k - 1] === S.finite && type.union & NOUN && isPlainStart(own, k - 2)) {
      if (own[k + 1] !== S.nominative || k + 1 >= n) own[k] = S.noun;
    }
    // »de landmænd, der har får, er …«
    if (own[k] === S.finite && own[k - 1] === S.finite && own[k - 2] === S.relative && own[k + 1] === S.finite)
      if (type.union & NOUN && HAS_OR_GETS.test(types[from + k - 1]!.lower)) own[k] = S.noun;
    if (own[k] === S.noun && isVerbAfterAll(own, types, from, k, n)) own[k] = S.finite;
    // »da hun så, at …«: a subject is still without its verb
    if (own[k] === S.adverb && types[from + k]!.lower === 'så' && k > 1 && own[k - 1] === S.nominative) {
      const at = types[from + k + 1]?.lower;
      if (own[k - 2] === S.subordinator && k + 1 < n && (at === 'at' || own[k + 1] !== S.finite)) own[k] = S.finite;
    }
    // »min mor lavede mad«: no adjective stands after its noun.
    if (
      (own[k] === S.adjective || (own[k] === S.noun && !(types[from + k]!.union & NOUN))) &&
      types[from + k]!.union & PAST &&
      (isHead(own[k - 1]!) || own[k - 1] === S.nominative)
    ) {
      if (k + 1 >= n || own[k + 1] !== S.finite) own[k] = S.finite;
    }
    // »og lukkede øjnene«: no participle stands before a definite noun without an article.
    if (own[k] === S.participle && types[from + k]!.union & PAST && own[k + 1] === S.definite && k + 1 < n) {
      if (own[k - 1] === S.conjunction || own[k - 1] === S.nominative || own[k - 1] === S.but) own[k] = S.finite;
    }
    // »holdt vejret«: a participle only after »har«, »er« or the like
    if (own[k] === S.participle && own[k - 1] === S.finite && isDefiniteNoun(types[from + k]!)) {
      if (!AUXILIARY.test(types[from + k - 1]!.lower)) own[k] = S.definite;
    }
    if (own[k] === S.finite && k + 1 < n && own[k + 1] === S.noun && isCompared(types, from + k)) {
      own[k - 1] = S.determiner;
      own[k] = S.adjective;
    }
    if (own[k] !== S.finite || types[from + k]!.role & MODAL) continue;
    // »din lærer giver«: somebody's, and the verb is still to come
    if (own[k - 1] === S.owned && k + 1 < n && own[k + 1] === S.finite && types[from + k]!.union & NOUN) {
      own[k] = S.noun;
      continue;
    }
    const instead = noSecondVerb(own, types, from, k);
    if (instead !== null) {
      own[k] = instead;
      continue;
    }
    let before = k - 1;
    while (before > 0 && own[before] === S.adverb) before--;
    // »ikke ville med blev«: no pupil's infinitive
    const mayBe = before === k - 1 || !(type.union & PAST) || (type.union & PRESENT) !== 0;
    if (types[from + before]!.role & MODAL && own[before] === S.finite && mayBe) own[k] = S.infinitive;
    if (types[from + k - 1]!.lower === 'at') {
      own[k - 1] = S.mark;
      own[k] = S.infinitive;
    }
  }
}

/** »end det | anbefalede minimum«: what something is compared with; nobody writes »end det kostede penge«. */
const isCompared = (types: readonly WordType[], at: number): boolean =>
  types[at - 2]?.lower === 'end' && DEN_DET_DE.test(types[at - 1]!.lower) && (types[at]!.union & PAST) !== 0;

/** What stands after a subject whose verb has stood before it, and is no verb: null where it may be one. */
function noSecondVerb(own: Uint8Array, types: readonly WordType[], from: number, k: number): number | null {
  if (k <= 2 || own[k - 1] !== S.nominative || own[k - 2] !== S.finite) return null;
  const { lower, union } = types[from + k]!;
  // »det gør de ved at …«: they do not know
  if (lower === 'ved' && DEN_DET.test(types[from + k - 3]!.lower) && beginsSentence(own, k - 3)) return S.preposition;
  // »spiste vi brød«
  return union & NOUN && own[k - 3] !== S.nominative && own[k - 3] !== S.adverb ? S.noun : null;
}

const beginsSentence = (own: Uint8Array, k: number): boolean =>
  k === 0 || own[k - 1] === S.conjunction || own[k - 1] === S.but;

const isVerb = (symbol: number): boolean => symbol === S.infinitive || symbol === S.imperative || symbol === S.finite;
const AUXILIARY = new WordList('har havde er var bliver blev får fik ser så');
const ARTICLE = new WordList('en et den');
const isDefiniteNoun = ({ union }: WordType): boolean => (union & (NOUN | DEFINITE)) === (NOUN | DEFINITE);

/** »som ikke | ville«, »at han | ville«, not »ville han | kunne«. */
function beginsClause(own: Uint8Array, k: number): boolean {
  let b = k - 1;
  while (b > 0 && own[b] === S.adverb) b--;
  if (own[b] === S.relative || own[b] === S.subordinator) return true;
  return own[b] === S.nominative && (b === 0 || (own[b - 1] !== S.finite && own[b - 1] !== S.adverb));
}

/** A pronoun, and nothing before it that it could be the object or the late subject of. */
const isPlainStart = (own: Uint8Array, k: number): boolean =>
  own[k] === S.nominative &&
  (k === 0 || own[k - 1] === S.punctuation || own[k - 1] === S.conjunction || own[k - 1] === S.but);

/** »vi rejser«, »en, som lytter«, »glad skinner solen«: a verb, though the tagger took it for a noun. */
function isVerbAfterAll(own: Uint8Array, types: readonly WordType[], from: number, k: number, n: number): boolean {
  const { union, lower } = types[from + k]!;
  if ((union & VERB) === 0 || !hasAny(union, PRESENT | PAST)) return false;
  const before = types[from + k - 1]!;
  const next = k + 1 < n ? own[k + 1]! : S.end;
  if (own[k - 1] === S.nominative && SURE_PERSONS.test(before.lower))
    return own[k - 2] !== S.finite && next !== S.finite;
  if (before.lower === 'som' || before.lower === 'der') return own[k - 1] === S.relative && next !== S.finite;
  // no plural noun after an adjective in the singular
  if (own[k - 1] !== S.adjective || !/er$/.test(lower) || /[eåosu]$/.test(before.lower)) return false;
  return next === S.definite || next === S.nominative || next === S.owned;
}
