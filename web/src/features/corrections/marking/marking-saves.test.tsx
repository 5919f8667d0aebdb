import { ApiProblem, type AnswerEvaluation } from '@ordklar/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { registerModal } from '../../../lib/modals/modal-registry.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { forgetSavings } from '../../../lib/saving/unsaved.ts';
import { stubDrafts } from '../../../lib/saving/testing/stub-drafts.ts';
import { makeAnswer, makeStudent } from '../testing/make-answer.ts';
import { makeCorrection } from '../testing/make-correction.ts';
import { makeSet } from '../testing/make-set.ts';
import { MarkingView } from './marking-view.tsx';

const text = 'Jeg cykle hjem, og det lugte af sild.';
const students = [
  makeStudent({ id: 2, name: 'Freja Lindholm', marking: 'marked' }),
  makeStudent({ id: 3, name: 'Hassan Yildiz', exerciseProgressId: 18, exerciseAnswerTextId: 8, marking: 'marked' }),
];
const empty = { title: '', description: '', explanation: '' };
const group = (id: string, ids: string[]) => ({
  id,
  title: id,
  subcategories: ids.map((each) => ({ id: each, title: each, group: null, error_type: empty, descriptions: [] })),
});
let drafts: ReturnType<typeof stubDrafts>;
let evaluation: AnswerEvaluation | null;

function View() {
  const [studentId, setStudentId] = useState(2);
  const of = { squadId: 1, exerciseId: 9, year: 2026, studentId };
  return <MarkingView {...of} onStudent={setStudentId} onAttempt={vi.fn()} onClose={vi.fn()} />;
}
async function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <View />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /cykle/ });
}
/** A new tab: nothing of the page and nothing on the machine is left. */
function closeTab() {
  cleanup();
  forgetSavings();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'current-user' });
}
const field = () => screen.getByRole('textbox', { name: 'Feedback' });
const sayKlar = () => userEvent.click(screen.getAllByRole('button', { name: /^Klar til Freja/ })[0]);
const saysSaved = () => screen.queryAllByText(/^(Alt er gemt|Gemt )/).length > 0;
const toasts = () => toastStore.read().map(({ message }) => message);

beforeEach(() => {
  queryClient.clear();
  forgetSavings();
  drafts = stubDrafts();
  evaluation = null;
  for (const { key } of modalStore.read()) closeModal(key);
  for (const { id } of toastStore.read()) closeToast(id);
  registerModal('ConfirmModal', async () => ({ default: () => null }));
  queryClient.setQueryData(['current-user'], {
    id: 99,
    publicName: 'Mette Krogh',
    isTeacher: true,
    roles: ['teacher'],
  });
  vi.spyOn(client, 'exerciseStudents').mockResolvedValue(students);
  vi.spyOn(client, 'exerciseResults').mockImplementation(async ({ params: { st } }) => [
    st === 2
      ? makeAnswer({ answerEvaluation: evaluation })
      : makeAnswer({ studentId: 3, studentName: 'Hassan Yildiz', exerciseProgressId: 18, exerciseAnswerTextId: 8 }),
  ]);
  vi.spyOn(client, 'corrections').mockImplementation(async ({ params: { id } }) =>
    id === 7
      ? makeSet(text, [makeCorrection(text, 'cykle')])
      : makeSet('Hassans tekst.', [], { exerciseAnswerTextId: 8 }),
  );
  vi.spyOn(client, 'currentCourses').mockResolvedValue([]);
  vi.spyOn(client, 'markQuestions').mockResolvedValue([]);
  vi.spyOn(client, 'correctionCategories').mockResolvedValue([
    group('grammar', ['present-r']),
    group('other', ['replace', 'comment']),
  ]);
  vi.spyOn(client, 'saveCorrections').mockResolvedValue({
    version: 4,
    savedAt: 1_794_912_000,
    savedByName: 'Mette',
    isReadyForStudent: false,
    selfCorrectionEnabled: false,
  });
});
/** »Klar« as the server does it: the teacher's draft is sent with the text. */
const serverSends = () =>
  vi.spyOn(client, 'setReady').mockImplementation(async () => {
    const sent = drafts.feedback.content();
    if (sent) evaluation = { id: 1, teacher: 'Mette Krogh', updatedAt: 1_794_912_000, ...sent };
    drafts.feedback.put(null);
    return { changed: [17], skipped: [], withFeedback: sent ? [17] : [] };
  });

it('TC-20 »Klar« sends the feedback that is typed, and says so only when the server has both', async () => {
  serverSends();
  await show();
  await userEvent.type(field(), 'Dejlig fortælling!');
  expect(saysSaved()).toBe(false);
  await sayKlar();
  expect(await screen.findByText('Teksten er sendt tilbage til Freja.')).toBeTruthy();
  expect(evaluation?.evaluation).toBe('Dejlig fortælling!');
  expect((field() as HTMLTextAreaElement).value).toBe('Dejlig fortælling!');
  expect(screen.getByText(/^Mette Krogh, /)).toBeTruthy();
  expect(screen.queryByText(/^Kladde/)).toBeNull();
  await waitFor(() => expect(saysSaved()).toBe(true));
});

