import type { CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { coursesQuery, currentUserQuery } from '../../features/accounts/index.ts';
import { makeAnswer, makeStudent } from '../../features/corrections/testing/make-answer.ts';
import { makeSet } from '../../features/corrections/testing/make-set.ts';
import { client } from '../../lib/api/client.ts';
import { closeModal, modalStore, showModal } from '../../lib/modals/modal-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ModalLayer } from './modal-layer.tsx';
import './modals.ts';

/** The teacher's button that gives the text back, or takes it again. */
const SEND = /^(Klar til|Send til|Tag tilbage)/;
const TEXT = 'Jeg cykler hjem.';

function open(user: Partial<CurrentUser>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, user as CurrentUser);
  queryClient.setQueryData(coursesQuery.queryKey, []);
  renderInApp(<ModalLayer />, { queryClient });
  act(() => void showModal('StudentAnswerModal', { squadId: 1, exerciseId: 9, year: 2026, studentId: 2 }));
  return screen.findByRole('dialog');
}

// both versions are large; how long a busy machine reads their files is not what is tested
beforeAll(
  () =>
    Promise.all([
      import('../../features/corrections/modals/teacher-answer-modal.tsx'),
      import('../../features/results/modals/own-answer-modal.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  const answer = makeAnswer();
  vi.spyOn(client, 'exerciseResults').mockResolvedValue([answer]);
  vi.spyOn(client, 'ownResult').mockResolvedValue(answer);
  vi.spyOn(client, 'exerciseStudents').mockResolvedValue([makeStudent({ id: 2, name: 'Freja Lindholm' })]);
  vi.spyOn(client, 'corrections').mockResolvedValue(makeSet(TEXT, []));
  vi.spyOn(client, 'correctionCategories').mockResolvedValue([]);
  vi.spyOn(client, 'markQuestions').mockResolvedValue([]);
  vi.spyOn(client, 'currentCourses').mockResolvedValue([]);
});
afterEach(() => act(() => modalStore.read().forEach(({ key }) => closeModal(key))));

it('ANS-01 the teacher’s version marks: pupils to choose, and what is done with the text', async () => {
  const modal = within(await open({ id: 1, name: 'Mette Krogh', isTeacher: true }));
  expect(await modal.findByRole('button', { name: /Freja Lindholm/ })).toBeTruthy();
  expect((await modal.findAllByRole('button', { name: SEND })).length).toBeGreaterThan(0);
});

it('ANS-01 the pupil’s version reads: the own text alone, without pupils and without marking', async () => {
  const modal = within(await open({ id: 2, name: 'Freja Lindholm', isTeacher: false }));
  expect(await modal.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(modal.queryByRole('button', { name: /Freja Lindholm/ })).toBeNull();
  expect(modal.queryByRole('button', { name: SEND })).toBeNull();
  expect(client.exerciseStudents).not.toHaveBeenCalled();
});
