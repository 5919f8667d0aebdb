import type { AnswerResult } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { sampleMark, sampleResult } from '../../results/testing/sample-result.ts';
import { CorrectingMarks } from './correcting-marks.tsx';

const TEXT = 'Hver morgen cykle jeg til skole.';
const show = (over: Partial<AnswerResult>) =>
  showAsPupil(
    <CorrectingMarks plainText={TEXT} answer={sampleResult(over)} draft={null}>
      {null}
    </CorrectingMarks>,
  );
const places = () =>
  within(screen.getByRole('list', { name: 'Steder at rette' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('TC-08 a mark that lies in another is met in the text and not counted among the places', () => {
  show({ corrections: [sampleMark(5, 'morgen cykle'), sampleMark(12, 'cykle'), sampleMark(26, 'skole')] });
  expect(screen.getByText('0 af 2 steder er rettet')).toBeTruthy();
  expect(places()).toEqual(['1', '3']);
  const sheet = screen.getByRole('article', { name: 'Din tekst med din lærers rettelser' });
  expect(within(sheet).getByRole('button', { name: 'Grammatik: cykle' })).toBeTruthy();
});

it('TC-11 of older homework one error on a word is shown, as in the returned text', () => {
  const twice = [sampleMark(12, 'cykle'), sampleMark(12, 'cykle', { id: 'second' })];
  const completed = Date.parse('2023-05-01T08:00:00Z') / 1000;
  show({ corrections: twice, completed, resetAt: null });
  expect(screen.getByText('0 af 1 sted er rettet')).toBeTruthy();
});
