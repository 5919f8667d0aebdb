import { ApiProblem, type ResultsRegister, type ResultsRow, type TextErrorRegister } from '@ordklar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { schoolYearOf } from '../../../lib/dates/danish-dates.ts';
import { setActiveCourse, setActiveSquad, setActiveYear, storeActive } from '../../../lib/storage/active.ts';
import { ToastStack } from '../../../app/toasts/toast-stack.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
// the menu is loaded at its first press; here it is there already
import '../../../ui/overlays.tsx';
import ClassResultsPage from './class-results-page.tsx';

const YEAR = schoolYearOf(Date.now() / 1000);
const figure = (percent: number | null, done = 2, open = 0) => ({ percent, done, open });
const NOTHING = figure(null, 0);

/** Freja is weak at commas, Alma at nothing; Yusuf has handed in nothing. */
const REGISTER: ResultsRegister = {
  total: figure(66, 4),
  columns: [
    { id: '31', title: 'Komma', ...figure(53) },
    { id: '32', title: 'Navneord', ...figure(80) },
  ],
  pupils: [
    { id: 1, name: 'Alma Holm', isMember: true, ...figure(90) },
    { id: 2, name: 'Freja Dam', isMember: true, ...figure(42, 3) },
    { id: 3, name: 'Yusuf Ali', isMember: true, ...NOTHING },
  ],
  cells: [
    { studentId: 1, column: '31', ...figure(68) },
    { studentId: 1, column: '32', ...figure(100, 1) },
    { studentId: 2, column: '31', ...figure(38) },
    { studentId: 2, column: '32', ...figure(60) },
  ],
};
const LEVEL: ResultsRegister = { ...REGISTER, columns: [{ id: '7', title: '7. klasse', ...figure(66) }], cells: [] };
const TEXTS: TextErrorRegister = {
  texts: [
    { exerciseId: 9, title: 'Brev', completed: 1, words: 400, pupils: 2, counted: true },
    { exerciseId: 10, title: 'Debat', completed: 2, words: 400, pupils: 2, counted: true },
  ],
  types: [{ id: 'present-r', title: 'Nutids-r', categoryId: 'grammar', errors: 12 }],
  pupils: [
    { id: 1, name: 'Alma Holm', isMember: true, words: 400, texts: 2 },
    { id: 2, name: 'Freja Dam', isMember: true, words: 400, texts: 2 },
    { id: 3, name: 'Yusuf Ali', isMember: true, words: 0, texts: 0 },
  ],
  cells: [{ studentId: 2, type: 'present-r', errors: 12, texts: 2 }],
  trend: [
    { exerciseId: 9, type: 'present-r', errors: 8 },
    { exerciseId: 10, type: 'present-r', errors: 4 },
  ],
};
const ROW: ResultsRow = {
  homeworkId: 77,
  exerciseProgressId: 78,
  studentId: 2,
  studentName: 'Freja Dam',
  exerciseId: 5,
  title: 'Komma foran at',
  isText: false,
  category: 'Komma',
  level: '7. klasse',
  attempt: 2,
  correctAnswers: 4,
  answerCount: 10,
  percent: 40,
  gradeNumber: null,
  timeSpent: 300,
  completed: 1_760_000_000,
  deadline: null,
  isLate: true,
  hideResults: false,
};

let stop = () => undefined as void;
beforeEach(() => {
  stop = storeActive();
  sessionStorage.clear();
  const squad = { id: 1, name: '7.A', kind: 'class', grade: 7, year: YEAR, studentCount: 3 } as const;
  vi.spyOn(client, 'currentSquads').mockResolvedValue([{ ...squad, startkomma: 'no', freeExercises: 'none' } as never]);
  vi.spyOn(client, 'currentCourses').mockResolvedValue([{ productId: 'gram', title: 'Dansk grammatik' } as never]);
  vi.spyOn(client, 'resultsRegister').mockImplementation(async (call) =>
    call.query?.by === 'level' ? LEVEL : REGISTER,
  );
  vi.spyOn(client, 'resultsOverYear').mockResolvedValue([
    { month: `${YEAR}-08`, percent: 50, low: 40, high: 60, answers: 4, own: { percent: 30, answers: 2 } },
    { month: `${YEAR}-09`, percent: 61, low: 50, high: 70, answers: 12, own: { percent: 42, answers: 3 } },
  ]);
  vi.spyOn(client, 'textErrorRegister').mockResolvedValue(TEXTS);
  vi.spyOn(client, 'wordsSpelledWrong').mockResolvedValue([]);
  vi.spyOn(client, 'squadPupils').mockResolvedValue(
    REGISTER.pupils.map(({ id, name }) => ({ id, name, username: '', classes: [], groups: [], lastSeen: null })),
  );
  vi.spyOn(client, 'resultsTable').mockResolvedValue([ROW]);
  vi.spyOn(client, 'recommendations').mockResolvedValue([
    { id: 91, title: 'Sæt komma', category: 'Komma', level: '7. klasse', isAssigned: false, correctionType: null },
  ]);
  setActiveYear(YEAR);
  setActiveSquad({ id: 1, name: '7.A' });
  setActiveCourse({ productId: 'gram', title: 'Dansk grammatik' });
});
afterEach(() => stop());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const open = (path = '/resultater/klasse') => {
  renderInApp(
    <>
      <ClassResultsPage />
      <ToastStack />
      <div data-part="address">
        <Address />
      </div>
    </>,
    { path },
  );
};
const cell = (name: RegExp) => screen.findByRole('button', { name });

