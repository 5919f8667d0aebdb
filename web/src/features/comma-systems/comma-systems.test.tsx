import type { Squad } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { ToastStack } from '../../app/toasts/toast-stack.tsx';
import { client } from '../../lib/api/client.ts';
import { closeModal, modalStore, showModal } from '../../lib/modals/modal-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { squadsQuery } from '../accounts/index.ts';
import { SquadCommaSystem } from './parts/squad-comma-system.tsx';

const squad: Squad = {
  id: 1,
  name: '7.A',
  kind: 'class',
  grade: 7,
  year: 2026,
  studentCount: 20,
  startkomma: 'yes',
  freeExercises: false,
  hasEnded: false,
};

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } });
  queryClient.setQueryData(squadsQuery.queryKey, [squad]);
  renderInApp(
    <>
      <SquadCommaSystem squad={squad} />
      <ModalLayer />
      <ToastStack />
    </>,
    { queryClient },
  );
  return queryClient;
}
afterEach(() => {
  for (const { key } of modalStore.read()) closeModal(key);
});

it('PD-22: the teacher sets the system of a class, and every list knows it', async () => {
  const save = vi.spyOn(client, 'setSquadCommaSystem').mockResolvedValue({ squadId: 1, startkomma: 'auto' });
  const queryClient = show();
  await userEvent.click(screen.getByRole('button', { name: 'Komma: med startkomma' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Gem' });
  expect(button.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Elevens eget valg/ }));
  await userEvent.click(button);
  expect(save).toHaveBeenCalledWith({ params: { s: 1 }, body: { startkomma: 'auto' } });
  expect(await screen.findByText('Teksterne i 7.A bliver nu rettet efter elevens eget valg.')).toBeTruthy();
  expect(queryClient.getQueryData<Squad[]>(squadsQuery.queryKey)?.[0]?.startkomma).toBe('auto');
});

it('PD-22: a system that could not be saved is reported, and the choice stays', async () => {
  vi.spyOn(client, 'setSquadCommaSystem').mockRejectedValue(new Error('Det gik ikke.'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Komma: med startkomma' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Uden startkomma/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Det gik ikke.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Uden startkomma/ }).checked).toBe(true);
});

it('PD-22: says by what a text is marked, and answers what the teacher wants instead', async () => {
  show();
  const answer = showModal('TextCommaSystemModal', {
    squadId: 1,
    startkomma: 'no',
    startkommaBy: 'pupil',
    isReadyForStudent: true,
  });
  expect(await screen.findByText('Teksten er rettet uden startkomma (elevens valg).')).toBeTruthy();
  expect(screen.getByText(/Eleven har fået teksten tilbage/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Med startkomma/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ret teksten igen' }));
  expect(await answer).toBe('yes');
});

it('PD-22: from a text one goes on to the whole class', async () => {
  show();
  const answer = showModal('TextCommaSystemModal', {
    squadId: 1,
    startkomma: 'yes',
    startkommaBy: 'squad',
    isReadyForStudent: false,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Skift for hele klassen' }));
  expect(await answer).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Komma i 7.A' })).toBeTruthy());
});
