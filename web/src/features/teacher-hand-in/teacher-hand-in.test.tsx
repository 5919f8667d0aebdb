import { ApiProblem, type FileObject } from '@ordklar/contract';
import { DOCX_TYPE } from '@ordklar/school';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { client } from '../../lib/api/client.ts';
import { closeModal, modalStore, showModal } from '../../lib/modals/modal-store.ts';
import { closeToast, toastStore } from '../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { currentUserQuery } from '../accounts/index.ts';
import { type HandInStudent, newRow } from './hand-in-row.ts';

const ASE = { homeworkId: 1, studentId: 31, name: 'Åse Aagaard', exerciseTitle: 'Da jeg flyttede' };
const BO = { homeworkId: 2, studentId: 32, name: 'Bo Berg', exerciseTitle: 'Da jeg flyttede' };

const fileOf = (id: number): FileObject => ({
  id,
  original_filename: `stil-${id}.docx`,
  short_name: `stil-${id}.docx`,
  size: 2048,
  fileSizeKb: 2,
  uploadedFrom: null,
  word_count: 120,
  notes: [],
});
const docx = () => new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'stil.docx', { type: DOCX_TYPE });
const refused = (status: number, message: string) => new ApiProblem(status, { code: 'x', message });
const done = (homeworkId: number) => ({
  completedHomeworkId: homeworkId,
  exerciseProgressId: homeworkId,
  completed: 1,
  wordCount: 120,
  warnings: [],
  result: null,
});

/** What the server says about the tasks: those with a file, and those handed in. */
function serve({ files = [], handedIn = [] }: { files?: number[]; handedIn?: number[] }) {
  vi.spyOn(client, 'homeworkExercise').mockImplementation(
    async ({ params }) =>
      ({
        homework: { exerciseProgressId: handedIn.includes(Number(params.id)) ? 9 : null },
        files: files.includes(Number(params.id)) ? [fileOf(Number(params.id))] : [],
      }) as never,
  );
  vi.spyOn(client, 'cloudServices').mockResolvedValue({ setUp: [], allowed: [] });
  return vi.spyOn(client, 'handIn').mockImplementation(async ({ params }) => done(Number(params.id)));
}

function renderOpen(...students: HandInStudent[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 4, isTeacher: true } as never);
  renderInApp(<ModalLayer />, { queryClient });
  act(() => void showModal('TextCorrectionTeacherHandinModal', { students }));
}

