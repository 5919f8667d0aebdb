import { ApiProblem, type ExerciseStudent, type Homework } from '@ordklar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as accounts from '../../accounts/index.ts';
import { client } from '../../../lib/api/client.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import TestResultPage from './test-result-page.tsx';
import TextPage from './text-page.tsx';

const attempt = (over: Parameters<typeof sampleResult>[0] = {}) =>
  sampleResult({
    title: 'En eller et?',
    productId: 'gram',
    isTextCorrection: false,
    isFullTextExercise: false,
    files: [],
    correctAnswers: 9,
    answerCount: 10,
    resultPercentage: 90,
    attempt: 2,
    ...over,
  });
const FIRST = attempt({
  exerciseProgressId: 60,
  attempt: 1,
  correctAnswers: 7,
  resultPercentage: 70,
  completed: Date.parse('2026-11-03T10:00:00Z') / 1000,
});

const student = (over: Partial<ExerciseStudent>): ExerciseStudent => ({
  id: 6,
  name: 'Freja Lindholm Madsen',
  institution: 'Søbakkeskolen',
  homeworkId: 8,
  exerciseProgressId: 70,
  exerciseAnswerTextId: null,
  completed: 1_795_000_000,
  wordCount: null,
  isLate: false,
  marking: null,
  result: { correctAnswers: 9, answerCount: 10, gradeNumber: null },
  hasFeedback: false,
  isOpened: true,
  ...over,
});
const STUDENTS = [
  student({}),
  student({ id: 7, name: 'Noah Berg', homeworkId: 9, exerciseProgressId: 71 }),
  student({ id: 8, name: 'Åse Dam', homeworkId: 10, exerciseProgressId: null, result: null }),
];

const gone = () => new ApiProblem(404, { message: 'Findes ikke.', code: 'not-found' });

