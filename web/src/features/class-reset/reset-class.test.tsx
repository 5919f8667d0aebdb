import { ApiProblem, type ClassResetPreview } from '@ordklar/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { showModal } from '../../lib/modals/modal-store.ts';
import { closeToast, toastStore } from '../../lib/toasts/toast-store.ts';
import { showAsTeacher } from '../../testing/show-as-teacher.tsx';

const PREVIEW: ClassResetPreview = {
  name: '6.A',
  studentCount: 28,
  sharedWith: ['Henrik'],
  levels: [
    { levelId: 5, title: '5. klasse', exercises: 7, answers: 75 },
    { levelId: 6, title: '6. klasse', exercises: 31, answers: 412 },
  ],
  exercises: 38,
  answers: 487,
};

async function open() {
  showAsTeacher({ path: '/', Component: () => null }, '/');
  act(() => void showModal('ResetClassModal', { classId: 1, name: '6.A' }));
  return within(await screen.findByRole('dialog', { name: 'Nulstil 6.A?' }, { timeout: 5000 }));
}

beforeEach(() => {
  for (const { id } of toastStore.read()) closeToast(id);
  vi.spyOn(client, 'classReset').mockResolvedValue(PREVIEW);
});

it('ADM-01 API-108 asks what goes and whether it is meant, says who loses it, and can be undone', async () => {
  const reset = vi.spyOn(client, 'resetClass').mockResolvedValue({ removed: 412, at: 1_800_000_000 });
  const undo = vi.spyOn(client, 'undoResetClass').mockResolvedValue({ restored: 412 });
  const dialog = await open();
  expect(
    await dialog.findByText(/besvarelser, resultater og tildelte opgaver for 28 elever. Henrik mister dem også./),
  ).toBeTruthy();
  expect(dialog.getByRole('radio', { name: 'Alle klassetrin 487 besvarelser i 38 opgaver' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Kun 6. klasse 412 besvarelser i 31 opgaver' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Nulstil 6. klasse i 6.A' }));
  expect(await dialog.findByText('Skriv klassens navn, 6.A, for at bekræfte.')).toBeTruthy();
  expect(reset).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Skriv 6.A for at bekræfte' }), '6.a{Enter}');
  expect(reset).toHaveBeenCalledWith({ body: { classId: 1, resetAll: false, levelId: 6 } });
  expect(await screen.findByText('6. klasse i 6.A er nulstillet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Fortryd/ }));
  expect(undo).toHaveBeenCalledWith({ body: { classId: 1, at: 1_800_000_000 } });
  expect(await screen.findByText('6.A er, som den var.')).toBeTruthy();
});

it('says what the server refuses and keeps what was answered; an empty class has nothing to reset', async () => {
  const refusal = new ApiProblem(409, { code: 'nothing-to-reset', message: 'Der er ingen opgaver at nulstille.' });
  vi.spyOn(client, 'resetClass').mockRejectedValue(refusal);
  const dialog = await open();
  const field = await dialog.findByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '6.A{Enter}');
  expect(await dialog.findByText('Der er ingen opgaver at nulstille.')).toBeTruthy();
  expect(field.value).toBe('6.A');
  await userEvent.click(dialog.getByRole('button', { name: 'Annuller' }));
  vi.spyOn(client, 'classReset').mockResolvedValue({ ...PREVIEW, levels: [], exercises: 0, answers: 0 });
  const empty = await open();
  expect(await empty.findByText('Klassen har ingen opgaver, så der er intet at nulstille.')).toBeTruthy();
  expect(empty.queryByRole('button', { name: /^Nulstil/ })).toBeNull();
});
