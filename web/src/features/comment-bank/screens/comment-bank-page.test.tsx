import type { BankComment, CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastStack } from '../../../app/toasts/toast-stack.tsx';
import { client } from '../../../lib/api/client.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { makeCategory } from '../../../testing/make-category.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { currentUserQuery } from '../../accounts/accounts.queries.ts';
import CommentBankPage from './comment-bank-page.tsx';

const comment = (id: number, text: string, rest: Partial<BankComment> = {}): BankComment => ({
  id,
  text,
  subcategoryId: null,
  replacement: null,
  isShared: false,
  isOwn: true,
  ownerName: 'Mette Krogh',
  uses: 0,
  ...rest,
});
let bank: BankComment[];

function show(fails = false) {
  vi.spyOn(client, 'correctionCategories').mockResolvedValue([
    makeCategory('grammar', 'Grammatik', { 'present-r': 'Nutids-r' }),
  ]);
  vi.spyOn(client, 'commentBank').mockImplementation(async () => {
    if (fails) throw new Error('væk');
    return bank;
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1 } as CurrentUser);
  return renderInApp(
    <>
      <CommentBankPage />
      <ToastStack />
    </>,
    { queryClient },
  );
}
beforeEach(() => {
  bank = [
    comment(1, 'Husk r.', { subcategoryId: 'present-r', uses: 3 }),
    comment(2, 'Flot!', { isOwn: false, isShared: true, ownerName: 'Karl' }),
  ];
  for (const { id } of toastStore.read()) closeToast(id);
});
const upload = (content: string) =>
  userEvent.upload(
    screen.getByLabelText('Vælg en fil med kommentarer'),
    new File([content], 'k.csv', { type: 'text/csv' }),
  );

it('shows the own comments and those of colleagues, and searches as one types, also by type', async () => {
  show();
  expect(await screen.findByText('Nutids-r · Brugt 3 gange')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Delt af kolleger' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Søg i kommentarbanken' }), 'grammatik');
  expect(screen.getByText('1 kommentar med »grammatik«')).toBeTruthy();
  expect(screen.queryByText('Flot!')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  await userEvent.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(screen.getByText('Flot!')).toBeTruthy();
});

it('makes a comment with type and correction; one of 20000 characters is said and stays in the field', async () => {
  const add = vi.spyOn(client, 'addBankComment').mockImplementation(async ({ body }) => {
    bank = [comment(3, body.text), ...bank];
    return comment(3, body.text);
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ny kommentar' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar til eleven' });
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(20_000));
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(screen.getByRole('alert').textContent).toBe('En kommentar kan højst fylde 4.000 tegn. Denne fylder 20.000.');
  expect([add.mock.calls.length, field.value.length]).toEqual([0, 20_000]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Sæt komma her.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fejltype' }), 'Grammatik: Nutids-r');
  await userEvent.type(screen.getByRole('textbox', { name: 'Rettelse' }), 'cykler');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Del med skolens lærere' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(await screen.findByText('Sæt komma her.')).toBeTruthy();
  expect(add.mock.calls[0]?.[0].body).toEqual({
    text: 'Sæt komma her.',
    subcategoryId: 'present-r',
    replacement: 'cykler',
    isShared: true,
  });
});

it('keeps what is changed in a comment when the tab is closed, and opens it again', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Rediger »Husk r.«' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kommentar til eleven' }), ' Sæt »spiser« ind.');
  unmount();
  show();
  const field = async () =>
    (await screen.findByRole('textbox', { name: 'Kommentar til eleven' })) as HTMLTextAreaElement;
  expect((await field()).value).toBe('Husk r. Sæt »spiser« ind.');
  await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rediger »Husk r.«' }));
  expect((await field()).value).toBe('Husk r.');
});

