import { ApiProblem, type AssignedExercise } from '@ordklar/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../../app/modals/modal-layer.tsx';
import '../../../app/modals/modals.ts';
import { client } from '../../../lib/api/client.ts';
import { danishMoment, daysLater } from '../../../lib/dates/danish-moment.ts';
import { schoolYearOf } from '../../../lib/dates/danish-dates.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { setActiveCourse, setActiveSquad } from '../../../lib/storage/active.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { PupilTask } from '../teacher/pupil-state.ts';
import StatusPage from './status-page.tsx';

const NOW = Date.now() / 1000;
const YEAR = schoolYearOf(NOW);
const TOMORROW = daysLater(NOW, 1, '20.00');
let nextId = 1;

const pupil = (studentName: string, over: Partial<PupilTask> = {}): PupilTask => ({
  homeworkId: nextId,
  studentId: nextId++,
  studentName,
  deadline: TOMORROW,
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
  ...over,
});
const handedIn = (studentName: string, marking: PupilTask['marking'], over: Partial<PupilTask> = {}) =>
  pupil(studentName, {
    exerciseProgressId: 100 + nextId,
    attempts: 1,
    completed: NOW - 60,
    state: marking === 'ready' ? 'ready' : 'handed-in',
    marking,
    writtenWords: 212,
    ...over,
  });

const exercise = (exerciseId: number, title: string, students: PupilTask[]): AssignedExercise => ({
  exerciseId,
  title,
  productId: 'teco',
  level: '7. klasse',
  category: 'Debatindlæg',
  kind: 'free-text',
  available: null,
  deadline: TOMORROW,
  assigned: NOW - exerciseId,
  total: students.length,
  completedCount: students.filter((task) => task.exerciseProgressId !== null).length,
  readyCount: students.filter((task) => task.state === 'ready').length,
  students,
});

function serve() {
  nextId = 1;
  const squad = (id: number, name: string, kind: 'class' | 'group') =>
    ({
      id,
      name,
      kind,
      grade: kind === 'class' ? 7 : null,
      year: YEAR,
      studentCount: 3,
      startkomma: 'auto',
      freeExercises: false,
      hasEnded: false,
    }) as const;
  vi.spyOn(client, 'currentSquads').mockResolvedValue([squad(1, '7.A', 'class'), squad(4, 'Læsegruppen', 'group')]);
  vi.spyOn(client, 'currentCourses').mockResolvedValue([{ groupId: 'dansk', productId: 'teco', title: 'Fritekst' }]);
  vi.spyOn(client, 'homeworkCount').mockResolvedValue([{ courseId: 'teco', count: 6, completed: 4 }]);
  const list = [
    exercise(10, 'Mobilfri skole?', [
      pupil('Alma'),
      handedIn('Emil', 'marked', { isLate: true }),
      handedIn('Ida', 'editing'),
      handedIn('Zahra', 'ready', { questions: 2 }),
    ]),
    exercise(11, 'Et sted', [pupil('Alma', { isLate: true }), pupil('Emil', { available: TOMORROW - 60 })]),
  ];
  return {
    list: vi.spyOn(client, 'squadHomework').mockResolvedValue(list),
    remove: vi.spyOn(client, 'deleteUncompleted').mockResolvedValue({ removed: [1] }),
    restore: vi.spyOn(client, 'restoreHomework').mockResolvedValue({ restored: [1] }),
    dates: vi.spyOn(client, 'changeDates').mockResolvedValue({ changed: 4 }),
  };
}

function Address() {
  return <output aria-label="adresse">{useLocation().search}</output>;
}
const address = () => new URLSearchParams(screen.getByLabelText('adresse').textContent ?? '');

