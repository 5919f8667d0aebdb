import { wordsOf } from '@ordklar/school';
import { diffArrays } from 'diff';

/** A word of two sentences that are compared: in both, only in what was written, or only in what is right. */
export interface DiffWord {
  word: string;
  in: 'both' | 'given' | 'right';
}

/** A word without what does not count: capitals, and the marks behind it. */
const bare = (word: string): string => word.toLowerCase().replace(/[.,:;!?…]+$/, '');

/**
 * A written sentence beside the right one, word by word: what was written comes before what it should have been. Null
 * where that tells no more than the two as they are: too short, nothing alike, or only marks and capitals differ.
 */
export function wordDiff(written: string, wanted: string): DiffWord[] | null {
  const [given, right] = [wordsOf(written), wordsOf(wanted)];
  const parts = diffArrays(given, right, { comparator: (mine, theirs) => bare(mine) === bare(theirs) });
  const alike = parts.reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0);
  if (right.length < 3 || alike * 2 < right.length || (alike === right.length && alike === given.length)) return null;
  return parts.flatMap(({ added, removed, value }) =>
    value.map((word): DiffWord => ({ word, in: added ? 'right' : removed ? 'given' : 'both' })),
  );
}
