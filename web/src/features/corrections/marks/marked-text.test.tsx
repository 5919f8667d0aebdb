import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeCorrection } from '../testing/make-correction.ts';
import { MarkedText } from './marked-text.tsx';
import { selectedRange } from './selected-range.ts';

const text = 'Min tur\nJeg spise når jeg kommer, hjem.\nDet var sjov.';
const marks = [
  makeCorrection(text, 'spise', { replacement: 'spiser' }),
  makeCorrection(text, 'spise', { id: 'komma', replacement: 'spise,', types: ['punctuation/comma-start'] }),
  makeCorrection(text, 'sjov', { replacement: 'sjovt', types: ['grammar/gender'], active: false }),
];

it('TC-06 says type, token and replacement of every mark, and shows the specific type on hover', () => {
  render(<MarkedText text={text} marks={marks} selectedId={null} onSelect={vi.fn()} showHidden label="Teksten" />);
  expect(screen.getAllByRole('button').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Grammatik: spise, foreslået rettelse spiser',
    'Tegnsætning: mangler komma efter spise',
    'Grammatik: sjov, foreslået rettelse sjovt, skjult',
  ]);
  expect(screen.getByRole('button', { name: /foreslået rettelse spiser/ }).title).toBe('present-r');
});

it('chooses a mark by mouse, Enter and space, and shows which is chosen', async () => {
  const onSelect = vi.fn();
  const user = userEvent.setup();
  render(<MarkedText text={text} marks={marks} selectedId="komma" onSelect={onSelect} label="Teksten" />);
  const [word, sign] = screen.getAllByRole('button');
  expect(sign?.getAttribute('aria-pressed')).toBe('true');
  await user.click(word);
  word?.focus();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onSelect.mock.calls).toEqual([['e12'], ['e12'], ['e12']]);
});

it('TC-13 takes a press on the edge of the sheet, beside a mark at the end of its line', () => {
  const onSelect = vi.fn();
  render(<MarkedText text={text} marks={marks} selectedId={null} onSelect={onSelect} label="Teksten" />);
  const [word] = screen.getAllByRole('button');
  vi.spyOn(word, 'getClientRects').mockReturnValue([new DOMRect(320, 100, 20, 20)] as unknown as DOMRectList);
  const sheet = screen.getByRole('article', { name: 'Teksten' });
  fireEvent.click(sheet, { clientX: 347, clientY: 110, pointerType: 'touch' });
  expect(onSelect).not.toHaveBeenCalled();
  fireEvent.click(sheet, { clientX: 341, clientY: 110 });
  expect(onSelect.mock.calls).toEqual([['e12']]);
});

it('TC-02 gives a selection as offsets of the text, without the signs that marks put in', () => {
  const { container } = render(
    <MarkedText text={text} marks={marks} selectedId={null} onSelect={vi.fn()} label="Teksten" />,
  );
  const root = container.querySelector('[data-part=text]') as HTMLElement;
  const nodes = [...root.querySelectorAll('p')].map((line) => line.lastChild as Text);
  const range = document.createRange();
  range.setStart(nodes[0], 0);
  range.setEnd(nodes[1], 7);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  const picked = selectedRange(root, text);
  expect(picked && text.slice(picked.offset, picked.offset + picked.length)).toBe('når jeg kommer, hjem.\nDet var');
});

it('draws only what changes when another mark is chosen', () => {
  const props = { text, marks, onSelect: vi.fn(), label: 'Teksten' };
  const { rerender } = render(<MarkedText {...props} selectedId={null} />);
  const [word] = screen.getAllByRole('button');
  rerender(<MarkedText {...props} selectedId="komma" />);
  expect(screen.getAllByRole('button')[0]).toBe(word);
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain('mangler komma');
});
