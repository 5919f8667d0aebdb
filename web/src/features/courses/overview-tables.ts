/** CON-29. */
const LEVELS_IN_ONE_TABLE = 6;
const SHORT_TITLE_LENGTH = 11;

/** A title in a narrow column: cut at 11 characters and ended with a dot where it is longer (CAT-09). */
export const shortTitle = (title: string): string =>
  title.length > SHORT_TITLE_LENGTH ? `${title.slice(0, SHORT_TITLE_LENGTH).trimEnd()}.` : title;

/** The levels in one table, or in two halves when there are more than 6 (CAT-09); the first half is the longer. */
export function overviewTables<T>(levels: readonly T[]): T[][] {
  if (levels.length <= LEVELS_IN_ONE_TABLE) return [[...levels]];
  const middle = Math.ceil(levels.length / 2);
  return [levels.slice(0, middle), levels.slice(middle)];
}
