import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { stubDrafts } from '../../../lib/saving/testing/stub-drafts.ts';
import { ModalInside } from '../../../testing/modal-inside.tsx';
import { makeAnswer } from '../testing/make-answer.ts';
import SendBackModal from './send-back-modal.tsx';
import TextCorrectionFeedbackModal from './text-correction-feedback-modal.tsx';

const inModal = (content: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ModalInside>{content}</ModalInside>
    </QueryClientProvider>,
  );
const sendAll = (ids: number[], close = vi.fn(), queued = 0) => {
  inModal(
    <SendBackModal
      squadId={1}
      exerciseTitle="Da alt gik galt"
      exerciseProgressIds={ids}
      queued={queued}
      selfCorrectionEnabled={false}
      close={close}
    />,
  );
  return close;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('TC-20 sends all texts back, asks about those nobody has opened, and tells the result', async () => {
  const setReady = vi
    .spyOn(client, 'setReady')
    .mockResolvedValueOnce({ changed: [11, 12], skipped: [13], withFeedback: [] })
    .mockResolvedValueOnce({ changed: [13], skipped: [], withFeedback: [] });
  const close = sendAll([11, 12, 13], vi.fn(), 1);
  expect(await screen.findByText(/^3 tekster til »Da alt gik galt« bliver sendt tilbage/)).toBeTruthy();
  expect(screen.getByText('1 tekst er ved at blive rettet og kommer ikke med.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Eleverne skal selv rette deres tekst bagefter' }));
  await press('Send tilbage');
  expect(
    await screen.findByText('1 tekst er ikke åbnet af en lærer endnu. Skal den også sendes tilbage?'),
  ).toBeTruthy();
  await press('Send dem også');
  expect(await screen.findByText('3 tekster er sendt tilbage.')).toBeTruthy();
  expect(setReady.mock.calls.map(([call]) => [call.body.exerciseProgressIds, call.body.force])).toEqual([
    [[11, 12, 13], false],
    [[13], true],
  ]);
  await press('Færdig');
  expect(close).toHaveBeenCalledWith({ changed: [11, 12, 13], selfCorrectionEnabled: true });
});

it('TC-20 leaves unopened texts where the teacher says no', async () => {
  const setReady = vi.spyOn(client, 'setReady').mockResolvedValue({ changed: [11], skipped: [13], withFeedback: [] });
  sendAll([11, 13]);
  await press('Send tilbage');
  await press('Nej, vent med dem');
  expect(await screen.findByText('1 tekst venter stadig.')).toBeTruthy();
  expect(setReady).toHaveBeenCalledTimes(1);
});

it('says so when there is nothing to send, and when it fails', async () => {
  sendAll([]);
  expect(await screen.findByText(/^Der er ingen tekster at sende tilbage/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send tilbage' })).toBeNull();
});

it('TC-22 opens the feedback panel of one answer', async () => {
  stubDrafts();
  queryClient.setQueryData(['current-user'], { id: 99, isTeacher: true, roles: ['teacher'] });
  vi.spyOn(client, 'squadResult').mockResolvedValue(makeAnswer());
  inModal(<TextCorrectionFeedbackModal squadId={1} exerciseProgressId={17} close={vi.fn()} />);
  expect(await screen.findByRole('heading', { name: 'Freja Lindholm: Da noget blev nyt' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Feedback' })).toBeTruthy();
});
