import type { PlayableItem } from '@ordklar/contract';
import { emptyAnswer, isAnswered } from '@ordklar/exercise-kinds/play';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useItemKeys } from './item-keys.ts';
import { ItemView } from './item-view.tsx';

function Page({ item, onGoOn }: { item: PlayableItem; onGoOn: (value: unknown) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(emptyAnswer(item));
  const [isRead, setRead] = useState(item.kind !== 'read-and-answer');
  useItemKeys(form, { shown: 1, value, isAnswered: isAnswered(item, value) });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRead) onGoOn(value);
        else setRead(true);
      }}
    >
      <div data-part="paper">
        <ItemView
          item={item}
          value={value}
          onChange={setValue}
          isChecked={false}
          feedback={null}
          sound=""
          isRead={isRead}
        />
      </div>
      <button type="submit">{isRead ? 'Tjek svaret' : 'Jeg har læst teksten'}</button>
    </form>
  );
}

/** Puts the item on the page; what is answered when somebody goes on. */
function show(item: PlayableItem) {
  const goneOn = vi.fn<(value: unknown) => void>();
  render(<Page item={item} onGoOn={goneOn} />);
  return goneOn;
}
const focused = () => document.activeElement?.textContent;

it('PD-11: a number chooses an option, Enter goes on', async () => {
  const goneOn = show({ kind: 'choice', question: 'Hvad gør man?', options: ['cykel', 'cykler', 'cyklen'] });
  await userEvent.keyboard('2{Enter}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'cykler' }).checked).toBe(true);
  expect(goneOn).toHaveBeenCalledWith('cykler');
  await userEvent.keyboard('9');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'cykler' }).checked).toBe(true);
});

it('PD-11: numbers that are written in a field choose nothing', async () => {
  show({
    kind: 'read-and-answer',
    title: 'Kagen',
    byline: null,
    text: [{ type: 'paragraph', text: 'Der skal tre æg i.' }],
    mayLookBack: true,
    questions: [
      { kind: 'choice', question: 'Hvor mange æg?', options: ['to', 'tre'] },
      { kind: 'gap-text', parts: ['Der skal ', { hint: null, room: 8 }, ' æg i.'] },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Jeg har læst teksten' }));
  await userEvent.type(screen.getByRole('textbox'), '2');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'tre' }).checked).toBe(false);
});

it('PD-11: Space marks a word, Enter goes on with what is marked', async () => {
  const goneOn = show({ kind: 'mark-words', task: 'Marker udsagnsordet.', words: ['Hunden', 'sover.'] });
  expect(focused()).toBe('Hunden');
  await userEvent.keyboard('{Tab} {Enter}');
  expect(goneOn).toHaveBeenCalledTimes(1);
  expect(goneOn).toHaveBeenCalledWith([1]);
});

it('PD-11: pieces are placed by keys alone; the focus goes on to the next piece and at last to the button', async () => {
  const goneOn = show({ kind: 'order', task: 'Sæt ordene i orden.', pieces: ['svømmer', 'vi', 'i dag'] });
  expect(focused()).toBe('svømmer');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(focused()).toBe('svømmer');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('i dag');
  await userEvent.keyboard(' ');
  expect(focused()).toBe('Tjek svaret');
  await userEvent.keyboard('{Enter}');
  expect(goneOn).toHaveBeenCalledWith(['vi', 'svømmer', 'i dag']);
});

it('PD-11: words are laid in columns by keys alone, and the focus comes to the button', async () => {
  const goneOn = show({
    kind: 'sort-into-columns',
    task: 'En eller et?',
    columns: ['en', 'et'],
    members: ['kat', 'hus'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Læg i »en«' }));
  screen.getByRole('button', { name: 'Læg i »et«' }).focus();
  await userEvent.keyboard(' ');
  expect(focused()).toBe('Tjek svaret');
  await userEvent.keyboard('{Enter}');
  expect(goneOn).toHaveBeenCalledWith([['kat'], ['hus']]);
});

const READING: PlayableItem = {
  kind: 'read-and-answer',
  title: 'Kagen',
  byline: null,
  text: [{ type: 'paragraph', text: 'Der skal tre æg i.' }],
  mayLookBack: true,
  questions: [
    { kind: 'choice', question: 'Hvor mange æg?', options: ['to', 'tre'] },
    { kind: 'gap-text', parts: ['Der skal ', { hint: null, room: 8 }, ' i.'] },
  ],
};

it('PD-11: a reading begins at its text, goes on to its first question, and the text stays at hand', async () => {
  const goneOn = show(READING);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Kagen' }));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'to' }));
  const look = screen.getByRole('button', { name: 'Vis teksten' });
  expect(look.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(look);
  expect(screen.getByRole('button', { name: 'Skjul teksten' }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'tre' }));
  await userEvent.type(screen.getByRole('textbox'), 'æg{Enter}');
  expect(goneOn).toHaveBeenCalledWith(['tre', ['æg']]);
});

it('PD-11: Enter in a filled gap goes to the next that is empty, and on when there is none', async () => {
  const gap = { hint: null, room: 8 };
  const goneOn = show({ kind: 'gap-text', parts: ['Hun ', gap, ' og ', gap, '.'] });
  const [first, second] = screen.getAllByRole('textbox');
  await userEvent.keyboard('løber{Enter}');
  expect(document.activeElement).toBe(second);
  expect(goneOn).not.toHaveBeenCalled();
  await userEvent.keyboard('griner{Enter}');
  expect(goneOn).toHaveBeenCalledWith(['løber', 'griner']);
  expect((first as HTMLInputElement).value).toBe('løber');
});

it('PD-11: Enter in a list does the same', async () => {
  const list = { options: ['en', 'et'] };
  const goneOn = show({ kind: 'gap-list', parts: ['Jeg ser ', list, ' hest og ', list, ' føl.'] });
  const [first, second] = screen.getAllByRole('combobox');
  if (!first || !second) throw new Error('there are no lists');
  await userEvent.selectOptions(first, 'en');
  first.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(second);
  expect(goneOn).not.toHaveBeenCalled();
  await userEvent.selectOptions(second, 'et');
  await userEvent.keyboard('{Enter}');
  expect(goneOn).toHaveBeenCalledTimes(1);
});
