import type { SquadPupil } from '@ordklar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { showModal } from '../../lib/modals/modal-store.ts';
import { showAsTeacher } from '../../testing/show-as-teacher.tsx';
import LoginCardsPage from './screens/login-cards-page.tsx';

const pupil = (id: number, name: string): SquadPupil => ({
  id,
  name,
  username: `elev${id}`,
  classes: [],
  groups: [],
  lastSeen: null,
});

/** The first of September 2026, at noon in Denmark. */
const UNTIL = 1_788_256_800;

const show = () => showAsTeacher({ path: '/login-kort/:squadId', Component: LoginCardsPage }, '/login-kort/1');
const cards = () => [...document.querySelectorAll('[data-part="login-card"]')].map((card) => card.textContent);

beforeEach(() => {
  vi.spyOn(client, 'currentSquads').mockResolvedValue([{ id: 1, name: '3.A', grade: 3 }] as never);
  vi.spyOn(client, 'loginMethods').mockResolvedValue({ uniLogin: false, pupilsKeepCards: true });
  vi.spyOn(client, 'squadPupils').mockResolvedValue([pupil(11, 'Asta Holm'), pupil(12, 'Bo Berg')]);
});

it('cards have no code until new ones are made, which is asked first', async () => {
  const make = vi.spyOn(client, 'classLoginCards').mockResolvedValue([
    {
      id: 11,
      name: 'Asta Holm',
      username: 'elev11',
      password: 'solsort-kompas-42',
      until: UNTIL,
      isForFirstLogin: true,
    },
    { id: 12, name: 'Bo Berg', username: 'elev12', password: null, until: null, isForFirstLogin: false },
  ]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  expect(await screen.findByText(/Kortene har ingen kode endnu/)).toBeTruthy();
  expect(cards()[0]).toBe('OrdklarAsta HolmKlasse3.ABrugernavnelev11Log ind pålocalhost:3000/login');
  await userEvent.click(screen.getByRole('button', { name: 'Lav nye koder' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Lav nye koder til 2 elever?' }, { timeout: 5000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Annuller' }));
  expect(make).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Eleverne vælger selv en adgangskode/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Lav nye koder' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Lav nye koder til 2 elever?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lav nye koder' }));
  expect(make).toHaveBeenCalledWith({ params: { s: 1 }, body: { userIds: [11, 12], forFirstLogin: true } });
  expect(await screen.findByText('Koderne vises kun nu. Udskriv kortene, før du går videre.')).toBeTruthy();
  expect(cards()[0]).toContain('Kodesolsort-kompas-42');
  expect(cards()[0]).toContain('Koden er til første gang og gælder til 1. sep. 2026.');
  expect(cards()[1]).toContain('Log ind med UNI-Login');
  await userEvent.click(screen.getByRole('button', { name: 'Udskriv 1 ark' }));
  expect(print).toHaveBeenCalled();
});

it('one person’s new code is asked for and shown once; a failure says so', async () => {
  const make = vi.spyOn(client, 'schoolLoginCards').mockRejectedValueOnce(new Error('net'));
  const card = { id: 11, name: 'Asta Holm', username: 'elev11', password: 'tiger-palme-77', until: UNTIL };
  make.mockResolvedValue([{ ...card, isForFirstLogin: false }]);
  show();
  act(() => void showModal('NewPasswordModal', { person: { id: 11, name: 'Asta Holm' }, squadId: null }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ny kode til Asta Holm?' }, { timeout: 5000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lav ny kode' }));
  expect(await dialog.findByText('Der blev ikke lavet en ny kode. Prøv igen om lidt.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Lav ny kode' }));
  expect(await dialog.findByText('tiger-palme-77')).toBeTruthy();
  expect(make).toHaveBeenLastCalledWith({ body: { userIds: [11] } });
  expect(dialog.getByText('Brug koden første gang senest 1. sep. 2026. Så gælder den skoleåret ud.')).toBeTruthy();
});

it('where no card may be kept nothing is asked: the page says so, and the codes are for the first login', async () => {
  vi.spyOn(client, 'loginMethods').mockResolvedValue({ uniLogin: false, pupilsKeepCards: false });
  const make = vi.spyOn(client, 'classLoginCards').mockResolvedValue([]);
  show();
  expect(await screen.findByText('Eleverne vælger selv en adgangskode, første gang de logger ind.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /vælger selv/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lav nye koder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lav nye koder til 2 elever?' }, { timeout: 5000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lav nye koder' }));
  await waitFor(() =>
    expect(make).toHaveBeenCalledWith({ params: { s: 1 }, body: { userIds: [11, 12], forFirstLogin: true } }),
  );
});

it.each([
  [3, false],
  [4, true],
  [null, true],
])(
  'in a class of level %j pupils choose a password of their own where nobody says otherwise: %s',
  async (grade, does) => {
    vi.spyOn(client, 'currentSquads').mockResolvedValue([{ id: 1, name: 'X', grade }] as never);
    show();
    const choice = await screen.findByRole('checkbox', { name: /^Eleverne vælger selv en adgangskode/ });
    await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(does));
  },
);