async function open(...students: HandInStudent[]) {
  renderOpen(...students);
  await screen.findByRole('button', { name: 'Aflever opgave(r)' });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return userEvent.setup();
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aflever opgave(r)' });
const toasts = () => toastStore.read().map(({ type, message }) => [type, message]);

afterEach(() => {
  act(() => modalStore.read().forEach(({ key }) => closeModal(key)));
  act(() => toastStore.read().forEach(({ id }) => closeToast(id)));
});

describe('The modal', () => {
  it('HAND-09 TXT-27 TXT-28 is named after one pupil, or after how many there are', async () => {
    serve({});
    await open(ASE);
    expect(screen.getByRole('dialog', { name: 'Aflever opgaven for Åse Aagaard' })).toBeTruthy();
    act(() => modalStore.read().forEach(({ key }) => closeModal(key)));
    act(() => void showModal('TextCorrectionTeacherHandinModal', { students: [ASE, BO] }));
    expect(await screen.findByRole('dialog', { name: 'Aflever opgaver for 2 elever' })).toBeTruthy();
  });

  it('HAND-09 HAND-15 TXT-27 TXT-32 counts pupils: two of one name are two', async () => {
    serve({ files: [1, 3] });
    const user = await open(ASE, { ...ASE, homeworkId: 3, studentId: 33 });
    expect(screen.getByRole('dialog', { name: 'Aflever opgaver for 2 elever' })).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(toasts()).toEqual([['success', 'Du har nu afleveret 2 elevers opgaver']]));
  });

  it('HAND-09 HAND-15 TXT-28 TXT-31 counts pupils: one with two tasks is one', async () => {
    serve({ files: [1, 3] });
    const user = await open(ASE, { ...ASE, homeworkId: 3, exerciseTitle: 'Kendt sted' });
    expect(screen.getByRole('dialog', { name: 'Aflever opgaven for Åse Aagaard' })).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(toasts()).toEqual([['success', 'Du har nu afleveret opgaven for Åse Aagaard']]));
  });

  it('HAND-10 TXT-29 TXT-30 has a row per pupil with exercise and upload area, and closes by Annuller and by the cross', async () => {
    serve({});
    const user = await open(ASE, BO);
    for (const name of [ASE.name, BO.name]) {
      expect(row(name).getByText('Da jeg flyttede')).toBeTruthy();
      expect(row(name).getByRole('button', { name: 'Vælg fil' })).toBeTruthy();
    }
    // the cross, and after the last field one that only screen readers meet
    expect(screen.getAllByRole('button', { name: 'Luk' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Annuller' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('HAND-13 is barred without a file, and while one is on its way', async () => {
    serve({});
    const user = await open(ASE, BO);
    expect(button().disabled).toBe(true);
    let answer: (file: FileObject) => void = () => undefined;
    vi.spyOn(client, 'addFile').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    await user.upload(input, docx());
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(button().disabled).toBe(true);
    await act(async () => answer(fileOf(1)));
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(toasts()).toContainEqual(['success', 'Filen blev uploadet']);
  });

  it.each([
    ['TXT-34', new File(['x'], 'stil.pages', { type: DOCX_TYPE }), 'Du må kun uploade filer af typen DOCX'],
    ['TXT-36', new File(['ikke zip'], 'stil.docx', { type: DOCX_TYPE }), 'Fejl: Du må kun uploade filer af typen DOCX'],
  ])('%s tells why a file is not taken', async (_id, file, message) => {
    serve({});
    await open(ASE);
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.setup({ applyAccept: false }).upload(input, file);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(button().disabled).toBe(true);
  });
});

describe('Handing in', () => {
  it('HAND-14 HAND-15 HAND-16 TXT-32 takes those with a file, all at once, and closes when everybody is handed in', async () => {
    const handIn = serve({ files: [1, 2] });
    const answers: (() => void)[] = [];
    handIn.mockImplementation(
      ({ params }) => new Promise((resolve) => answers.push(() => resolve(done(Number(params.id))))),
    );
    const user = await open(ASE, BO);
    await user.click(button());
    expect(answers).toHaveLength(2);
    // the file is the pupil's, and said to be
    expect(row(BO.name).getByLabelText(`Word-fil fra ${BO.name}`)).toBeTruthy();
    expect(screen.queryByText(/[Dd]in Word-fil/)).toBeNull();
    expect(row(ASE.name).getByText('Afleverer …')).toBeTruthy();
    expect(button().disabled).toBe(true);
    await act(async () => answers.forEach((answer) => answer()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()).toEqual([['success', 'Du har nu afleveret 2 elevers opgaver']]);
  });

  it('HAND-12 HAND-14 HAND-15 TXT-31 leaves out who has no file; what is handed in is locked', async () => {
    const handIn = serve({ files: [1] });
    const user = await open(ASE, BO);
    await user.click(button());
    expect(await row(ASE.name).findByText('Afleveret')).toBeTruthy();
    expect(handIn.mock.calls.map(([call]) => call.params.id)).toEqual([1]);
    expect(toasts()).toEqual([['success', 'Du har nu afleveret opgaven for Åse Aagaard']]);
    expect(row(ASE.name).queryByRole('button')).toBeNull();
    expect(row(BO.name).getByRole('button', { name: 'Vælg fil' })).toBeTruthy();
    expect(button().disabled).toBe(true);
  });

  it('HAND-13 HAND-14 does not hand in again what has been handed in before', async () => {
    const handIn = serve({ files: [1, 2], handedIn: [1] });
    const user = await open(ASE, BO);
    expect(await row(ASE.name).findByText('Afleveret')).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(handIn.mock.calls.map(([call]) => call.params.id)).toEqual([2]);
  });

  it('HAND-12 HAND-15 HAND-17 TXT-33 a refused one goes back to its file and can be tried again; none done says nothing', async () => {
    const handIn = serve({ files: [1] });
    handIn.mockRejectedValueOnce(refused(422, 'Sæt tegn i din tekst.'));
    const user = await open(ASE);
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Sæt tegn i din tekst.');
    expect(toasts()).toEqual([['error', 'Fejl: Kunne ikke aflevere opgaven for Åse Aagaard - Da jeg flyttede']]);
    expect(row(ASE.name).getByRole('button', { name: 'Fjern stil-1.docx' })).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('HAND-17 opens the submission-error modal once when several are too large', async () => {
    const handIn = serve({ files: [1, 2] });
    handIn.mockRejectedValue(refused(413, 'Du må maks uploade 10 MB'));
    const user = await open(ASE, BO);
    await user.click(button());
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(modalStore.read().map(({ name }) => name)).toEqual([
      'TextCorrectionTeacherHandinModal',
      'SubmissionErrorModal',
    ]);
  });
});

it('HAND-11 a row says who, which task, its file or none, and how far it is', () => {
  expect(newRow(ASE)).toEqual({
    ...ASE,
    homeworkFile: null,
    isHandedIn: false,
    ishandingIn: false,
    loading: true,
    refusal: null,
  });
});

it('UPL-06 ENT-04 a teacher fetches for a pupil by the own setting; all rows share one frame', async () => {
  serve({});
  vi.mocked(client.cloudServices).mockResolvedValue({ setUp: ['onedrive'], allowed: ['onedrive'] });
  renderOpen(ASE, BO);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Hent fra OneDrive' })).toHaveLength(2));
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
  expect(frames).toEqual(['/hent-fil/onedrive?teacherId=4']);
});
