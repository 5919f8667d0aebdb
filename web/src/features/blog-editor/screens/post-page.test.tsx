import { ApiProblem, type PostWriting } from '@ordklar/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { forgetSavings } from '../../../lib/saving/unsaved.ts';
import { showAsTeacher } from '../../../testing/show-as-teacher.tsx';
import PostPage from './post-page.tsx';

const user = userEvent.setup();
const WRITING: PostWriting = {
  title: 'Komma',
  slug: 'komma',
  brief: 'Kort om komma.',
  content: '<p>Sæt et komma.</p>',
  categoryId: 1,
  authorId: 4,
  imageId: null,
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  publishAt: null,
};
const POST = {
  id: 9,
  state: 'draft' as const,
  hasChanges: true,
  title: 'Komma',
  slug: 'komma',
  categoryName: 'Grammatik',
  authorName: 'Mette Holm',
  imagePath: null,
  publishedAt: null,
  savedAt: 1_794_912_000,
  savedByName: null,
  changes: [],
};
/** What stands on the server, with its version. */
let kept: { content: PostWriting; version: number; savedAt: number };

beforeEach(() => {
  forgetSavings();
  localStorage.clear();
  kept = { content: WRITING, version: 1, savedAt: 1_794_912_000 };
  vi.spyOn(client, 'editedPost').mockResolvedValue(POST);
  vi.spyOn(client, 'slugOwner').mockResolvedValue({ fault: null });
  vi.spyOn(client, 'editedCategories').mockResolvedValue([{ id: 1, name: 'Grammatik', slug: 'grammatik', posts: 1 }]);
  vi.spyOn(client, 'editedAuthors').mockResolvedValue([
    { id: 4, name: 'Mette Holm', jobTitle: '', imageId: null, posts: 1 },
  ]);
  vi.spyOn(client, 'postDraft').mockImplementation(async () => kept);
  vi.spyOn(client, 'savePostDraft').mockImplementation(async ({ body }) => {
    if (body.version !== kept.version)
      throw new ApiProblem(409, {
        code: 'stale-draft',
        message: 'Teksten er ændret',
        details: { byName: 'Ida Berg', at: 1_794_912_000 },
      });
    kept = { content: body.content as PostWriting, version: kept.version + 1, savedAt: kept.savedAt };
    return { version: kept.version, savedAt: kept.savedAt };
  });
  return () => {
    forgetSavings();
    vi.restoreAllMocks();
  };
});

const show = () => showAsTeacher({ path: '/redaktion/indlaeg/:postId', Component: PostPage }, '/redaktion/indlaeg/9');
const title = async () => (await screen.findByLabelText('Titel')) as HTMLTextAreaElement;

it('PD-28 saves by itself what is written, the address with the title', async () => {
  show();
  await user.type(await title(), ' foran at');
  await waitFor(() => expect(kept.content.title).toBe('Komma foran at'), { timeout: 5000 });
  expect(kept.content.slug).toBe('komma-foran-at');
  expect(await screen.findByText(/^Gemt /)).toBeTruthy();
});

it('PD-28 the title is one paragraph, whatever is pressed or pasted', async () => {
  show();
  await user.type(await title(), '{Enter} foran');
  await user.paste('\n at');
  expect((await title()).value).toBe('Komma foran at');
});

it('PD-28 a published post that is corrected can be published again once it is saved', async () => {
  const published = { ...POST, state: 'published' as const, publishedAt: 1_794_912_000 };
  vi.mocked(client.editedPost).mockImplementation(async () => ({ ...published, hasChanges: kept.version > 1 }));
  vi.mocked(client.savePostDraft).mockImplementation(async ({ body }) => {
    kept = { content: body.content as PostWriting, version: kept.version + 1, savedAt: kept.savedAt + 60 };
    return { version: kept.version, savedAt: kept.savedAt };
  });
  show();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Udgiv ændringerne' });
  expect(button.disabled).toBe(true);
  await user.type(await title(), ' foran at');
  expect(await screen.findByText('Ikke udgivne ændringer', {}, { timeout: 5000 })).toBeTruthy();
  expect(button.disabled).toBe(false);
});

it('PD-28 of two editors the later one is notified, and chooses; neither text is lost before', async () => {
  show();
  const field = await title();
  kept = { ...kept, content: { ...WRITING, title: 'Idas titel' }, version: 2 };
  await user.type(field, '!');
  expect((await screen.findByRole('alert', undefined, { timeout: 5000 })).textContent).toContain('Behold min tekst');
  expect([field.value, kept.content.title]).toEqual(['Komma!', 'Idas titel']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Udgiv nu' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Hent den andens tekst' }));
  await waitFor(() => expect(field.value).toBe('Idas titel'));
});

it('PD-28 says at each field what is missing, and keeps the text', async () => {
  vi.spyOn(client, 'publishPost').mockRejectedValue(
    new ApiProblem(422, { code: 'invalid', message: 'Ret', errors: { title: ['Skriv en titel'] } }),
  );
  show();
  const field = await title();
  await user.click(screen.getByRole('button', { name: 'Udgiv nu' }));
  expect(await screen.findByText('Skriv en titel')).toBeTruthy();
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Komma', 'true']);
});
