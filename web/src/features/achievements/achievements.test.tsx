import type { Tree } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { showAsPupil } from '../../testing/show-as-pupil.tsx';
import { EarnedNow, OwnTree } from './index.ts';
import TreePage from './screens/tree-page.tsx';
import { seasonOf } from './season.ts';
import { leafPlaces, MOST_LEAVES } from './tree-shape.ts';

const picture = (event: string) => ({ '3x': `/tree/${event}.svg` });
const sample = (leaves: number, over: Partial<Tree> = {}): Tree => ({
  isShown: true,
  leaves,
  next: { leaves: 40, text: 'så kommer der æbler på' },
  events: [
    { event: 'bird', title: 'En fugl flyttede ind', text: '5 opgaver', images: picture('bird'), earned: 1_787_900_000 },
    { event: 'apples', title: 'Æblerne', text: 'Når du når 40 opgaver', images: picture('apples'), earned: null },
  ],
  courses: [
    { courseId: 'gram', title: 'Dansk grammatik', leaves },
    { courseId: 'teco', title: 'Danske fritekstopgaver', leaves: 0 },
  ],
  ...over,
});
const NOVEMBER = Date.UTC(2026, 10, 23);

let tree = vi.spyOn(client, 'tree');
beforeEach(() => {
  tree = vi.spyOn(client, 'tree');
});

describe('Dit træ', () => {
  it('ACH-01 ACH-03 shows what has happened with its picture and day, what can, and the leaves of each course', async () => {
    tree.mockResolvedValue(sample(23));
    showAsPupil(<TreePage />, '/trae');
    const drawing = await screen.findByRole('img', { name: /^Dit træ har 23 blade\. Det er der sket: En fugl/ });
    expect(drawing.querySelector('image')?.getAttribute('href')).toBe('/tree/bird.svg');
    expect(screen.getByText(/17 mere, så kommer der æbler på\./)).toBeTruthy();
    expect(screen.getByRole('img', { name: '23 af 40 blade' })).toBeTruthy();
    const events = screen.getByRole('region', { name: 'Sket i træet' });
    expect(within(events).getByText('1 af 2')).toBeTruthy();
    expect(
      within(events)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['En fugl flyttede ind5 opgaver · 28. aug. 2026', 'ÆblerneNår du når 40 opgaver']);
    const courses = screen.getByRole('region', { name: 'Blade i dine kurser' });
    expect(
      within(courses)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Dansk grammatik 23 blade', 'Danske fritekstopgaver Ikke begyndt endnu']);
  });

  it('begins with what the first task will do', async () => {
    tree.mockResolvedValue(sample(0, { next: { leaves: 1, text: 'så spirer det' }, events: [], courses: [] }));
    showAsPupil(<TreePage />, '/trae');
    expect(await screen.findByText('Din første afleverede opgave giver træet sit første blad.')).toBeTruthy();
    expect(screen.getByText('Når du får opgaver, står dine kurser her.')).toBeTruthy();
  });

  it('ACH-04 switched off it says so, with the way to the switch, and stands nowhere else', async () => {
    tree.mockResolvedValue(sample(0, { isShown: false }));
    showAsPupil(
      <>
        <OwnTree now={NOVEMBER} />
        <TreePage />
      </>,
      '/trae',
    );
    expect(await screen.findByRole('heading', { name: 'Træet er slået fra' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Dit træ' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gå til »Min bruger«' }).getAttribute('href')).toBe('/min-bruger');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('a failure is said, with another try', async () => {
    tree.mockRejectedValueOnce(new Error('net')).mockResolvedValue(sample(1));
    showAsPupil(<TreePage />, '/trae');
    (await screen.findByRole('button', { name: 'Prøv igen' })).click();
    expect(await screen.findByRole('heading', { name: 'Dit træ' })).toBeTruthy();
  });
});

it('ACH-02 after a task its achievement is shown with its picture, and nothing where there is none', async () => {
  const of = vi.spyOn(client, 'achievementOfAttempt').mockImplementation(async ({ params }) =>
    params.id === 7
      ? {
          id: 1,
          type: 'tree-event',
          event: 'bird',
          title: 'En fugl flyttede ind',
          text: '5 opgaver',
          images: picture('bird'),
          earned: 1,
          courseId: 'teco',
        }
      : null,
  );
  showAsPupil(
    <>
      <EarnedNow exerciseProgressId={7} />
      <EarnedNow exerciseProgressId={8} />
    </>,
  );
  const link = await screen.findByRole('link', { name: 'Se dit træ' });
  expect(link.getAttribute('href')).toBe('/trae');
  const [shown, silent] = screen.getAllByRole('status');
  expect(shown?.textContent).toContain('Der er sket noget i dit træ: En fugl flyttede ind');
  expect(shown?.querySelector('img')?.getAttribute('src')).toBe('/tree/bird.svg');
  expect(silent?.textContent).toBe('');
  expect(of).toHaveBeenCalledTimes(2);
});

it('every leaf has a place of its own, at every height of the tree', () => {
  for (const leaves of [0, 5, 10, 20]) {
    const places = leafPlaces(leaves);
    expect(new Set(places.map(({ x, y, turn }) => `${x} ${y} ${turn}`)).size).toBe(places.length);
    expect(places.length).toBeGreaterThanOrEqual(leaves === 20 ? MOST_LEAVES : leaves * 2);
    for (const { x, y } of places) expect(x > 60 && x < 580 && y > 40 && y < 462).toBe(true);
  }
});

it('the leaves have the season of the month', () => {
  expect([0, 2, 6, 10, 11].map(seasonOf)).toEqual(['winter', 'spring', 'summer', 'autumn', 'winter']);
});
