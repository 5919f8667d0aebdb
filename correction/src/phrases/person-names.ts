import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';

/** Words that a clause begins with. */
export const LINKS = new WordList(
  'at fordi hvis når da selvom mens men så om for hvor hvordan hvorfor imens siden inden',
);

const OWNERS = new WordList('min din sin vores jeres deres hans hendes');
/** »min lærer Hanne«: what somebody is, before the name, opening the clause. */
export function isTitle(a: Analysis, at: number): boolean {
  const opener = a.before(at);
  const outer = a.before(opener);
  return (
    a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE | r.COMMON) &&
    OWNERS.test(a.lower(opener)) &&
    (outer < 0 || a.commaAfter(outer) || a.isMark(outer) || LINKS.test(a.lower(outer)))
  );
}

/** What stands before a name with its title and first names: »inspektør Lone Bisgaard«. */
export function beforeName(a: Analysis, name: number): number {
  let k = a.before(name);
  while (k >= 0 && !a.commaAfter(k) && a.hasCapital(k) && r.hasAny(a.reading(k), r.NAME | r.NOUN)) k = a.before(k);
  return k;
}

/** Also at the head of a sentence, where a small word may be spelled like it: »Alma«. */
export function isName(a: Analysis, at: number): boolean {
  // »SU-reglerne«
  if (!a.hasCapital(at) || /-\p{Ll}/u.test(a.written(at))) return false;
  if (a.is(at, r.NAME)) return true;
  const before = a.before(at);
  if (before >= 0 && a.isWord(before) && a.written(at) !== 'I') return true;
  // »Grum blev …«: an adjective alone cannot be the subject
  const isAdjective = a.canBe(at, r.ADJECTIVE) && !r.hasAny(a.union(at), r.NOUN | r.OTHER | r.NEUTER);
  if (isAdjective && r.hasAny(a.reading(a.after(at)), r.FINITE)) return true;
  const { lexicon } = a;
  const name = lexicon.find(a.written(at));
  const small = a.types[at]!.listed;
  if ((lexicon.union(name) & r.NAME) === 0) return false;
  return small < 0 || lexicon.frequencies[name]! >= lexicon.frequencies[small]!;
}