it('RES-01 a level that is the only one is skipped; numbers are read without colour, each says whose it is and of what', async () => {
  open();
  const weak = await cell(/^Freja Dam, Komma: 38 procent$/);
  expect(weak.textContent).toBe('38');
  expect(await cell(/^Alma Holm, Navneord: 100 procent, kun én opgave$/)).toBeTruthy();
  expect((await cell(/^Yusuf Ali, Komma: ikke afleveret$/)).textContent).toBe('–');
  const by = vi.mocked(client.resultsRegister).mock.calls.map(([call]) => [call.query?.by, call.query?.levelId]);
  expect(by).toContainEqual(['category', 7]);
  expect(screen.getByRole('button', { name: 'Klassetrin: 7. klasse' })).toBeTruthy();
});

it('RES-01 a second press while the columns are still those of the place before opens nothing', async () => {
  vi.mocked(client.resultsRegister).mockImplementation((call) =>
    call.query?.by === 'exercise'
      ? new Promise(() => undefined)
      : Promise.resolve(call.query?.by === 'level' ? LEVEL : REGISTER),
  );
  open();
  const column = await screen.findByRole('button', { name: 'Åbn Komma' });
  await userEvent.click(column);
  const address = () => document.querySelector('[data-part="address"]')?.textContent;
  await vi.waitFor(() => expect(address()).toContain('sted=gram%2F7%2F31'));
  const before = address();
  await userEvent.click(screen.getByRole('button', { name: 'Åbn Komma' }));
  expect(address()).toBe(before);
});

it('the register is one stop of Tab; arrows walk between its cells', async () => {
  open();
  const first = await cell(/^Alma Holm, Komma/);
  expect(screen.getAllByRole('button', { name: /, (Komma|Navneord): / }).filter((each) => each.tabIndex === 0)).toEqual(
    [first],
  );
  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Freja Dam, Navneord: 60 procent');
});

it('RES-01 from a cell to the answers behind it, and on to assigning what trains it', async () => {
  vi.spyOn(client, 'exercise').mockResolvedValue({
    id: 91,
    title: 'Sæt komma',
    productId: 'gram',
    kind: 'items',
  } as never);
  const before = {
    exercises: [{ id: 3, title: 'Gammel' }],
    squadId: 2,
    recipients: [],
    wordCount: '120',
    available: null,
  };
  sessionStorage.setItem('ordklar-basket', JSON.stringify(before));
  const basket = () => JSON.parse(sessionStorage.getItem('ordklar-basket') ?? '{}');
  open();
  await userEvent.click(await cell(/^Freja Dam, Komma/));
  const slip = await screen.findByRole('complementary', { name: 'Bag tallet' });
  const answer = await within(slip).findByRole('link', { name: /Komma foran at/ });
  expect(answer.getAttribute('href')).toBe('/resultater/opgave/77');
  expect(answer.textContent).toContain('4 af 10 rigtige · forsøg 2 · for sent');
  expect(vi.mocked(client.resultsTable).mock.calls[0]?.[0]).toMatchObject({
    params: { s: 1, c: 'gram', cat: 31, st: 2 },
    query: { levelId: 7 },
  });
  await userEvent.click(await within(slip).findByRole('button', { name: 'Tildel 1 opgave til Freja' }));
  await waitFor(() => expect(document.querySelector('[data-part="address"]')?.textContent).toBe('/opgaver'));
  expect(basket()).toMatchObject({ recipients: [{ squadId: 1, studentIds: [2] }], wordCount: '' });
  expect(basket().exercises.map(({ id }: { id: number }) => id)).toEqual([91]);
  await userEvent.click(await screen.findByRole('button', { name: /Fortryd/ }));
  expect(basket()).toEqual({ ...before, isCorrected: false, correctBy: null });
});

