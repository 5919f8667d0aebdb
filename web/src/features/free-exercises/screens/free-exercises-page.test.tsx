import { ApiProblem, type FreeExercise, type Squad } from '@ordklar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { toastStore } from '../../../lib/toasts/toast-store.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { SquadFreeExercises } from '../index.ts';
import FreeExercisesPage from './free-exercises-page.tsx';

const squad = (freeExercises: boolean): Squad => ({
  id: 1,
  name: '7.A',
  kind: 'class',
  grade: 7,
  year: 2026,
  studentCount: 20,
  startkomma: 'auto',
  freeExercises,
  hasEnded: false,
});

const exercise = (id: number, title: string, task: FreeExercise['task'] = null): FreeExercise => ({
  id,
  title,
  description: 'Om komma.',
  productId: 'gram',
  level: '7. klasse',
  category: 'Komma',
  estimatedMinutes: 6,
  isNew: false,
  task,
});
const done = {
  state: 'ready',
  result: { correctAnswers: 8, answerCount: 10, gradeNumber: null },
  questions: null,
} as const;

const serve = () => {
  vi.spyOn(client, 'currentSquads').mockResolvedValue([squad(true)]);
  vi.spyOn(client, 'courseGroups').mockResolvedValue([
    { id: 'dansk', title: 'Dansk' },
    { id: 'engelsk', title: 'Engelsk' },
  ]);
  return {
    courses: vi.spyOn(client, 'freeCourses').mockResolvedValue([
      { productId: 'gram', title: 'Dansk grammatik', groupId: 'dansk', exerciseCount: 9 },
      { productId: 'gren', title: 'Engelsk grammatik', groupId: 'engelsk', exerciseCount: 4 },
    ]),
    levels: vi.spyOn(client, 'freeLevels').mockResolvedValue([
      { id: 10806, title: '6. klasse', productId: 'gram', exerciseCount: 4 },
      { id: 10807, title: '7. klasse', productId: 'gram', exerciseCount: 5 },
    ]),
    categories: vi.spyOn(client, 'freeCategories').mockResolvedValue([
      { id: 31, title: 'Komma', exerciseCount: 4 },
      { id: 32, title: 'Ordklasser', exerciseCount: 1 },
    ]),
    ofCategory: vi.spyOn(client, 'freeCategoryExercises').mockResolvedValue({
      exercises: [exercise(10, 'Komma før men')],
      total: 4,
      pages: 1,
    }),
    found: vi.spyOn(client, 'searchFreeExercises').mockResolvedValue({ exercises: [], total: 0, pages: 0 }),
    ofCourse: vi.spyOn(client, 'freeCourseExercises').mockResolvedValue({
      exercises: [exercise(10, 'Komma før men'), { ...exercise(14, 'Små ord'), level: '6. klasse' }],
      total: 9,
      pages: 1,
    }),
    courseCategories: vi.spyOn(client, 'freeCourseCategories').mockResolvedValue([
      { id: 31, title: 'Komma', exerciseCount: 7 },
      { id: 32, title: 'Ordklasser', exerciseCount: 2 },
    ]),
    list: vi.spyOn(client, 'freeLevelExercises').mockResolvedValue({
      exercises: [
        exercise(10, 'Komma før men'),
        exercise(11, 'Komma før at', {
          homeworkId: 71,
          state: 'started',
          isFree: true,
          result: null,
          questions: { answered: 6, of: 10 },
        }),
        exercise(12, 'Ledsætninger', { homeworkId: 72, isFree: true, ...done }),
        exercise(13, 'Kommaprøve', { homeworkId: 73, isFree: false, ...done }),
      ],
      total: 4,
      pages: 1,
    }),
    drop: vi.spyOn(client, 'dropFreeExercise').mockResolvedValue(null),
    take: vi.spyOn(client, 'selfAssign').mockResolvedValue({ homeworkId: 70, exerciseId: 10 }),
  };
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="adresse">{pathname + search}</output>;
}
const address = () => screen.getByLabelText('adresse').textContent;

const open = (path = '/frie-opgaver') =>
  showAsPupil(
    <>
      <FreeExercisesPage />
      <Address />
    </>,
    path,
  );

