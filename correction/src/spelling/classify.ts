import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

const VOWELS = /[aeiouyæøå]/;

/** Which kind of misspelling it is, by where the two words differ. */
export function classifyMisspelling(written: string, right: string): SubcategoryId {
  if (right.includes(' ')) return 'compound-joined';
  if (right.toLowerCase() === written) return 'capital';
  if (
    /(ene|ende|erne)$/.test(right) &&
    /(ene|ende|erne|erende|enne)$/.test(written) &&
    right.slice(0, 3) === written.slice(0, 3) &&
    endingOf(right) !== endingOf(written)
  ) {
    // »spænene«: the d of »spænd« lacks besides
    if (stemOf(right) === `${stemOf(written)}d`) return 'silent-letter';
    return 'ene-ende';
  }
  let from = 0;
  while (from < written.length && from < right.length && written[from] === right[from]) from++;
  let tail = 0;
  while (tail < written.length - from && tail < right.length - from && written.at(-1 - tail) === right.at(-1 - tail))
    tail++;
  const wrongPart = written.slice(from, written.length - tail);
  const rightPart = right.slice(from, right.length - tail);
  if (wrongPart.length > 1 || rightPart.length > 1) {
    return tail === 0 && from > written.length / 2 ? 'ending' : 'misspelling';
  }
  if (wrongPart === '' || rightPart === '') return oneLetter(wrongPart || rightPart, right, from, wrongPart === '');
  // »spænnende«: a d that is not heard
  if (rightPart === 'd' && wrongPart === right[from - 1] && 'nl'.includes(wrongPart)) return 'silent-letter';
  if (VOWELS.test(wrongPart) && VOWELS.test(rightPart)) return 'vowel';
  return VOWELS.test(wrongPart) || VOWELS.test(rightPart) ? 'misspelling' : 'consonant';
}

/** »spænende« has the right ending: its stem lacks the d. */
const endingOf = (word: string): string => /(ene|ende|erne|enne)$/.exec(word)?.[0] ?? '';

const stemOf = (word: string): string => word.slice(0, word.length - endingOf(word).length);

const FIRST_PARTS =
  /^(over|under|efter|sinds|lands|livs|middags|arbejds|for|ind|ud|til|af|op|vold|blod|hånd|fod|hals|mund)/;
/** »over|raske«: where two parts meet, of which the one ends and the other begins with the same letter; 0 where none do. */
export function jointOf(right: string): number {
  const first = FIRST_PARTS.exec(right)?.[0] ?? '';
  return first !== '' && right[first.length - 1] === right[first.length] ? first.length : 0;
}

/** One letter too few (`missing`) or too many. */
function oneLetter(letter: string, right: string, at: number, missing: boolean): SubcategoryId {
  const doubled = right[at - 1] === letter || right[missing ? at + 1 : at] === letter;
  if (!VOWELS.test(letter) && doubled) return 'double-consonant';
  if (missing && 'dhgvt'.includes(letter)) return 'silent-letter';
  return 'misspelling';
}
