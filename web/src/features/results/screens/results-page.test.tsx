import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnDevelopment } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import ResultsPage from './results-page.tsx';

const task = (over: object) => ({
  homeworkId: 8,
  exerciseProgressId: 70,
  title: 'Da alt gik galt',
  productId: 'teco',
  kind: 'free-text',
  category: 'Fortællende tekst',
  isSelfCorrection: false,
  state: 'ready',
  isNew: false,
  isLate: false,
  completed: 1_795_000_000,
  resetAt: null,
  grade: null,
  ...over,
});

const development = (over: Partial<OwnDevelopment> = {}): OwnDevelopment => ({
  handedIn: 0,
  texts: 0,
  better: [],
  marked: [],
  errors: [],
  next: null,
  tests: [],
  ...over,
});
const NEXT: NonNullable<OwnDevelopment['next']> = {
  type: 'present-r',
  title: 'Nutids-r',
  description: 'Udsagnsordet står i nutid.',
  explanation: '<p>Sådan kan du selv tjekke</p><p>Sæt »spiser« ind.</p>',
  place: { token: 'køre', replacement: 'kører', sentence: 'Vi køre hjem.' },
  exercises: [
    {
      exerciseId: 44,
      title: 'Nutids-r 1',
      productId: 'gram',
      level: '7. klasse',
      category: 'Udsagnsord',
      estimatedMinutes: 7,
      errorType: { id: 'present-r', title: 'Nutids-r' },
      homeworkId: null,
    },
  ],
};
const MARKED = [
  { exerciseProgressId: 61, title: 'Min sommer', completed: 1_787_000_000, words: 200 },
  { exerciseProgressId: 70, title: 'Læserbrev', completed: 1_795_000_000, words: 100 },
];

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(client, 'ownDevelopment').mockResolvedValue(development());
});

