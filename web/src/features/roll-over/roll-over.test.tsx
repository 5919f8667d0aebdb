import { ApiProblem } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { closeToast, toastStore } from '../../lib/toasts/toast-store.ts';
import { showAsTeacher } from '../../testing/show-as-teacher.tsx';
import { RollOverNotice } from './index.ts';

const CLASSES = [
  { classId: 1, name: '7.A', year: 2026, studentCount: 20, nextName: '8.A' },
  { classId: 2, name: '9.B', year: 2026, studentCount: 1, nextName: null },
  { classId: 3, name: '6.C', year: 2026, studentCount: 18, nextName: '7.C' },
];

const show = () => showAsTeacher({ path: '/', Component: RollOverNotice }, '/');

beforeEach(() => {
  for (const { id } of toastStore.read()) closeToast(id);
  vi.spyOn(client, 'recentRollOvers').mockResolvedValue([]);
});

it('PD-06 classes of last year are moved up, ended or left, and that can be taken back', async () => {
  vi.spyOn(client, 'classesToMove').mockResolvedValue(CLASSES);
  const taken = new ApiProblem(409, {
    code: 'class-name-taken',
    message: 'Skolen har allerede en klasse med det navn i dette skoleår.',
    details: { name: '8.a' },
  });
  const move = vi.spyOn(client, 'rollOver').mockRejectedValueOnce(taken);
  move.mockResolvedValue({
    moved: [
      { classId: 1, nextId: 11 },
      { classId: 2, nextId: null },
    ],
  });
  const undo = vi.spyOn(client, 'undoRollOver').mockResolvedValue({ restored: 2 });
  show();
  expect(await screen.findByText(/3 klasser hører til et tidligere skoleår/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ryk op …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ryk klasser op' }, { timeout: 5000 }));
  const ofClass = (name: string) => within(dialog.getByRole('radiogroup', { name: `Hvad sker der med ${name}?` }));
  expect(ofClass('9.B').getByRole<HTMLInputElement>('radio', { name: 'Afsluttes' }).checked).toBe(true);
  await userEvent.click(ofClass('6.C').getByRole('radio', { name: 'Senere' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: '7.A hedder nu' });
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Gem' }));
  expect(await dialog.findByText('Skriv, hvad 7.A hedder nu.')).toBeTruthy();
  expect(move).not.toHaveBeenCalled();
  await userEvent.type(name, '8.A');
  await userEvent.click(dialog.getByRole('button', { name: 'Gem' }));
  expect(await dialog.findByText('Skolen har allerede en klasse med det navn i dette skoleår.')).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name, '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Gem' }));
  const moves = [
    { classId: 1, name: '8.A1' },
    { classId: 2, name: null },
  ];
  expect(move).toHaveBeenLastCalledWith({ body: { moves } });
  await userEvent.click(await screen.findByRole('button', { name: /Fortryd/ }));
  expect(undo).toHaveBeenCalledWith({ body: { classIds: [1, 2] } });
});

it('PD-06 tells nothing while all classes are of this year', async () => {
  const call = vi.spyOn(client, 'classesToMove').mockResolvedValue([]);
  show();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: 'Nyt skoleår' })).toBeNull();
});

it('PD-06 what was moved up within a day is taken back where it was done, also when the toast has gone', async () => {
  vi.spyOn(client, 'classesToMove').mockResolvedValue([]);
  const classes = [
    { classId: 1, name: '7.A', nextName: '8.A' },
    { classId: 2, name: '9.B', nextName: null },
  ];
  const now = Math.floor(Date.now() / 1000);
  vi.spyOn(client, 'recentRollOvers').mockResolvedValue([
    { at: now - 3600, classes },
    { at: now - 90_000, classes: [{ classId: 3, name: '6.C', nextName: '7.C' }] },
  ]);
  const undo = vi.spyOn(client, 'undoRollOver').mockResolvedValue({ restored: 2 });
  show();
  const notice = within(await screen.findByRole('region', { name: 'Rykket op for nylig' }));
  expect(notice.getByText(/7\.A → 8\.A, 9\.B \(afsluttet\)\./)).toBeTruthy();
  await userEvent.click(notice.getByRole('button', { name: 'Fortryd oprykningen' }));
  expect(undo).toHaveBeenCalledWith({ body: { classIds: [1, 2] } });
});
