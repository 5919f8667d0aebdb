import { ApiProblem, type ExerciseSummary } from '@ordklar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../../app/modals/modal-layer.tsx';
import '../../../app/modals/modals.ts';
import { client } from '../../../lib/api/client.ts';
import { schoolYearOf } from '../../../lib/dates/danish-dates.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { readActiveCourse, setActiveCourse, setActiveSquad } from '../../../lib/storage/active.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { changeBasket } from '../basket/basket-store.ts';
import { courseFacts } from '../testing/course-facts.ts';
import AssignPage from './assign-page.tsx';

const YEAR = schoolYearOf(Date.now() / 1000);

const exercise = (id: number, title: string, over: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  id,
  title,
  productId: 'teco',
  levelId: 10607,
  level: '7. klasse',
  categoryId: 3,
  category: 'Debatindlæg',
  kind: 'free-text',
  description: '',
  requiredWordCount: 180,
  estimatedMinutes: 60,
  isCustom: false,
  lastAssigned: null,
  isNew: false,
  isPublished: true,
  ...over,
});

const PUPILS: Record<number, string[]> = { 1: ['Alma', 'Emil', 'Ida'], 4: ['Emil', 'Ida', 'Zahra'], 9: [] };
const idOf = (name: string) => ['', 'Alma', 'Emil', 'Ida', 'Zahra'].indexOf(name);

function serve() {
  const course = (productId: string, title: string, exerciseCount = 0) => ({
    groupId: productId === 'teen' ? 'engelsk' : 'dansk',
    productId,
    title,
    exerciseCount,
    ...courseFacts,
  });
  vi.spyOn(client, 'currentCourses').mockResolvedValue([course('gram', 'Dansk grammatik'), course('teco', 'Fritekst')]);
  vi.spyOn(client, 'courses').mockResolvedValue([
    course('gram', 'Dansk grammatik'),
    course('teco', 'Fritekst', 20),
    course('teen', 'Engelsk fritekst', 4),
  ]);
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
  vi.spyOn(client, 'courseOverview').mockResolvedValue([
    { id: 10603, title: '3. klasse', categories: [{ id: 1, title: 'Fortælling' }], exerciseCount: 2 },
    { id: 10607, title: '7. klasse', categories: [{ id: 3, title: 'Debatindlæg' }], exerciseCount: 3 },
  ]);
  vi.spyOn(client, 'categories').mockResolvedValue([
    { id: 1, title: 'Fortælling', exerciseCount: 0 },
    { id: 3, title: 'Debatindlæg', exerciseCount: 2 },
  ]);
  vi.spyOn(client, 'courseGroups').mockResolvedValue([
    { id: 'dansk', title: 'Dansk' },
    { id: 'engelsk', title: 'Engelsk' },
  ]);
  vi.spyOn(client, 'filteredLevels').mockResolvedValue([
    { id: 10610, title: '10. klasse', productId: 'teco' },
    { id: 10607, title: '7. klasse', productId: 'teco' },
    { id: 10807, title: '7. klasse', productId: 'gram' },
  ]);
  vi.spyOn(client, 'newExerciseLabels').mockResolvedValue([{ productId: 'teco', exerciseIds: [10] }]);
  vi.spyOn(client, 'squadStudents').mockImplementation(async ({ params }) =>
    (PUPILS[Number(params.s)] ?? []).map((name) => ({ id: idOf(name), name, institution: 'Åskolen' })),
  );
  return {
    list: vi.spyOn(client, 'courseExercises').mockResolvedValue({
      exercises: [exercise(10, 'Mobilfri skole?'), exercise(11, 'Et sted', { lastAssigned: Date.now() / 1000 })],
      total: 2,
      pages: 1,
    }),
    search: vi.spyOn(client, 'searchExercises').mockResolvedValue([]),
    count: vi.spyOn(client, 'countFoundExercises').mockResolvedValue({ count: 0 }),
    assign: vi.spyOn(client, 'assignToMany').mockResolvedValue({ homeworkIds: [70, 71], skipped: 0 }),
    remove: vi.spyOn(client, 'removeHomework').mockResolvedValue({ removed: [70, 71] }),
    restore: vi.spyOn(client, 'restoreHomework').mockResolvedValue({ restored: [70, 71] }),
  };
}

function Address() {
  return <output aria-label="adresse">{useLocation().search}</output>;
}
const address = () => new URLSearchParams(screen.getByLabelText('adresse').textContent ?? '');

