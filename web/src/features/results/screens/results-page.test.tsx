import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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
