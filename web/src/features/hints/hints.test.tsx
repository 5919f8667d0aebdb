import type { Hint, Squad } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { ToastStack } from '../../app/toasts/toast-stack.tsx';
import { client } from '../../lib/api/client.ts';
import { closeModal, modalStore } from '../../lib/modals/modal-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { SquadHints } from './parts/squad-hints.tsx';
import { TextHints } from './parts/text-hints.tsx';

const squad: Squad = {
  id: 1,
  name: '7.A',
  kind: 'class',
  grade: 7,
  year: 2026,
  studentCount: 20,
  startkomma: 'auto',
  freeExercises: false,
  hasEnded: false,
};
afterEach(() => {
  for (const { key } of modalStore.read()) closeModal(key);
});

const show = () =>
  renderInApp(
    <>
      <SquadHints squad={squad} />
      <ModalLayer />
      <ToastStack />
    </>,
  );

it('a teacher switches hints on for a class', async () => {
  vi.spyOn(client, 'squadHints').mockResolvedValue({ hints: ['slang'] });
  const save = vi.spyOn(client, 'setSquadHints').mockResolvedValue({ hints: ['og-saa', 'slang'] });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Vink om sproget …' }));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Talesprog/ })).checked).toBe(true);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Gem' });
  expect(button.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /igen og igen/ }));
  await userEvent.click(button);
  expect(save).toHaveBeenCalledWith({ params: { s: 1 }, body: { hints: ['slang', 'og-saa'] } });
  expect(await screen.findByText('Der vises nu 2 slags vink i 7.A.')).toBeTruthy();
});

it('what could not be saved is reported, and the choice stays', async () => {
  vi.spyOn(client, 'squadHints').mockResolvedValue({ hints: [] });
  vi.spyOn(client, 'setSquadHints').mockRejectedValue(new Error('Det gik ikke.'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Vink om sproget …' }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Lang sætning/ });
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Det gik ikke.');
  expect(box.checked).toBe(true);
});

it('hints of a text are shown with the words that they are about, and nothing where there are none', async () => {
  const whole = 'Forsøget var mega sjovt.';
  const hint: Hint = { kind: 'slang', places: [[13, 17]], explanation: '»mega« hører mest hjemme i snak.' };
  const read = vi.spyOn(client, 'textHints').mockResolvedValue([hint]);
  const { unmount } = renderInApp(<TextHints textId={1} whole={whole} />);
  await userEvent.click(await screen.findByText('1 vink'));
  expect(screen.getByText('»mega« hører mest hjemme i snak.')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Steder i teksten' })).getByText('mega')).toBeTruthy();
  unmount();
  read.mockResolvedValue([]);
  const { container } = renderInApp(<TextHints textId={2} whole={whole} />);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(container.querySelector('[data-part=hints]')).toBeNull();
});
