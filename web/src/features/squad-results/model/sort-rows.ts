import type { Register, Row } from './register-model.ts';

/** By what the rows stand: 'navn', 'gnsn', or a column; weakest first, or with descending strongest first. */
export interface Sorting {
  by: string;
  reverse: boolean;
}

export const BY_NAME = 'navn';
export const BY_AVERAGE = 'gnsn';

/** '-gnsn' is by average, strongest first. */
export const sortingOf = (written: string | null): Sorting => {
  const by = (written ?? '').replace(/^-/, '');
  return { by: by || BY_NAME, reverse: written?.startsWith('-') ?? false };
};

/** The rows in order; those without a number stand last whichever way it goes. Names come by Danish alphabet from the server. */
export function sortedRows(register: Register, { by, reverse }: Sorting): Row[] {
  if (by === BY_NAME) return reverse ? register.rows.toReversed() : [...register.rows];
  const valueOf = (row: Row) => (by === BY_AVERAGE ? row.value : (register.cell(row.id, by)?.value ?? null));
  const weakestFirst = register.unit === 'percent' ? 1 : -1;
  const direction = reverse ? -weakestFirst : weakestFirst;
  return register.rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (one - other) * direction;
  });
}