function serve({ attempts = [attempt(), FIRST], open = false } = {}) {
  vi.spyOn(client, 'homeworkExercise').mockImplementation(({ params }) => {
    const pupil = STUDENTS.find(({ homeworkId }) => homeworkId === params.id);
    if (!pupil) return Promise.reject(gone());
    const homework = {
      homeworkId: params.id,
      title: 'En eller et?',
      productId: 'gram',
      level: '3. klasse',
      category: 'Navneord',
      kind: 'items',
      squadId: 1,
      exerciseId: 9,
      studentId: pupil.id,
      assigned: 1_795_000_000,
      exerciseProgressId: open ? null : pupil.exerciseProgressId,
    } as Homework;
    return Promise.resolve({ homework } as never);
  });
  vi.spyOn(client, 'exerciseResults').mockImplementation(({ params }) =>
    Promise.resolve(
      params.st === 6
        ? attempts
        : params.st === 7
          ? [attempt({ exerciseProgressId: 71, studentName: 'Noah Berg', attempt: 1 })]
          : [],
    ),
  );
  vi.spyOn(client, 'exerciseStudents').mockResolvedValue(STUDENTS);
  vi.spyOn(client, 'canReassign').mockResolvedValue(true);
  vi.spyOn(client, 'attemptExercise').mockResolvedValue({ exercise: {}, work: null } as never);
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const show = (address = '/resultater/opgave/8') =>
  showAsPupil(
    <>
      <Routes>
        <Route path="/resultater/opgave/:homeworkId" element={<TestResultPage />} />
        <Route path="/resultater/tekst/:exerciseProgressId" element={<TextPage />} />
      </Routes>
      <Address />
    </>,
    address,
  );
const asTeacher = () =>
  vi.spyOn(accounts, 'useCurrentUser').mockReturnValue({ isTeacher: true, name: 'Mette Krogh' } as never);
const address = () => screen.getByRole('status', { name: '' }).textContent;

beforeEach(() => void vi.restoreAllMocks());

describe('the attempts at a task', () => {
  it.each(['the pupil', 'the teacher'])('ANS-04 ANS-07 HW-10 %s chooses among them, in the address', async (who) => {
    if (who === 'the teacher') asTeacher();
    serve();
    const user = userEvent.setup();
    show();
    const chooser = await screen.findByRole('navigation', { name: 'Forsøg' });
    expect(
      within(chooser)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['1. forsøg · 3. nov. 2026 · 70 %', '2. forsøg · 15. nov. 2026 · 90 %']);
    expect(within(chooser).getByRole('link', { current: true }).textContent).toContain('2. forsøg');
    expect(screen.getByText('90 %, 9 af 10 svar er rigtige')).toBeTruthy();
    await user.click(within(chooser).getByRole('link', { name: /^1\. forsøg/ }));
    expect(await screen.findByText('70 %, 7 af 10 svar er rigtige')).toBeTruthy();
    expect(address()).toBe('/resultater/opgave/8?forsoeg=60');
    await user.click(screen.getByRole('button', { name: 'Vis 2. forsøg' }));
    expect(await screen.findByText('90 %, 9 af 10 svar er rigtige')).toBeTruthy();
    expect(address()).toBe('/resultater/opgave/8?forsoeg=70');
    expect(vi.mocked(client.attemptExercise).mock.calls.map(([{ params }]) => params.id)).toContain(60);
  });

  it('HW-08 of a task that is assigned again the pupil reads the earlier attempt and goes to the task', async () => {
    serve({ attempts: [FIRST], open: true });
    show();
    expect(await screen.findByText('Du har fået opgaven igen. Her er det, du afleverede før.')).toBeTruthy();
    expect(screen.getByText('70 %, 7 af 10 svar er rigtige')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gå til opgaven' }).getAttribute('href')).toBe(
      '/exercise/page/9/1?homeworkId=8',
    );
  });

  it('ANS-08 an address of a deleted attempt shows the last one, and says so', async () => {
    serve();
    show('/resultater/opgave/8?forsoeg=55');
    expect(await screen.findByText('Det forsøg, du ville se, er slettet. Her er det seneste.')).toBeTruthy();
    expect(screen.getByText('90 %, 9 af 10 svar er rigtige')).toBeTruthy();
  });

  it('ANS-08 where the last attempt is deleted the pupil is shown to the task', async () => {
    serve({ attempts: [], open: true });
    show();
    expect(await screen.findByText('Opgaven er ikke afleveret.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gå til opgaven' })).toBeTruthy();
  });

  it('HW-04 a task that is taken back says so to each, with nothing to try again', async () => {
    serve();
    const { unmount } = show('/resultater/opgave/99');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Opgaven findes ikke længereMåske har din lærer taget den tilbage\./,
    );
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    unmount();
    asTeacher();
    show('/resultater/opgave/99');
    expect((await screen.findByRole('alert')).textContent).toContain('hører den ikke til en af dine klasser');
  });

  it('ANS-08 a text that is deleted says so to its pupil', async () => {
    vi.spyOn(client, 'ownResult').mockRejectedValue(gone());
    show('/resultater/tekst/70');
    expect((await screen.findByRole('alert')).textContent).toContain('Besvarelsen findes ikke længere');
  });
});

describe('ANS-02 the pupils who have the same task', () => {
  const toNext = () => screen.findByRole('button', { name: 'Næste elev: Noah Berg' });

  it('are gone through with the arrows beside the name', async () => {
    asTeacher();
    serve();
    const user = userEvent.setup();
    show();
    await user.click(await toNext());
    await waitFor(() => expect(address()).toBe('/resultater/opgave/9'));
    expect(await screen.findByText(/^Noah Berg · .*3\. klasse, Navneord$/)).toBeTruthy();
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Ingen næste elev' });
    expect(next.disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Forrige elev: Freja Lindholm Madsen' })).toBeTruthy();
  });

  it('are gone through with ← and →', async () => {
    asTeacher();
    serve();
    const user = userEvent.setup();
    show();
    await toNext();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/resultater/opgave/9'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/resultater/opgave/8'));
  });

  it('are chosen from a list with their results, also who has not handed in', async () => {
    asTeacher();
    serve();
    const user = userEvent.setup();
    show();
    await toNext();
    await user.click(screen.getByRole('button', { name: /^Freja Lindholm Madsen/ }));
    const [handedIn, missing] = await screen.findAllByRole('group');
    expect(handedIn?.textContent).toContain('90 % rigtige');
    await user.click(within(missing ?? expect.fail('nobody is missing')).getByText('Åse Dam'));
    await waitFor(() => expect(address()).toBe('/resultater/opgave/10'));
    expect(await screen.findByText('Opgaven er ikke afleveret.')).toBeTruthy();
  });

  it('ROLE-03 the pupil sees and asks for none of them', async () => {
    serve();
    show();
    await screen.findByText('90 %, 9 af 10 svar er rigtige');
    expect(client.exerciseStudents).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /elev/ })).toBeNull();
  });
});
