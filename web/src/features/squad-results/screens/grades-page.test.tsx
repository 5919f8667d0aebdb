import type { GradesOfClass } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { schoolYearOf } from '../../../lib/dates/danish-dates.ts';
import { setActiveSquad, setActiveYear } from '../../../lib/storage/active.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { csvOf } from '../export/table-of.ts';
import { gradesSheet, sortedPupils } from '../grades/grades-sheet.ts';
import GradesPage from './grades-page.tsx';

const YEAR = schoolYearOf(Date.now() / 1000);
const at = { homeworkId: 5, exerciseProgressId: 6 };
const GRADES: GradesOfClass = {
  pupils: [
    { id: 1, name: 'Alma Holm', isMember: true, average: 7.3 },
    { id: 2, name: '=Yusuf', isMember: false, average: null },
  ],
  tasks: [
    { exerciseId: 9, title: 'Brev', completed: 1, scale: 'seven' },
    { exerciseId: 10, title: 'Staveprøve', completed: 2, scale: 'test' },
  ],
  grades: [
    { ...at, studentId: 1, exerciseId: 9, grade: '02', isVisible: false },
    { ...at, studentId: 2, exerciseId: 10, grade: '8', isVisible: false },
  ],
};

function show(grades: GradesOfClass | Error) {
  const squad = { id: 1, name: '7.A', kind: 'class', year: YEAR, grade: 7, freeExercises: false };
  vi.spyOn(client, 'currentSquads').mockResolvedValue([squad] as never);
  vi.spyOn(client, 'gradesOfClass').mockImplementation(async () => {
    if (grades instanceof Error) throw grades;
    return grades;
  });
  setActiveSquad({ id: 1, name: '7.A' });
  setActiveYear(YEAR);
  renderInApp(<GradesPage />, { path: '/resultater/karakterer' });
}
afterEach(() => void vi.restoreAllMocks());

it('EVAL-07 RES-08 pupils and their grades, with the mark of those that the pupil does not see', async () => {
  show(GRADES);
  const table = await screen.findByRole('table', { name: 'Karakterer i 7.A' });
  const [, alma, yusuf] = within(table).getAllByRole('row');
  expect(within(alma ?? table).getByText('7,3')).toBeTruthy();
  expect(within(alma ?? table).getByText('ses ikke af eleven')).toBeTruthy();
  const link = within(alma ?? table).getByRole('link', { name: 'Alma Holm, Brev: 02' });
  expect(link.getAttribute('href')).toBe(`/opgaver/retning/1/9/1?aar=${YEAR}`);
  expect(
    within(yusuf ?? table)
      .getByRole('link', { name: '=Yusuf, Staveprøve: 8' })
      .getAttribute('href'),
  ).toBe('/resultater/proeve/5');
  expect(within(yusuf ?? table).queryByText('ses ikke af eleven')).toBeNull();
});

it('are taken along as they are written: »02« stays, and no name becomes a formula', () => {
  expect(csvOf(gradesSheet(GRADES)).split('\r\n')).toEqual([
    '\uFEFFElev;Snit;Brev;Staveprøve (prøve, 0–10)',
    'Alma Holm;7,3;02;',
    "'=Yusuf (ikke i klassen mere);;;8",
    '',
  ]);
});

it('says where there is none, and what failed', async () => {
  show({ ...GRADES, tasks: [], grades: [] });
  expect(await screen.findByText('Ingen karakterer endnu')).toBeTruthy();
});

it('says that they could not be fetched', async () => {
  show(new TypeError('Failed to fetch'));
  expect(await screen.findByText('Karaktererne kunne ikke hentes. Prøv igen om lidt.')).toBeTruthy();
});

it('EVAL-07 are sorted by any column, lowest first and round again; who has none stands last, and the file is the same', async () => {
  const [alma, yusuf] = GRADES.pupils;
  const bo = { id: 3, name: 'Bo', isMember: true, average: -3 };
  const pupils = [alma, bo, yusuf].filter((each) => each !== undefined);
  const sorted = {
    ...GRADES,
    pupils,
    grades: [...GRADES.grades, { ...at, studentId: 3, exerciseId: 9, grade: '-3', isVisible: true }],
  };
  show(sorted);
  const table = await screen.findByRole('table', { name: 'Karakterer i 7.A' });
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.slice(0, 4));
  await userEvent.click(within(table).getByRole('button', { name: 'Brev' }));
  expect(names()).toEqual(['Bo', 'Alma', '=Yus']);
  expect(within(table).getByRole('columnheader', { name: /Brev/ }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(table).getByRole('button', { name: /Brev/ }));
  expect(names()).toEqual(['Alma', 'Bo', '=Yus']);
  await userEvent.click(within(table).getByRole('button', { name: /Snit/ }));
  expect(names()).toEqual(['Bo', 'Alma', '=Yus']);
  expect(sortedPupils(sorted, { by: 'navn', reverse: true }).map(({ id }) => id)).toEqual([2, 3, 1]);
});
