import { ApiProblem, type EditedAuthor } from '@ordklar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { showAsTeacher } from '../../../testing/show-as-teacher.tsx';
import ShelfPage from './shelf-page.tsx';

const user = userEvent.setup({ applyAccept: false });
const METTE: EditedAuthor = { id: 4, name: 'Mette Holm', jobTitle: 'Dansklærer', imageId: 7, posts: 2 };
const OLE: EditedAuthor = { id: 5, name: 'Ole Dam', jobTitle: '', imageId: null, posts: 0 };
const show = () => showAsTeacher({ path: '/redaktion/hylde', Component: ShelfPage }, '/redaktion/hylde');
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const authors = () => within(screen.getByRole('region', { name: 'Forfattere' }));

beforeEach(() => {
  vi.spyOn(client, 'editedCategories').mockResolvedValue([{ id: 1, name: 'Grammatik', slug: 'grammatik', posts: 3 }]);
  vi.spyOn(client, 'editedAuthors').mockResolvedValue([METTE, OLE]);
  vi.spyOn(client, 'postImage').mockResolvedValue({ canBeCut: true, crop: null });
  return () => vi.restoreAllMocks();
});

it('PD-28 shows the authors with their pictures, and changes one with all that it has', async () => {
  const edit = vi.spyOn(client, 'editAuthor').mockResolvedValue(METTE);
  show();
  expect(await screen.findByText('Dansklærer · 2 indlæg')).toBeTruthy();
  expect([...document.querySelectorAll('li img')].map((img) => img.getAttribute('src'))).toEqual(['/blog/billeder/7']);
  await press('Ret Mette Holm');
  await user.type(authors().getByLabelText('Stilling'), ' i 7. klasse');
  await press('Fjern billedet');
  await press('Gem');
  await waitFor(() =>
    expect(edit).toHaveBeenCalledWith({
      params: { id: 4 },
      body: { name: 'Mette Holm', jobTitle: 'Dansklærer i 7. klasse', imageId: null },
    }),
  );
});

it('PD-28 says at the field what is wrong, keeps what is typed, and refuses a picture of 20 MB before it is sent', async () => {
  const add = vi
    .spyOn(client, 'addAuthor')
    .mockRejectedValue(new ApiProblem(422, { code: 'invalid', message: 'Ret', errors: { jobTitle: ['For langt'] } }));
  const send = vi.spyOn(client, 'addPostImage');
  show();
  await press('Ny forfatter');
  await press('Tilføj');
  expect(add).not.toHaveBeenCalled();
  const field = authors().getByLabelText('Navn');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, 'Lise');
  const big = new File([new Uint8Array(20 * 1024 * 1024)], 'stort.png', { type: 'image/png' });
  await user.upload(authors().getByLabelText('Vælg et billede'), big);
  expect(await authors().findByText(/20 MB/)).toBeTruthy();
  await press('Tilføj');
  expect(await authors().findByText('For langt')).toBeTruthy();
  expect([(field as HTMLInputElement).value, send.mock.calls.length]).toEqual(['Lise', 0]);
});

it('PD-28 an author with posts goes only when those get another', async () => {
  const remove = vi.spyOn(client, 'removeAuthor').mockResolvedValue(null);
  show();
  await press('Fjern Mette Holm');
  const move = await screen.findByRole('button', { name: 'Flyt og fjern' });
  expect((move as HTMLButtonElement).disabled).toBe(true);
  expect(remove).not.toHaveBeenCalled();
});

it('PD-28 says that it could not be fetched, and fetches it again', async () => {
  vi.mocked(client.editedAuthors).mockRejectedValueOnce(new TypeError('no net'));
  show();
  await press(/igen/);
  expect(await screen.findByText('Mette Holm')).toBeTruthy();
});