it('PD-06 of a class that has ended the answers behind a cell are shown, and nothing to assign', async () => {
  const [squad] = await client.currentSquads({});
  vi.mocked(client.currentSquads).mockResolvedValue([{ ...squad, hasEnded: true }]);
  open();
  await userEvent.click(await cell(/^Freja Dam, Komma/));
  const slip = await screen.findByRole('complementary', { name: 'Bag tallet' });
  expect(await within(slip).findByRole('link', { name: /Komma foran at/ })).toBeTruthy();
  expect(await within(slip).findByText('Klassen er afsluttet og kan ikke få nye opgaver.')).toBeTruthy();
  expect(within(slip).queryByRole('button', { name: /^Tildel/ })).toBeNull();
});

it('sorted by any column, weakest first and round again; the order is kept in the address', async () => {
  open();
  await cell(/^Freja Dam, Komma/);
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .slice(1)
      .map((each) => each.textContent);
  expect(names()).toEqual(['Alma', 'Freja', 'Yusuf']);
  const sum = screen.getByRole('button', { name: 'Komma 53. Sortér efter Komma' });
  await userEvent.click(sum);
  expect(names()).toEqual(['Freja', 'Alma', 'Yusuf']);
  await userEvent.click(sum);
  expect(names()).toEqual(['Alma', 'Freja', 'Yusuf']);
  expect(document.querySelector('[data-part="address"]')?.textContent).toContain('sorter=-31');
});

it('RES-04 only the last try, and all that is assigned, are asked for again', async () => {
  open();
  await cell(/^Freja Dam, Komma/);
  await userEvent.click(screen.getByRole('switch', { name: 'Kun seneste forsøg' }));
  await userEvent.click(screen.getByRole('switch', { name: /^Vis alle/ }));
  await waitFor(() =>
    expect(vi.mocked(client.resultsRegister).mock.lastCall?.[0].query).toMatchObject({
      onlyLastTry: '1',
      showAll: '1',
    }),
  );
  expect(await screen.findByText('gennemsnit, seneste forsøg')).toBeTruthy();
});

it('RES-05 error types in 100 words; a pupil without a text has no number, one without the error has 0,0', async () => {
  vi.spyOn(client, 'textErrorPlaces').mockResolvedValue([
    {
      homeworkId: 5,
      exerciseProgressId: 6,
      exerciseId: 10,
      title: 'Debat',
      completed: 1_760_000_000,
      words: 200,
      errors: 4,
      places: [{ token: 'køre', replacement: 'kører', sentence: 'Han køre hjem.' }],
    },
  ]);
  open('/resultater/klasse?fane=fejltyper');
  expect((await cell(/^Freja Dam, Nutids-r: 3,0 fejl pr. 100 ord$/)).textContent).toBe('3,0');
  expect((await cell(/^Alma Holm, Nutids-r: 0,0/)).textContent).toBe('0,0');
  expect((await cell(/^Yusuf Ali, Nutids-r: ingen tekst$/)).textContent).toBe('–');
  expect(screen.getByText('før 2,0')).toBeTruthy();
  await userEvent.click(await cell(/^Freja Dam, Nutids-r/));
  expect(await screen.findByText('kører')).toBeTruthy();
  const link = screen.getByRole('link', { name: /Debat/ });
  expect(link.getAttribute('href')).toBe(`/opgaver/retning/1/10/2?aar=${YEAR}`);
});