describe('the pupil’s own development', () => {
  beforeEach(() => {
    vi.spyOn(client, 'completedHomework').mockResolvedValue({ homework: [], total: 0, pages: 0 });
  });

  it('RES-04 growth in tenths, with what is new', async () => {
    vi.mocked(client.ownDevelopment).mockResolvedValue(
      development({
        handedIn: 5,
        texts: 2,
        better: [
          {
            categoryId: 3,
            title: 'Stedord',
            productId: 'gram',
            first: { month: '2026-08', correct: 4, of: 10 },
            last: { month: '2026-11', correct: 16, of: 20 },
          },
        ],
      }),
    );
    showAsPupil(<ResultsPage />, '/resultater');
    expect(await screen.findByRole('img', { name: 'Stedord: 8 af 10 blade, fire af dem er nye' })).toBeTruthy();
    expect(screen.getByText(/^August/).textContent).toBe('August 4 af 10');
    expect(screen.getByText('Du har afleveret fem opgaver i dette skoleår, Freja. To af dem er tekster.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d %|gennemsnit|nummer \d/);
  });

  it('RES-05 error types text by text on a hundred words, and the next step', async () => {
    vi.mocked(client.ownDevelopment).mockResolvedValue(
      development({
        marked: MARKED,
        errors: [
          { type: 'present-r', title: 'Nutids-r', categoryId: 'grammar', errors: [4, 3] },
          { type: 'vowel', title: 'Vokaler', categoryId: 'spelling', errors: [2, 0] },
        ],
        next: NEXT,
      }),
    );
    const take = vi.spyOn(client, 'selfAssign').mockResolvedValue({ homeworkId: 9, exerciseId: 44 });
    showAsPupil(<ResultsPage />, '/resultater');
    const table = await screen.findByRole('table');
    const [, verbs, vowels] = within(table).getAllByRole('row');
    expect(
      within(verbs ?? table)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent ?? cell.textContent),
    ).toEqual(['2', '3', 'Dit næste skridt']);
    expect(within(vowels ?? table).getByText('ingen')).toBeTruthy();
    expect(within(vowels ?? table).getByText('Du har den!')).toBeTruthy();
    const step = screen.getByRole('complementary', { name: 'Nutids-r' });
    expect(within(step).getByText('Vi køre hjem.')).toBeTruthy();
    expect(within(step).getByText('Sæt »spiser« ind.')).toBeTruthy();
    await userEvent.click(within(step).getByRole('button', { name: 'Øv i 7 minutter: Nutids-r 1' }));
    expect(take).toHaveBeenCalledWith({ body: { exerciseId: 44 } });
  });

  it('ANS-15 a test in tenths; a hidden result is a sentence, never a blank', async () => {
    const test = { productId: 'grsp', completed: 1_795_000_000, teacherName: 'Mette Krogh' };
    vi.mocked(client.ownDevelopment).mockResolvedValue(
      development({
        tests: [
          { ...test, homeworkId: 5, title: 'Staveprøve 7', result: { correct: 26, of: 40 }, isHidden: false },
          { ...test, homeworkId: 6, title: 'Læseprøve', result: null, isHidden: true },
        ],
      }),
    );
    showAsPupil(<ResultsPage />, '/resultater');
    expect(await screen.findByRole('img', { name: '7 af 10' })).toBeTruthy();
    expect(screen.getByText('26 af 40 rigtige')).toBeTruthy();
    expect(screen.getByText('Mette Krogh viser ikke resultatet endnu.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Se svarene/ })).toHaveLength(1);
  });

  it('where it cannot be fetched what is handed in stands all the same', async () => {
    vi.mocked(client.ownDevelopment).mockRejectedValue(new TypeError('Failed to fetch'));
    vi.mocked(client.completedHomework).mockResolvedValue({ homework: [task({})], total: 1, pages: 1 } as never);
    showAsPupil(<ResultsPage />, '/resultater');
    expect(await screen.findByText(/Vi kunne ikke hente din udvikling/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Se teksten Da alt gik galt' })).toBeTruthy();
  });
});

describe('Resultater', () => {
  it('EVAL-07 lists what is handed in with its state, and the grade only where there is one to see', async () => {
    vi.spyOn(client, 'completedHomework').mockResolvedValue({
      homework: [
        task({ grade: '7' }),
        task({ homeworkId: 9, exerciseProgressId: 71, title: 'Brev', state: 'handed-in', isLate: true }),
      ],
      total: 2,
      pages: 1,
    } as never);
    showAsPupil(<ResultsPage />, '/resultater');
    const [returned, waiting] = await screen.findAllByRole('article');
    expect(within(returned).getByText('Rettet')).toBeTruthy();
    expect(within(returned).getByText('Karakter 7')).toBeTruthy();
    expect(within(waiting).getByText('Venter på din lærer')).toBeTruthy();
    expect(within(waiting).getByText(/for sent/)).toBeTruthy();
    expect(within(waiting).queryByText(/Karakter/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Se teksten Brev' }).getAttribute('href')).toBe('/resultater/tekst/71');
  });

  it('HW-10 a task that is assigned again stands there as it was handed in before', async () => {
    const list = vi.spyOn(client, 'completedHomework').mockResolvedValue({
      homework: [
        task({
          title: 'En eller et?',
          kind: 'items',
          result: { correctAnswers: 7, answerCount: 10, gradeNumber: null },
          resetAt: { date: new Date(1_795_000_600_000).toISOString() },
        }),
        task({ homeworkId: 9, title: 'Afleveret igen', resetAt: { date: new Date(1_794_000_000_000).toISOString() } }),
      ],
      total: 2,
      pages: 1,
    } as never);
    showAsPupil(<ResultsPage />, '/resultater');
    const [again, after] = await screen.findAllByRole('article');
    expect(within(again).getByText('70 % rigtige')).toBeTruthy();
    expect(within(again).getByText('Tildelt igen')).toBeTruthy();
    expect(within(again).getByRole('link', { name: 'Se svarene i En eller et?' }).getAttribute('href')).toBe(
      '/resultater/opgave/8',
    );
    expect(within(after).queryByText('Tildelt igen')).toBeNull();
    expect(list.mock.lastCall?.[0].query?.reopened).toBe('1');
  });

  it('goes on page by page', async () => {
    const list = vi.spyOn(client, 'completedHomework').mockResolvedValue({
      homework: [task({})],
      total: 21,
      pages: 2,
    } as never);
    showAsPupil(<ResultsPage />, '/resultater');
    await userEvent.click(await screen.findByRole('button', { name: 'Næste' }));
    expect(await screen.findByText('Side 2 af 2')).toBeTruthy();
    expect(list.mock.lastCall?.[0].query?.page).toBe(2);
  });

  it('before anything is handed in it says where to begin', async () => {
    vi.spyOn(client, 'completedHomework').mockResolvedValue({ homework: [], total: 0, pages: 0 });
    showAsPupil(<ResultsPage />, '/resultater');
    expect(await screen.findByText('Du har ikke afleveret noget endnu')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Se dine opgaver' })).toBeTruthy();
  });
});
