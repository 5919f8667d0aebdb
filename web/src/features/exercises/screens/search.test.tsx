import { ApiProblem, type ExerciseSummary } from '@ordklar/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../../app/modals/modal-layer.tsx';
import '../../../app/modals/modals.ts';
import { client } from '../../../lib/api/client.ts';
import { schoolYearOf } from '../../../lib/dates/danish-dates.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { setActiveSquad } from '../../../lib/storage/active.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { readBasket, setBasket } from '../basket/basket-store.ts';
import { courseFacts } from '../testing/course-facts.ts';
import AssignPage from './assign-page.tsx';

const exercise = (id: number, title: string, over: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  id,
  title,
  productId: 'gram',
  levelId: 10807,
  level: '7. klasse',
  categoryId: 3,
  category: 'Komma',
  kind: 'items',
  description: '',
  requiredWordCount: null,
  estimatedMinutes: 6,
  isCustom: false,
  lastAssigned: null,
  isNew: false,
  isPublished: true,
  ...over,
});

const course = (productId: string, title: string, groupId: string) => ({
  groupId,
  productId,
  title,
  exerciseCount: 30,
  ...courseFacts,
});

function serve() {
  const courses = [course('gram', 'Dansk grammatik', 'dansk'), course('gren', 'Engelsk grammatik', 'engelsk')];
  vi.spyOn(client, 'currentCourses').mockResolvedValue(courses);
  vi.spyOn(client, 'courses').mockResolvedValue(courses);
  vi.spyOn(client, 'currentSquads').mockResolvedValue([
    {
      id: 1,
      name: '7.A',
      kind: 'class',
      grade: 7,
      year: schoolYearOf(Date.now() / 1000),
      studentCount: 3,
      startkomma: 'auto',
      freeExercises: false,
      hasEnded: false,
    },
  ]);
  vi.spyOn(client, 'courseGroups').mockResolvedValue([
    { id: 'dansk', title: 'Dansk' },
    { id: 'engelsk', title: 'Engelsk' },
    { id: 'tysk', title: 'Tysk' },
  ]);
  const levels = ['10. klasse', 'Øvet', 'Børnehaveklassen', '7. klasse', '7. klasse'].map((title, id) => ({
    id,
    title,
    productId: 'gram',
  }));
  vi.spyOn(client, 'newExerciseLabels').mockResolvedValue([]);
  vi.spyOn(client, 'courseOverview').mockResolvedValue([]);
  vi.spyOn(client, 'categories').mockResolvedValue([]);
  vi.spyOn(client, 'squadStudents').mockResolvedValue([]);
  return {
    list: vi.spyOn(client, 'courseExercises').mockResolvedValue({ exercises: [], total: 0, pages: 0 }),
    levels: vi.spyOn(client, 'filteredLevels').mockResolvedValue(levels),
    search: vi
      .spyOn(client, 'searchExercises')
      .mockResolvedValue([
        exercise(10, 'Komma før at', { isNew: true }),
        exercise(11, 'Commas', { productId: 'gren', level: '8. klasse' }),
      ]),
    count: vi.spyOn(client, 'countFoundExercises').mockResolvedValue({ count: 2 }),
  };
}

function Address() {
  return <output aria-label="adresse">{useLocation().search}</output>;
}
const address = () => new URLSearchParams(screen.getByLabelText('adresse').textContent ?? '');
const field = () => screen.findByRole('searchbox', { name: 'Søg i opgaverne' });

function open(path = '/opgaver') {
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
  return user;
}