it('RES-05 texts without an error are no lack of texts: it says so, and all texts of the year are a press away', async () => {
  const faultless: TextErrorRegister = { ...TEXTS, types: [], cells: [] };
  vi.mocked(client.textErrorRegister).mockImplementation(async ({ query }) =>
    query?.latest === undefined ? TEXTS : faultless,
  );
  open('/resultater/klasse?fane=fejltyper');
  expect(await screen.findByRole('heading', { name: 'Ingen fejl i teksterne' })).toBeTruthy();
  expect(screen.getByText('Der er ikke markeret fejl i de seneste tre tekster fra 7.A.')).toBeTruthy();
  expect(screen.queryByLabelText('Sortér efter')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Se alle årets tekster' }));
  expect(await cell(/^Freja Dam, Nutids-r: 3,0/)).toBeTruthy();
  expect(screen.getByLabelText('Sortér efter')).toBeTruthy();
});

it('RES-05 where no text is marked yet, it says that the error types will come', async () => {
  vi.mocked(client.textErrorRegister).mockResolvedValue({ texts: [], types: [], pupils: [], cells: [], trend: [] });
  open('/resultater/klasse?fane=fejltyper');
  expect(await screen.findByRole('heading', { name: 'Her kommer fejltyperne' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Se alle kurser' })).toBeTruthy();
});

it('the names of the class stand there before the numbers have come', async () => {
  let answer: (register: typeof REGISTER) => void = () => undefined;
  vi.mocked(client.resultsRegister).mockImplementation((call) =>
    call.query?.by === 'level' ? Promise.resolve(LEVEL) : new Promise((resolve) => (answer = resolve)),
  );
  open();
  expect(await screen.findByRole('rowheader', { name: 'Freja' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /7\.A/ })).toBeTruthy();
  await waitFor(() => expect(client.resultsRegister).toHaveBeenCalledTimes(2));
  answer(REGISTER);
  expect(await cell(/^Freja Dam, Komma/)).toBeTruthy();
  expect(document.querySelector('[data-part="waiting"]')).toBeNull();
});

it('RES-07 the words that a pupil spells wrong stand on the pupil’s page, six first and all on demand', async () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((word) => ({
    word: `${word}bil`,
    right: `${word}bill`,
    times: 1,
  }));
  vi.mocked(client.wordsSpelledWrong).mockResolvedValue([{ word: 'køre', right: 'kører', times: 4 }, ...words]);
  open('/resultater/klasse?elev=2');
  const title = await screen.findByRole('heading', { name: 'Ord, Freja staver forkert' });
  const part = within(title.parentElement as HTMLElement);
  const items = async () => (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(await items()).toHaveLength(6);
  expect((await items())[0]).toBe('køre kører×44 gange');
  await userEvent.click(part.getByRole('button', { name: 'Alle 8 ord' }));
  expect(await items()).toHaveLength(8);
});

it('a pupil over the year, beside the class, with the way back', async () => {
  open('/resultater/klasse?elev=2');
  expect(await screen.findByRole('heading', { name: /^Freja Dam/ })).toBeTruthy();
  const chart = await screen.findByRole('img', { name: /Freja: aug. 30 procent/ });
  expect(chart.getAttribute('aria-label')).toContain('sep. 61 procent');
  expect(screen.getByText('12 point op siden aug.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hele 7.A' }));
  expect(await cell(/^Freja Dam, Komma/)).toBeTruthy();
});

it('RES-05 the errors of a pupil are counted in 100 words, with a comma, and what is never wrong is not listed', async () => {
  open('/resultater/klasse?fane=fejltyper&elev=2');
  const lines = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part="lines"]');
    if (!found) throw new Error('No lines');
    return found;
  });
  expect(within(lines).getAllByRole('row')).toHaveLength(2);
  const row = within(lines).getByRole('row', { name: /Nutids-r/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual([expect.stringContaining('3,0'), '1,5']);
  expect(within(lines).queryByText('Opgaver i rækkefølge')).toBeNull();
});

it('RES-05 a pupil without errors is shown so in words', async () => {
  open('/resultater/klasse?fane=fejltyper&elev=1');
  expect(await screen.findByText('Der er ingen fejl i de tekster, der er rettet for Alma.')).toBeTruthy();
});

it('one who is no pupil of the class, and a page beyond the last: a clear sentence and a way on', async () => {
  open('/resultater/klasse?elev=99');
  expect(await screen.findByRole('heading', { name: 'Eleven findes ikke i klassen' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hele 7.A' }));
  await cell(/^Freja Dam, Komma/);
});

it('a page of columns beyond the last says so', async () => {
  open('/resultater/klasse?side=9');
  expect(await screen.findByRole('heading', { name: 'Der er ingen side 9. Skemaet har én side.' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Gå til den første' }));
  expect(await cell(/^Freja Dam, Komma/)).toBeTruthy();
});

it('RES-08 a class without results, a year without classes and a year to come each say what is so', async () => {
  vi.mocked(client.resultsRegister).mockResolvedValue({ ...REGISTER, columns: [], cells: [] });
  open();
  expect(await screen.findByText(/Ingen i 7.A har afleveret i Dansk grammatik/)).toBeTruthy();
  setActiveYear(YEAR - 1);
  expect(await screen.findByRole('heading', { name: 'Du har ingen klasser i det skoleår' })).toBeTruthy();
  setActiveYear(YEAR + 1);
  expect(await screen.findByRole('heading', { name: /er ikke begyndt$/ })).toBeTruthy();
});

it('what cannot be fetched is said, with another try', async () => {
  vi.mocked(client.resultsRegister).mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
  open();
  expect(await screen.findByText(/Resultaterne kunne ikke hentes/)).toBeTruthy();
  vi.mocked(client.resultsRegister).mockImplementation(async (call) => (call.query?.by === 'level' ? LEVEL : REGISTER));
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await cell(/^Freja Dam, Komma/)).toBeTruthy();
});

it('RES-04 of one exercise every try and the order stand in the address, and come back from it', async () => {
  const tries = [
    { ...ROW, studentId: 1, studentName: 'Alma Holm', homeworkId: 76, percent: 90 },
    ROW,
    { ...ROW, homeworkId: 79, studentId: 3, studentName: 'Yusuf Ali', percent: 60 },
  ];
  const table = vi.mocked(client.resultsTable).mockResolvedValue(tries);
  open('/resultater/klasse?sted=gram/7/31/5&orden=-procent&forsoeg=alle');
  const percent = await screen.findByRole('columnheader', { name: /Procent/ });
  expect(percent.getAttribute('aria-sort')).toBe('descending');
  const names = () =>
    [...document.querySelectorAll('[data-part="pupils"] tbody th')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Alma Holm', 'Yusuf Ali', 'Freja Dam']);
  const every = screen.getByRole<HTMLInputElement>('switch', { name: 'Alle forsøg' });
  expect(every.checked).toBe(true);
  expect(table.mock.calls.at(-1)?.[0].query).toMatchObject({ singleStudentView: '1' });
  const address = () =>
    new URLSearchParams(document.querySelector('[data-part="address"]')?.textContent?.split('?')[1]);
  await userEvent.click(within(percent).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['Freja Dam', 'Yusuf Ali', 'Alma Holm']));
  expect(address().get('orden')).toBe('procent');
  await userEvent.click(screen.getByRole('button', { name: /^Elev/ }));
  await userEvent.click(screen.getByRole('switch', { name: 'Alle forsøg' }));
  await waitFor(() => expect([address().get('orden'), address().get('forsoeg')]).toEqual([null, null]));
});

/** A group of ninety. */
const MANY: ResultsRegister = {
  ...REGISTER,
  columns: REGISTER.columns.slice(0, 1),
  pupils: Array.from({ length: 90 }, (_, at) => ({ id: at + 1, name: `Elev${at + 1}`, isMember: true, ...figure(60) })),
};

it('of many pupils only those near the window are drawn, on paper all of them, and Tab comes to one that is there', async () => {
  vi.mocked(client.resultsRegister).mockImplementation(async (call) => (call.query?.by === 'level' ? LEVEL : MANY));
  open();
  await screen.findByText('Elev1');
  const table = document.querySelector<HTMLElement>('[data-part="register"]');
  const names = () => [...(table?.querySelectorAll('[data-row] th') ?? [])].map(({ textContent }) => textContent);
  expect(names().length).toBeLessThan(60);
  expect(names()).not.toContain('Elev80');
  expect(table?.getAttribute('aria-rowcount')).toBe('92');

  const body = table?.querySelectorAll('tbody')[1];
  vi.spyOn(body ?? document.body, 'getBoundingClientRect').mockReturnValue({ top: -70 * 36 } as DOMRect);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(names()).toContain('Elev80');
  expect(names()).not.toContain('Elev1');
  expect(table?.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toHaveLength(90);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(names().length).toBeLessThan(60);
});

/** What is taken along as CSV, as soon as it is. */
async function takenAlong(): Promise<string> {
  const blobs: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob), revokeObjectURL: () => {} }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Hent' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const reader = new FileReader();
  const read = new Promise((done) => reader.addEventListener('load', done));
  reader.readAsText(blobs[0] ?? new Blob());
  await read;
  return String(reader.result);
}

it('RES-04 what is taken along of one exercise is its tries, as they stand there', async () => {
  open('/resultater/klasse?sted=gram/7/31/5&forsoeg=alle');
  await screen.findByRole('button', { name: 'Freja Dam' });
  const [head, freja] = (await takenAlong()).trim().split('\r\n');
  expect(head).toMatch(/Elev;Procent;Rigtige;Ud af;Forsøg;Minutter;Afleveret;for sent$/);
  expect(freja).toMatch(/^Freja Dam;40;4;10;2;5;.*;for sent$/);
});

it('of a pupil’s page the pupil beside the class is taken along', async () => {
  open('/resultater/klasse?elev=2');
  await screen.findByRole('heading', { level: 2, name: /Freja Dam/ });
  const lines = (await takenAlong()).trim().split('\r\n');
  expect(lines.map((line) => line.replace('\uFEFF', ''))).toEqual([
    'Kategori;Freja Dam;Hele 7.A',
    'Komma;38;53',
    'Navneord;60;80',
  ]);
});
