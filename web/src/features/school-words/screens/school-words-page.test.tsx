import { ApiProblem, type CurrentUser, type SchoolWord } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastStack } from '../../../app/toasts/toast-stack.tsx';
import { client } from '../../../lib/api/client.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { currentUserQuery } from '../../accounts/index.ts';
import SchoolWordsPage from './school-words-page.tsx';

const teacher = { id: 1, name: 'Mette Krogh', institution: 'Søbakkeskolen', isTeacher: true } as CurrentUser;
const word = (id: number, name: string): SchoolWord => ({
  id,
  word: name,
  addedByName: id === 2 ? null : 'Mette Krogh',
  added: Date.parse('2026-11-02T09:00:00Z') / 1000,
});
let words: SchoolWord[];

function show(path = '/ordliste') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, teacher);
  const list = vi.spyOn(client, 'schoolWords').mockImplementation(async (call) => {
    const found = words.filter(({ word: name }) => name.toLowerCase().includes(call?.query?.q?.toLowerCase() ?? ''));
    return { words: found, total: found.length, pages: 1 };
  });
  renderInApp(
    <>
      <SchoolWordsPage />
      <ToastStack />
    </>,
    { path, queryClient },
  );
  return list;
}
beforeEach(() => {
  words = [word(1, 'Kærgården'), word(2, 'Søbakke')];
  for (const { id } of toastStore.read()) closeToast(id);
});

it('PD-23: the list says who added a word and when', async () => {
  show();
  const row = (await screen.findByRole('rowheader', { name: 'Kærgården' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Mette Krogh')).toBeTruthy();
  expect(within(row).getByText('2. nov. 2026')).toBeTruthy();
  expect(screen.getByText('En tidligere lærer')).toBeTruthy();
  expect(screen.getByText('2 ord')).toBeTruthy();
});

it('PD-23: a word is added, and the list knows it', async () => {
  const add = vi.spyOn(client, 'addSchoolWord').mockImplementation(async ({ body }) => {
    words = [...words, word(3, body.word)];
    return { word: word(3, body.word), texts: 2 };
  });
  show();
  await screen.findByRole('rowheader', { name: 'Søbakke' });
  await userEvent.click(screen.getByRole('button', { name: 'Tilføj' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Skriv et ord');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nyt ord' }), ' Rizz {Enter}');
  expect(await screen.findByRole('rowheader', { name: 'Rizz' })).toBeTruthy();
  expect(add).toHaveBeenCalledWith({ body: { word: 'Rizz' } });
  expect(screen.getByText('»Rizz« står nu i ordlisten. Markeringen er fjernet i 2 tekster.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nyt ord' }).value).toBe('');
});

it('PD-23: a word that is refused stays in the field with the reason', async () => {
  vi.spyOn(client, 'addSchoolWord').mockRejectedValue(
    new ApiProblem(422, { code: 'invalid', message: 'x', errors: { word: ['Teksten er for lang'] } }),
  );
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nyt ord' }), 'abc{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Teksten er for lang');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nyt ord' }).value).toBe('abc');
});

it('PD-23: a word is taken off, and that can be undone', async () => {
  vi.spyOn(client, 'removeSchoolWord').mockImplementation(async ({ params }) => {
    words = words.filter(({ id }) => id !== params.id);
    return { texts: 1 };
  });
  const add = vi.spyOn(client, 'addSchoolWord').mockImplementation(async ({ body }) => {
    words = [...words, word(4, body.word)];
    return { word: word(4, body.word), texts: 1 };
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fjern »Søbakke« fra ordlisten' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Søbakke' })).toBeNull());
  expect(screen.getByText('»Søbakke« er fjernet fra ordlisten. Ordet er markeret igen i 1 tekst.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Fortryd/ }));
  expect(await screen.findByRole('rowheader', { name: 'Søbakke' })).toBeTruthy();
  expect(add).toHaveBeenCalledWith({ body: { word: 'Søbakke' } });
});

it('PD-23: the list is searched, and says when nothing is found', async () => {
  const list = show();
  await screen.findByRole('rowheader', { name: 'Kærgården' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Søg i ordlisten' }), 'gård');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Søbakke' })).toBeNull());
  expect(list.mock.lastCall?.[0]?.query?.q).toBe('gård');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Søg i ordlisten' }), 'x');
  expect(await screen.findByText('Ingen ord passer til din søgning')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Vis hele listen' }));
  expect(await screen.findByRole('rowheader', { name: 'Søbakke' })).toBeTruthy();
});

it('an empty list and one that cannot be fetched say so', async () => {
  words = [];
  const list = show();
  expect(await screen.findByText('Ordlisten er tom')).toBeTruthy();
  list.mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Søg i ordlisten' }), 'q');
  expect(await screen.findByText('Vi kunne ikke hente ordlisten. Prøv igen om lidt.')).toBeTruthy();
});
