import { ADJECTIVE } from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import type { PhraseTrack } from './phrase-track.ts';
import { SYMBOL as S } from './symbols.ts';
import { INTERJECTIONS } from '../words/of-commas.ts';
import { RELATIVES } from '../words/links.ts';

const FAR = 40;
const NEAR = 8;

const THEM = new WordList('den det de dem');
/** »her og nu«, »frem og tilbage«: adverbs that are said together. */
const BOTH_WAYS = new Set(
  'her+nu nu+da nu+her frem+tilbage op+ned ned+op ud+ind ind+ud til+fra før+siden hist+her her+der rundt+rundt'
    .split(' ')
    .map((pair) => pair.replace('+', ' ')),
);
/** »både den gamle | og den nye«, »hverken mor | eller far«, »jo mere | man spiser«: the two belong together. */
export function joinsTwo(p: PhraseTrack, i: number): boolean {
  const next = p.lower(i + 1);
  // »nå ja«, »ja tak«
  if (ANSWERS.test(next) && INTERJECTIONS.test(p.lower(i))) return p.lower(i) !== next;
  if (p.lower(i - 1) === 'jo' && isCompared(p.lower(i))) return next !== 'jo' && next !== 'desto' && next !== 'des';
  // »læs det højt | for en der …«: the one for whom, not a clause
  if (next === 'for' && p.kindAt(p.of[i + 1]!) === S.prepositional) {
    if (RELATIVES.test(p.lower(p.last[p.of[i + 1]!]! + 1))) return !THEM.test(p.lower(i + 2));
  }
  if (next === 'for') return isTooMuch(p, i);
  if (next === 'som') return isBothAnd(p, i);
  if (next !== 'og' && next !== 'eller') return false;
  if (BOTH_WAYS.has(`${p.lower(i)} ${p.lower(i + 2)}`)) return true;
  const c = p.of[i]!;
  for (let k = i; k >= 0 && k > i - FAR; k--) {
    const word = p.lower(k);
    if (word === next || p.openers[p.of[k]!] !== p.openers[c]) return false;
    if (word === (next === 'og' ? 'både' : 'hverken')) return p.finites[p.of[k]!] === p.finites[c];
  }
  return false;
}

/** »såvel opfundet | som afgjort af ham« */
function isBothAnd(p: PhraseTrack, i: number): boolean {
  for (let k = i; k >= 0 && k > i - NEAR; k--) {
    if (p.lower(k) === 'som') return false;
    if (p.lower(k) === 'såvel') return true;
  }
  return false;
}

const AMOUNTS = new WordList('alt lidt langt noget meget så');
const SUBJECTS = new WordList('den det de han hun jeg du vi');
/** »alt | for stort«, »er den | for våd«: too much of something. */
function isTooMuch(p: PhraseTrack, i: number): boolean {
  if (AMOUNTS.test(p.lower(i))) return true;
  return SUBJECTS.test(p.lower(i)) && i + 2 < p.words && (p.type(i + 2).union & ADJECTIVE) !== 0;
}

const ANSWERS = new WordList('ja nej tak vel');
const COMPARED = new WordList('mindre færre bedre værre større ældre yngre');
const isCompared = (word: string): boolean => word.endsWith('ere') || COMPARED.test(word);
