import { ApiProblem, type CorrectingPlan } from '@ordklar/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { stubDrafts } from '../../../lib/saving/testing/stub-drafts.ts';
import { ModalInside } from '../../../testing/modal-inside.tsx';
import { makeAnswer } from '../testing/make-answer.ts';
import SendBackModal from './send-back-modal.tsx';
import CorrectingPlanModal from './correcting-plan-modal.tsx';
import TextCorrectionFeedbackModal from './text-correction-feedback-modal.tsx';

const inModal = (content: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ModalInside>{content}</ModalInside>
    </QueryClientProvider>,
  );
const planned = (plan: Partial<CorrectingPlan> = {}) =>
  vi.spyOn(client, 'correctingPlan').mockResolvedValue({ wanted: false, deadline: null, open: 0, done: 0, ...plan });
const sendAll = (ids: number[], close = vi.fn(), { queued = 0, unopened = 0 } = {}) => {
  inModal(
    <SendBackModal
      squadId={1}
      exerciseId={9}
      exerciseTitle="Da alt gik galt"
      exerciseProgressIds={ids}
      unopened={unopened}
      queued={queued}
      close={close}
    />,
  );
  return close;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  queryClient.clear();
  planned();
});

it('TC-20 sends all texts back, asks about those nobody has opened, and tells the result', async () => {
  const setReady = vi
    .spyOn(client, 'setReady')
    .mockResolvedValueOnce({ changed: [11, 12], skipped: [13], withFeedback: [] })
    .mockResolvedValueOnce({ changed: [13], skipped: [], withFeedback: [] });
  const close = sendAll([11, 12, 13], vi.fn(), { queued: 1, unopened: 1 });
  expect(await screen.findByText(/^3 tekster til »Da alt gik galt« bliver sendt tilbage/)).toBeTruthy();
  expect(screen.getByText('1 tekst er ved at blive rettet og kommer ikke med.')).toBeTruthy();
  expect(screen.getByText('1 af dem er ikke åbnet af en lærer endnu. Den spørger vi om bagefter.')).toBeTruthy();
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

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;

it('TC-21 what is planned for the exercise is offered with the class, and another deadline goes along', async () => {
  planned({ wanted: true, deadline: inDays(-2) });
  const setReady = vi.spyOn(client, 'setReady').mockResolvedValue({ changed: [21], skipped: [], withFeedback: [] });
  inModal(
    <SendBackModal
      squadId={1}
      exerciseId={77}
      exerciseTitle="Mit bedste sted"
      exerciseProgressIds={[21]}
      unopened={0}
      queued={0}
      close={vi.fn()}
    />,
  );
  expect(
    await screen.findByText(/^Opgavens frist for at rette selv var .+Vælg en ny, eller send uden frist\.$/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Frist for at rette selv Ingen frist' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Om en uge' }));
  await press('Send tilbage');
  const { body } = setReady.mock.calls[0]?.[0] ?? {};
  expect(body?.selfCorrectionEnabled).toBe(true);
  expect(body?.selfCorrectionDeadline).toBeGreaterThan(inDays(5));
});

it('TC-21 decides for an exercise that pupils correct, says who has not, and refuses nothing it has not asked about', async () => {
  planned({ wanted: true, deadline: inDays(3), open: 2, done: 1 });
  const save = vi
    .spyOn(client, 'planCorrecting')
    .mockRejectedValueOnce(
      new ApiProblem(422, { message: 'Der er noget galt', code: 'invalid', errors: { deadline: ['For tidligt'] } }),
    )
    .mockResolvedValue({ wanted: true, deadline: null, open: 2, done: 1 });
  const close = vi.fn();
  inModal(<CorrectingPlanModal squadId={1} exerciseId={78} title="Mit bedste sted" close={close} />);
  expect(await screen.findByText('Mit bedste sted. 1 elev har rettet selv, 2 elever mangler.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Frist for at rette selv/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ingen frist' }));
  expect(screen.getByText('2 elever, der mangler at rette, får den nye frist med det samme.')).toBeTruthy();
  await press('Gem');
  expect(await screen.findByText('For tidligt')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  await press('Gem');
  expect(save).toHaveBeenLastCalledWith({ params: { s: 1, ex: 78 }, body: { wanted: true, deadline: null } });
  await waitFor(() => expect(close).toHaveBeenCalled());
});
