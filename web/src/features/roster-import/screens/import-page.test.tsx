import { ApiProblem, type RosterImport, type RosterPlan } from '@ordklar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import ImportPage from './import-page.tsx';

const NONE = { total: 0, rows: [] };
const PLAN: RosterPlan = {
  fingerprint: 'plan 1',
  format: 'csv',
  people: 3,
  unchanged: 1,
  otherSchools: 0,
  classesToMove: 0,
  faults: { total: 1, rows: [{ line: 4, file: 'filen', text: 'Navnet mangler.' }] },
  newClasses: { total: 1, rows: [{ name: '8.C' }] },
  newPeople: {
    total: 320,
    rows: [{ name: 'Ny Nielsen', username: 'ny', role: 'student', classes: ['8.C'], byUniLogin: false }],
  },
  renamed: { total: 1, rows: [{ name: 'Anna Juhl', before: 'Anna Holm' }] },
  linked: NONE,
  back: NONE,
  joins: NONE,
  leaves: { total: 1, rows: [{ name: 'Bo Berg', className: '7.A' }] },
  absent: {
    total: 2,
    rows: [
      { name: 'Ib Ibsen', classes: ['7.A'] },
      { name: 'Lis Lund', classes: [] },
    ],
  },
};
const IMPORT: RosterImport = {
  id: 5,
  at: 1_772_500_000,
  by: 'Sofie Skole',
  fileName: 'elever.csv',
  newPeople: 1,
  changed: 2,
  leavers: 0,
  undoableUntil: null,
  undoneAt: null,
};
const FILE = new File(['klasse;rolle;navn'], 'elever.csv', { type: 'text/csv' });

const lastToast = () => toastStore.read().at(-1)?.message;

beforeEach(() => {
  for (const { id } of toastStore.read()) closeToast(id);
  vi.spyOn(client, 'rosterImports').mockResolvedValue([]);
});

async function choose(plan: Partial<RosterPlan> = {}) {
  const read = vi.spyOn(client, 'planRoster').mockResolvedValue({ ...PLAN, ...plan });
  renderInApp(<ImportPage />, { path: '/skole/import' });
  await userEvent.upload(screen.getByLabelText('Fil med personer'), FILE);
  return { read, section: within(await screen.findByRole('region', { name: 'Det vil ske med elever.csv' })) };
}

it('PD-08 shows what a file would change, and takes it in as it was shown', async () => {
  const made = vi.spyOn(client, 'importRoster').mockResolvedValue(IMPORT);
  const { section } = await choose();
  expect(section.getByRole('status').textContent).toBe('3 personer i filen. 1 er uændret. ');
  expect(section.getByText('Linje 4').parentElement?.textContent).toBe('Linje 4 Navnet mangler.');
  expect(section.getByText('elev · 8.C · ny')).toBeTruthy();
  expect(section.getByText('og 319 til')).toBeTruthy();
  expect(section.getByText('hed før Anna Holm')).toBeTruthy();
  expect(section.getByText('Går ud af klasse')).toBeTruthy();
  await userEvent.click(section.getByRole('button', { name: 'Gennemfør importen' }));
  expect(made.mock.lastCall?.[0]).toEqual({ form: { fingerprint: 'plan 1', absent: 'stay' }, files: [FILE] });
  await waitFor(() => expect(lastToast()).toBe('Personerne er hentet ind.'));
  expect(screen.queryByRole('region', { name: /^Det vil ske/ })).toBeNull();
});

it('who is not in the file leaves only when that is ticked', async () => {
  const made = vi.spyOn(client, 'importRoster').mockResolvedValue(IMPORT);
  const nothing = { newClasses: NONE, newPeople: NONE, renamed: NONE, leaves: NONE };
  const { section } = await choose(nothing);
  expect(section.getByText('Alt i filen står allerede sådan i Ordklar. Der er intet at ændre.')).toBeTruthy();
  expect(section.getByRole<HTMLButtonElement>('button', { name: 'Gennemfør importen' }).disabled).toBe(true);
  await userEvent.click(section.getByRole('checkbox', { name: 'Meld de 2 personer ud af skolen' }));
  await userEvent.click(section.getByRole('button', { name: 'Gennemfør importen' }));
  expect(made.mock.lastCall?.[0]?.form).toEqual({ fingerprint: 'plan 1', absent: 'leave' });
});

it('warns of classes that are not moved up yet and of lines of other schools', async () => {
  const { section } = await choose({ classesToMove: 2, otherSchools: 7 });
  expect(section.getByText(/^2 klasser fra tidligere skoleår/)).toBeTruthy();
  expect(section.getByText(/7 linjer hører til andre skoler/)).toBeTruthy();
  await userEvent.click(section.getByRole('button', { name: 'Annullér' }));
  expect(screen.queryByRole('region', { name: /^Det vil ske/ })).toBeNull();
});

it('a plan that is too old is shown again from the same file', async () => {
  const stale = new ApiProblem(409, { message: 'Skolen eller filen er ændret imens.', code: 'stale-roster' });
  vi.spyOn(client, 'importRoster').mockRejectedValue(stale);
  const { section, read } = await choose();
  await userEvent.click(section.getByRole('button', { name: 'Gennemfør importen' }));
  expect(await section.findByText('Skolen eller filen er ændret imens.')).toBeTruthy();
  await userEvent.click(section.getByRole('button', { name: 'Se forslaget igen' }));
  expect(await screen.findByRole('button', { name: 'Gennemfør importen' })).toBeTruthy();
  expect(read.mock.lastCall?.[0]?.files).toEqual([FILE]);
});

it('a file that is no list of people is refused with the reason', async () => {
  const refused = new ApiProblem(422, {
    message: 'Filen kan ikke læses som en liste over personer.',
    code: 'not-roster',
  });
  vi.spyOn(client, 'planRoster').mockRejectedValue(refused);
  renderInApp(<ImportPage />, { path: '/skole/import' });
  await userEvent.upload(screen.getByLabelText('Fil med personer'), FILE);
  expect(await screen.findByText('Filen kan ikke læses som en liste over personer.')).toBeTruthy();
});

it('the latest import is taken back, and what stays is listed', async () => {
  const now = Math.floor(Date.now() / 1000);
  vi.mocked(client.rosterImports).mockResolvedValue([
    { ...IMPORT, id: 6, fileName: 'nye.csv', at: now, undoableUntil: now + 3600 },
    { ...IMPORT, undoneAt: 1_772_500_100 },
  ]);
  const undo = vi.spyOn(client, 'undoRosterImport').mockResolvedValue({ kept: 1 });
  renderInApp(<ImportPage />, { path: '/skole/import' });
  expect(await screen.findAllByText('1 ny · 2 ændrede · 0 meldt ud')).toHaveLength(2);
  expect(screen.getByText(/ · Fortrudt /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fortryd importen af nye.csv' }));
  expect(undo.mock.lastCall?.[0]).toEqual({ params: { id: 6 } });
  await waitFor(() =>
    expect(lastToast()).toBe('Importen er fortrudt. 1 konto eller klasse er taget i brug og bliver stående.'),
  );
});
