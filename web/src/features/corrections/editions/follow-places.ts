/** A place in a text: UTF-16 code units. */
interface Place {
  offset: number;
  length: number;
}

/** A place in the later text. */
interface FoundPlace extends Place {
  /** Its words are no longer there, nor are words that stood beside them: there is nothing to correct any more. */
  isGone: boolean;
}

/** Finds where a place of the earlier text stands in the later one. */
export type FollowPlace = (place: Place) => FoundPlace;

/** A word or one sign, with where it begins. */
interface Part {
  at: number;
  text: string;
}

const partsOf = (text: string): Part[] =>
  [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu)].map((match) => ({ at: match.index, text: match[0] }));

/** Beyond it the parts between the first and the last change count as one change: 16 MB of table, some 100 ms. */
const MOST_PAIRS = 4_000_000;

/** Which parts are the same in both, as pairs of places in the lists: the longest common run of parts. */
function samePairs(a: readonly Part[], b: readonly Part[]): [number, number][] {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start]?.text === b[start]?.text) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end)?.text === b.at(-1 - end)?.text) end += 1;
  const pairs: [number, number][] = Array.from({ length: start }, (_, index) => [index, index]);
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  if (rows * columns <= MOST_PAIRS) {
    const width = columns + 1;
    const longest = new Uint32Array((rows + 1) * width);
    const at = (row: number, column: number) => longest[row * width + column] ?? 0;
    const isSame = (row: number, column: number) => a[start + row]?.text === b[start + column]?.text;
    for (let row = rows - 1; row >= 0; row -= 1)
      for (let column = columns - 1; column >= 0; column -= 1)
        longest[row * width + column] = isSame(row, column)
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (isSame(row, column)) pairs.push([start + row++, start + column++]);
      else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
      else column += 1;
    }
  }
  for (let index = end; index > 0; index -= 1) pairs.push([a.length - index, b.length - index]);
  return pairs;
}

const WORD = /[\p{L}\p{N}]/u;
const SIGN = /[^\p{L}\p{N}\s]/u;

/**
 * Follows places from an earlier text into a later one: what was written in the place of the words, or directly after them,
 * is the place now. An empty place is where the words were taken away.
 */
export function followPlaces(earlier: string, later: string): FollowPlace {
  const [a, b] = [partsOf(earlier), partsOf(later)];
  const pairs = samePairs(a, b).map(([from, to]) => {
    const [before, after] = [a[from], b[to]];
    return { from: before?.at ?? 0, to: after?.at ?? 0, length: before?.text.length ?? 0 };
  });
  return ({ offset, length }) => {
    const past = offset + length;
    // the last same part before the place and the first after it hold it between them
    const before = pairs.findLast((pair) => pair.from + pair.length <= offset);
    const after = pairs.find((pair) => pair.from >= past);
    const [from, to] = [before ? before.to + before.length : 0, after?.to ?? later.length];
    const own = pairs.filter((pair) => pair.from >= offset && pair.from < past);
    const isWhole = own.length > 0 && own.length === a.filter(({ at }) => at >= offset && at < past).length;
    if (isWhole) {
      // its words stand there still: they are the place, with the signs that now stand directly at them
      let [start, end] = [own[0]?.to ?? 0, (own.at(-1)?.to ?? 0) + (own.at(-1)?.length ?? 0)];
      while (start > from && SIGN.test(later[start - 1] ?? '')) start -= 1;
      while (end < to && SIGN.test(later[end] ?? '')) end += 1;
      return { offset: start, length: end - start, isGone: false };
    }
    const between = later.slice(from, to);
    const words = between.trim();
    const lead = words === '' ? Math.min(1, between.length) : between.indexOf(words);
    const lost = [before ? before.from + before.length : 0, after?.from ?? earlier.length] as const;
    const isMore = a.some(
      ({ at, text }) => at >= lost[0] && at < lost[1] && (at < offset || at >= past) && WORD.test(text),
    );
    return { offset: from + lead, length: words.length, isGone: words === '' && isMore };
  };
}