async function open(path = '/status', sign: string | RegExp = 'Mobilfri skole?') {
  setActiveSquad({ id: 1, name: '7.A' });
  const user = userEvent.setup();
  renderInApp(
    <>
      <StatusPage />
      <Address />
      <ModalLayer />
    </>,
    { path },
  );
  await screen.findByText(sign);
  return user;
}
const pupilsOf = (title: string) => screen.getByRole('list', { name: `Elever med opgaven ${title}` });
const rowOf = (name: string) => within(pupilsOf('Mobilfri skole?')).getByText(name).closest('li') as HTMLElement;

describe('Status', () => {
  let api: ReturnType<typeof serve>;
  beforeEach(() => {
    for (const { id } of toastStore.read()) closeToast(id);
    for (const { key } of modalStore.read()) closeModal(key);
    setActiveCourse(null);
    api = serve();
  });

  it('HW-12 SHELL-23 shows per exercise the deadline in words, who has handed in, and whose texts wait', async () => {
    await open();
    const row = screen.getByText('Mobilfri skole?').closest('li') as HTMLElement;
    expect(row.textContent).toContain('I morgen kl. 20.00');
    expect(within(row).getByRole('img', { name: '3 af 4 har afleveret, 1 sendt tilbage' })).toBeDefined();
    expect(within(row).getByRole('link', { name: 'Ret 2 tekster: Mobilfri skole?' }).getAttribute('href')).toBe(
      `/opgaver/retning/1/10/2?aar=${YEAR}`,
    );
    expect(screen.getByText('2 tekster venter på dig.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Et sted/ })).toBeNull();
  });

  it('HW-12 unfolds to the pupils with state, lateness, words and the way to the text, and keeps it in the address', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Mobilfri skole/ }));
    expect(address().get('opgave')).toBe('10');
    expect(rowOf('Alma').textContent).toContain('Ikke begyndt');
    expect(rowOf('Emil').textContent).toContain('Klar til dig');
    expect(rowOf('Emil').textContent).toContain('For sent');
    expect(rowOf('Emil').textContent).toContain('212 ord · Afleveret i dag');
    expect(rowOf('Ida').textContent).toContain('Du er i gang');
    expect(rowOf('Zahra').textContent).toContain('Sendt tilbage');
    expect(within(rowOf('Zahra')).getByRole('link', { name: 'Se teksten af Zahra' }).getAttribute('href')).toBe(
      `/opgaver/retning/1/10/4?aar=${YEAR}`,
    );
    expect(within(rowOf('Alma')).queryByRole('link')).toBeNull();
  });

  it('a look at a text opens the answer as its pupil sees it, over the list', async () => {
    const user = await open('/status?opgave=10');
    await user.click(within(rowOf('Zahra')).getByTitle('Kig på teksten af Zahra uden at forlade listen'));
    const { name, props } = modalStore.read().at(-1) ?? {};
    expect(name).toBe('StudentAnswerModal');
    expect(props).toMatchObject({ squadId: 1, exerciseId: 10, year: YEAR, studentId: 4 });
  });

  it('HW-10 of a task that is assigned again leads to the earlier attempt, and tells which attempt is handed in', async () => {
    const result = { correctAnswers: 9, answerCount: 10, gradeNumber: null };
    api.list.mockResolvedValue([
      {
        ...exercise(10, 'Mobilfri skole?', [
          pupil('Alma', { attempts: 1, homeworkId: 44 }),
          handedIn('Emil', 'ready', { attempts: 2, writtenWords: null, result }),
          handedIn('Ida', 'ready', { writtenWords: null, result }),
        ]),
        kind: 'items',
      },
    ]);
    await open('/status?opgave=10');
    expect(rowOf('Alma').textContent).toContain('Ikke begyndt');
    expect(rowOf('Alma').textContent).toContain('Tildelt igen');
    const before = within(rowOf('Alma')).getByRole('link', { name: 'Se det forrige forsøg af Alma' });
    expect(before.getAttribute('href')).toBe('/resultater/opgave/44');
    expect(rowOf('Emil').textContent).toContain('2. forsøg · Afleveret i dag');
    expect(rowOf('Ida').textContent).not.toContain('forsøg');
  });

  it('HW-19 marks what pupils have chosen themselves, and does not count it as missing', async () => {
    api.list.mockResolvedValue([
      exercise(12, 'Komma før men', [pupil('Alma', { isFree: true, deadline: null })]),
      exercise(10, 'Mobilfri skole?', [pupil('Alma', { isFree: true }), pupil('Emil')]),
    ]);
    const user = await open();
    expect(screen.getByRole('button', { name: /Komma før men.*fri opgave/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Mobilfri.*fri opgave/ })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Mangler (1)' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Mobilfri skole/ }));
    expect(within(rowOf('Alma')).getByText('Fri opgave')).toBeDefined();
    expect(within(rowOf('Emil')).queryByText('Fri opgave')).toBeNull();
  });

  it('opens at a shared address: state, unfolded exercise and class', async () => {
    await open('/status?tilstand=mangler&opgave=10,11&klasse=1');
    expect(pupilsOf('Mobilfri skole?').children).toHaveLength(1);
    expect(pupilsOf('Et sted').textContent).toContain('Mangler');
    expect(pupilsOf('Et sted').textContent).toContain('Vises fra i morgen');
  });

  it('narrows to a state and to a group of the class', async () => {
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Venter på dig (2)' }));
    expect(address().get('tilstand')).toBe('venter');
    expect(screen.queryByText('Et sted')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Gruppe/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Læsegruppen' }));
    await waitFor(() => expect(api.list.mock.calls.at(-1)?.[0].params).toMatchObject({ s: 1, c: 'teco', g: 4 }));
  });

  it('PD-06 a class that has ended says so, can be read, and where it has nothing leads nowhere', async () => {
    const [squad] = await client.currentSquads({});
    vi.mocked(client.currentSquads).mockResolvedValue([{ ...squad, hasEnded: true }]);
    await open();
    const note = await screen.findByRole('note');
    expect(note.textContent).toMatch(/^7\.A er afsluttet\. Du kan læse og rette/);
    expect(screen.getByRole('link', { name: 'Ret 2 tekster: Mobilfri skole?' })).toBeTruthy();
    cleanup();
    api.list.mockResolvedValue([]);
    await open('/status', 'Klassen er afsluttet og kan ikke få nye opgaver.');
    expect(screen.queryByRole('link', { name: 'Tildel opgaver' })).toBeNull();
  });

  it('says when nothing matches, and shows everything again', async () => {
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [pupil('Alma')])]);
    const user = await open('/status?tilstand=sendt', 'Ingen opgaver passer til det, du har valgt');
    await user.click(screen.getByRole('button', { name: 'Vis alle opgaver' }));
    expect(await screen.findByText('Mobilfri skole?')).toBeDefined();
    expect(address().get('tilstand')).toBeNull();
  });

  it('HW-12 says that a chosen course filters, what waits in the others, and shows all again', async () => {
    setActiveCourse({ productId: 'grsp', title: 'Staveprøven' });
    const user = await open('/status', '7.A har ingen opgaver i Staveprøven');
    const notice = screen.getByText(/Du ser kun opgaver i Staveprøven/);
    expect(notice.textContent).toBe(
      'Du ser kun opgaver i Staveprøven. Klassen har 2 opgaver i andre kurser, og 2 tekster venter på dig dér.',
    );
    expect(screen.getByText('Ingen tekster i Staveprøven venter på dig.')).toBeDefined();
    expect(screen.queryByText('Mobilfri skole?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Tildel opgaver' }).getAttribute('href')).toBe('/opgaver');
    await user.click(screen.getByRole('button', { name: 'Vis alle kurser' }));
    expect(await screen.findByText('Mobilfri skole?')).toBeDefined();
    expect(screen.getByText('2 tekster venter på dig.')).toBeDefined();
    expect(screen.queryByText(/Du ser kun/)).toBeNull();
  });

  it('HW-12 a link to one task shows it whatever the course, until another course is chosen', async () => {
    setActiveCourse({ productId: 'grsp', title: 'Staveprøven' });
    await open('/status?opgave=10');
    expect(pupilsOf('Mobilfri skole?').children).toHaveLength(4);
    expect(screen.queryByText('Et sted')).toBeNull();
    expect(screen.getByText('Ingen tekster i Staveprøven venter på dig.')).toBeDefined();
    expect(screen.getByText(/Klassen har 2 opgaver i andre kurser, og 2 tekster venter på dig dér/)).toBeDefined();
    act(() => setActiveCourse({ productId: 'gram', title: 'Dansk grammatik' }));
    await waitFor(() => expect(screen.queryByText('Mobilfri skole?')).toBeNull());
  });

  it('HW-12 puts what waits first, then what is overdue, then the nearest deadline, and last what no pupil sees', async () => {
    const late = NOW - 86_400;
    const due = (id: number, title: string, deadline: number | null, student: PupilTask) => ({
      ...exercise(id, title, [{ ...student, deadline }]),
      deadline,
    });
    api.list.mockResolvedValue([
      due(20, 'Ny', TOMORROW, pupil('Alma')),
      due(21, 'Rettet', late, handedIn('Alma', 'ready')),
      due(22, 'Forsinket', late, pupil('Alma')),
      due(23, 'Længe forsinket', late - 86_400, pupil('Alma')),
      due(24, 'Venter senere', TOMORROW, handedIn('Alma', 'marked')),
      due(25, 'Venter', late, handedIn('Alma', 'marked')),
      due(26, 'Fri', late, pupil('Alma', { isFree: true })),
      due(27, 'Skjult', TOMORROW, pupil('Alma', { available: TOMORROW - 3600 })),
      due(28, 'Næste uge', TOMORROW + 6 * 86_400, pupil('Alma')),
      due(29, 'Uden frist', null, pupil('Alma')),
      due(30, 'Forleden', late - 86_400, handedIn('Alma', 'ready')),
    ]);
    await open('/status', 'Ny');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent?.match(/^[A-ZÆa-zæøå ]+?(?=7)/)?.[0]),
    ).toEqual(
      'Venter|Venter senere|Længe forsinket|Forsinket|Ny|Næste uge|Uden frist|Rettet|Fri|Forleden|Skjult'.split('|'),
    );
  });

  it('new editions are listed beside what is sent back, and a text beside them makes them texts', async () => {
    const back = ['Alma', 'Bo'].map((name) => handedIn(name, 'ready'));
    const edition = handedIn('Alma', 'marked', { studentId: back[0]?.studentId ?? 0, isSelfCorrection: true });
    const of = (id: number, title: string, students: PupilTask[]) => ({
      ...exercise(id, title, students),
      total: students.filter((task) => !task.isSelfCorrection).length,
      completedCount: students.filter((task) => !task.isSelfCorrection).length,
    });
    api.list.mockResolvedValue([
      { ...of(10, 'Kendt sted', [...back, edition]), readyCount: 2 },
      { ...of(11, 'Blandet', [...back, edition, handedIn('Cille', 'marked')]), readyCount: 2 },
    ]);
    await open('/status', 'Kendt sted');
    expect(screen.getByText('2 af 2 har afleveret · 2 sendt tilbage · 1 ny udgave')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ret 1 udgave: Kendt sted' })).toBeDefined();
    expect(screen.getByText('3 af 3 har afleveret · 2 sendt tilbage · 1 ny udgave')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ret 2 tekster: Blandet' })).toBeDefined();
  });

  it('the grade of a test is named beside its percent', async () => {
    const result = { correctAnswers: 14, answerCount: 15, gradeNumber: 8 };
    api.list.mockResolvedValue([exercise(10, 'Staveprøve', [handedIn('Alma', null, { result, state: 'ready' })])]);
    await open('/status?opgave=10', 'Staveprøve');
    expect(screen.getByText('93 % rigtige, bedømmelse 8')).toBeDefined();
  });

  it('HW-05 a pupil with a new edition under way is one pupil, not two', async () => {
    const handed = handedIn('Alma', 'ready');
    const edition = pupil('Alma', { studentId: handed.studentId, isSelfCorrection: true });
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [handed, edition, pupil('Bo')])]);
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('checkbox', { name: 'Vælg alle 2' }));
    expect(screen.getByRole('checkbox', { name: '2 valgt' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    const question = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(question.textContent).toContain(
        '»Mobilfri skole?« bliver fjernet for 1 elev. En ny udgave af »Mobilfri skole?«, som ikke er afleveret endnu, bliver fjernet. 1 elev har afleveret.',
      ),
    );
  });

  it('HW-05 API-027 removes for those who have not handed in, keeps the others, and undoes it', async () => {
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    const question = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(question.textContent).toContain(
        '»Mobilfri skole?« bliver fjernet for 1 elev. 3 elever har afleveret. De opgaver bliver liggende.',
      ),
    );
    await user.click(within(question).getByRole('button', { name: 'Fjern opgaven' }));
    await waitFor(() => expect(toastStore.read()).toHaveLength(1));
    expect(api.remove.mock.calls[0]?.[0].body).toEqual({ squadId: 1, homeworkIds: [1] });
    const toast = toastStore.read()[0];
    expect(toast).toMatchObject({ icon: 'removed', buttonText: 'Fortryd' });
    act(() => toast?.clickCallback?.());
    await waitFor(() => expect(api.restore).toHaveBeenCalledOnce());
    await waitFor(() => expect(toastStore.read().at(-1)?.message).toBe('Opgaven er tildelt 1 elev igen'));
  });

  it('HW-05 does not offer to remove what is handed in', async () => {
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('checkbox', { name: 'Vælg Emil' }));
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    expect(toastStore.read()[0]?.message).toBe('Opgaver, der er afleveret, kan ikke fjernes her.');
    expect(modalStore.read()).toHaveLength(0);
  });

  it('HW-04 HW-08 says that what was handed in before stays, where the task was assigned again', async () => {
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [pupil('Alma', { attempts: 1 }), pupil('Bo')])]);
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    const question = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(question.textContent).toContain(
        '»Mobilfri skole?« bliver fjernet for 2 elever. 1 af dem har afleveret opgaven før. Det, der er afleveret, bliver liggende.',
      ),
    );
    await user.click(within(question).getByRole('button', { name: 'Annuller' }));
    await user.click(screen.getByRole('checkbox', { name: 'Vælg Alma' }));
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    const alone = await screen.findByRole('dialog');
    await waitFor(() => expect(alone.textContent).toContain('fjernet for 1 elev. Eleven har afleveret opgaven før.'));
  });

  it('HW-04 says of a task that its pupil chose that the pupil did, not that it is handed in', async () => {
    const chosen = pupil('Alma', { isFree: true });
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [chosen, pupil('Bo'), handedIn('Cille', 'marked')])]);
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('checkbox', { name: 'Vælg Alma' }));
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    expect(toastStore.read().map(({ message }) => message)).toEqual([
      'Eleven har selv valgt opgaven og kan selv fjerne den.',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Vælg Cille' }));
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    expect(toastStore.read().at(-1)?.message).toBe(
      'Opgaver, der er afleveret, eller som eleverne selv har valgt, kan ikke fjernes her.',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Vælg Bo' }));
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    const question = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(question.textContent).toContain(
        '»Mobilfri skole?« bliver fjernet for 1 elev. 1 elev har afleveret. Den opgave bliver liggende. 1 elev har selv valgt opgaven og beholder den.',
      ),
    );
  });

  it('HW-06 HW-21 TXT-45 says and logs that a task could not be removed, and the modal closes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.remove.mockRejectedValue(new ApiProblem(409, { code: 'already-completed', message: 'x' }));
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('button', { name: 'Fjern' }));
    await user.click(await screen.findByRole('button', { name: 'Fjern opgaven' }));
    await waitFor(() => expect(toastStore.read()[0]?.message).toBe('Opgaven kunne ikke slettes.'));
    expect(log).toHaveBeenCalledWith('A task could not be taken back or given again', expect.any(ApiProblem));
    expect(modalStore.read()).toHaveLength(0);
  });

  it('HW-03 API-030 changes the deadline of many at once and leaves the visibility date as it is', async () => {
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('button', { name: 'Ret datoer' }));
    const modal = await screen.findByRole('dialog', { name: 'Ret datoer' });
    expect(within(modal).getByText('Mobilfri skole?, 4 elever')).toBeDefined();
    await user.click(within(modal).getByRole('button', { name: /^Afleveringsfrist/ }));
    await user.click(await screen.findByRole('button', { name: 'Om en uge' }));
    await user.click(within(modal).getByRole('button', { name: 'Gem datoer' }));
    await waitFor(() => expect(api.dates).toHaveBeenCalledOnce());
    expect(api.dates.mock.calls[0]?.[0].body).toEqual({
      squadId: 1,
      homeworkIds: [1, 2, 3, 4],
      deadline: daysLater(NOW, 7, '20.00'),
      visibilityDate: undefined,
    });
    await waitFor(() => expect(toastStore.read()[0]?.message).toBe('Datoerne er rettet for 4 elever'));
  });

  it('HW-03 refuses a visibility date after the deadline', async () => {
    const early = danishMoment('2020-01-10', '20.00');
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [pupil('Alma', { deadline: early })])]);
    const user = await open('/status?opgave=10');
    await user.click(screen.getByRole('button', { name: 'Ret datoer' }));
    await user.click(await screen.findByRole('button', { name: /^Vises fra/ }));
    await user.click(await screen.findByRole('button', { name: 'I morgen kl. 8.00' }));
    expect((await screen.findByRole('alert')).textContent).toBe('»Vises fra« skal ligge før afleveringsfristen');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gem datoer' }).disabled).toBe(true);
  });

  it('asks again by itself while a text is being marked, and stops when it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [handedIn('Emil', 'queued')])]);
    await open();
    expect(screen.getByText('1 rettes lige nu')).toBeDefined();
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [handedIn('Emil', 'marked')])]);
    await act(() => vi.advanceTimersByTimeAsync(3500));
    await waitFor(() => expect(screen.queryByText('1 rettes lige nu')).toBeNull());
    const asked = api.list.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(api.list.mock.calls.length).toBe(asked);
  });

  it('says that a text could not be marked automatically, and leads to marking it by hand', async () => {
    api.list.mockResolvedValue([exercise(10, 'Mobilfri skole?', [handedIn('Emil', 'failed')])]);
    await open('/status?opgave=10');
    expect(screen.getByText('1 ikke rettet automatisk')).toBeDefined();
    expect(screen.getByText('Ikke rettet automatisk')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Ret .*Emil/ })).toBeDefined();
  });

  it('HW-21 says when the status cannot be fetched, logs it, and tries again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.list.mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    const user = await open('/status', 'Vi kunne ikke hente status for klassen. Prøv igen om lidt.');
    expect(log).toHaveBeenCalledWith('The homework could not be fetched', expect.any(ApiProblem));
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Mobilfri skole?')).toBeDefined();
  });

  it('PD-23: the list counts what pupils ask about marks', async () => {
    await open('/status?opgave=10');
    expect(await screen.findAllByText('2 spørgsmål')).toHaveLength(2);
  });

  it('PD-23: the count leads into the text, at the question', async () => {
    await open('/status?opgave=10');
    const links = await screen.findAllByRole('link', { name: /^2 spørgsmål: / });
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(/^\/opgaver\/retning\/\d+\/10\/\d+\?aar=\d+&spoergsmaal=1$/);
    expect(links.map((link) => link.getAttribute('aria-label'))).toContain('2 spørgsmål: Zahra');
  });
});
