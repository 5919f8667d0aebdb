import type { Register } from '../model/register-model.ts';
import { placeOfColumn, type RoomProps } from '../use-register.ts';
import { CellSlip } from './cell-slip.tsx';

/** The slip of the chosen cell, where there is one. */
export function ChosenCell({ squad, explorer, shown, register }: Omit<RoomProps, 'course'> & { register: Register }) {
  const { cell } = explorer;
  const row = register.rows.find(({ id }) => id === cell?.studentId);
  const column = register.columns.find(({ id }) => id === cell?.column);
  if (!row || !column) return null;
  return (
    <CellSlip
      key={`${row.id} ${column.id}`}
      cell={{
        register,
        row,
        column,
        squadName: squad.name,
        ofClass: { squadId: squad.id, year: squad.year },
        place: placeOfColumn(shown.by, shown.place, column.id),
        texts: { courseId: shown.place.courseId, latest: explorer.latest },
        shown: explorer,
      }}
      onClose={() => explorer.openCell(undefined)}
    />
  );
}
