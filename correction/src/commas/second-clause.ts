import { ADJECTIVE, FINITE, hasAny, INFINITIVE, NOUN } from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { type Ruling, RULING } from './ruling.ts';
import { SYMBOL as S } from './symbols.ts';

const mayBeSubject = (p: PhraseTrack, c: number): boolean => {
  const kind = p.kindAt(c);
  return kind === S.definite || kind === S.owned || kind === S.name || kind === S.nominative;
};

/** »Hunden gøede | katten hvæsede, og papegøjen skreg«: main clauses in a row, the last of them after »og«. */
export function beginsThirdOfRow(p: PhraseTrack, c: number): boolean {
  const kind = p.kind[c]!;
  if (!mayBeSubject(p, 0) || p.kindAt(1) !== S.finite || p.openers[p.count - 1] !== 0 || p.finites[c] !== 1)
    return false;
  if (kind >= S.conjunction || kind === S.preposition || p.lower(p.last[c]!) === 'så') return false;
  if (
    !mayBeSubject(p, c + 1) ||
    p.kindAt(c + 2) !== S.finite ||
    (mayBeSubject(p, c) && p.kindAt(c - 1) === S.conjunction)
  )
    return false;
  // »var kold | kaffen«, taken for »kold kaffe«
  if (p.first(c + 1) < p.last[c + 1]! && (p.type(p.first(c + 1)).union & ADJECTIVE) !== 0) return false;
  for (let d = c + 3; d + 2 < p.count; d++) {
    if (p.kind[d] === S.finite || p.kind[d] === S.but) return false;
    if (p.kind[d] === S.conjunction) return mayBeSubject(p, d + 1) && p.kindAt(d + 2) === S.finite;
  }
  return false;
}

/** »og | hun gik«, »og | i går regnede det«, »og | mor råbte«: a clause with its own subject after the word. */
export function secondClause(p: PhraseTrack, c: number, word: string, ownFinites: number): Ruling | null {
  let d = c + 2;
  while (p.kindAt(d) === S.adverb) d++;
  const subject = p.kindAt(d);
  const verb = p.kindAt(d + 1);
  if (subject === S.nominative || p.lower(p.first(d)) === 'der') {
    if (word === 'så' && d > c + 2) return null;
    if (verb === S.finite || (verb === S.adverb && p.kindAt(d + 2) === S.finite)) return RULING.andPronoun;
  }
  if (word === 'så') return p.kindAt(c + 2) === S.finite && p.kindAt(c + 3) === S.nominative ? RULING.soInverted : null;
  let e = c + 2;
  while (p.kindAt(e) === S.adverb || p.kindAt(e) === S.prepositional) e++;
  const inverted = p.kindAt(e + 1);
  // »springer du frem og tilbage«: one way and the other
  const isBothWays = e === c + 3 && WAY.test(p.lower(p.last[c]!)) && WAY.test(p.lower(p.first(c + 2)));
  if (e > c + 2 && e < c + 5 && p.kindAt(e) === S.finite && ownFinites > 0 && !isBothWays) {
    // »som var vred og aldrig sagde noget«: within a clause the adverb comes before the verb of the same subject.
    const isSame = p.clause[c]! >= 0 && BEFORE_VERB.test(p.lower(p.last[e - 1]!)) && inverted !== S.nominative;
    if (isSame || isOnlyInfinitive(p, e)) return null;
    if ((isNominal(inverted) && inverted !== S.accusative) || p.lower(p.first(e + 1)) === 'der')
      return RULING.andInverted;
  }
  if (d === c + 2 && isNominal(subject) && subject !== S.accusative && verb === S.finite && ownFinites > 0) {
    const last = p.kind[c]!;
    const isVerbal = last === S.finite || last === S.infinitive || last === S.adverb || last === S.accusative;
    return isVerbal && p.clause[c]! < 0 ? RULING.andNounAfterVerb : RULING.andNoun;
  }
  return null;
}

/** »skal ud i haven og så forhåbentlig | lave noget«: taken for a finite verb. */
const isOnlyInfinitive = (p: PhraseTrack, e: number): boolean => {
  const { union } = p.type(p.last[e]!);
  return (union & INFINITIVE) !== 0 && !hasAny(union, FINITE | NOUN) && p.kindAt(e + 1) !== S.nominative;
};

const BEFORE_VERB = new WordList('ikke aldrig altid ofte sjældent kun bare også stadig næsten engang først');
const WAY = new WordList('frem tilbage op ned ind ud hen hjem her der til fra');
