import type { AssignedExercise, Squad } from '@ordklar/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../../lib/api/client.ts';
import { toastStore } from '../../../../lib/toasts/toast-store.ts';
import { registerModal } from '../../../../lib/modals/modal-registry.ts';
import { closeModal, modalStore } from '../../../../lib/modals/modal-store.ts';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import type { PupilTask } from '../pupil-state.ts';
import { PupilList } from './pupil-list.tsx';

const task = (homeworkId: number, studentName: string, changes: Partial<PupilTask> = {}): PupilTask => ({
  homeworkId,
  studentId: homeworkId,
  studentName,
  deadline: null,
  available: null,
  completed: null,
  exerciseProgressId: null,
  attempts: 0,
  isLate: false,
  isSelfCorrection: false,
  isFree: false,
  state: 'assigned',
  marking: null,
  writtenWords: null,
  result: null,
  questions: 0,
  ...changes,
});
const handedIn = { exerciseProgressId: 90, attempts: 1, marking: 'marked', completed: 1, state: 'handed-in' } as const;

const show = (students: PupilTask[], kind = 'free-text') => {
  const exercise: AssignedExercise = {
    exerciseId: 3,
    title: 'Den sidste sommer',
    productId: 'teco',
    level: '8. klasse',
    category: 'Stil',
    kind,
    available: null,
    deadline: null,
    assigned: 1,
    total: students.length,
    completedCount: 0,
    readyCount: 0,
    students,
  };
  return renderInApp(<PupilList exercise={exercise} tasks={students} squadId={1} year={2026} />);
};
const button = () => screen.queryByRole('button', { name: /^Aflever for/ });

beforeEach(() => {
  registerModal('TextCorrectionTeacherHandinModal', async () => ({ default: () => null }));
  registerModal('ConfirmModal', async () => ({ default: () => null }));
  for (const { key } of modalStore.read()) closeModal(key);
});

it('»Aflever for …« counts and lists the pupils who lack a text, not their self-corrections nor what they chose themselves', async () => {
  show([
    task(1, 'Freja'),
    task(2, 'Noah', handedIn),
    task(3, 'Freja', { studentId: 1, isSelfCorrection: true }),
    task(4, 'Alma'),
    task(5, 'Emil', { isFree: true }),
  ]);
  expect(button()?.textContent).toBe('Aflever for 2 elever');
  await userEvent.click(button()!);
  expect(modalStore.read().at(-1)).toMatchObject({
    name: 'TextCorrectionTeacherHandinModal',
    props: {
      students: [
        { homeworkId: 1, studentId: 1, name: 'Freja', exerciseTitle: 'Den sidste sommer' },
        { homeworkId: 4, studentId: 4, name: 'Alma', exerciseTitle: 'Den sidste sommer' },
      ],
    },
  });
});

it('»Aflever for …« takes the pupils that are ticked', async () => {
  show([task(1, 'Freja'), task(2, 'Alma')]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Vælg Alma/ }));
  expect(button()?.textContent).toBe('Aflever for 1 elev');
});

it.each(['items', 'test'])('»Aflever for …« is not there for a task of kind %s', (kind) => {
  show([task(1, 'Freja')], kind);
  expect(screen.getByText('Freja')).toBeTruthy();
  expect(button()).toBeNull();
});

it('reminds who misses, by a question that says how many, and tells whom it did not reach', async () => {
  const remind = vi.spyOn(client, 'remind').mockResolvedValue({ reminded: [1], recently: [3], passedOver: [] });
  show([
    task(1, 'Freja'),
    task(2, 'Noah', handedIn),
    task(3, 'Noah', { studentId: 2, isSelfCorrection: true, deadline: 1_796_000_000 }),
    task(4, 'Emil', { isFree: true }),
    task(5, 'Alma', { available: Date.now() / 1000 + 3600 }),
  ]);
  expect(screen.getByText(/^Har ikke rettet sin tekst · Frist /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Påmind 2 elever' }));
  const question = modalStore.read().at(-1);
  expect(JSON.stringify(question?.props)).toContain(
    '1 elev mangler at aflevere »Den sidste sommer«. 1 elev mangler at rette »Den sidste sommer«.',
  );
  closeModal(question?.key ?? 0, true);
  await vi.waitFor(() => expect(remind).toHaveBeenCalledWith({ body: { squadId: 1, homeworkIds: [1, 3] } }));
  await vi.waitFor(() =>
    expect(toastStore.read().at(-1)?.message).toBe(
      '1 elev har fået en påmindelse\n1 elev er påmindet i det sidste døgn og får ingen ny.',
    ),
  );
});

it('PD-06 a class that has ended is offered neither new dates nor reminders, which the server refuses', async () => {
  const squad = { id: 1, name: '7.A', kind: 'class', grade: 7, year: 2026, hasEnded: true };
  vi.spyOn(client, 'currentSquads').mockResolvedValue([{ ...squad, studentCount: 1 } as Squad]);
  show([task(1, 'Freja')]);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Ret datoer' })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Påmind/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Fjern' })).toBeTruthy();
});
