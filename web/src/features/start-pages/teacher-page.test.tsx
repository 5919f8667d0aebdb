import {
  ApiProblem,
  type CurrentUser,
  type Suggestion,
  type TeacherOverview,
  type WaitingThing,
} from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { ToastStack } from '../../app/toasts/toast-stack.tsx';
import { client } from '../../lib/api/client.ts';
import { danishMoment } from '../../lib/dates/danish-moment.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { currentUserQuery } from '../accounts/index.ts';
import TeacherPage from './screens/teacher-page.tsx';

const at = (day: string, time = '20.00') => danishMoment(`2026-11-${day}`, time);

const task = { squadId: 1, squadName: '7.A', exerciseId: 9, title: 'Da alt gik galt', productId: 'teco' };
const thing = (more: Partial<WaitingThing>): WaitingThing => ({
  ...task,
  kind: 'texts',
  count: 1,
  names: ['Bo Berg'],
  pupils: 1,
  returned: 0,
  deadline: null,
  studentId: null,
  words: [],
  ...more,
});
const figures = {
  kind: 'class' as const,
  studentCount: 20,
  waiting: 0,
  missing: 0,
  overdue: 0,
  questions: 0,
  texts: 0,
  weeks: [null, null, null, null, null, null, null, null],
};
const SUGGESTION: Suggestion = {
  squadId: 1,
  squadName: '7.A',
  studentCount: 20,
  texts: 18,
  error: { id: 'comma-start', title: 'Startkomma', errors: 47, studentIds: [5, 6] },
  example: {
    before: 'Min værste dag ',
    token: 'var',
    after: ' da jeg gik.',
    replacement: 'var,',
    categoryId: 'punctuation',
  },
  exercises: [
    {
      id: 31,
      title: 'Komma i begge ender',
      productId: 'gram',
      kind: 'items',
      level: '7. klasse',
      category: 'Komma',
      requiredWordCount: null,
      estimatedMinutes: 6,
    },
  ],
};
const OVERVIEW: TeacherOverview = {
  year: 2026,
  squads: [
    {
      ...figures,
      id: 1,
      name: '7.A',
      waiting: 3,
      missing: 12,
      overdue: 4,
      texts: 18,
      errors: [SUGGESTION.error],
      weeks: [null, 60, null, 64, 66, 68, 69, 70],
    },
    { ...figures, id: 2, name: 'Læsegruppen', kind: 'group', errors: [] },
  ],
  waiting: [
    thing({ count: 3, returned: 2, names: ['Bo Berg', 'Ib Iversen', 'Åse Aagaard'], pupils: 3 }),
    thing({ kind: 'questions', studentId: 5, words: ['Dagen'] }),
    thing({ kind: 'overdue', count: 4, pupils: 4, deadline: at('22') }),
    thing({ kind: 'corrected' }),
  ],
  deadlines: [
    { ...task, deadline: at('23'), total: 20, handedIn: 3, begun: 2 },
    { ...task, exerciseId: 10, title: 'I weekenden', deadline: at('28', '12.00'), total: 20, handedIn: 0, begun: 0 },
  ],
  suggestion: SUGGESTION,
  wellDone: [],
  finished: [
    {
      ...task,
      homeworkId: 70,
      kind: 'free-text',
      studentId: 5,
      studentName: 'Bo Berg',
      completed: at('22', '09.05'),
      isLate: true,
      isSelfCorrection: false,
      percent: null,
      words: 226,
    },
    {
      ...task,
      homeworkId: 71,
      kind: 'test',
      title: 'Læseprøve',
      studentId: 6,
      studentName: 'Åse Aagaard',
      completed: at('20', '09.05'),
      isLate: false,
      isSelfCorrection: false,
      percent: 71,
      words: null,
    },
  ],
};
const PRAISED = {
  homeworkId: 73,
  studentId: 6,
  studentName: 'Åse Aagaard',
  kind: 'items',
  category: 'Nutids-r',
  what: 'better',
  from: 31,
  to: 61,
  isPraised: true,
} as const;
const NOTHING = { year: 2026, squads: [], waiting: [], deadlines: [], suggestion: null, finished: [], wellDone: [] };

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, name: 'Mette Krogh' } as CurrentUser);
  renderInApp(
    <>
      <Routes>
        <Route path="/overblik" element={<TeacherPage />} />
        <Route path="*" element={<Where />} />
      </Routes>
      <ModalLayer />
      <ToastStack />
    </>,
    { path: '/overblik', queryClient },
  );
  return queryClient;
}

