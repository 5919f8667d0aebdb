import { act, screen, waitFor } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from '../lib/form/typed.ts';
import { useForm } from '../lib/form/use-form.ts';
import { TextField } from '../ui/field.tsx';
import { ALIVE, LATER_ID, startLater } from './start-later.ts';

const sent = vi.fn();

function Sheet() {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const [isMarked, setMarked] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const typed = useTyped({ email: '' });
  const form = useForm({ typed, fields: ['email'] as const, send: () => sent(typed.values.email) });
  useEffect(() => {
    document.dispatchEvent(new Event(ALIVE));
  }, []);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setTimes(times + 1);
        }}
      >
        Menu {times}
      </button>
      <span role="button" tabIndex={0} aria-pressed={isMarked} onKeyDown={() => setMarked(true)}>
        komma
      </span>
      <label>
        <input type="checkbox" checked={agrees} onChange={() => setAgrees(!agrees)} />
        Ja tak
      </label>
      <form {...form.form}>
        <TextField label="E-mail" {...form.field('email')} />
        <button type="submit">Tilmeld</button>
      </form>
      <a href="#blog">Blog</a>
    </>
  );
}

let root: Root;
/** Timers that one another set, one after the other: however busy the machine is, those that were set before have run. */
const ROUNDS = 5;
const alive = async () => {
  act(() => startTransition(() => void (root = hydrateRoot(document.body, <Sheet />))));
  await act(async () => {
    for (let round = 0; round < ROUNDS; round++) await new Promise((resolve) => setTimeout(resolve));
  });
};
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = renderToString(<Sheet />);
  startLater(LATER_ID, ALIVE);
});
afterEach(() => {
  act(() => root.unmount());
  sent.mockReset();
});

it('a button that was pressed before the page listens does it once, as often as it was pressed', async () => {
  const button = screen.getByRole('button', { name: 'Menu 0' });
  button.click();
  button.click();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await alive();
  expect(screen.getByRole('button', { name: 'Menu 1' }).getAttribute('aria-expanded')).toBe('true');
});

it('what was typed stays and counts, and the form is sent that was sent', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'mette@skole.dk';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('button', { name: 'Tilmeld' }).click();
  expect(sent).not.toHaveBeenCalled();
  await alive();
  expect([field.value, sent.mock.calls]).toEqual(['mette@skole.dk', [['mette@skole.dk']]]);
});

it('what is typed and pressed while the page begins to listen counts as it was typed last', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('mette@skole.d');
  document.addEventListener(
    ALIVE,
    () => {
      type('mette@skole.dk');
      screen.getByRole('button', { name: 'Tilmeld' }).click();
    },
    { once: true },
  );
  await alive();
  expect([field.value, sent.mock.calls]).toEqual(['mette@skole.dk', [['mette@skole.dk']]]);
});

it('a key on a mark and a tick in a box are kept, and links work at once', async () => {
  key(screen.getByRole('button', { name: 'komma' }), 'Enter');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  screen.getByText('Ja tak').click();
  const link = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('link').dispatchEvent(link);
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  screen.getByRole('link').dispatchEvent(tab);
  expect([link.defaultPrevented, tab.defaultPrevented]).toEqual([false, false]);
  await alive();
  expect(screen.getByRole('button', { name: 'komma' }).getAttribute('aria-pressed')).toBe('true');
  expect(box.checked).toBe(true);
});

it('asks for its scripts after the first frame', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<template id="${LATER_ID}"><link rel="modulepreload" href="/a.js"></template>`,
  );
  const asked = () => document.head.querySelector('[href="/a.js"]');
  expect(asked()).toBeNull();
  await waitFor(() => expect(asked()).not.toBeNull());
  await alive();
});
