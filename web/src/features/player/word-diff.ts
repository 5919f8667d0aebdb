import { wordsOf } from '@ordklar/school';

/** A word of two sentences that are compared: in both, only in what was written, or only in what is right. */
export interface DiffWord {
  word: string;
  in: 'both' | 'given' | 'right';
}

/** A word without what does not count: capitals, and the marks behind it. */
const bare = (word: string): string => word.toLowerCase().replace(/[.,:;!?…]+$/, '');

/** How many words two sentences have in common, in order, from each place on. */
function commonFrom(given: readonly string[], right: readonly string[]): number[][] {
  const common = Array.from({ length: given.length + 1 }, () => right.concat('').map(() => 0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = given.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      common[i][j] = bare(given[i]) === bare(right[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return common;
}

/**
 * A written sentence beside the right one, word by word: what was written comes before what it should have been. Null
 * where that tells no more than the two as they are: too short, nothing alike, or only marks and capitals differ.
 */
export function wordDiff(written: string, wanted: string): DiffWord[] | null {
  const [given, right] = [wordsOf(written), wordsOf(wanted)];
  const common = commonFrom(given, right);
  const alike = common[0]?.[0] ?? 0;
  if (right.length < 3 || alike * 2 < right.length || (alike === right.length && alike === given.length)) return null;
  const words: DiffWord[] = [];
  let [i, j] = [0, 0];
  while (i < given.length || j < right.length) {
    const [mine, theirs] = [given[i], right[j]];
    if (mine !== undefined && theirs !== undefined && bare(mine) === bare(theirs)) {
      words.push({ word: theirs, in: 'both' });
      i++;
      j++;
    } else if (mine !== undefined && (theirs === undefined || common[i + 1][j] >= common[i][j + 1])) {
      words.push({ word: mine, in: 'given' });
      i++;
    } else {
      words.push({ word: theirs, in: 'right' });
      j++;
    }
  }
  return words;
}
