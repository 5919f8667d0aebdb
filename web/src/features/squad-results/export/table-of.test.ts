import { expect, it } from 'vitest';
import type { Figure, Register } from '../model/register-model.ts';
import { BY_NAME } from '../model/sort-rows.ts';
import { csvOf, tableOf } from './table-of.ts';

const figure = (value: number | null, done = 0): Figure => ({ value, done, open: 0 });
const cells: Record<string, Figure> = { '1 a': figure(80, 1), '1 b': figure(null, 1), '2 a': figure(null) };
const register: Register = {
  unit: 'percent',
  columns: [
    { id: 'a', title: 'Komma', ...figure(80, 1) },
    { id: 'b', title: 'Egne; opgaver', ...figure(null, 1) },
  ],
  rows: [
    { id: 1, name: 'Freja', short: 'Freja', isMember: true, ...figure(80, 2) },
    { id: 2, name: '=Alma', short: 'Alma', isMember: true, ...figure(null) },
  ],
  total: figure(80, 2),
  cell: (id, column) => cells[`${id} ${column}`],
};

it('RES-01 what is handed in and not counted is a word in the file, and what is not handed in is nothing', () => {
  const table = tableOf(register, { by: BY_NAME, reverse: false }, '7.A');
  expect(table.find(([name]) => name === 'Freja')).toEqual(['Freja', 80, 80, 'afleveret']);
  expect(table.find(([name]) => name === '=Alma')).toEqual(['=Alma', null, null, null]);
  expect(csvOf(table).split('\r\n')[0]).toBe('\uFEFFElev;Gnsn.;Komma;"Egne; opgaver"');
  expect(csvOf(table)).toContain("'=Alma;;;");
});
