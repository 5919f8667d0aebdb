import { ApiProblem, type ExerciseSummary } from '@ordklar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { showAsTeacher } from '../../../testing/show-as-teacher.tsx';
import { forgetSavings } from '../../../lib/saving/unsaved.ts';
import { stubDrafts } from '../../../lib/saving/testing/stub-drafts.ts';
import { sampleOwn } from '../testing/sample-own.ts';
import OwnExercisePage from './own-exercise-page.tsx';

const showAt = (address: string, isTeacher?: boolean) =>
  showAsTeacher({ path: '/opgaver/egne/:exerciseId', Component: OwnExercisePage }, address, isTeacher);
const PDF = new File(['%PDF-1.7'], 'Kort over byen.pdf', { type: 'application/pdf' });
const user = userEvent.setup({ applyAccept: false });
const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const basket = () =>
  (JSON.parse(sessionStorage.getItem('ordklar-basket') ?? '{"exercises":[]}') as { exercises: ExerciseSummary[] })
    .exercises;

let drafts: ReturnType<typeof stubDrafts>;
/** A new tab: nothing of the page and nothing on the machine is left. */
function closeTab(page: { unmount: () => void }) {
  page.unmount();
  forgetSavings();
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(() => {
  sessionStorage.clear();
  drafts = stubDrafts();
  vi.spyOn(client, 'exerciseUse').mockResolvedValue({ open: 0, handedIn: 0 });
  vi.spyOn(client, 'exercise').mockResolvedValue(sampleOwn());
});
afterEach(() =>
  act(() => {
    for (const { key } of modalStore.read()) closeModal(key);
    for (const { id } of toastStore.read()) closeToast(id);
  }),
);

describe('Opret opgave', () => {
  it('HW-14 sends title, course, text, files and links, and puts the exercise among the chosen ones', async () => {
    const create = vi.spyOn(client, 'createExercise').mockResolvedValue(sampleOwn({ id: 9 }));
    showAt('/opgaver/egne/ny?kursus=teen');
    await type('Titel', 'Min by');
    await type('Opgaven til eleverne', 'Skriv om din by.');
    await type('Anbefalet længde i ord', '150');
    await user.upload(screen.getByLabelText('Vælg filer'), PDF);
    await type('Adresse', 'www.dr.dk/nyheder{Enter}');
    await press('Gem og vælg elever');
    expect(await screen.findByTestId('where')).toHaveProperty(
      'textContent',
      '/opgaver?klassetrin=alle&kategori=106000',
    );
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      form: {
        title: 'Min by',
        courseId: 'teen',
        text: 'Skriv om din by.',
        description: '',
        wordCount: '150',
        fileLinks: ['https://www.dr.dk/nyheder'],
      },
      files: [PDF],
    });
    expect(basket().map(({ id }) => id)).toEqual([9]);
    expect(screen.getByText('Opgaven er gemt')).toBeTruthy();
  });

  it('HW-14 Gem alone chooses nothing; tests are no course for an own exercise', async () => {
    vi.spyOn(client, 'createExercise').mockResolvedValue(sampleOwn());
    showAt('/opgaver/egne/ny');
    const courses = within(screen.getByLabelText('Kursus')).getAllByRole<HTMLOptionElement>('option');
    expect(courses.map(({ value, selected }) => [value, selected])).toEqual([
      ['gram', false],
      ['teco', true],
      ['teen', false],
    ]);
    await type('Titel', 'Min by');
    await press('Gem');
    await screen.findByTestId('where');
    expect(basket()).toEqual([]);
  });

  it('HW-14 shows the task as pupils will see it while it is typed', async () => {
    showAt('/opgaver/egne/ny');
    const preview = within(screen.getByRole('region', { name: 'Sådan ser eleverne opgaven' }));
    expect(preview.getByText('Skriv en titel og en opgave, så kan du se den her.')).toBeTruthy();
    await type('Opgaven til eleverne', '# Sådan{Enter}- Læs{Enter}- Skriv');
    expect(preview.getByRole('heading', { name: 'Sådan' })).toBeTruthy();
    expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Læs', 'Skriv']);
  });

  it('UPL-01 a wrong file is named and not taken; a taken one can be removed', async () => {
    showAt('/opgaver/egne/ny');
    await user.upload(screen.getByLabelText('Vælg filer'), new File(['x'], 'side.html'));
    expect(screen.getByRole('alert').textContent).toMatch(/^»side.html« kan ikke vedhæftes/);
    await user.upload(screen.getByLabelText('Vælg filer'), PDF);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Fjern Kort over byen.pdf');
    expect(screen.queryByText('Kort over byen.pdf')).toBeNull();
  });

  it('HW-14 an address that is none is refused, one that was typed and left is taken', async () => {
    showAt('/opgaver/egne/ny');
    await type('Adresse', 'nyheder');
    await press('Tilføj link');
    expect(screen.getByRole('alert').textContent).toBe(
      'Skriv hele adressen. Den skal begynde med https:// eller http://',
    );
    await type('Adresse', 'dr.dk');
    await user.click(screen.getByLabelText('Titel'));
    expect(screen.getByRole('button', { name: 'Fjern dr.dk' })).toBeTruthy();
  });

  it('PD-33: what the server refuses stands at its field, which gets the focus, and nothing is lost', async () => {
    vi.spyOn(client, 'createExercise').mockRejectedValue(
      new ApiProblem(422, {
        code: 'invalid',
        message: 'Noget er ikke udfyldt rigtigt.',
        errors: { wordCount: ['Skriv et helt tal mellem 1 og 20.000'] },
      }),
    );
    showAt('/opgaver/egne/ny');
    await type('Titel', 'Min by');
    await type('Anbefalet længde i ord', 'mange');
    await press('Gem');
    expect(await screen.findByText('Skriv et helt tal mellem 1 og 20.000')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Anbefalet længde i ord')));
    expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Min by');
    expect(toastStore.read()).toEqual([]);
    await type('Anbefalet længde i ord', '150');
    expect(screen.queryByText('Skriv et helt tal mellem 1 og 20.000')).toBeNull();
  });

  it('HW-14 a file that the server refuses is named at the files until they change', async () => {
    const refusal = {
      code: 'file-type',
      message: 'Forkert filtype',
      details: { filename: 'Kort over byen.pdf' },
    } as const;
    vi.spyOn(client, 'createExercise').mockRejectedValue(new ApiProblem(415, refusal));
    showAt('/opgaver/egne/ny');
    await type('Titel', 'Min by');
    await user.upload(screen.getByLabelText('Vælg filer'), PDF);
    await press('Gem');
    expect(await screen.findByText(/^»Kort over byen.pdf« kan ikke vedhæftes/)).toBeTruthy();
    await press('Fjern Kort over byen.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('HW-14 an address that is typed and no link yet is kept in the draft, and is not left out in silence', async () => {
    const create = vi.spyOn(client, 'createExercise').mockResolvedValue(sampleOwn());
    const first = showAt('/opgaver/egne/ny');
    await type('Titel', 'Min by');
    await type('Adresse', 'nyhederne');
    await waitFor(() => expect(drafts.exercise.content()?.link).toBe('nyhederne'), { timeout: 3000 });
    closeTab(first);
    showAt('/opgaver/egne/ny');
    await screen.findByText(/^Din kladde fra .* er hentet frem/);
    expect(screen.getByLabelText<HTMLInputElement>('Adresse').value).toBe('nyhederne');
    await press('Gem');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Skriv hele adressen/);
    expect(create).not.toHaveBeenCalled();
    await type('Adresse', 'dr.dk');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Gem');
    await screen.findByTestId('where');
    expect(create.mock.calls[0]?.[0].form).toMatchObject({ fileLinks: ['https://dr.dk/'] });
    expect(create.mock.calls[0]?.[0].form).not.toHaveProperty('link');
  });

  it('HW-14 what is typed is a draft on the server at once, and there again in another tab', async () => {
    const first = showAt('/opgaver/egne/ny');
    await type('Titel', 'Min by');
    await waitFor(() => expect(drafts.exercise.content()?.title).toBe('Min by'), { timeout: 3000 });
    expect(await screen.findByText(/^Kladden er gemt /)).toBeTruthy();
    closeTab(first);
    showAt('/opgaver/egne/ny');
    expect(await screen.findByText(/^Din kladde fra .* er hentet frem/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Min by');
  });

  it('HW-14 without net the draft stays on the machine and comes back after a reload, until it is saved', async () => {
    const create = vi
      .spyOn(client, 'createExercise')
      .mockRejectedValueOnce(new ApiProblem(0, { code: 'network', message: 'x' }));
    drafts.exercise.cutNet(true);
    const first = showAt('/opgaver/egne/ny');
    await type('Titel', 'Min by');
    await press('Gem');
    expect(
      await screen.findByText(/Der er ingen forbindelse til Ordklar. Din kladde ligger på din enhed/),
    ).toBeTruthy();
    first.unmount();
    forgetSavings();
    showAt('/opgaver/egne/ny');
    expect(await screen.findByText(/^Din kladde fra .* er hentet frem/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Min by');
    create.mockResolvedValue(sampleOwn());
    await press('Gem');
    await screen.findByTestId('where');
    expect(localStorage.length).toBe(0);
  });

  it('a draft that is not wanted is thrown away', async () => {
    drafts.exercise.put({
      courseId: 'teco',
      title: 'Min by',
      description: '',
      text: '',
      wordCount: '',
      links: [],
      link: '',
    });
    showAt('/opgaver/egne/ny');
    await user.click(await screen.findByRole('button', { name: 'Kassér kladden' }));
    expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('');
    await waitFor(() => expect(drafts.exercise.content()).toBeNull(), { timeout: 3000 });
  });

  it('HW-14 is for teachers', async () => {
    showAt('/opgaver/egne/ny', false);
    expect((await screen.findByTestId('where')).textContent).toBe('/');
  });
});

describe('Rediger opgave', () => {
  it('HW-14 begins with what there is, keeps the files that are kept, and says who has the task', async () => {
    vi.mocked(client.exerciseUse).mockResolvedValue({ open: 2, handedIn: 1 });
    const edit = vi.spyOn(client, 'editExercise').mockResolvedValue(sampleOwn());
    showAt('/opgaver/egne/5');
    expect(await screen.findByText(/2 elever har opgaven .* 1 elev har afleveret/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Opgaven til eleverne').value).toBe('Skriv om din by.');
    await user.upload(screen.getByLabelText('Vælg filer'), PDF);
    await press('Fjern dr.dk/nyheder');
    await press('Gem');
    await screen.findByTestId('where');
    expect(edit.mock.calls[0]?.[0]).toMatchObject({
      params: { id: 5 },
      form: { title: 'Min by', fileLinks: [], keepFiles: [3], wordCount: '150' },
      files: [PDF],
    });
  });

  it('PD-03: one that is not the teacher’s own is not there', async () => {
    vi.mocked(client.exerciseUse).mockRejectedValue(new ApiProblem(404, { code: 'not-found', message: 'x' }));
    showAt('/opgaver/egne/5');
    expect(await screen.findByText('Opgaven findes ikke, eller den er ikke din.')).toBeTruthy();
  });

  it('a failure is shown with another try', async () => {
    vi.mocked(client.exercise).mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    showAt('/opgaver/egne/5');
    await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByLabelText('Titel')).toBeTruthy();
  });
});

describe('Slet opgaven', () => {
  it('HW-14 asks with how many pupils have it, takes the open tasks back where that is chosen, and can be undone', async () => {
    vi.mocked(client.exerciseUse).mockResolvedValue({ open: 2, handedIn: 3 });
    const remove = vi.spyOn(client, 'deleteExercise').mockResolvedValue({ removed: [21, 22] });
    const restore = vi.spyOn(client, 'restoreExercise').mockResolvedValue({ restored: [21, 22] });
    showAt('/opgaver/egne/5');
    await user.click(await screen.findByRole('button', { name: 'Slet opgaven' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vil du slette »Min by«?' }));
    expect(dialog.getByText('2 elever har opgaven og har ikke afleveret den endnu.')).toBeTruthy();
    expect(dialog.getByText('De 3 besvarelser, der er afleveret, bliver liggende.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Eleverne beholder dem' }).checked).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Tag dem tilbage' }));
    await user.click(dialog.getByRole('button', { name: 'Slet opgaven' }));
    expect((await screen.findByTestId('where')).textContent).toBe('/opgaver');
    expect(remove).toHaveBeenCalledWith({ params: { id: 5 }, query: { openTasks: 'remove' } });
    await user.click(await screen.findByRole('button', { name: /Fortryd/ }));
    expect(restore).toHaveBeenCalledWith({ params: { id: 5 }, body: { homeworkIds: [21, 22] } });
    expect(await screen.findByText('Opgaven er der igen')).toBeTruthy();
  });

  it('HW-14 Behold opgaven deletes nothing', async () => {
    const remove = vi.spyOn(client, 'deleteExercise');
    showAt('/opgaver/egne/5');
    await user.click(await screen.findByRole('button', { name: 'Slet opgaven' }));
    expect(await screen.findByText('Ingen elever har fået opgaven.')).toBeTruthy();
    await press('Behold opgaven');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
  });
});