describe('HW-15 search in Opgaver', () => {
  let api: ReturnType<typeof serve>;
  beforeEach(() => {
    for (const { key } of modalStore.read()) closeModal(key);
    api = serve();
  });

  it('SET-02 what is not published says so, can be looked at and not be chosen', async () => {
    api.search.mockResolvedValue([exercise(10, 'Komma før at'), exercise(11, 'På prøve', { isPublished: false })]);
    open('/opgaver?q=komma');
    const row = within((await screen.findByText('På prøve')).closest('li') as HTMLElement);
    expect(row.getByText('Ikke udgivet')).toBeTruthy();
    expect(row.getByRole('button', { name: 'Se På prøve' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vælg På prøve' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Vælg/ }));
    expect(readBasket().exercises.map(({ id }) => id)).toEqual([10]);
    setBasket();
  });

  it('API-081 API-082 searches across the courses when the typing pauses, and tells how many it found', async () => {
    const user = open();
    await user.type(await field(), 'komma');
    expect(await screen.findByRole('heading', { name: 'Viser resultater for "komma"' })).toBeDefined();
    const row = (await screen.findByText('Komma før at')).closest('li') as HTMLElement;
    expect(row.textContent).toContain('Dansk grammatik · 7. klasse · Komma');
    expect(within(row).getByText('Ny')).toBeDefined();
    expect(screen.getByText('Commas').closest('li')?.textContent).toContain('Engelsk grammatik · 8. klasse');
    expect((await screen.findByText('2 opgaver')).getAttribute('role')).toBe('status');
    expect(address().get('q')).toBe('komma');
    expect(api.search.mock.calls.map(([call]) => call?.query)).toEqual([
      { q: 'komma', courseGroups: undefined, levelName: undefined, squadId: 1, offset: 0 },
    ]);
    expect(screen.queryByRole('group', { name: 'Kurser' })).toBeNull();
  });

  it('Enter searches and goes on to what is found; a pause in the typing leaves one where one is', async () => {
    const user = open();
    await user.type(await field(), 'komma');
    const found = await screen.findByRole('heading', { name: 'Viser resultater for "komma"' });
    expect(document.activeElement).toBe(await field());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(found);
    await user.type(await field(), 'er{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Viser resultater for "kommaer"'));
  });

  it('does not search for one letter, and shows the courses again when the search is cleared', async () => {
    const user = open('/opgaver?q=komma&fag=dansk&trin=7. klasse');
    await screen.findByText('Komma før at');
    await user.click(screen.getByRole('button', { name: 'Ryd søgningen' }));
    expect(await screen.findByRole('group', { name: 'Kurser' })).toBeDefined();
    expect(document.activeElement).toBe(await field());
    expect([...address().keys()]).toEqual(['klasse']);
    api.search.mockClear();
    await user.type(await field(), 'k{Enter}');
    expect(screen.getByRole('group', { name: 'Kurser' })).toBeDefined();
    expect(api.search).not.toHaveBeenCalled();
  });

  it('narrows by the subjects that the school has and by level, in an address that can be shared', async () => {
    const user = open('/opgaver?q=komma');
    const subjects = await screen.findByRole('group', { name: 'Fag' });
    await waitFor(() =>
      expect(
        within(subjects)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Alle fag', 'Dansk', 'Engelsk']),
    );
    const levels = screen.getByRole('group', { name: 'Niveau' });
    expect(
      within(levels)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alle niveauer', 'Børnehaveklassen', '7. klasse', '10. klasse', 'Øvet']);
    await user.click(within(subjects).getByRole('button', { name: 'Dansk' }));
    await waitFor(() => expect(api.levels.mock.calls.at(-1)?.[0]?.query).toEqual({ courseGroupId: 'dansk' }));
    await user.click(within(levels).getByRole('button', { name: '7. klasse' }));
    await waitFor(() =>
      expect(api.search.mock.calls.at(-1)?.[0]?.query).toMatchObject({ courseGroups: 'dansk', levelName: '7. klasse' }),
    );
    expect([address().get('fag'), address().get('trin')]).toEqual(['dansk', '7. klasse']);
  });

  it('CON-38 shows more on demand, and the focus goes on with the first new one', async () => {
    const portion = (from: number) => Array.from({ length: 20 }, (_, n) => exercise(from + n, `Opgave ${from + n}`));
    api.search.mockImplementation(async (call) => (call?.query?.offset ? [exercise(120, 'Den sidste')] : portion(100)));
    api.count.mockResolvedValue({ count: 21 });
    const user = open('/opgaver?q=opgave');
    await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
    const last = (await screen.findByText('Den sidste')).closest('li') as HTMLElement;
    await waitFor(() => expect(last.contains(document.activeElement)).toBe(true));
    expect(api.search.mock.calls.at(-1)?.[0]?.query?.offset).toBe(20);
    expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  });

  it('puts what it found into the basket, one by one and all of them', async () => {
    const user = open('/opgaver?q=komma');
    await user.click(await screen.findByRole('button', { name: 'Vælg Komma før at' }));
    await user.click(screen.getByRole('checkbox', { name: 'Vælg de 2, der vises' }));
    const basket = screen.getByRole('complementary', { name: 'Valgte opgaver' });
    expect(within(basket).getByText('Commas')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Vælg de 2, der vises' }));
    expect(within(basket).queryByText('Commas')).toBeNull();
  });

  it('HW-20 API-046 a look at an exercise tells the average of the own pupils, and which attempt counts', async () => {
    const average = vi.spyOn(client, 'exerciseAverage').mockResolvedValue({ percent: 78, pupils: 23, counted: 'best' });
    vi.spyOn(client, 'exercise').mockResolvedValue({
      ...exercise(10, 'Komma før at'),
      instructions: [],
      task: [],
      sourceText: null,
      files: [],
      links: [],
    });
    const user = open('/opgaver?q=komma');
    await user.click(await screen.findByRole('button', { name: 'Se Komma før at' }));
    const modal = within(await screen.findByRole('dialog'));
    expect((await modal.findByText('78 % rigtige (23 elever)')).previousElementSibling?.textContent).toBe(
      'Dine elevers gennemsnit, bedste forsøg',
    );
    expect(average.mock.calls[0]?.[0].params).toEqual({ product: 'gram', id: 10 });
    average.mockResolvedValue({ percent: 64, pupils: 23, counted: 'last' });
    await user.click(modal.getByRole('switch', { name: 'Kun seneste forsøg' }));
    expect((await modal.findByText('64 % rigtige (23 elever)')).previousElementSibling?.textContent).toBe(
      'Dine elevers gennemsnit, seneste forsøg',
    );
    expect(average.mock.lastCall?.[0].query).toEqual({ onlyLastTry: '1' });
    expect(modal.getByRole('link', { name: /^Prøv som elev/ }).getAttribute('href')).toBe('/minitest/10');
  });

  it('says when nothing was found, and widens the search', async () => {
    api.search.mockResolvedValue([]);
    api.count.mockResolvedValue({ count: 0 });
    const user = open('/opgaver?q=xyz&fag=dansk');
    await screen.findByText('Vi fandt desværre ingen resultater ud fra din søgning');
    await user.click(screen.getByRole('button', { name: 'Søg i alle fag' }));
    expect(address().get('fag')).toBeNull();
    expect(await screen.findByText(/skriv kun begyndelsen af det/)).toBeDefined();
  });

  it('shows what went wrong, and tries again', async () => {
    api.search.mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'Der er opstået en fejl.' }));
    const user = open('/opgaver?q=komma');
    await screen.findByText('Der er opstået en fejl.');
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Komma før at')).toBeDefined();
  });
});

describe('PD-24 exercises to an error type, which the address names', () => {
  const training = (title = 'Startkomma') =>
    vi.spyOn(client, 'trainingExercises').mockResolvedValue({ title, exercises: [exercise(10, 'Komma før at')] });
  beforeEach(() => void serve());

  it('are listed across the courses, chosen, and left for the whole bank', async () => {
    const call = training();
    const user = open('/opgaver?fejltype=comma-start');
    expect(await screen.findByRole('heading', { name: 'Opgaver, der træner »Startkomma«' })).toBeDefined();
    expect(call.mock.calls[0]?.[0]).toMatchObject({ params: { type: 'comma-start' }, query: { squadId: 1 } });
    expect(screen.queryByRole('group', { name: 'Kurser' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vælg Komma før at' }));
    expect(await screen.findByRole('button', { name: 'Valgt: Komma før at' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Vis alle opgaver' }));
    await waitFor(() => expect(address().has('fejltype')).toBe(false));
    expect(screen.queryByRole('heading', { name: /der træner/ })).toBeNull();
  });

  it('give way to a search, and come back when it is cleared', async () => {
    training();
    const user = open('/opgaver?fejltype=comma-start&q=komma');
    expect(await screen.findByRole('heading', { name: 'Viser resultater for "komma"' })).toBeDefined();
    await user.clear(await field());
    expect(await screen.findByRole('heading', { name: 'Opgaver, der træner »Startkomma«' })).toBeDefined();
  });

  it('say so where there are none, where the type does not exist, and where they cannot be fetched', async () => {
    const call = vi.spyOn(client, 'trainingExercises').mockResolvedValue({ title: 'Kasus', exercises: [] });
    open('/opgaver?fejltype=pronoun-case');
    expect(await screen.findByRole('heading', { name: 'Ingen opgaver træner netop dette' })).toBeDefined();
    cleanup();
    call.mockRejectedValueOnce(new ApiProblem(404, { code: 'not-found', message: 'Findes ikke.' }));
    open('/opgaver?fejltype=findes-ikke');
    expect(await screen.findByText(/Fejltypen findes ikke/)).toBeDefined();
    cleanup();
    training();
    call.mockRejectedValueOnce(new Error('net'));
    const user = open('/opgaver?fejltype=comma-start');
    await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Komma før at')).toBeDefined();
  });
});