describe('HW-19 Frie opgaver', () => {
  let api: ReturnType<typeof serve>;
  beforeEach(() => {
    api = serve();
  });

  it('API-074 API-075 API-076 API-077 begins with the first course at the level of the class', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Alle emner, 7. klasse 4 opgaver' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dansk grammatik' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: '7. klasse' }).getAttribute('aria-pressed')).toBe('true');
    expect(api.categories.mock.calls[0]?.[0].params).toEqual({ id: 10807 });
    expect(api.list.mock.calls[0]?.[0]).toMatchObject({ params: { id: 10807 }, query: { page: 1 } });
  });

  it('HW-19 »Alle« is the first topic, chosen from the start, and kept in the address', async () => {
    const user = userEvent.setup();
    open();
    const topics = within(await screen.findByRole('group', { name: 'Emner' }));
    expect(
      topics.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['Alle 5', 'true'],
      ['Komma 4', 'false'],
      ['Ordklasser 1', 'false'],
    ]);
    expect((await screen.findByText('Komma før men')).closest('li')?.textContent).toContain('Komma før menKomma');
    await user.click(topics.getByRole('button', { name: /^Komma/ }));
    expect(await screen.findByRole('heading', { name: 'Komma, 7. klasse 4 opgaver' })).toBeTruthy();
    expect(api.ofCategory.mock.calls[0]?.[0]).toMatchObject({ params: { id: 31 }, query: { levelId: 10807, page: 1 } });
    await user.click(topics.getByRole('button', { name: /^Alle/ }));
    expect(address()).toBe('/frie-opgaver?kursus=gram&trin=10807&emne=alle');
  });

  it('HW-19 »Alle« of the levels lists the whole course, says each one’s level, and is kept in the address', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Alle klassetrin', pressed: false }));
    expect(await screen.findByRole('heading', { name: 'Alle emner, alle klassetrin 9 opgaver' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Alle klassetrin' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('6. klasse · Komma')).toBeTruthy();
    expect(address()).toBe('/frie-opgaver?kursus=gram&trin=alle');
    expect(api.ofCourse.mock.calls[0]?.[0]).toMatchObject({ params: { id: 'gram' }, query: { page: 1 } });
    await user.click(screen.getByRole('button', { name: 'Komma 7' }));
    expect(await screen.findByRole('heading', { name: 'Komma, alle klassetrin 4 opgaver' })).toBeTruthy();
    expect(screen.getByText('7. klasse')).toBeTruthy();
    expect(api.ofCategory.mock.calls.at(-1)?.[0].query).toEqual({ levelId: undefined, page: 1 });
    expect(address()).toBe('/frie-opgaver?kursus=gram&trin=alle&emne=31');
  });

  it('HW-19 a begun task says how many questions are answered', async () => {
    open();
    const row = (await screen.findByText('Komma før at')).closest('li') as HTMLElement;
    expect(within(row).getByText('6 af 10 spørgsmål')).toBeTruthy();
    expect(within(row).queryByText('Begyndt')).toBeNull();
  });

  it('HW-19 search: finds across courses, says where each belongs, and clears', async () => {
    api.found.mockResolvedValue({ exercises: [exercise(30, 'Nutids-r')], total: 1, pages: 1 });
    const user = userEvent.setup();
    open();
    await user.type(await screen.findByRole('searchbox', { name: 'Søg i opgaverne' }), 'nutidsr{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Viser resultater for »nutidsr« 1 opgave' });
    expect(document.activeElement).toBe(heading);
    expect(address()).toBe('/frie-opgaver?q=nutidsr');
    expect(api.found.mock.calls.at(-1)?.[0]).toMatchObject({ query: { q: 'nutidsr', page: 1 } });
    expect(screen.getByText('Dansk grammatik · 7. klasse · Komma')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Emner' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ryd søgningen' }));
    expect(await screen.findByRole('group', { name: 'Emner' })).toBeTruthy();
    expect(address()).toBe('/frie-opgaver');
  });

  it('HW-19 search: says when nothing is found, and shows what went wrong', async () => {
    const user = userEvent.setup();
    open('/frie-opgaver?q=xyzzy');
    expect(await screen.findByText('Vi fandt ingen opgaver, der passer til din søgning')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vis alle emner' }));
    expect(await screen.findByRole('heading', { name: /^Alle emner/ })).toBeTruthy();
    api.found.mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    await user.type(screen.getByRole('searchbox'), 'andet{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Vi fandt ingen opgaver, der passer til din søgning')).toBeTruthy();
  });

  it('keeps course, level and category in the address', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: /^Ordklasser/ }));
    expect(address()).toBe('/frie-opgaver?kursus=gram&trin=10807&emne=32');
    await user.click(screen.getByRole('button', { name: '6. klasse' }));
    expect(address()).toBe('/frie-opgaver?kursus=gram&trin=10806');
    await user.click(screen.getByRole('button', { name: 'Engelsk' }));
    expect(screen.getByRole('button', { name: 'Engelsk grammatik', pressed: true })).toBeTruthy();
    expect(address()).toBe('/frie-opgaver?kursus=gren');
    await waitFor(() => expect(api.levels.mock.calls.at(-1)?.[0].params).toEqual({ id: 'gren' }));
  });

  it('API-078 takes an exercise and goes straight into it', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Begynd på Komma før men' }));
    await waitFor(() => expect(address()).toBe('/exercise/page/10/1?homeworkId=70'));
    expect(api.take).toHaveBeenCalledWith({ body: { exerciseId: 10 } });
  });

  it('PD-10: gives back an own choice that is not handed in, and undoes it', async () => {
    const user = userEvent.setup();
    open();
    const drop = await screen.findByRole('button', { name: 'Fjern Komma før at fra dine opgaver' });
    expect(screen.getAllByRole('button', { name: /^Fjern / })).toHaveLength(1);
    await user.click(drop);
    expect(api.drop).toHaveBeenCalledWith({ body: { homeworkId: 71 } });
    await screen.findByText('Komma før at er fjernet fra dine opgaver');
    await waitFor(() => expect(document.activeElement?.id).toBe('indhold'));
    await user.click(screen.getByRole('button', { name: /Fortryd/ }));
    expect(api.take).toHaveBeenCalledWith({ body: { exerciseId: 11 } });
    expect(await screen.findByText('Komma før at ligger igen under Tildelte lektier')).toBeTruthy();
  });

  it('says why a task cannot be given back', async () => {
    const user = userEvent.setup();
    open();
    api.drop.mockRejectedValue(
      new ApiProblem(409, { code: 'already-handed-in', message: 'Opgaven er allerede afleveret.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Fjern Komma før at fra dine opgaver' }));
    expect(await screen.findByText('Opgaven er allerede afleveret.')).toBeTruthy();
  });

  it('a task that is given and not begun is to be begun, here as under Tildelte lektier', async () => {
    const given = { ...done, homeworkId: 74, isFree: false, state: 'assigned' as const, result: null };
    api.list.mockResolvedValue({ exercises: [exercise(14, 'Ny prøve', given)], total: 1, pages: 1 });
    open();
    const row = within((await screen.findByText('Ny prøve')).closest('li') as HTMLElement);
    expect(row.getByText('Ligger klar')).toBeTruthy();
    expect(row.getByRole('button', { name: 'Begynd på Ny prøve' })).toBeTruthy();
  });

  it('shows where the own tasks stand: gone on with, done again, or read where the teacher gave it', async () => {
    open();
    const row = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);
    expect((await row('Komma før at')).getByRole('button', { name: 'Fortsæt Komma før at' })).toBeTruthy();
    expect((await row('Ledsætninger')).getByText('80 % rigtige')).toBeTruthy();
    expect((await row('Ledsætninger')).getByRole('button', { name: 'Prøv Ledsætninger igen' })).toBeTruthy();
    const given = await row('Kommaprøve');
    expect(given.getByText('Fra din lærer')).toBeTruthy();
    expect(given.getByRole('link', { name: 'Se svarene i Kommaprøve' }).getAttribute('href')).toBe(
      '/exercise/page/13/1?homeworkId=73',
    );
  });

  it('shows more on demand', async () => {
    api.list.mockImplementation(async ({ query }) => ({
      exercises: [query?.page === 2 ? exercise(20, 'Den sidste') : exercise(10, 'Den første')],
      total: 2,
      pages: 2,
    }));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
    expect(await screen.findByText('Den sidste')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  });

  it('PD-10: says so where the class does not let its pupils choose', async () => {
    api.courses.mockResolvedValue([]);
    open();
    expect(await screen.findByRole('heading', { name: 'Din klasse har ingen frie opgaver' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gå til Tildelte lektier' }).getAttribute('href')).toBe('/lektier');
  });

  it('tells why an exercise could not be taken, and stays', async () => {
    api.take.mockRejectedValue(
      new ApiProblem(409, { code: 'already-handed-in', message: 'Opgaven er allerede afleveret.' }),
    );
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Begynd på Komma før men' }));
    expect(await screen.findByText('Opgaven er allerede afleveret.')).toBeTruthy();
    expect(address()).toBe('/frie-opgaver');
  });

  it('shows what went wrong, and tries again', async () => {
    api.list.mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Komma før men')).toBeTruthy();
  });
});

describe('PD-10: the teacher’s switch', () => {
  it('takes effect at once and can be undone', async () => {
    const save = vi
      .spyOn(client, 'allowFreeExercises')
      .mockImplementation(async ({ body }) => ({ squadId: 1, freeExercises: body.freeExercises }));
    const user = userEvent.setup();
    showAsPupil(<SquadFreeExercises squad={squad(false)} />);
    await user.click(screen.getByRole('switch', { name: 'Frie opgaver' }));
    expect(save).toHaveBeenCalledWith({ params: { s: 1 }, body: { freeExercises: true } });
    await screen.findByText('Eleverne i 7.A kan nu selv vælge opgaver');
    toastStore.read()[0]?.clickCallback?.();
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ params: { s: 1 }, body: { freeExercises: false } }));
  });
});
