import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeAnswer } from '../testing/make-answer.ts';
import { makeCorrection } from '../testing/make-correction.ts';
import { EditionsCompared } from './editions-compared.tsx';

const FIRST = 'Jeg cykle hjem og sige nej.';
const SECOND = 'Jeg cykler hjem og sige nej.';

it('says how many are fixed, still wrong and new since the edition before, and goes to a mark', async () => {
  const earlier = makeAnswer({
    attempt: 1,
    answers: [{ htmlDescription: `<p>${FIRST}</p>` }],
    corrections: ['cykle', 'sige'].map((word) => makeCorrection(FIRST, word)),
  });
  const select = vi.fn();
  const again = makeCorrection(SECOND, 'sige');
  render(<EditionsCompared earlier={earlier} plainText={SECOND} marks={[again]} onSelect={select} />);
  const region = screen.getByRole('region', { name: 'Siden 1. udgave' });
  expect([...region.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
    '1 rettet',
    '1 stadig forkert',
    '0 nye',
  ]);
  expect(within(region).getByText('cykler')).toBeTruthy();
  await userEvent.click(within(region).getByRole('button', { name: 'sige', hidden: true }));
  expect(select).toHaveBeenCalledWith(again.id);
});
