import type { AnswerEvaluation } from '@ordklar/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { closeModal, modalStore } from '../../lib/modals/modal-store.ts';
import { registerModal } from '../../lib/modals/modal-registry.ts';
import { forgetSavings } from '../../lib/saving/unsaved.ts';
import { stubDrafts } from '../../lib/saving/testing/stub-drafts.ts';
import { EvaluationPanel } from './evaluation-panel.tsx';
import { RESIZE_DELAY } from './use-delayed-resize.ts';

const given: AnswerEvaluation = {
  id: 5,
  evaluation: 'Fin tekst.',
  teacher: 'Mette Krogh',
  grade: null,
  gradeVisible: false,
  updatedAt: 1_794_912_000,
};

function Panel({
  start,
  onChange,
}: {
  start: AnswerEvaluation | null;
  onChange?: (now: AnswerEvaluation | null) => void;
}) {
  const [evaluation, setEvaluation] = useState(start);
  return (
    <EvaluationPanel
      squadId={1}
      exerciseProgressId={9}
      teacherId={99}
      evaluation={evaluation}
      studentName="Freja"
      startOpen
      onChange={(now) => {
        setEvaluation(now);
        onChange?.(now);
      }}
    />
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Feedback' });
const topModal = () => modalStore.read().at(-1) as { name: string; key: number; props: { title: string } };

let drafts: ReturnType<typeof stubDrafts>;
beforeEach(() => {
  drafts = stubDrafts();
  registerModal('BasicModal', async () => ({ default: () => null }));
  registerModal('ConfirmModal', async () => ({ default: () => null }));
  for (const modal of modalStore.read()) closeModal(modal.key);
});

it('EVAL-01 TXT-77 TXT-78 opens by Giv feedback, or Rediger feedback where there is some', async () => {
  const { unmount } = render(<Panel start={null} />);
  await userEvent.click(button('Giv feedback'));
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  render(<Panel start={given} />);
  expect(button('Rediger feedback').getAttribute('aria-expanded')).toBe('true');
});

it('EVAL-02 EVAL-03 saves only a changed text and deletes only what is there', async () => {
  const { unmount } = render(<Panel start={null} />);
  expect(button('Slet feedback').disabled).toBe(true);
  expect(button('Gem feedback').disabled).toBe(true);
  await userEvent.type(field(), 'Flot');
  expect(button('Gem feedback').disabled).toBe(false);
  unmount();
  render(<Panel start={{ ...given }} />);
  expect(button('Slet feedback').disabled).toBe(false);
});

it('EVAL-05 TXT-80 says that the feedback is saved', async () => {
  const save = vi.spyOn(client, 'saveEvaluation').mockResolvedValue({ ...given, evaluation: 'Bedre' });
  render(<Panel start={given} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Bedre');
  await userEvent.click(button('Gem feedback'));
  expect(save.mock.calls[0]?.[0].body).toEqual({
    squadId: 1,
    exerciseProgressId: 9,
    evaluation: 'Bedre',
    grade: null,
    gradeVisible: false,
  });
  await waitFor(() => expect(topModal().props.title).toBe('Din feedback er blevet gemt'));
});

it('EVAL-04 EVAL-06 TXT-81 an empty text deletes the feedback', async () => {
  vi.spyOn(client, 'saveEvaluation').mockResolvedValue(null);
  const onChange = vi.fn();
  render(<Panel start={given} onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.click(button('Gem feedback'));
  await waitFor(() => expect(topModal().props.title).toBe('Din feedback er blevet slettet'));
  expect(onChange).toHaveBeenCalledWith(null);
});

it('EVAL-03 TXT-79 asks before it deletes', async () => {
  const remove = vi.spyOn(client, 'deleteEvaluation').mockResolvedValue(null);
  render(<Panel start={given} />);
  await userEvent.click(button('Slet feedback'));
  expect(topModal().props.title).toBe('Vil du slette feedbacken?');
  act(() => closeModal(topModal().key, false));
  expect(remove).not.toHaveBeenCalled();
  await waitFor(() => expect(button('Slet feedback').disabled).toBe(false));
  await userEvent.click(button('Slet feedback'));
  act(() => closeModal(topModal().key, true));
  await waitFor(() => expect(topModal()?.props.title).toBe('Din feedback er blevet slettet'));
  expect(remove.mock.calls[0]?.[0].body).toEqual({ squadId: 1, answerEvaluationId: 5 });
});

it('EVAL-03 EVAL-04 says that the grade stays when the feedback is deleted, and it does', async () => {
  vi.spyOn(client, 'deleteEvaluation').mockResolvedValue(null);
  const onChange = vi.fn();
  const graded = { ...given, grade: '7', gradeVisible: true } as const;
  render(<Panel start={graded} onChange={onChange} />);
  await userEvent.click(button('Slet feedback'));
  expect(topModal().props).toMatchObject({ message: expect.stringContaining('Karakteren bliver stående.') });
  act(() => closeModal(topModal().key, true));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ ...graded, evaluation: '' }));
});

it('EVAL-07 DEC-14 a grade of the 7-step scale, and whether the pupil sees it, are a draft at once and sent by Gem', async () => {
  const save = vi
    .spyOn(client, 'saveEvaluation')
    .mockImplementation(async ({ body }) => ({ ...given, grade: body.grade, gradeVisible: body.gradeVisible }));
  render(<Panel start={given} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Ingen',
    '−3',
    '00',
    '02',
    '4',
    '7',
    '10',
    '12',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '10' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Vis karakteren til Freja' }));
  const wanted = { evaluation: 'Fin tekst.', grade: '10', gradeVisible: true };
  await waitFor(() => expect(drafts.feedback.content()).toEqual(wanted), { timeout: 3000 });
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(button('Gem feedback'));
  await waitFor(() => expect(topModal().props.title).toBe('Din feedback er blevet gemt'));
  expect(save.mock.calls[0]?.[0].body).toMatchObject(wanted);
  expect(button('Gem feedback').disabled).toBe(true);
});

it('EVAL-09 shows who gave it and when', () => {
  render(<Panel start={given} />);
  expect(screen.getByText(/^Mette Krogh, 17\. nov\. 2026 kl\. /)).toBeTruthy();
});

it('EVAL-10 CON-35 makes the field as tall as its text after 500 ms', () => {
  vi.useFakeTimers();
  render(<Panel start={given} />);
  Object.defineProperty(field(), 'scrollHeight', { value: 321 });
  vi.advanceTimersByTime(RESIZE_DELAY - 1);
  expect(field().style.height).toBe('');
  vi.advanceTimersByTime(1);
  expect(field().style.height).toBe('321px');
});

it('what is written is a draft on the server at once, shown as one, and there again in another tab', async () => {
  const { unmount } = render(<Panel start={given} />);
  await userEvent.type(field(), ' Mere');
  expect(screen.getByText(/^Kladde\. Freja kan ikke se den/)).toBeTruthy();
  await waitFor(() => expect(drafts.feedback.content()?.evaluation).toBe('Fin tekst. Mere'), { timeout: 3000 });
  unmount();
  // nothing of the first tab is left: neither its memory nor what it held on the machine
  forgetSavings();
  localStorage.clear();
  sessionStorage.clear();
  render(<Panel start={given} />);
  await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe('Fin tekst. Mere'));
});

it('what another window has written is not lost, and the teacher chooses', async () => {
  render(<Panel start={given} />);
  await userEvent.type(field(), ' Mere');
  drafts.feedback.put({ evaluation: 'Andet', grade: null, gradeVisible: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Den anden' }, { timeout: 3000 }));
  await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe('Andet'));
  expect(screen.queryByRole('alert')).toBeNull();
});
