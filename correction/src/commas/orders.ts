import { ADJECTIVE, DEFINITE, FINITE, hasAny, IMPERATIVE, NAME, NOUN, OTHER, VERB } from '../lexicon/readings.ts';
import { ORDERS } from '../words/orders.ts';
import { WordList } from '../words/word-list.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { SYMBOL as S } from './symbols.ts';

const OBJECTS = new WordList('den det dem så derefter bagefter dejen alt alle hver lidt en et');
const BEFORE_OBJECT = new Set<number>([
  S.preposition,
  S.conjunction,
  S.but,
  S.mark,
  S.subordinator,
  S.question,
  S.finite,
]);

/** »Pil løget | hak det fint og …«, »Bag kagen i en time | tag den så ud«: an order ends, and the next begins without a conjunction. */
export function beginsNextOrder(p: PhraseTrack, i: number): boolean {
  const c = p.of[i]!;
  const next = p.type(i + 1);
  if (c === 0 || i + 2 >= p.words || !ORDERS.test(next.lower) || next.text !== next.lower) return false;
  const first = p.type(0);
  const isOrder = p.kind[0] === S.imperative || (ORDERS.test(first.lower) && p.kind[0] !== S.finite);
  if (!isOrder || (first.union & (VERB | IMPERATIVE)) !== (VERB | IMPERATIVE) || p.finites[c]! > 0) return false;
  // »over | lim det«, »af | pas på«: taken for a preposition and its noun
  const kind = c === p.of[i + 1] ? S.preposition : p.kind[c]!;
  const object = p.lower(i + 2);
  const isThing = THINGS.test(object) || (next.lower === 'pas' && object === 'på');
  // »Klip papiret over | lim det fast«: the preposition has nothing after it
  const isOpen = BEFORE_OBJECT.has(kind) && !(kind === S.preposition && isThing);
  if (isOpen || kind === S.adjective || kind === S.determiner || kind === S.genitive) return false;
  if (hasAny(next.union, FINITE | OTHER | NAME) && !isThing) return false;
  const isDefinite = (p.type(i + 2).union & (NOUN | DEFINITE)) === (NOUN | DEFINITE);
  // »tilsæt | salt«: nothing but an order
  const isOnlyOrder = (next.union & (NOUN | ADJECTIVE)) === 0 && (p.type(i + 2).union & NOUN) !== 0;
  if (!OBJECTS.test(object) && !isDefinite && !isThing && !isOnlyOrder) return false;
  return (next.union & (NOUN | ADJECTIVE)) === 0 || isThing || (isDefinite && !isNominal(kind));
}

const THINGS = new WordList('den det dem');
