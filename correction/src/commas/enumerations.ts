import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { SYMBOL } from './symbols.ts';

/** What rows are made of: 1 nominal, 2 finite verbs, 3 infinitives and participles, 4 adjectives, 5 prepositional. */
export function rowClass(kind: number): number {
  if (isNominal(kind)) return 1;
  if (kind === SYMBOL.finite) return 2;
  if (kind === SYMBOL.infinitive || kind === SYMBOL.participle) return 3;
  if (kind === SYMBOL.adjective || kind === SYMBOL.number) return 4;
  return kind === SYMBOL.prepositional ? 5 : 0;
}

/** The class of a row that begins with phrase `c` and ends in »og« and a phrase of the same class; 0 when there is none. */
export function rowFrom(p: PhraseTrack, c: number): number {
  const kind = rowClass(p.kindAt(c));
  if (kind === 0) return 0;
  const end = Math.min(p.count - 1, c + 10);
  for (let d = c + 1; d < end; d++) {
    const at = p.kind[d]!;
    const isAdded = kind === 5 && p.kindAt(d + 1) === SYMBOL.adverb;
    if (at === SYMBOL.conjunction && rowClass(p.kindAt(isAdded ? d + 2 : d + 1)) === kind) {
      // »og hun gik«: a subject of its own is no part of a row of verbs or nouns.
      if (kind === 5 && p.kindAt(d + 2) === SYMBOL.finite) return 0;
      return kind === 1 && p.kindAt(d + 2) === SYMBOL.finite ? 6 : kind;
    }
    if (at >= SYMBOL.but && at <= SYMBOL.relative) return 0;
    if (kind === 2 ? at === SYMBOL.nominative : at === SYMBOL.finite) return 0;
  }
  return 0;
}
