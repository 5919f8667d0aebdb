import type { SpellingErrorTypeResult, TestStepResult } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { TestParts } from './test-parts.tsx';

type Step = TestStepResult & { studentId: number; studentName: string };

const step = (studentId: number, studentName: string, number: number, percent: number, title = ''): Step => ({
  exerciseProgressId: 100 + studentId,
  studentId,
  studentName,
  step: number,
  title,
  percent,
  correctAnswers: 1,
  answerCount: 2,
  grade: null,
  totalWords: null,
  wordsMin: null,
  isTooFast: false,
  time: 60,
});
const spelling = (name: string, label: string, errors: number, possible: number): SpellingErrorTypeResult => ({
  name,
  label,
  errors,
  possible_errors: possible,
  percentage: possible === 0 ? 100 : Math.round((1 - errors / possible) * 100),
  grade: null,
});

function show(steps: Step[], types: SpellingErrorTypeResult[] = []) {
  const calls = {
    steps: vi.spyOn(client, 'testStepsOfLevel').mockResolvedValue(steps),
    types: vi.spyOn(client, 'errorTypesOfLevel').mockResolvedValue({ spelling: types, textCorrection: [] } as never),
  };
  renderInApp(<TestParts ofClass={{ squadId: 1, year: 2026 }} levelId={7} exerciseId={5} onlyLastTry />);
  return calls;
}

it('RES-06 a test stands part by part: pupils by Danish alphabet, parts in order, a part nobody named by its number', async () => {
  const calls = show([step(1, 'Åse', 2, 40), step(1, 'Åse', 1, 90, 'Diktat'), step(2, 'Alma', 1, 55, 'Diktat')]);
  const table = within(await screen.findByRole('table', { name: 'Prøvens dele' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Elev', 'Diktat', 'Del 2']);
  const rows = table.getAllByRole('row').slice(1);
  const shown = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(shown.map(([name]) => name)).toEqual(['Alma', 'Åse']);
  expect(shown[1]?.slice(1)).toEqual(['90', '40']);
  // a part that the pupil did not take is no number
  expect(shown[0]?.[1]).toBe('55');
  expect(shown[0]?.[2]).not.toMatch(/\d/);
  const call = { params: { s: 1, l: 7, y: 2026 }, query: { exerciseId: 5, onlyLastTry: '1' } };
  expect(calls.steps).toHaveBeenCalledWith(expect.objectContaining(call));
  expect(calls.types).toHaveBeenCalledWith(expect.objectContaining(call));
});

it('RES-07 words behind a spelling error type are fetched of these tries when it is opened; a type that no word invites is not there', async () => {
  const words = vi
    .spyOn(client, 'misspelledWords')
    .mockResolvedValue([{ correct_word: 'selvfølgelig', answer_word: 'selføgelig' }]);
  show(
    [step(1, 'Alma', 1, 50), step(1, 'Alma', 2, 50), step(2, 'Bo', 1, 50)],
    [spelling('S01', 'Stumme bogstaver', 3, 12), spelling('S02', 'Dobbeltkonsonant', 0, 0)],
  );
  const summary = await screen.findByText('Stumme bogstaver');
  expect(screen.getByText('3 / 12')).toBeTruthy();
  expect(screen.queryByText('Dobbeltkonsonant')).toBeNull();
  expect(words).not.toHaveBeenCalled();
  const type = summary.closest('details');
  if (!type) throw new Error('a type is to be opened');
  type.open = true;
  const list = within(await screen.findByRole('list', { name: 'Ord med fejltypen Stumme bogstaver' }));
  expect(list.getByRole('listitem').textContent).toBe('selføgelig selvfølgelig');
  expect(words).toHaveBeenCalledWith(
    expect.objectContaining({ body: { exerciseProgressIds: [101, 102], errorType: 'S01' } }),
  );
});

it('RES-07 says that there are no words, and that they could not be fetched', async () => {
  const words = vi.spyOn(client, 'misspelledWords').mockResolvedValue([]);
  show(
    [step(1, 'Alma', 1, 50)],
    [spelling('S01', 'Stumme bogstaver', 1, 2), spelling('S02', 'Dobbeltkonsonant', 1, 2)],
  );
  const open = async (label: string) => {
    const type = (await screen.findByText(label)).closest('details');
    if (type) type.open = true;
  };
  await open('Stumme bogstaver');
  expect(await screen.findByText('Ingen ord at vise.')).toBeTruthy();
  words.mockRejectedValue(new Error('no net'));
  await open('Dobbeltkonsonant');
  expect(await screen.findByText('Ordene kunne ikke hentes.')).toBeTruthy();
});

it('RES-06 what cannot be fetched is said, with another try', async () => {
  vi.spyOn(client, 'errorTypesOfLevel').mockResolvedValue({ spelling: [] } as never);
  const steps = vi.spyOn(client, 'testStepsOfLevel').mockRejectedValue(new Error('no net'));
  renderInApp(<TestParts ofClass={{ squadId: 1, year: 2026 }} levelId={7} exerciseId={5} onlyLastTry={false} />);
  const again = await screen.findByRole('button', { name: 'Prøv igen' });
  steps.mockResolvedValue([step(1, 'Alma', 1, 77)]);
  await userEvent.click(again);
  expect(await screen.findByText('77')).toBeTruthy();
  // a test without spelling has no headline for it
  expect(screen.queryByRole('heading', { name: 'Fejltyper i prøven' })).toBeNull();
});