async function open(path = '/opgaver') {
  setActiveSquad({ id: 1, name: '7.A' });
  const user = userEvent.setup();
  renderInApp(
    <>
      <AssignPage />
      <Address />
      <ModalLayer />
    </>,
    { path },
  );
  await screen.findByText('Mobilfri skole?');
  return user;
}

const basket = () => screen.getByRole('complementary', { name: 'Valgte opgaver' });
const toasts = () => toastStore.read().map(({ message }) => message);

describe('Tildel opgaver', () => {
  let api: ReturnType<typeof serve>;
  beforeEach(() => {
    for (const { id } of toastStore.read()) closeToast(id);
    for (const { key } of modalStore.read()) closeModal(key);
    api = serve();
  });

  it('shows the courses that are licensed and hold exercises, and no other', async () => {
    await open();
    const tiles = within(screen.getByRole('group', { name: 'Kurser' })).getAllByRole('button');
    await waitFor(() => expect(tiles.map((tile) => tile.textContent)).toEqual(['Fritekst Ny']));
  });

  it('HW-01 a phone folds the filters behind a button that says how many are set', async () => {
    const user = await open();
    const fold = await screen.findByRole('button', { name: 'Filtre (1 valgt)' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Alle klassetrin' }));
    expect(await screen.findByRole('button', { name: 'Filtre', expanded: true })).toBeTruthy();
  });

  it('API-137 a school with several subjects chooses among them first, and the choice is kept', async () => {
    const keep = vi.spyOn(client, 'setSelectedCourseGroup').mockResolvedValue(null);
    vi.mocked(client.currentCourses).mockResolvedValue(await client.courses({ query: {} }));
    const user = await open();
    const tiles = () => within(screen.getByRole('group', { name: 'Kurser' })).getAllByRole('button');
    const subjects = within(await screen.findByRole('group', { name: 'Fag' }));
    expect(subjects.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Dansk', 'Engelsk']);
    expect(tiles().map(({ textContent }) => textContent)).toEqual(['Fritekst Ny']);
    await user.click(subjects.getByRole('button', { name: 'Engelsk' }));
    expect(tiles().map(({ textContent }) => textContent?.trim())).toEqual(['Engelsk fritekst']);
    expect(readActiveCourse()?.productId).toBe('teen');
    expect(subjects.getByRole('button', { name: 'Engelsk', pressed: true })).toBeTruthy();
    expect(keep.mock.calls).toEqual([[{ query: { id: 'engelsk' } }]]);
  });

  it('API-137 a subject whose name has not come yet is no button without a name', async () => {
    let come: (groups: Awaited<ReturnType<typeof client.courseGroups>>) => void = () => {};
    vi.mocked(client.courseGroups).mockReturnValue(new Promise((resolve) => (come = resolve)));
    vi.mocked(client.currentCourses).mockResolvedValue(await client.courses({ query: {} }));
    await open();
    const subjects = await screen.findByLabelText('Fag');
    expect(subjects.hasAttribute('inert')).toBe(true);
    act(() => come([{ id: 'dansk', title: 'Dansk' }]));
    await within(subjects).findByRole('button', { name: 'Dansk' });
    expect(subjects.hasAttribute('inert')).toBe(false);
  });

  it('SHELL-26 follows the course of the top bar and says when it holds no exercises', async () => {
    const user = await open();
    act(() => setActiveCourse({ productId: 'gram', title: 'Dansk grammatik' }));
    await screen.findByText('Der er endnu ingen opgaver i Dansk grammatik');
    await user.click(screen.getByRole('button', { name: /^Fritekst/ }));
    await screen.findByText('Mobilfri skole?');
    expect(readActiveCourse()?.productId).toBe('teco');
    await waitFor(() => expect(address().get('kursus')).toBe('teco'));
  });

  it('begins at the level of the class and keeps level and category in the address', async () => {
    const user = await open();
    expect(screen.getByRole('button', { name: '7. klasse' }).getAttribute('aria-pressed')).toBe('true');
    expect(api.list.mock.calls[0]?.[0].query).toMatchObject({ levelId: 10607, squadId: 1, page: 1 });
    await user.click(screen.getByRole('button', { name: '3. klasse' }));
    expect(address().get('klassetrin')).toBe('10603');
    await user.click(screen.getByRole('button', { name: 'Debatindlæg 2' }));
    expect(address().get('kategori')).toBe('3');
  });

  it('marks what the class had already', async () => {
    await open();
    const row = screen.getByText('Et sted').closest('li') as HTMLElement;
    expect(within(row).getByText('Tildelt i dag')).toBeDefined();
  });

  it('HW-01 API-022 ENT-05 assigns several exercises to single pupils with deadline, visibility and own minimum', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Vælg alle 2' }));
    await within(basket()).findByRole('button', { name: 'Tildel 2 opgaver til 3 elever' });
    await user.click(within(basket()).getByRole('checkbox', { name: '7.A 3 elever' }));
    expect(within(basket()).getByRole<HTMLButtonElement>('button', { name: 'Vælg elever først' }).disabled).toBe(true);
    await user.click(within(basket()).getByRole('button', { name: 'Elever i 7.A' }));
    await user.click(await within(basket()).findByRole('checkbox', { name: 'Alma' }));
    await user.click(within(basket()).getByRole('checkbox', { name: 'Ida' }));
    const part = within(basket()).getByRole<HTMLInputElement>('checkbox', { name: '7.A 2 af 3 elever' });
    expect([part.checked, part.indeterminate]).toEqual([false, true]);
    await user.type(within(basket()).getByRole('textbox', { name: 'Anbefalet længde i ord' }), '250');
    expect(
      within(basket()).getByText(/^Eleverne kan se opgaverne med det samme\. Fristen er .+ kl\. 20\.00\.$/),
    ).toBeDefined();
    await user.click(within(basket()).getByRole('button', { name: 'Tildel 2 opgaver til 2 elever' }));
    expect(api.assign.mock.calls[0]?.[0].body).toEqual({
      exerciseIds: [10, 11],
      recipients: [{ squadId: 1, studentIds: [1, 3] }],
      deadline: expect.any(Number),
      available: null,
      correcting: null,
      wordCount: 250,
    });
    await waitFor(() => expect(toasts()[0]).toMatch(/^2 opgaver er tildelt 2 elever i 7\.A\nFrist /));
    await waitFor(() => expect(within(basket()).queryByText('Mobilfri skole?')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Opgaver'));
  });

  it('TC-21 gives texts with whether pupils correct them themselves and by when, after they are due', async () => {
    const user = await open();
    expect(within(basket()).queryByRole('switch', { name: /Eleverne skal selv rette/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    await user.click(within(basket()).getByRole('switch', { name: /Eleverne skal selv rette/ }));
    act(() => changeBasket({ correctBy: Math.floor(Date.now() / 1000) + 86_400 }));
    expect(
      await within(basket()).findByText('Fristen for at rette selv skal ligge efter afleveringsfristen'),
    ).toBeTruthy();
    const correctBy = Math.floor(Date.now() / 1000) + 14 * 86_400;
    act(() => changeBasket({ correctBy }));
    await user.click(await within(basket()).findByRole('button', { name: 'Tildel 1 opgave til 3 elever' }));
    expect(api.assign.mock.calls[0]?.[0].body.correcting).toEqual({ deadline: correctBy });
    await waitFor(() => expect(toasts()).toHaveLength(1));
  });

  it('HW-01 assigns to a class and a group in one go, and counts a pupil of both once', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Vælg alle 2' }));
    await user.click(within(basket()).getByRole('checkbox', { name: 'Læsegruppen 3 elever' }));
    await user.click(await within(basket()).findByRole('button', { name: 'Tildel 2 opgaver til 2 hold (4 elever)' }));
    expect(api.assign.mock.calls[0]?.[0].body.recipients).toEqual([{ squadId: 1 }, { squadId: 4 }]);
    await waitFor(() => expect(toasts()[0]).toMatch(/^2 opgaver er tildelt 2 hold \(4 elever\)\nFrist /));
    api.assign.mockResolvedValueOnce({ homeworkIds: [70], skipped: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'Vælg alle 2' }));
    await user.click(await within(basket()).findByRole('button', { name: /^Tildel 2 opgaver/ }));
    await waitFor(() => expect(toasts().at(-1)).toMatch(/ 3 tildelinger fandtes i forvejen og er ikke lavet igen\.$/));
  });

  it('HW-01 takes a whole group and single pupils of the class by the keyboard', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    within(basket()).getByRole('checkbox', { name: '7.A 3 elever' }).focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    await within(basket()).findByRole('checkbox', { name: 'Alma' });
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(within(basket()).getByRole('checkbox', { name: '7.A 2 af 3 elever' })).toBeDefined();
    await user.click(within(basket()).getByRole('checkbox', { name: 'Læsegruppen 3 elever' }));
    await user.click(
      await within(basket()).findByRole('button', {
        name: 'Tildel 1 opgave til Læsegruppen og enkelte elever (4 elever)',
      }),
    );
    expect(api.assign.mock.calls[0]?.[0].body.recipients).toEqual([{ squadId: 1, studentIds: [1, 3] }, { squadId: 4 }]);
  });

  it('HW-01 a class whose pupils are all ticked one by one is meant as a whole', async () => {
    const user = await open();
    await user.click(within(basket()).getByRole('button', { name: 'Elever i 7.A' }));
    const ida = await within(basket()).findByRole<HTMLInputElement>('checkbox', { name: 'Ida' });
    expect(ida.checked).toBe(true);
    await user.click(ida);
    expect(await within(basket()).findByRole('checkbox', { name: '7.A 2 af 3 elever' })).toBeDefined();
    await user.click(ida);
    const all = await within(basket()).findByRole<HTMLInputElement>('checkbox', { name: '7.A 3 elever' });
    expect(all.checked).toBe(true);
  });

  it('HW-01 after assigning to one pupil the next task goes to that pupil too, not to the whole class', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    await user.click(within(basket()).getByRole('checkbox', { name: '7.A 3 elever' }));
    await user.click(within(basket()).getByRole('button', { name: 'Elever i 7.A' }));
    await user.click(await within(basket()).findByRole('checkbox', { name: 'Ida' }));
    await user.click(within(basket()).getByRole('button', { name: 'Tildel 1 opgave til 1 elev' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(within(basket()).queryByText('Mobilfri skole?')).toBeNull();
    expect(within(basket()).getByRole('checkbox', { name: '7.A 1 af 3 elever' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Vælg Et sted' }));
    await user.click(within(basket()).getByRole('button', { name: 'Tildel 1 opgave til 1 elev' }));
    expect(api.assign.mock.calls[1]?.[0].body).toMatchObject({
      exerciseIds: [11],
      recipients: [{ squadId: 1, studentIds: [3] }],
    });
  });

  it('HW-01 another class in the top bar begins with everybody of it', async () => {
    const user = await open();
    await user.click(within(basket()).getByRole('checkbox', { name: 'Læsegruppen 3 elever' }));
    act(() => setActiveSquad({ id: 4, name: 'Læsegruppen' }));
    const boxes = await within(basket()).findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => box.checked)).toEqual([true, false]);
    expect(boxes[0]).toBe(within(basket()).getByRole('checkbox', { name: 'Læsegruppen 3 elever' }));
  });

  it('HW-01 PD-06 a class that has ended is not to be chosen, and the reason is given', async () => {
    const [own, group] = await client.currentSquads();
    if (!own || !group) throw new Error('two squads are served');
    vi.spyOn(client, 'currentSquads').mockResolvedValue([{ ...own, hasEnded: true }, group]);
    const user = await open();
    await within(basket()).findByText('7.A er afsluttet og kan ikke få nye opgaver. Vælg en anden klasse.');
    expect(within(basket()).queryByRole('checkbox', { name: '7.A 3 elever' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    expect(within(basket()).getByRole<HTMLButtonElement>('button', { name: 'Vælg elever først' }).disabled).toBe(true);
    await user.click(within(basket()).getByRole('checkbox', { name: 'Læsegruppen 3 elever' }));
    await user.click(await within(basket()).findByRole('button', { name: 'Tildel 1 opgave til 3 elever' }));
    expect(api.assign.mock.calls[0]?.[0].body.recipients).toEqual([{ squadId: 4 }]);
  });

  it('HW-01 says why the recipients do not hold', async () => {
    const user = await open();
    const reason = 'Du kan højst tildele til 500 elever ad gangen';
    api.assign.mockRejectedValue(
      new ApiProblem(422, {
        code: 'invalid',
        message: 'Noget er ikke udfyldt rigtigt.',
        errors: { recipients: [reason] },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    await user.click(await within(basket()).findByRole('button', { name: 'Tildel 1 opgave til 3 elever' }));
    expect((await within(basket()).findByRole('alert')).textContent).toBe(reason);
  });

  it('HW-04 API-024 undoes an assignment, gives the basket back, and can give it back to the pupils', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    await user.click(await within(basket()).findByRole('button', { name: 'Tildel 1 opgave til 3 elever' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toastStore.read()[0]).toMatchObject({ icon: 'add-assignment', buttonText: 'Fortryd' });
    act(() => toastStore.read()[0]?.clickCallback?.());
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(api.remove.mock.calls[0]?.[0].body).toEqual({ homeworkIds: [70, 71] });
    expect(toastStore.read()[1]).toMatchObject({ icon: 'removed', buttonText: 'Gendan' });
    expect(within(basket()).getByText('Mobilfri skole?')).toBeDefined();
    act(() => toastStore.read()[1]?.clickCallback?.());
    await waitFor(() => expect(toasts()).toHaveLength(3));
    expect(api.restore.mock.calls[0]?.[0].body).toEqual({ homeworkIds: [70, 71] });
    expect(within(basket()).queryByText('Mobilfri skole?')).toBeNull();
  });

  it('HW-01 tells how many pupils had the task in forehand, and when nobody got it', async () => {
    const user = await open();
    const assign = async () => {
      await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
      await user.click(await within(basket()).findByRole('button', { name: 'Tildel 1 opgave til 3 elever' }));
    };
    api.assign.mockResolvedValueOnce({ homeworkIds: [70], skipped: 2 });
    await assign();
    await waitFor(() => expect(toasts()[0]).toMatch(/[^.]\. 2 elever havde opgaven i forvejen\.$/));
    api.assign.mockResolvedValueOnce({ homeworkIds: [], skipped: 3 });
    await assign();
    await waitFor(() => expect(toasts()[1]).toBe('Der er ikke tildelt noget nyt\nEleverne har allerede opgaven.'));
    api.assign.mockResolvedValueOnce({ homeworkIds: [], skipped: 1 });
    await assign();
    await waitFor(() => expect(toasts()[2]).toBe('Der er ikke tildelt noget nyt\nEleven har allerede opgaven.'));
    expect(toastStore.read()[1]?.buttonText).toBeUndefined();
  });

  it('HW-01 shows the server’s reason when assigning fails, and loses nothing', async () => {
    const user = await open();
    api.assign.mockRejectedValue(
      new ApiProblem(403, { code: 'no-licence', message: 'Jeres skole har ikke adgang til dette kursus.' }),
    );
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    await user.click(await within(basket()).findByRole('button', { name: 'Tildel 1 opgave til 3 elever' }));
    expect((await within(basket()).findByRole('alert')).textContent).toBe(
      'Jeres skole har ikke adgang til dette kursus.',
    );
    expect(within(basket()).getByText('Mobilfri skole?')).toBeDefined();
  });

  it('SHELL-26 keeps the basket through a reload of the page', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' }));
    expect(JSON.parse(sessionStorage.getItem('ordklar-basket') ?? '{}').exercises).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Valgt: Mobilfri skole?' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(within(basket()).getByRole('button', { name: 'Fjern Mobilfri skole?' }));
    expect(screen.getByRole('button', { name: 'Vælg Mobilfri skole?' })).toBeDefined();
  });

  it('shows the task as pupils will see it and takes it from there into the basket', async () => {
    vi.spyOn(client, 'exercise').mockResolvedValue({
      ...exercise(10, 'Mobilfri skole?'),
      instructions: [],
      files: [],
      links: [],
      task: [{ type: 'paragraph', text: 'Skal mobilen blive hjemme?' }],
      sourceText: {
        genre: 'Læserbrev',
        title: 'Sluk nu',
        byline: 'Af Karen Holm',
        blocks: [{ type: 'verse', lines: ['En linje', 'og en til'] }],
      },
    });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Se Mobilfri skole?' }));
    const modal = await screen.findByRole('dialog');
    await within(modal).findByText('Skal mobilen blive hjemme?');
    expect(within(modal).getByText(/anbefalet længde: 180 ord · ca\. 60 minutter/)).toBeDefined();
    expect(within(modal).getByRole('article', { name: 'Sluk nu' }).textContent).toContain('En linje');
    await user.click(within(modal).getByRole('button', { name: 'Vælg opgaven' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Se Mobilfri skole?' }));
    expect(within(basket()).getByText('Mobilfri skole?')).toBeDefined();
  });

  it('shows what went wrong when the list cannot be fetched, and tries again', async () => {
    const user = await open();
    api.list.mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'Der er opstået en fejl.' }));
    await user.click(screen.getByRole('button', { name: '3. klasse' }));
    await screen.findByText('Der er opstået en fejl.');
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Mobilfri skole?')).toBeDefined();
  });
});
