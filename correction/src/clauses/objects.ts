import type { Analysis } from '../analysis/analysis.ts';
import type { PhraseTrack } from '../commas/phrase-track.ts';
import { SYMBOL as S } from '../commas/symbols.ts';
import { clauseAt, isArgument, isMeasure } from './subject.ts';
import { DEN_DET_DE } from '../words/articles.ts';

/**
 * How many objects the verb at a place has, one that stands first in the sentence or is left out of a relative clause
 * included: »den lagde jeg«, »bogen, som jeg lagde« have one. Null when it cannot be told, as after »hvad«.
 */
export function objectCount(a: Analysis, at: number): number | null {
  const { sentence, clause, number } = clauseAt(a, at);
  const { phrases: p, clauseOf, start } = sentence;
  const own = p.of[at - start]!;
  if (!isVerb(p.kind[own]!) || start + p.last[own]! !== at) return null;
  const isOwn = (c: number): boolean => clauseOf[c] === number;
  // »der lægger vi tøjet«: there, not the »der« of »der ligger noget«.
  const isThere = p.kindAt(own + 1) === S.nominative && !DEN_DET_DE.test(p.lower(p.first(own + 1)));
  const isExistential = (c: number): boolean => p.lower(p.first(c)) === 'der' && isOwn(c) && !isThere;
  let before = 0;
  let exists = false;
  let joined = p.kind[own] === S.finite && clause.verb >= 0 && clause.verb < own;
  for (let c = clause.from; c < own; c++) {
    if (!isOwn(c)) continue;
    if (p.kind[c] === S.question) return null;
    if (p.kind[c] === S.conjunction && !isArgument(p, c + 1)) joined = true;
    if (isExistential(c) && !(c === clause.from && clause.kind === 'relative')) exists = true;
    else if (isArgument(p, c) && !isGoverned(p, c)) before++;
  }
  let after = 0;
  let last = own;
  for (let c = own + 1; c <= clause.to && isOwn(c); c++, last++) {
    const kind = p.kind[c]!;
    if ((kind === S.number && !isMeasure(p, c - 1)) || kind === S.other || kind === S.question) return null;
    if (kind === S.conjunction && !isArgument(p, c + 1)) break;
    if (kind === S.infinitive || kind === S.mark || kind === S.finite || kind === S.but) break;
    if (c > own + 1 && a.commaAfter(start + p.first(c) - 1)) break;
    if (isExistential(c)) exists = true;
    else if (isArgument(p, c) && p.kindAt(c - 1) !== S.conjunction) after++;
  }
  const governed = p.kind[own] === S.infinitive && (p.lower(p.first(own)) === 'at' || p.kindAt(own - 1) === S.mark);
  if (exists && governed) return null;
  if (governed || joined) return after > 0 ? after : null;
  const all = before + after - (exists ? 1 : 0);
  if (clause.kind !== 'relative') return Math.max(0, all - 1);
  // »som jeg lå på«: what is left out belongs to the preposition.
  const stranded = p.kindAt(last) === S.preposition && last > own;
  return stranded ? 0 : before > 0 ? all : after;
}

const isVerb = (kind: number): boolean =>
  kind === S.finite || kind === S.infinitive || kind === S.participle || kind === S.imperative;

/** The second of two joined, or what a preposition left alone before a verb belongs to: »inde i det | sad«. */
const isGoverned = (p: PhraseTrack, c: number): boolean =>
  p.kindAt(c - 1) === S.preposition || (p.kindAt(c - 1) === S.conjunction && isArgument(p, c - 2));