it('keeps a new comment that is begun when the tab is closed, until it is saved or given up', async () => {
  const first = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ny kommentar' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Kommentar til eleven' }), 'Læs den højt.');
  first.unmount();
  const second = show();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar til eleven' });
  expect(field.value).toBe('Læs den højt.');
  await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  second.unmount();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ny kommentar' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar til eleven' }).value).toBe('');
});

it('deletes with undo, shares and stops sharing, copies a colleague’s', async () => {
  const remove = vi.spyOn(client, 'removeBankComment').mockImplementation(async () => {
    bank = bank.filter(({ id }) => id !== 1);
    return null;
  });
  const restore = vi.spyOn(client, 'restoreBankComment').mockImplementation(async () => {
    bank = [comment(1, 'Husk r.'), ...bank];
    return comment(1, 'Husk r.');
  });
  const change = vi.spyOn(client, 'changeBankComment').mockResolvedValue(comment(1, 'Husk r.', { isShared: true }));
  const add = vi.spyOn(client, 'addBankComment').mockResolvedValue(comment(4, 'Flot!'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Del »Husk r.« med skolen' }));
  expect(change.mock.calls[0]?.[0].body).toMatchObject({ text: 'Husk r.', isShared: true });
  await userEvent.click(screen.getByRole('button', { name: 'Slet »Husk r.«' }));
  await waitFor(() => expect(screen.queryByText('Husk r.')).toBeNull());
  expect(remove).toHaveBeenCalledWith({ params: { id: 1 } });
  await userEvent.click(screen.getByRole('button', { name: /Fortryd/ }));
  expect(await screen.findByText('Husk r.')).toBeTruthy();
  expect(restore).toHaveBeenCalledWith({ params: { id: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Kopiér »Flot!« til mine' }));
  expect(add.mock.calls[0]?.[0].body).toMatchObject({ text: 'Flot!', isShared: false });
});

it('takes a file of comments, and says of any other what is wrong, at which nothing is changed', async () => {
  const take = vi.spyOn(client, 'importBankComments').mockResolvedValue({ added: 1, known: 1 });
  show();
  await screen.findByText('Flot!');
  await upload('Navn;Klasse\nIda;7.A');
  expect((await screen.findByRole('alert')).textContent).toMatch(/ikke en fil med kommentarer.*Intet er ændret/);
  expect(take).not.toHaveBeenCalled();
  await upload('Kommentar;Fejltype\nHusk r.;Nutids-r\nNy;Ukendt');
  expect(await screen.findByText(/1 kommentar er importeret. 1 havde du i forvejen. 1 havde en fejltype/)).toBeTruthy();
  expect(take.mock.calls[0]?.[0].body.comments[0]).toEqual({
    text: 'Husk r.',
    subcategoryId: 'present-r',
    replacement: null,
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the bank is empty, and that there is nothing to export', async () => {
  bank = [];
  show();
  expect(await screen.findByText('Kommentarbanken er tom')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Eksportér' }));
  expect(within(document.body).getByText('Du har ingen egne kommentarer at eksportere.')).toBeTruthy();
});

it('says that it could not be fetched, with another try', async () => {
  show(true);
  expect(await screen.findByText('Vi kunne ikke hente kommentarbanken. Prøv igen om lidt.')).toBeTruthy();
});

it('a file of gigabytes is refused unread, and one that is gone meanwhile says so in Danish', async () => {
  show();
  const input = await screen.findByLabelText('Vælg en fil med kommentarer');
  const huge = new File(['Kommentar'], 'k.csv', { type: 'text/csv' });
  Object.defineProperty(huge, 'size', { value: 3_000_000_000 });
  const read = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer');
  await userEvent.upload(input, huge);
  expect(await screen.findByText(/højst fylde 5 MB\. Intet er ændret/)).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
  read.mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new Event('error'));
  });
  await userEvent.upload(input, new File(['Kommentar'], 'væk.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^Filen kunne ikke læses/)).toBeTruthy();
  read.mockRestore();
});
