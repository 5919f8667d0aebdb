/** One place where the written word leaves the right one: `right` at `start` was written as `written`. */
export interface Edit {
  start: number;
  right: string;
  written: string;
}

const VOWELS = new Set('aeiouyæøåäöü');
export const isVowel = (letter: string): boolean => VOWELS.has(letter);

const GAP = 1;
const SAME_KIND = 1;
const OTHER_KIND = 1.6;

function substitution(a: string, b: string): number {
  if (a === b) return 0;
  return isVowel(a) === isVowel(b) ? SAME_KIND : OTHER_KIND;
}

/** Row by row the cheapest ways to turn the start of `right` into the start of `written`. */
function costTable(right: string, written: string): number[][] {
  const table = [Array.from({ length: written.length + 1 }, (_, j) => j * GAP)];
  for (let i = 1; i <= right.length; i++) {
    const above = table[i - 1];
    const row = [i * GAP];
    for (let j = 1; j <= written.length; j++) {
      row[j] = Math.min(above[j - 1] + substitution(right[i - 1], written[j - 1]), above[j] + GAP, row[j - 1] + GAP);
    }
    table.push(row);
  }
  return table;
}

/** The differences, from left to right: single letters or swaps; a vowel is matched with a vowel where that is as cheap. */
export function letterEdits(right: string, written: string): Edit[] {
  if (right.startsWith(written) || written.startsWith(right)) return endEdits(right, written);
  const table = costTable(right, written);
  const edits: Edit[] = [];
  let i = right.length;
  let j = written.length;
  while (i > 0 || j > 0) {
    const here = table[i][j];
    if (i > 0 && j > 0 && here === table[i - 1][j - 1] + substitution(right[i - 1], written[j - 1])) {
      i--;
      j--;
      if (right[i] !== written[j]) edits.push({ start: i, right: right[i], written: written[j] });
    } else if (i > 0 && here === table[i - 1][j] + GAP) {
      i--;
      edits.push({ start: i, right: right[i], written: '' });
    } else {
      j--;
      edits.push({ start: i, right: '', written: written[j] });
    }
  }
  return joinSwaps(edits.reverse(), right);
}

/** Nothing but the end is missing or too much: »øjne« for »øjnene«. */
function endEdits(right: string, written: string): Edit[] {
  const edits: Edit[] = [];
  for (let i = written.length; i < right.length; i++) edits.push({ start: i, right: right[i], written: '' });
  for (let j = right.length; j < written.length; j++)
    edits.push({ start: right.length, right: '', written: written[j] });
  return edits;
}

/** A letter that left one side of its neighbour and came back on the other is one swap: »slev« for »selv«. */
function joinSwaps(edits: readonly Edit[], word: string): Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    if (last && isSwap(last, edit)) {
      const between = word[edit.start - 1];
      const right = last.right + between + edit.right;
      joined[joined.length - 1] = { start: last.start, right, written: last.written + between + edit.written };
    } else {
      joined.push(edit);
    }
  }
  return joined;
}

function isSwap(first: Edit, second: Edit): boolean {
  const oneLetterBetween = second.start === first.start + first.right.length + 1;
  const oneWay = (first.right === '') !== (first.written === '');
  return oneLetterBetween && oneWay && first.right === second.written && first.written === second.right;
}

/** Differences that touch each other become one (»ks« for »x«, »re« for »er«). */
export function joinEdits(edits: readonly Edit[]): Edit[][] {
  const groups: Edit[][] = [];
  for (const edit of edits) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && last.start + last.right.length === edit.start) group.push(edit);
    else groups.push([edit]);
  }
  return groups;
}
