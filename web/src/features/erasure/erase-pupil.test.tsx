import { ApiProblem } from '@ordklar/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { showModal } from '../../lib/modals/modal-store.ts';
import { showAsTeacher } from '../../testing/show-as-teacher.tsx';

it('PD-32 the question names the pupil, and only the name written out deletes', async () => {
  const refused = new ApiProblem(422, { code: 'other-name', message: 'x', errors: { name: ['Det er ikke navnet.'] } });
  const erase = vi.spyOn(client, 'erasePupil').mockRejectedValueOnce(refused).mockResolvedValue(null);
  showAsTeacher({ path: '/', Component: () => <p>Skolen</p> }, '/');
  act(() => void showModal('ErasePupilModal', { person: { id: 11, name: 'Asta Holm' } }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slet Asta Holm for altid?' }, { timeout: 5000 }));
  const field = dialog.getByLabelText('Skriv Asta Holm for at bekræfte');
  const yes = dialog.getByRole('button', { name: 'Slet for altid' });
  await userEvent.type(field, 'Bo Berg');
  await userEvent.click(yes);
  expect(await dialog.findByText('Skriv Asta Holm for at bekræfte.')).toBeTruthy();
  expect(erase).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, ' asta holm');
  await userEvent.click(yes);
  expect(await dialog.findByText('Det er ikke navnet.')).toBeTruthy();
  await userEvent.click(yes);
  expect(await screen.findByText('Asta Holm er slettet.')).toBeTruthy();
  expect(erase).toHaveBeenLastCalledWith({ params: { userId: 11 }, body: { name: ' asta holm' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
