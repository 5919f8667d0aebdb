import { ApiProblem } from '@ordklar/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { makeCorrection } from '../corrections/testing/make-correction.ts';
import { OwnText } from './own-text.tsx';

const TEXT = 'Jeg køre hjem. Min hundd er sød.';
const corrections = [
  makeCorrection(TEXT, 'køre', { explanation: 'Her mangler et r.' }),
  makeCorrection(TEXT, 'hundd', {
    replacement: 'hund',
    types: ['spelling/misspelling'],
    explanation: 'Det staves hund.',
  }),
];

const onExample = vi.fn();
beforeEach(() => {
  onExample.mockClear();
  render(<OwnText onExample={onExample} />);
});

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Din tekst' });
const send = (text: string) => {
  fireEvent.change(area(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find fejl' }));
};

it('says that nothing is kept, and has the focus where one writes', () => {
  const hint = document.getElementById(area().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/Højst 200 ord på dansk.*bliver ikke gemt/);
  expect(document.activeElement).toBe(area());
});

it('counts the words, and sends neither nothing nor more than 200', () => {
  const call = vi.spyOn(client, 'markVisitorText');
  send(' ');
  expect(screen.getByRole('alert').textContent).toContain('Skriv eller indsæt en tekst først.');
  send('ord '.repeat(201));
  screen.getByText('201 af 200 ord');
  expect(screen.getByRole('alert').textContent).toContain('Teksten er på 201 ord, og der kan højst være 200.');
  send('a'.repeat(4001));
  expect(screen.getByRole('alert').textContent).toContain('Teksten er for lang.');
  expect(call).not.toHaveBeenCalled();
});

it('shows the marks in one’s own text and explains the chosen one; changing the text keeps it', async () => {
  vi.spyOn(client, 'markVisitorText').mockResolvedValue({ corrections });
  send(TEXT);
  const head = await screen.findByRole('heading', { name: 'Ordklar fandt 2 ting at se på.' });
  expect(document.activeElement).toBe(head);
  screen.getByText('Her mangler et r.');
  fireEvent.click(screen.getByRole('button', { name: 'Næste markering' }));
  screen.getByText('Det staves hund.');
  screen.getByText('2 af 2');
  const sheet = screen.getByRole('article', { name: 'Din tekst med markeringer' });
  fireEvent.click(within(sheet).getByRole('button', { name: /køre/ }));
  screen.getByText('1 af 2');
  fireEvent.click(screen.getByRole('button', { name: 'Ret i teksten' }));
  expect(area().value).toBe(TEXT);
});

it('says so where nothing was found', async () => {
  vi.spyOn(client, 'markVisitorText').mockResolvedValue({ corrections: [] });
  send('Jeg er glad.');
  await screen.findByRole('heading', { name: /fandt ingen fejl/ });
  fireEvent.click(screen.getByRole('button', { name: 'Tilbage til eksemplet' }));
  expect(onExample).toHaveBeenCalledOnce();
});

it('a refusal is said in the server’s words, and the text stands', async () => {
  const message = 'Ordklar er ved at rette elevernes tekster, og de går forud. Prøv igen om lidt.';
  vi.spyOn(client, 'markVisitorText').mockRejectedValue(new ApiProblem(409, { code: 'try-busy', message }));
  send(TEXT);
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(area().value).toBe(TEXT);
});
