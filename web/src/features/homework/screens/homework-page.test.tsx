import { ApiProblem, type Homework } from '@ordklar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { setActiveCourse } from '../../../lib/storage/active.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { at, sampleHomework } from '../testing/sample-homework.ts';
import HomeworkPage from './homework-page.tsx';

const now = at('2026-11-21T09:00:00Z');
const pageOf = (homework: Homework[], total = homework.length, pages = 1) => ({ homework, total, pages });
const spies = () => ({ open: vi.spyOn(client, 'assignedHomework'), finished: vi.spyOn(client, 'completedHomework') });
let { open, finished } = spies();

const late = sampleHomework({ homeworkId: 1, title: 'Brev', deadline: at('2026-11-19T19:00:00Z'), isLate: true });
const today = sampleHomework({ homeworkId: 2, title: 'Digt', deadline: at('2026-11-21T19:00:00Z'), state: 'started' });
const correcting = sampleHomework({
  homeworkId: 3,
  title: 'Rejsen',
  deadline: null,
  isSelfCorrection: true,
  parentId: 8,
});
const done = (over: Partial<Homework>) =>
  sampleHomework({ state: 'handed-in', exerciseProgressId: 70, completed: now - 86_400, ...over });

describe('Tildelte lektier', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: now * 1000, shouldAdvanceTime: true });
    ({ open, finished } = spies());
    open.mockResolvedValue(pageOf([late, today, correcting]));
    finished.mockResolvedValue(pageOf([]));
    vi.spyOn(client, 'tree').mockReturnValue(new Promise(() => undefined));
  });

  it('TXT-96 SHELL-23 TXT-102 lists open tasks by deadline, late ones first, each with its deadline in words', async () => {
    showAsPupil(<HomeworkPage />, '/lektier');
    const groups = await within(screen.getByRole('main')).findAllByRole('region');
    expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'For sent du kan stadig aflevere',
      'I dag inden kl. 20.00',
      'Uden frist ',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Tildelte lektier' })).toBeTruthy();
    expect(within(groups[1]).getByText('I dag kl. 20.00')).toBeTruthy();
    expect(screen.getByText(/Lørdag 21. nov. Du har tre opgaver foran dig./)).toBeTruthy();
  });

  it('HW-17 HAND-21 a task is begun, or gone on with, at its own address', async () => {
    showAsPupil(<HomeworkPage />, '/lektier');
    const begin = await screen.findByRole('link', { name: 'Begynd på Brev' });
    expect(begin.getAttribute('href')).toBe('/exercise/page/5/1?homeworkId=1');
    expect(screen.getByRole('link', { name: 'Fortsæt Digt' })).toBeTruthy();
  });

  it('HW-19 a task of the pupil’s own choice says so', async () => {
    open.mockResolvedValue(pageOf([sampleHomework({ title: 'Komma før men', deadline: null, isFree: true })]));
    showAsPupil(<HomeworkPage />, '/lektier');
    const row = (await screen.findByRole('heading', { name: 'Komma før men' })).closest('article') as HTMLElement;
    expect(within(row).getByText(/selvvalgt/)).toBeTruthy();
  });

  it('HW-19 a begun task says how many questions are answered, and one without an answer does not', async () => {
    const begun = (title: string, answered: number) =>
      sampleHomework({ title, state: 'started', questions: { answered, of: 10 } });
    open.mockResolvedValue(pageOf([begun('Komma før men', 6), begun('Komma før at', 0)]));
    showAsPupil(<HomeworkPage />, '/lektier');
    const row = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')?.textContent;
    expect(await row('Komma før men')).toContain('6 af 10 spørgsmål');
    expect(await row('Komma før at')).not.toContain('spørgsmål');
  });

  it('TC-21 TXT-51 a text to be corrected is called Ret din opgave', async () => {
    showAsPupil(<HomeworkPage />, '/lektier');
    expect(await screen.findByRole('heading', { name: 'Ret din opgave: Rejsen' })).toBeTruthy();
  });

  it('new feedback stands on top with its beginning, and leads to the text', async () => {
    finished.mockResolvedValue(pageOf([done({ title: 'Min by', state: 'ready', isNew: true })]));
    vi.spyOn(client, 'exerciseResults').mockResolvedValue([
      {
        exerciseProgressId: 70,
        answerEvaluation: { teacher: 'Mette Krogh', evaluation: 'Jeg kan se byen for mig.' },
      },
    ] as never);
    showAsPupil(<HomeworkPage />, '/lektier');
    const notice = await screen.findByRole('region', { name: 'Ny feedback fra Mette Krogh: Min by' });
    expect(within(notice).getByText(/»Jeg kan se byen for mig.«/)).toBeTruthy();
    expect(within(notice).getByRole('link', { name: 'Læs feedback' }).getAttribute('href')).toBe(
      '/resultater/tekst/70',
    );
  });

  it('Afsluttede is folded; opened it tells what waits and what has come back, page by page', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    finished.mockImplementation((call) =>
      Promise.resolve(
        call.query?.page === 2
          ? pageOf([done({ homeworkId: 9, title: 'Gammel' })], 11, 2)
          : pageOf([done({ title: 'Venter' }), done({ homeworkId: 8, title: 'Rettet', state: 'ready' })], 11, 2),
      ),
    );
    showAsPupil(<HomeworkPage />, '/lektier');
    const fold = await screen.findByRole('button', { name: 'Afsluttede (11)' });
    expect(screen.queryByRole('heading', { name: 'Venter' })).toBeNull();
    await user.click(fold);
    expect(await screen.findByText('Venter på din lærer')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Se teksten Rettet' }).getAttribute('href')).toBe('/resultater/tekst/70');
    await user.click(screen.getByRole('button', { name: 'Næste' }));
    expect(await screen.findByRole('heading', { name: 'Gammel' })).toBeTruthy();
    expect(screen.getByText('Side 2 af 2')).toBeTruthy();
  });

  it('HW-13 shows the course that the top bar has chosen, and the way back to all', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    setActiveCourse({ productId: 'teco', title: 'Danske fritekstopgaver' });
    open.mockImplementation((call) => Promise.resolve(pageOf(call.params.id === 'teco' ? [] : [late])));
    showAsPupil(<HomeworkPage />, '/lektier');
    expect(await screen.findByText('Du har ingen opgaver i Danske fritekstopgaver')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vis alle kurser' }));
    expect(await screen.findByRole('heading', { name: 'Brev' })).toBeTruthy();
  });

  it('an address with a course opens with that course', async () => {
    showAsPupil(<HomeworkPage />, '/lektier?kursus=teco');
    await screen.findByRole('heading', { name: 'Brev' });
    await waitFor(() => expect(open.mock.lastCall?.[0].params.id).toBe('teco'));
  });

  it('HW-21 nothing to do is said kindly, a failure honestly with another try, and logged', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open.mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'x' })).mockResolvedValue(pageOf([]));
    showAsPupil(<HomeworkPage />, '/lektier');
    await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(log).toHaveBeenCalledWith('The homework could not be fetched', expect.any(ApiProblem));
    expect(await screen.findByText('Du er færdig med det hele')).toBeTruthy();
  });

  it('while it is on its way, grey rows stand in its place', () => {
    open.mockReturnValue(new Promise(() => undefined));
    showAsPupil(<HomeworkPage />, '/lektier');
    expect(screen.getByRole('status', { name: 'Henter dine opgaver …' })).toBeTruthy();
  });

  it('the tree stands beside the tasks, with the next that will happen in it and the way to it', async () => {
    vi.spyOn(client, 'tree').mockResolvedValue({
      isShown: true,
      leaves: 12,
      next: { leaves: 20, text: 'så springer træet ud' },
      events: [],
      courses: [],
    });
    showAsPupil(<HomeworkPage />, '/lektier');
    expect(await screen.findByRole('img', { name: 'Dit træ har 12 blade' })).toBeTruthy();
    expect(screen.getByText('8 mere, så springer træet ud.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Se dit træ' }).getAttribute('href')).toBe('/trae');
  });
});
