import type { Figure, Register, Unit } from './register-model.ts';

/** 0 bare paper … 5 needs most practice. */
export type Heat = 0 | 1 | 2 | 3 | 4 | 5;

const BELOW = [90, 80, 65, 50, 35];
const ABOVE = [0.15, 0.5, 1, 1.9, 3];

/** How much practice a number asks for: darker is more, for percents and for errors alike. */
export function heatOf(value: number, unit: Unit): Heat {
  const passed = unit === 'percent' ? BELOW.filter((step) => value < step) : ABOVE.filter((step) => value >= step);
  return passed.length as Heat;
}

/** From here on the corner of a cell is folded: under 50 percent, or 1.9 errors and more in 100 words. */
export const isWeak = ({ value }: Figure, unit: Unit): boolean => value !== null && heatOf(value, unit) >= 4;

/** 53 or 1,9; a dash where there is nothing, a tick where something is handed in that is not counted. */
export function shownValue({ value, done }: Figure, unit: Unit): string {
  if (value === null) return done > 0 && unit === 'percent' ? '✓' : '–';
  return unit === 'percent' ? String(value) : danishRate(value);
}

/** 2.5 as '2,5'. */
export const danishRate = (rate: number): string => rate.toFixed(1).replace('.', ',');

/** How many pupils of a column lie in each of ten equal parts of the scale: 0–100, or 0–5 errors. */
export function spreadOf(register: Register, column: string): number[] {
  const most = register.unit === 'percent' ? 100 : 5;
  const bins = Array.from({ length: 10 }, () => 0);
  for (const row of register.rows) {
    const value = register.cell(row.id, column)?.value ?? null;
    if (value === null) continue;
    const at = Math.min(9, Math.floor((value / most) * 10));
    bins[at] = (bins[at] ?? 0) + 1;
  }
  return bins;
}

/** Members of the class whose number in a column has a folded corner. */
export const weakIn = (register: Register, column: string): number[] =>
  register.rows
    .filter(({ id, isMember }) => {
      const cell = register.cell(id, column);
      return isMember && cell !== undefined && isWeak(cell, register.unit);
    })
    .map(({ id }) => id);
