import type { PlayableItem } from '@ordklar/contract';
import { exampleOf, gradeItem, playItem, rightAnswer } from '@ordklar/exercise-kinds/grade';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ProofreadView } from './view.tsx';

const item = exampleOf('proofread');
const page = playItem(item, 1) as Extract<PlayableItem, { kind: 'proofread' }>;

const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

function Page() {
  const [value, setValue] = useState<unknown>(page.text);
  return (
    <form aria-label="Opgaven" onSubmit={onSubmit}>
      <ProofreadView item={page} value={value} onChange={setValue} isChecked={false} feedback={null} />
    </form>
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teksten »Den nye cykel«' });

it('PD-11 a text is corrected where it stands, says how many mistakes there are, and can be begun again', async () => {
  render(<Page />);
  screen.getByText('Der er 5 fejl i teksten.');
  expect(field().value).toBe(page.text);
  expect(field().getAttribute('spellcheck')).toBe('false');
  const startOver = screen.getByRole<HTMLButtonElement>('button', { name: 'Begynd forfra' });
  expect(startOver.disabled).toBe(true);
  await userEvent.type(field(), ' Slut.');
  expect(field().value).toBe(`${page.text} Slut.`);
  await userEvent.click(startOver);
  expect(field().value).toBe(page.text);
});

it('PD-11 Enter checks the text once something is corrected, and is no line break', async () => {
  render(<Page />);
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), ' Slut.{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(field().value).toBe(`${page.text} Slut.`);
});

it('PD-11 once checked, each mistake shows what became of it and why', () => {
  const given = (rightAnswer(item) as string).replace('regner', 'rejner');
  const feedback = { grade: gradeItem(item, given)!, rightAnswer: rightAnswer(item), because: null };
  render(<ProofreadView item={page} value={given} onChange={() => {}} isChecked feedback={feedback} />);
  const lines = screen.getAllByRole('listitem').map((one) => one.textContent.trim());
  expect(lines[0]).toBe('kører rigtigtNutid: »Han spiser«, derfor »han kører«.');
  expect(lines[1]).toBe('rejner regner forkert');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('PD-11 once checked, the text has its mistakes marked in their places, and a needless change is shown as such', () => {
  const given = `${(rightAnswer(item) as string).replace('regner', 'rejner')} x`;
  const feedback = { grade: gradeItem(item, given)!, rightAnswer: rightAnswer(item), because: null };
  render(<ProofreadView item={page} value={given} onChange={() => {}} isChecked feedback={feedback} />);
  const marks = screen.getAllByRole('link');
  expect(marks.map((mark) => mark.textContent)).toContain('rejner2');
  expect(marks.at(-1)?.textContent).toBe('x6');
  expect(marks[1]?.getAttribute('aria-label')).toBe('rejner, nummer 2, forkert');
  const text = marks[0]?.closest('p')?.cloneNode(true) as HTMLElement;
  for (const number of text.querySelectorAll('sup')) number.remove();
  expect(text.textContent).toBe(given);
  const line = document.getElementById(marks.at(-1)?.getAttribute('href')?.slice(1) ?? '');
  expect(line?.textContent).toBe('»x« skal ikke stå her. forkert');
});