it('TC-20 without a connection »Klar« sends nothing, says so, and the words are still there', async () => {
  const ready = serverSends();
  await show();
  drafts.feedback.cutNet(true);
  await userEvent.type(field(), 'Flot');
  await sayKlar();
  await waitFor(() => expect(toasts().join()).toMatch(/^Teksten er ikke sendt til Freja\./));
  expect(ready).not.toHaveBeenCalled();
  expect(screen.queryByText('Teksten er sendt tilbage til Freja.')).toBeNull();
  expect([saysSaved(), (field() as HTMLTextAreaElement).value]).toEqual([false, 'Flot']);
  expect(screen.getAllByText('Ikke sendt endnu').length).toBeGreaterThan(0);
});

it('TC-20 a refusal of »Klar« is shown as it is, and the feedback stays a draft', async () => {
  vi.spyOn(client, 'setReady').mockRejectedValue(new ApiProblem(500, { code: 'internal', message: 'Det gik galt.' }));
  await show();
  await userEvent.type(field(), 'Flot');
  await sayKlar();
  await waitFor(() => expect(toasts()).toEqual(['Det gik galt.']));
  expect(drafts.feedback.content()?.evaluation).toBe('Flot');
  expect(screen.getByText(/^Kladde\./)).toBeTruthy();
});

it('a mark that is being written is kept, offered in another tab, and added with what was typed', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}k');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kommentar til eleven' }), 'Husk r');
  expect(saysSaved()).toBe(false);
  await waitFor(() => expect(drafts.marks.content()?.[0]).toMatchObject({ kind: 'comment', comment: 'Husk r' }), {
    timeout: 3000,
  });
  closeTab();
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fortsæt med »cykle«' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kommentar til eleven' }), '.');
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(screen.getByText('Husk r.')).toBeTruthy();
  await waitFor(() => expect(drafts.marks.content()).toBeNull(), { timeout: 3000 });
});

it('Escape leaves a form and keeps what is typed; Annuller gives it up; »Klar« asks about what is begun', async () => {
  const ready = serverSends();
  await show();
  await userEvent.keyboard('{ArrowDown}e');
  const explanation = await screen.findByRole('textbox', { name: /^Forklaring/ });
  await userEvent.type(explanation, 'Fordi');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /^Forklaring/ })).toBeNull();
  await sayKlar();
  expect(modalStore.read().at(-1)?.props).toMatchObject({ title: 'Vil du sende teksten nu?' });
  act(() => closeModal(modalStore.read().at(-1)?.key ?? 0, false));
  expect(ready).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Fortsæt med »cykle«' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Forklaring/ })).value).toBe('Fordi');
  await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  expect(screen.queryByRole('button', { name: 'Fortsæt med »cykle«' })).toBeNull();
});

it('after »Klar« the next pupil has the focus: Enter goes on, and the text takes the focus there', async () => {
  serverSends();
  await show();
  await sayKlar();
  const next = await screen.findByRole('button', { name: 'Næste elev: Hassan' });
  expect(document.activeElement).toBe(next);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Hassans tekst.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('tekst'));
  expect(screen.queryByText('Teksten er sendt tilbage til Freja.')).toBeNull();
});

it('F and G go to feedback and grade, Escape leaves them, and no key acts while one types', async () => {
  const ready = serverSends();
  await show();
  // keys may follow in the same instant: the field has the focus before the next one
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('fremragende');
  expect((field() as HTMLTextAreaElement).value).toBe('fremragende');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.id).toBe('tekst');
  await userEvent.keyboard('g');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ingen' }));
  await userEvent.keyboard('r');
  expect(ready).not.toHaveBeenCalled();
});

it('M selects words by the keyboard, reads them out, and N makes a mark of them', async () => {
  await show();
  await userEvent.keyboard('m');
  const cursor = await screen.findByRole('application', { name: 'Markér ord med tasterne' });
  expect(document.activeElement).toBe(cursor);
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('»cykle hjem«', { selector: '[role=status]' })).toBeTruthy();
  expect(document.getSelection()?.toString()).toBe('cykle hjem');
  await userEvent.keyboard('n');
  expect(await screen.findByText('»cykle hjem«', { selector: '.markFormToken' })).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
});

it('words chosen by keys wait while their form is open, and are let go when one goes on elsewhere', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}m');
  await screen.findByRole('application', { name: 'Markér ord med tasterne' });
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(document.getSelection()?.toString()).toBe('cykle hjem'));
  await userEvent.keyboard('n');
  const explanation = await screen.findByRole('textbox', { name: /^Forklaring/ });
  await userEvent.type(explanation, 'Fordi{Escape}');
  const cursor = await screen.findByRole('application', { name: 'Markér ord med tasterne' });
  expect(screen.getByText('»cykle hjem«', { selector: '[role=status]' })).toBeTruthy();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(cursor);
  await userEvent.keyboard('f');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(screen.queryByRole('application')).toBeNull();
});

it('the word cursor goes when its mark is made', async () => {
  await show();
  await userEvent.keyboard('m{ArrowRight}{Shift>}{ArrowRight}{/Shift}k');
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Kommentar/ }),
    'Godt ord{Control>}{Enter}{/Control}',
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Kommentar/ })).toBeNull());
  expect(screen.queryByRole('application')).toBeNull();
});
