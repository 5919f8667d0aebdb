import type { CorrectionRow } from '../corrections.repo.ts';
import type { NewRow } from '../stored-correction.ts';

/** What a teacher can change of an engine's mark, to compare by. */
const contentOf = (row: NewRow): string =>
  JSON.stringify([
    row.active,
    row.comment,
    row.explanation,
    row.replacements,
    row.categories.map(({ active, subcategoryId }) => [subcategoryId, active]),
  ]);

const isOnlyHidden = (row: NewRow, before: NewRow): boolean =>
  !row.active && contentOf({ ...row, active: true }) === contentOf(before);

const isSame = (one: NewRow, other: NewRow): boolean =>
  one.offset === other.offset &&
  one.length === other.length &&
  one.categories.some((entry) => other.categories.some(({ categoryId }) => categoryId === entry.categoryId));

/**
 * The marks of a text that is re-marked: the engine's new ones, with what the teacher has decided about the old ones.
 * The teacher's own marks stay. An engine's mark that was commented, edited or hidden keeps that where the engine still
 * marks the place; where it no longer does, comments and edits stay and a mark that was only hidden goes.
 * @param now the engine's new marks
 * @param rows the text's marks as they stand
 * @param before what the engine had found, as rows
 */
export function keepDecisions(now: NewRow[], rows: CorrectionRow[], before: NewRow[]): NewRow[] {
  const wasFound = new Map(before.map((row) => [row.key, row]));
  const merged = new Map(now.map((row) => [row.key, row]));
  let kept = 0;
  for (const row of rows) {
    const was = wasFound.get(row.key);
    if (row.isUser) {
      merged.set(row.key, row);
      continue;
    }
    if (was && contentOf(row) === contentOf(was)) continue;
    const again = now.find((candidate) => isSame(candidate, row));
    if (again) merged.set(again.key, { ...row, key: again.key });
    else if (!was || !isOnlyHidden(row, was)) {
      kept += 1;
      merged.set(`k${kept}`, { ...row, key: `k${kept}` });
    }
  }
  return [...merged.values()];
}
