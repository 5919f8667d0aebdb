import { useQuery } from '@tanstack/react-query';
import { sortedTries } from '../model/sort-tries.ts';
import { answersQuery, type OfClass } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import type { Explorer } from '../use-explorer.ts';
import type { ShownRegister } from '../use-register.ts';
import { pupilTable, type SheetCell, tableOf, triesTable } from './table-of.ts';

/** What the screen shows, as a sheet: a pupil's page, the pupils of an exercise, or the register; null where there is nothing. */
export function useShownSheet(
  ofClass: OfClass,
  { explorer, shown, squadName }: { explorer: Explorer; shown: ShownRegister; squadName: string },
): (() => SheetCell[][]) | null {
  const { register, by, place } = shown;
  const { studentId, everyTry, view, sorting, triesBy } = explorer;
  const isExercise = studentId === undefined && view !== 'fejltyper' && place.exerciseId !== undefined;
  const tries = useQuery({
    ...answersQuery(ofClass, { ...place, studentId, everyTry }, explorer),
    enabled: isExercise,
  });
  if (isExercise)
    return tries.data && tries.data.length > 0 ? () => triesTable(sortedTries(tries.data, triesBy)) : null;
  if (!register || register.columns.length === 0) return null;
  if (studentId === undefined) return () => tableOf(register, sorting, squadName);
  const row = register.rows.find(({ id }) => id === studentId);
  return row ? () => pupilTable(register, row, squadName, squadResultsText.person.by[by]) : null;
}