const region = (name: string) => screen.findByRole('region', { name });
const linksOf = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

describe('Mit overblik', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: at('23', '08.30') * 1000 });
  });

  it('greets the teacher with the day and the week', async () => {
    vi.spyOn(client, 'teacherOverview').mockResolvedValue(OVERVIEW);
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Mit overblik' })).toBeTruthy();
    expect(screen.getByText('Godmorgen, Mette. Mandag 23. nov., uge 48.')).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Henter dit overblik …' })).toBeTruthy();
    expect(await region('Venter på dig')).toBeTruthy();
  });

  it('lists what waits, each with one way to where one acts', async () => {
    vi.spyOn(client, 'teacherOverview').mockResolvedValue(OVERVIEW);
    show();
    const waiting = await region('Venter på dig');
    expect(within(waiting).getByText('4 ting')).toBeTruthy();
    expect(
      within(waiting)
        .getAllByRole('heading', { level: 3 })
        .map((head) => head.textContent),
    ).toEqual([
      '3 tekster at rette',
      '1 spørgsmål til rettelser',
      '4 elever mangler at aflevere',
      '1 elev har selv rettet',
    ]);
    expect(within(waiting).getByText('Da alt gik galt · 7.A · 2 er sendt tilbage')).toBeTruthy();
    expect(within(waiting).getByText('Da alt gik galt · 7.A · »Dagen« · Bo Berg')).toBeTruthy();
    expect(within(waiting).getByText('Da alt gik galt · 7.A · fristen var i går kl. 20.00')).toBeTruthy();
    expect(linksOf(waiting)).toEqual([
      ['Ret 3 tekster: Da alt gik galt, 7.A', '/opgaver/retning/1/9?aar=2026'],
      ['Svar: Da alt gik galt, 7.A', '/opgaver/retning/1/9/5?aar=2026&spoergsmaal=1'],
      ['Se hvem: Da alt gik galt, 7.A', '/status?klasse=1&kursus=alle&tilstand=mangler&opgave=9'],
      ['Se rettelserne: Da alt gik galt, 7.A', '/status?klasse=1&kursus=alle&tilstand=venter&opgave=9'],
    ]);
  });

  it('shows six things first, and all on demand', async () => {
    const many = Array.from({ length: 9 }, (_, index) => thing({ exerciseId: index + 1, title: `Stil ${index + 1}` }));
    vi.spyOn(client, 'teacherOverview').mockResolvedValue({ ...OVERVIEW, waiting: many });
    show();
    const waiting = await region('Venter på dig');
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(within(waiting).getByRole('button', { name: 'Vis alle 9' }));
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(9);
    await userEvent.click(within(waiting).getByRole('button', { name: 'Vis færre' }));
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(6);
  });

  it('shows the week from Monday to Friday, and a Saturday on which something is due', async () => {
    vi.spyOn(client, 'teacherOverview').mockResolvedValue(OVERVIEW);
    show();
    const week = await region('Ugens frister');
    expect(
      within(week)
        .getAllByRole('heading', { level: 3 })
        .map((head) => head.textContent),
    ).toEqual(['Mandag 23.i dag', 'Tirsdag 24.', 'Onsdag 25.', 'Torsdag 26.', 'Fredag 27.', 'Lørdag 28.']);
    expect(within(week).getAllByText('Ingen frister')).toHaveLength(4);
    const due = within(week).getByRole('link', { name: /Da alt gik galt/ });
    expect(due.textContent).toBe('Da alt gik galt7.A · kl. 20.003 af 20 har afleveret');
    expect(due.getAttribute('href')).toBe('/status?klasse=1&kursus=alle&opgave=9');
  });

  it('puts the suggested exercises into the basket for those who have the error, and goes to the assign page', async () => {
    const before = {
      exercises: [{ id: 3, title: 'Gammel' }],
      squadId: 2,
      recipients: [],
      wordCount: '',
      available: null,
    };
    sessionStorage.setItem('ordklar-basket', JSON.stringify(before));
    vi.spyOn(client, 'teacherOverview').mockResolvedValue(OVERVIEW);
    show();
    const slip = await screen.findByRole('complementary', { name: 'Forslag til 7.A' });
    expect(within(slip).getByText(/47 fejl hos 2 af 18 elever/)).toBeTruthy();
    expect(within(slip).getByRole('figure').textContent).toContain('Min værste dag var, da jeg gik.');
    await userEvent.click(within(slip).getByRole('button', { name: 'Tildel opgaven til 2 elever' }));
    expect(screen.getByTestId('where').textContent).toBe('/opgaver?klasse=1&fejltype=comma-start');
    const basket = () => JSON.parse(sessionStorage.getItem('ordklar-basket') ?? '');
    expect(basket()).toMatchObject({ squadId: 1, recipients: [{ squadId: 1, studentIds: [5, 6] }] });
    expect(basket().exercises.map(({ id }: { id: number }) => id)).toEqual([31]);
    await userEvent.click(await screen.findByRole('button', { name: /Fortryd/ }));
    expect(basket()).toEqual({ ...before, isCorrected: false, correctBy: null });
  });

  it('draws the example as the text does: a caret where a comma is missing, a wave under a misspelled word', async () => {
    const spelled = { before: 'Det var ', token: 'sjåvt', after: '.', replacement: 'sjovt', categoryId: 'spelling' };
    const overview = vi.spyOn(client, 'teacherOverview').mockResolvedValue(OVERVIEW);
    show();
    const markOf = async () => {
      const slip = await screen.findByRole('complementary', { name: 'Forslag til 7.A' });
      const mark = slip.querySelector('blockquote mark');
      return [mark?.closest('blockquote')?.textContent, mark?.textContent, mark?.className];
    };
    expect(await markOf()).toEqual(['Min værste dag var, da jeg gik.', ',', 'mark mark--add']);
    cleanup();
    overview.mockResolvedValue({ ...OVERVIEW, suggestion: { ...SUGGESTION, example: spelled } as Suggestion });
    show();
    expect(await markOf()).toEqual(['Det var sjåvt.', 'sjåvt', 'mark mark--spelling']);
  });

  it('says when no exercise trains the error, and still leads to the assign page', async () => {
    const suggestion = { ...SUGGESTION, exercises: [], example: null };
    vi.spyOn(client, 'teacherOverview').mockResolvedValue({ ...OVERVIEW, suggestion });
    show();
    const slip = await screen.findByRole('complementary', { name: 'Forslag til 7.A' });
    expect(within(slip).getByText(/ingen opgaver, der træner netop dette/)).toBeTruthy();
    expect(within(slip).queryByRole('button')).toBeNull();
    expect(linksOf(slip)).toEqual([['Find flere opgaver', '/opgaver?klasse=1&fejltype=comma-start']]);
  });

  it('gives each class its figures, with ways to them', async () => {
    vi.spyOn(client, 'teacherOverview').mockResolvedValue(OVERVIEW);
    show();
    const squads = await region('Sådan går det');
    expect(linksOf(squads)).toEqual([
      ['7.A', '/status?klasse=1&kursus=alle'],
      ['3 tekster venter', '/status?klasse=1&kursus=alle&tilstand=venter'],
      ['12 mangler at blive afleveret, 4 efter fristen', '/status?klasse=1&kursus=alle&tilstand=mangler'],
      ['Startkomma47 fejl i 18 seneste tekster', '/opgaver?klasse=1&fejltype=comma-start'],
      ['Læsegruppen', '/status?klasse=2&kursus=alle'],
    ]);
    expect(within(squads).getByText('70 %')).toBeTruthy();
    expect(within(squads).getByText('6 op på fire uger')).toBeTruthy();
    expect(within(squads).getByText('Ingen svar at tælle i otte uger')).toBeTruthy();
    expect(within(squads).getByText('Alt er afleveret og rettet')).toBeTruthy();
    expect(within(squads).getByText('Ingen danske tekster endnu')).toBeTruthy();
  });

  it('praise of what went well is written already, goes to the chat, and says where it cannot', async () => {
    vi.spyOn(client, 'teacherOverview').mockResolvedValue({
      ...OVERVIEW,
      wellDone: [
        {
          ...task,
          homeworkId: 72,
          studentId: 5,
          studentName: 'Bo Berg',
          kind: 'free-text',
          category: 'Fortælling',
          what: 'corrected',
          from: 16,
          to: 14,
          isPraised: false,
        },
        { ...task, ...PRAISED },
      ],
    });
    const closed = new ApiProblem(409, { code: 'chat-closed', message: 'Chatten er lukket.' });
    const send = vi
      .spyOn(client, 'sendMessage')
      .mockRejectedValueOnce(closed)
      .mockResolvedValue({ message: 'Flot, Bo!' } as never);
    show();
    const done = await region('Godt klaret');
    expect(linksOf(done)).toEqual([
      ['Bo Berg rettede selv 14 af 16 fejl7.A · Da alt gik galt', '/opgaver/retning/1/9/5?aar=2026'],
      ['Åse Aagaard gik fra 31 til 61 procent i nutids-r7.A · Da alt gik galt', '/resultater/opgave/73'],
    ]);
    // what was sent before is not offered again
    expect(within(done).getAllByRole('button')).toHaveLength(1);
    expect(within(done).getByText('Ros sendt')).toBeTruthy();
    await userEvent.click(within(done).getByRole('button', { name: 'Send ros til Bo Berg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send ros til Bo Berg' }));
    const box = dialog.getByRole('textbox', { name: 'Din besked' });
    expect(box).toHaveProperty('value', 'Flot, Bo! Du rettede selv 14 af 16 fejl i »Da alt gik galt«.');
    await userEvent.clear(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Send ros' }));
    expect(dialog.getByText('Skriv et par ord')).toBeTruthy();
    await userEvent.type(box, 'Flot, Bo!');
    await userEvent.click(dialog.getByRole('button', { name: 'Send ros' }));
    expect(await dialog.findByText('Chatten er lukket.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Send ros' }));
    await vi.waitFor(() => expect(within(done).getAllByText('Ros sendt')).toHaveLength(2));
    const [first, second] = send.mock.calls.map(([call]) => call);
    expect(second).toEqual({
      params: { recipientId: 5 },
      body: { message: 'Flot, Bo!', key: 'praise-72' },
    });
    expect(second?.body.key).toBe(first?.body.key);
    expect(await screen.findByText('Din ros er sendt til Bo Berg.')).toBeTruthy();
  });

  it('praise that was sent from another page before is not said to be sent again', async () => {
    const wellDone = [{ ...task, ...PRAISED, isPraised: false }];
    vi.spyOn(client, 'teacherOverview').mockResolvedValue({ ...OVERVIEW, wellDone });
    vi.spyOn(client, 'sendMessage').mockResolvedValue({ message: 'Sejt, Åse!' } as never);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Send ros til Åse Aagaard' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send ros' }));
    const said = 'Du har allerede sendt ros til Åse Aagaard for det. Beskeden står i chatten.';
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('lists what was handed in last, a text to be marked and a test to be read', async () => {
    vi.spyOn(client, 'teacherOverview').mockResolvedValue(OVERVIEW);
    show();
    const finished = await region('Senest afleveret');
    expect(linksOf(finished)).toEqual([
      ['Bo Berg: Da alt gik galt', '/opgaver/retning/1/9/5?aar=2026'],
      ['Åse Aagaard: Læseprøve', '/resultater/proeve/71'],
    ]);
    expect(within(finished).getByText('7.A · i går kl. 09.05 · 226 ord')).toBeTruthy();
    expect(within(finished).getByText('7.A · 20. nov. 2026 kl. 9.05 · 71 % rigtige')).toBeTruthy();
    expect(within(finished).getByText('For sent')).toBeTruthy();
  });

  it('a new teacher reads what comes here, and one whom nothing waits for what to do', async () => {
    const call = vi.spyOn(client, 'teacherOverview').mockResolvedValue(NOTHING);
    show();
    expect(await screen.findByRole('heading', { name: 'Du har ingen klasser endnu' })).toBeTruthy();
    call.mockResolvedValue({ ...NOTHING, squads: OVERVIEW.squads });
    show();
    expect(await screen.findByRole('heading', { name: 'Intet venter på dig lige nu' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tildel opgaver' }).getAttribute('href')).toBe('/opgaver');
    expect(screen.getByText('Ingen har afleveret i år endnu.')).toBeTruthy();
  });

  it('tells when it cannot be fetched, and tries again; what is there stays', async () => {
    const call = vi.spyOn(client, 'teacherOverview').mockRejectedValueOnce(new Error('net'));
    call.mockResolvedValueOnce(OVERVIEW).mockRejectedValueOnce(new Error('net')).mockResolvedValueOnce(OVERVIEW);
    const queryClient = show();
    expect((await screen.findByRole('alert')).textContent).toContain('Vi kunne ikke hente dit overblik');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await region('Venter på dig')).toBeTruthy();
    void queryClient.invalidateQueries();
    expect((await screen.findByRole('alert')).textContent).toContain('De nyeste tal kunne ikke hentes');
    expect(screen.getByRole('region', { name: 'Venter på dig' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
